"""Fonts for the tests of text."""

from __future__ import annotations

import pytest

from output.text import Faces, Font, FontSet, default_fonts


@pytest.fixture(scope="session")
def fonts() -> FontSet:
    return default_fonts()


@pytest.fixture(scope="session")
def body(fonts: FontSet) -> Font:
    return fonts.font("Barlow Semi Condensed", 400)


@pytest.fixture(scope="session")
def noto(fonts: FontSet) -> Font:
    return fonts.font("Noto Sans", 400)


@pytest.fixture(scope="session")
def faces(fonts: FontSet) -> Faces:
    return fonts.faces("Barlow Semi Condensed", 400, 600)
