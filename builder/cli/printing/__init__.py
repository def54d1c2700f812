"""What `muster print` does: from flags to parts, from parts to files."""
