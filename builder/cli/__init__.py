"""The front door: the `muster` command. It may import everything, and nobody imports it."""

import os

from builder.cli.app import main, muster

# Looking for plugins of Pydantic reads the metadata of every installed package; we use none.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

__all__ = ["main", "muster"]
