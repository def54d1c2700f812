"""Sound catalogs are kept parsed; whatever happens to what is kept never hurts."""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
from pathlib import Path

import platformdirs
import pytest

from builder.catalog import examine as examining
from builder.catalog import load_catalog, stored
from schemas.problems import InputError


def kept() -> list[Path]:
    """The files in the cache folder."""
    return sorted((platformdirs.user_cache_path("musterpress") / "catalogs").glob("*"))


@pytest.fixture
def examinations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Grows by one each time that a folder is read from its own files."""
    done: list[str] = []
    examine = examining.examine

    def counted(*arguments: object) -> object:
        done.append(str(arguments[0]))
        return examine(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(examining, "examine", counted)
    return done


def test_a_second_start_reads_what_the_first_one_kept(
    folder: Path, examinations: list[str]
) -> None:
    first, second = load_catalog(folder), load_catalog(folder)
    assert len(examinations) == 1
    assert len(kept()) == 1
    assert second.data == first.data
    assert second.hash == first.hash
    assert second.place(("limits", 0)) == first.place(("limits", 0))


def test_a_changed_file_is_read_again(folder: Path, examinations: list[str]) -> None:
    load_catalog(folder)
    text = (folder / "game.yaml").read_text()
    (folder / "game.yaml").write_text(text.replace("max: 3", "max: 4"))
    assert load_catalog(folder).data.limits[0].max == 4  # type: ignore[union-attr]
    assert len(examinations) == 2


def test_a_move_of_lines_between_files_is_read_again(folder: Path, examinations: list[str]) -> None:
    load_catalog(folder)
    text = (folder / "game.yaml").read_text()
    head, rest = text[: text.index("weapons:")], text[text.index("weapons:") :]
    (folder / "game.yaml").write_text(head)
    (folder / "weapons.yaml").write_text(rest)
    assert len(examinations) == 1
    assert Path(load_catalog(folder).place(("weapons", "axe"))[0]).name == "weapons.yaml"
    assert len(examinations) == 2


def test_another_version_of_ours_reads_again(
    folder: Path, examinations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load_catalog(folder)
    monkeypatch.setattr(stored, "_code", lambda: "another version")
    load_catalog(folder)
    assert len(examinations) == 2


def test_two_versions_of_ours_read_what_each_has_kept(
    folder: Path, examinations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("one", "another", "one", "another"):
        monkeypatch.setattr(stored, "_code", lambda version=version: version)
        load_catalog(folder)
    assert len(examinations) == len(kept()) == 2


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"units": {}}', b"1e999"])
def test_a_spoilt_file_is_read_past_and_written_anew(
    content: bytes, folder: Path, examinations: list[str]
) -> None:
    first = load_catalog(folder)
    (file,) = kept()
    file.write_bytes(content)
    assert load_catalog(folder).data == first.data
    assert len(examinations) == 2
    load_catalog(folder)
    assert len(examinations) == 2


def test_a_folder_that_cannot_be_written_changes_nothing(
    folder: Path, examinations: list[str]
) -> None:
    cache = platformdirs.user_cache_path("musterpress")
    cache.parent.mkdir(parents=True)
    cache.write_text("a file where the folder would be")
    assert load_catalog(folder).data == load_catalog(folder).data
    assert len(examinations) == 2


def test_a_full_disk_leaves_no_half_written_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pickle.dumps", full)
    assert load_catalog(folder).id == "trial"
    assert kept() == []


def test_a_faulty_catalog_is_not_kept(folder: Path) -> None:
    (folder / "more.yaml").write_text("limits: [{count: unit:gort, max: 3}]")
    for _ in range(2):
        with pytest.raises(InputError):
            load_catalog(folder)
    assert kept() == []


def test_only_so_many_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "KEPT", 3)
    for number in range(6):
        (folder / "more.yaml").write_text(f"# {number}")
        load_catalog(folder)
    assert len(kept()) == 3


def test_a_catalog_in_use_is_not_put_out_by_one_that_is_often_changed(
    folder: Path, tmp_path: Path, examinations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "KEPT", 3)
    used = tmp_path / "used"
    shutil.copytree(folder, used)
    for number in range(6):
        load_catalog(used)
        for file in kept():
            os.utime(file, ns=(0, file.stat().st_mtime_ns - 10**9))  # a second later
        (folder / "more.yaml").write_text(f"# {number}")
        load_catalog(folder)
    assert examinations.count(str(used)) == 1
    assert len(kept()) == 3


def test_a_kept_file_can_hold_data_only(folder: Path, tmp_path: Path) -> None:
    load_catalog(folder)
    (file,) = kept()
    witness = tmp_path / "called"

    class Spite:
        def __reduce__(self) -> tuple[object, tuple[object, ...]]:
            return (Path.touch, (witness,))

    data = pickle.dumps(Spite())
    file.write_bytes(hashlib.sha256(data).digest() + data)
    assert load_catalog(folder).id == "trial"
    assert not witness.exists()
