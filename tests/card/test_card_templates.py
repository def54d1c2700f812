"""Templates: one's own come before ours, and compiling ours is done once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2.bccache import Bucket

from output.card import Layout, card_faces, compiled, draw
from output.card.compiled import KeptTemplates
from output.looks import Looks
from tests.card.sample_warbands import levy, warband


def printed(template: str, folder: Path, poker: Layout) -> str:
    """A levy drawn with a template of one's own."""
    (folder / "card").mkdir()
    (folder / "card" / "signal.svg.j2").write_text(template, encoding="utf-8")
    band = warband(levy())
    return card_faces(band.fighters[0], band.system, poker, warband=band, looks=Looks((folder,)))[
        0
    ].svg


def test_an_own_template_comes_before_the_shipped_one(tmp_path: Path, poker: Layout) -> None:
    template = '<svg width="{{ face.width }}">{{ pen.texts(face.header.texts) }}</svg>'
    svg = printed(template, tmp_path, poker)
    assert svg.startswith('<svg width="63.0">')
    assert ">Levy</text>" in svg


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_: tmp_path / "cache")
    draw._environment.cache_clear()
    draw._template.cache_clear()
    yield tmp_path / "cache" / "templates"
    draw._environment.cache_clear()
    draw._template.cache_clear()


def test_a_template_is_compiled_once_and_a_broken_copy_is_made_again(
    kept: Path, poker: Layout
) -> None:
    band = warband(levy())
    first = card_faces(band.fighters[0], band.system, poker)[0].svg
    files = sorted(kept.iterdir())
    assert files
    for broken in (b"", b"broken", files[0].read_bytes()[:40]):
        for file in files:
            file.write_bytes(broken)
        draw._environment.cache_clear()
        draw._template.cache_clear()
        assert card_faces(band.fighters[0], band.system, poker)[0].svg == first


def test_the_templates_used_last_are_kept(
    kept: Path, poker: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    band = warband(levy())
    assert card_faces(band.fighters[0], band.system, poker)[0].svg
    used = sorted(kept.iterdir())
    for file in used:
        os.utime(file, (0, 0))
    for at in range(5):
        (kept / f"other-{at}.template").write_bytes(b"")
        os.utime(kept / f"other-{at}.template", (at + 1, at + 1))
    draw._environment.cache_clear()
    draw._template.cache_clear()
    assert card_faces(band.fighters[0], band.system, poker)[0].svg
    monkeypatch.setattr(compiled, "KEPT", len(used) + 1)
    new = Bucket(draw._environment(), "new", "new")
    new.code = compile("", "new", "exec")
    KeptTemplates().dump_bytecode(new)
    left = {file.name for file in kept.iterdir()}
    assert left >= {file.name for file in used}
    assert len(left) == len(used) + 1


def test_a_folder_that_cannot_be_written_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_: blocked)
    KeptTemplates().dump_bytecode(None)  # type: ignore[arg-type]
