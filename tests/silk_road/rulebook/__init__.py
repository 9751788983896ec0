"""One test for each worked example (R-nn) and each ruling (B-nn)."""
