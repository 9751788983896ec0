"""Silk Road: the rulebook case by case, and what must hold in every game."""
