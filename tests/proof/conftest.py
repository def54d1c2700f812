"""The player of the command line prints here too."""

from tests.cli.conftest import player

__all__ = ["player"]
