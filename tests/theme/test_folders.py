"""Where looks are found: what is given by hand comes before the user's own, and that before ours."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from output import own_files
from output.card import card_faces, load_layout
from output.card.strangers import unreadable
from output.card.themes import known_themes, load_theme
from output.looks import SHIPPED, VARIABLE, Looks, found_looks, shipped
from output.text import FontSet
from schemas.problems import InputError
from tests.card.sample_warbands import levy, warband


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder of looks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(VARIABLE, raising=False)
    folder = tmp_path / "data" / "musterpress" / "templates"
    folder.mkdir(parents=True)
    return folder


def theme(folder: Path, name: str, called: str) -> Path:
    """Writes a theme that is like Signal into a folder of looks."""
    (folder / "themes").mkdir(parents=True, exist_ok=True)
    (folder / "themes" / f"{name}.yaml").write_text(f"like: signal\nname: {called}\n", "utf-8")
    return folder


def test_who_has_nothing_of_ones_own_gets_ours(data: Path) -> None:
    assert found_looks() == SHIPPED
    assert SHIPPED.places("themes") == [shipped() / "themes"]


def test_the_first_folder_that_has_a_name_gives_it(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme(data, "signal", "Of my folder")
    theme(data, "vesper", "Of my folder")
    theme(data, "broadside", "Of my folder")
    monkeypatch.setenv(VARIABLE, str(theme(tmp_path / "club", "signal", "Of the club")))
    theme(tmp_path / "club", "vesper", "Of the club")
    looks = found_looks(theme(tmp_path / "given", "signal", "Given"))
    named = {name: load_theme(name, looks).name for name in ("signal", "vesper", "broadside")}
    assert named == {"signal": "Given", "vesper": "Of the club", "broadside": "Of my folder"}
    assert load_theme("dispatch", looks).name == "Dispatch"
    assert load_theme("signal", found_looks()).name == "Of the club"


def test_a_folder_of_folders_of_looks_will_do(data: Path) -> None:
    theme(data / "grim", "grim", "Grim")
    theme(data / "bright", "bright", "Bright")
    assert {"grim", "bright", "signal"} <= set(known_themes(found_looks()))


def test_a_given_folder_without_looks_is_refused(data: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match="none of themes/, layouts/"):
        found_looks(tmp_path / "empty")
    with pytest.raises(InputError, match="no such folder"):
        found_looks(tmp_path / "nowhere")


def test_a_card_size_and_a_drawing_are_found_as_a_theme_is(data: Path) -> None:
    (data / "layouts").mkdir()
    (data / "layouts" / "wide.yaml").write_text("like: poker\nwidth_mm: 80\n", "utf-8")
    (data / "card").mkdir()
    (data / "card" / "signal.svg.j2").write_text('<rect width="1" height="1"/>', "utf-8")
    looks, band = found_looks(), warband(levy())
    (face,) = card_faces(band.fighters[0], band.system, load_layout("wide", looks), looks=looks)
    assert face.drawing.width_mm == 80
    assert len(face.drawing.items) == 1


def test_a_font_of_ones_own_is_used_by_a_theme(data: Path) -> None:
    (data / "fonts").mkdir()
    shutil.copy(shipped() / "fonts" / "NotoSans-700.ttf", data / "fonts" / "mine.ttf")
    looks = found_looks()
    assert looks.fonts.font("Noto Sans", 700).file == data / "fonts" / "mine.ttf"
    assert SHIPPED.fonts.font("Noto Sans", 700).file != data / "fonts" / "mine.ttf"


def test_of_fonts_that_are_called_the_same_the_first_folders_is_used(tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name / "fonts").mkdir(parents=True)
        shutil.copy(shipped() / "fonts" / "NotoSans-400.ttf", tmp_path / name / "fonts")
    looks = Looks((tmp_path / "first", tmp_path / "second"))
    assert looks.fonts.font("Noto Sans").file.is_relative_to(tmp_path / "first")


def test_every_file_that_is_no_usable_font_is_named(data: Path) -> None:
    (data / "fonts").mkdir()
    (data / "fonts" / "a.ttf").write_text("no font", "utf-8")
    (data / "fonts" / "b.otf").write_bytes(b"OTTO")
    (data / "fonts" / "notes.txt").write_text("kept", "utf-8")
    with pytest.raises(InputError) as error:
        assert isinstance(found_looks().fonts, FontSet)
    assert [Path(one.file).name for one in error.value.problems] == ["a.ttf", "b.otf"]
    assert all("use a static .ttf" in one.message for one in error.value.problems)


def test_our_drawings_run_as_ours_where_those_of_ones_own_have_nothing_to_do_with_them(
    data: Path,
) -> None:
    theme(data / "grim", "grim", "Grim")
    (data / "grim" / "card").mkdir()
    (data / "grim" / "card" / "grim.svg.j2").write_text("", "utf-8")
    looks = found_looks()
    assert looks.draws("grim")
    assert not looks.draws("vesper")
    for ours in ("signal.svg.j2", "parts/footer.svg.j2"):
        file = data / "grim" / "card" / ours
        file.parent.mkdir(exist_ok=True)
        file.write_text("", "utf-8")
        assert found_looks().draws("vesper")
        file.unlink()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_what_has_no_end_is_no_theme_drawing_or_font(tmp_path: Path) -> None:
    theme(tmp_path, "grim", "Grim")
    for kind, ending in (("themes", ".yaml"), ("card", ".svg.j2"), ("fonts", ".ttf")):
        (tmp_path / kind).mkdir(exist_ok=True)
        os.mkfifo(tmp_path / kind / f"endless{ending}")
    looks = found_looks(tmp_path)
    assert load_theme("grim", looks).name == "Grim"
    assert looks.fonts is SHIPPED.fonts
    assert list(unreadable(looks)) == []
    with pytest.raises(InputError, match=r"endless\.yaml: is no file"):
        load_theme("endless", looks)


def test_a_disk_that_a_link_makes_a_folder_of_drawings_is_not_searched(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_files, "MOST_FILES", 20)
    disk, given = tmp_path / "disk", tmp_path / "given"
    for name in range(21):
        (disk / str(name)).mkdir(parents=True)
    given.mkdir()
    (given / "card").symlink_to(disk)
    with pytest.raises(InputError, match="card: has more than 20 files in it"):
        found_looks(given)


def test_a_link_round_in_circles_within_a_folder_of_looks_is_not_followed(
    data: Path, tmp_path: Path
) -> None:
    theme(tmp_path / "given", "grim", "Grim")
    (tmp_path / "given" / "card").mkdir()
    (tmp_path / "given" / "card" / "again").symlink_to(tmp_path / "given")
    assert load_theme("grim", found_looks(tmp_path / "given")).name == "Grim"
