"""Where catalogs are looked for, and which one is used."""

from __future__ import annotations

import shutil
from pathlib import Path

import platformdirs
import pytest

from builder.catalog import find_catalog, find_sample, load_catalog, systems
from schemas.problems import InputError

MUDLARKS = Path(__file__).parent / "mudlarks"


def own(folder: Path, id_: str, name: str = "Mine") -> Path:
    """A catalog of one's own, with next to nothing in it."""
    folder.mkdir(parents=True)
    (folder / "system.yaml").write_text(f"system: {{id: {id_}, name: {name}, version: 0.1.0}}\n")
    return folder


def said(error: pytest.ExceptionInfo[InputError]) -> str:
    """What a person reads of an error."""
    return str(error.value)


def test_shipped_catalogs_are_found_by_id(shipped: list[str]) -> None:
    assert "core-1e" in shipped
    found = find_catalog("core-1e")
    assert (found.id, found.own, found.hides) == ("core-1e", False, ())
    assert found.name == load_catalog("core-1e").data.system.name


def test_a_folder_is_a_catalog_or_holds_some(tmp_path: Path) -> None:
    one = own(tmp_path / "games" / "one", "one")
    own(tmp_path / "games" / "two", "second")
    (tmp_path / "games" / "notes").mkdir()
    assert {"one", "second"} <= {found.id for found in systems([tmp_path / "games"])}
    assert {"one"} <= {found.id for found in systems([one])}
    assert load_catalog("second", [tmp_path / "games"]).data.system.name == "Mine"


def test_a_path_needs_no_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path / "somewhere", "one")
    monkeypatch.chdir(tmp_path)
    for name in ("./somewhere", "somewhere", tmp_path / "somewhere"):
        assert load_catalog(name).id == "one"
    monkeypatch.chdir(tmp_path / "somewhere")
    assert load_catalog(".").id == "one"


def test_the_users_data_folder_is_looked_at() -> None:
    own(platformdirs.user_data_path("musterpress") / "catalogs" / "mine", "mine")
    assert find_catalog("mine").own


def test_a_variable_names_more_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path / "games" / "one", "one")
    monkeypatch.setenv("MUSTERPRESS_CATALOGS", str(tmp_path / "games"))
    assert find_catalog("one").folder == tmp_path / "games" / "one"


def test_an_own_catalog_stands_in_for_a_shipped_one_with_a_warning(tmp_path: Path) -> None:
    own(tmp_path / "mine", "core-1e", "Club rules")
    catalog = load_catalog("core-1e", [tmp_path])
    assert catalog.data.system.name == "Club rules"
    (warning,) = catalog.warnings
    assert warning.warning
    assert "`core-1e` is used from here" in warning.message
    assert load_catalog("core-1e").warnings == []


def test_a_misspelt_system_is_asked_back() -> None:
    with pytest.raises(InputError) as error:
        load_catalog("core-1")
    assert said(error) == "core-1: no game system `core-1`; did you mean `core-1e`?"


def test_a_system_like_no_other_gets_the_list(shipped: list[str]) -> None:
    with pytest.raises(InputError) as error:
        load_catalog("xyzzy")
    listed = f"there are: {', '.join(shipped)}; a game of your own wants --catalogs DIR"
    assert said(error) == f"xyzzy: no game system `xyzzy`; {listed}"


def test_nothing_is_no_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(own(tmp_path / "here", "here"))
    for name in ("", "/x"):
        with pytest.raises(InputError):
            load_catalog(name)
    with pytest.raises(InputError):
        find_sample("nothing")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        systems([tmp_path / "nowhere"])
    assert said(error).startswith(f"{tmp_path / 'nowhere'}: no such folder")
    with pytest.raises(InputError) as error:
        load_catalog(tmp_path / "nowhere")
    assert said(error).startswith(f"{tmp_path / 'nowhere'}: no such folder")


def test_a_folder_without_a_catalog_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.yaml").write_text("shopping: [paint]")
    with pytest.raises(InputError) as error:
        systems([tmp_path])
    assert "no catalog here" in said(error)


def test_a_catalog_that_cannot_be_read_is_found_by_its_folder(tmp_path: Path) -> None:
    folder = own(tmp_path / "broken", "broken")
    (folder / "system.yaml").write_text("system: {id: [\n")
    assert "broken" in {found.id for found in systems([tmp_path])}
    with pytest.raises(InputError) as error:
        load_catalog("broken", [tmp_path])
    assert said(error).startswith(f"{folder / 'system.yaml'}:2:1: ")


def test_samples_have_an_id_and_their_own_name(tmp_path: Path) -> None:
    folder = shutil.copytree(MUDLARKS, tmp_path / "mudlarks")
    (folder / "samples").mkdir()
    (folder / "samples" / "ada-and-crew.yaml").write_text("system: mudlarks\nname: 'Ada: a crew'\n")
    (folder / "samples" / "the-eels.yaml").write_text("name: [\n")
    catalog = load_catalog("mudlarks", [tmp_path])
    assert catalog.samples() == [("ada-and-crew", "Ada: a crew"), ("the-eels", "The eels")]
    assert catalog.sample("the-eels").read_text() == "name: [\n"
    assert find_sample("mudlarks/ada-and-crew", [tmp_path]).name == "ada-and-crew.yaml"


def test_a_misspelt_sample_is_asked_back() -> None:
    for sample in load_catalog("core-1e").samples():
        assert find_sample(f"core-1e/{sample.id}").is_file()
    with pytest.raises(InputError) as error:
        find_sample("core-1e/border-leyv")
    assert said(error).endswith("no sample `border-leyv` in core-1e; did you mean `border-levy`?")


def test_a_catalog_without_samples_says_so() -> None:
    with pytest.raises(InputError) as error:
        load_catalog(MUDLARKS).sample("any")
    assert said(error) == "mudlarks/any: no sample `any` in mudlarks; it has none"


@pytest.mark.parametrize("name", ["levy.yaml", "system.yaml"])
def test_a_roster_in_a_folder_of_catalogs_does_not_make_the_folder_one(
    tmp_path: Path, name: str
) -> None:
    own(tmp_path / "games" / "one", "one")
    roster = "format: musterpress/roster\nversion: 1\nsystem: one\nfighters: []\n"
    (tmp_path / "games" / name).write_text(roster)
    assert find_catalog("one", [tmp_path / "games"]).folder == tmp_path / "games" / "one"
    (tmp_path / "rosters").mkdir()
    (tmp_path / "rosters" / name).write_text(roster)
    with pytest.raises(InputError, match="no catalog here"):
        find_catalog("one", [tmp_path / "rosters"])


def test_a_game_whose_section_is_not_filled_in_yet_is_one(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "system.yaml").write_text("system:\n")
    assert find_catalog("mine", [tmp_path]).folder == tmp_path / "mine"
