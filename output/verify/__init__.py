"""A PDF read back: what is where on paper, measured in the file itself, whoever made it."""
