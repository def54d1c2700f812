"""Texts in capitals."""

from __future__ import annotations

import pytest

from output.text.capitals import capitals


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Straße 7", "STRASSE 7"),
        ("Żółć Łucja", "ŻÓŁĆ ŁUCJA"),
        ("Ὀδυσσεὺς Λαερτιάδης", "ΟΔΥΣΣΕΥΣ ΛΑΕΡΤΙΑΔΗΣ"),
        ("Ἀχιλλεύς, André", "ΑΧΙΛΛΕΥΣ, ANDRÉ"),
        ("Ραϊσσα", "ΡΑΪΣΣΑ"),
        ("Ґудзь", "ҐУДЗЬ"),
    ],
)
def test_greek_capitals_have_no_accents_and_others_keep_theirs(text: str, said: str) -> None:
    assert capitals(text) == said
