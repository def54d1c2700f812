"""The work of `muster theme`: what those ask who want a look of their own."""
