"""The front door: the `muster` command. It may import everything, and nobody imports it."""

from builder.cli.app import main, muster

__all__ = ["main", "muster"]
