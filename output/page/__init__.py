"""Pages: cards laid on sheets of paper."""
