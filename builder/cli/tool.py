"""The name of the program with its version, as it stands on paper."""

from __future__ import annotations

import sys
from pathlib import Path

NAME = "musterpress"
_INSTALLED = ".dist-info"


def tool() -> str:
    """`musterpress 1.0.0`; the name alone where it runs from its source.

    The version is read off the folder that an installation has: importing `importlib.metadata`
    takes as long as drawing the cards.
    """
    for folder in filter(None, sys.path):
        for found in sorted(Path(folder).glob(f"{NAME}-*{_INSTALLED}")):
            return found.name.removesuffix(_INSTALLED).replace("-", " ", 1)
    return NAME
