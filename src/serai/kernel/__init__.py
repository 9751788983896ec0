"""What every game here shares: the six words, plain data both ways, chance, and the thin Game around the rules."""
