"""Silk Road (2006): a caravan from Chang'An to Antioch, a leader's pawn that is bought and passed on, screens."""
