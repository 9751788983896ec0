"""Measurements, never tests: machines are noisy, so ratios of one run are what counts."""
