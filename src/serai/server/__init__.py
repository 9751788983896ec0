"""The table server: people, bots and clocks around the rules. Imported by `serai serve` and `serai admin` alone."""
