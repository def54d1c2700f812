"""Saving: whole or not at all, with the versions before kept, and over nobody else's work."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from builder.roster import RosterDocument, redo, undo
from builder.roster.edits import hire, remove_fighter, set_name
from builder.roster.history import KEPT, History
from builder.roster.save import save
from schemas.problems import InputError
from schemas.roster import RosterFighter

TEXT = "system: core-1e  # ours\nname: One\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "rosters" / "list.yaml"
    path.parent.mkdir()
    path.write_text(TEXT, encoding="utf-8", newline="")
    return path


def rename(path: Path, name: str) -> None:
    document = RosterDocument.open(path)
    document.replace(set_name(document.roster, name)).save()


def name_in(path: Path) -> str | None:
    return RosterDocument.open(path).roster.name


def alone(path: Path) -> bool:
    """Whether nothing stands beside a file, half-written or other."""
    return [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_saved_file_holds_the_change_and_the_rest(path: Path) -> None:
    rename(path, "Two")
    assert path.read_bytes() == TEXT.replace("One", "Two").encode()
    assert alone(path)


def test_a_file_without_changes_is_not_written(path: Path) -> None:
    before = path.stat()
    document = RosterDocument.open(path)
    document.replace(document.roster).save()
    assert path.stat().st_ino == before.st_ino
    assert History.of(path).versions() == []


def test_undo_goes_back_step_by_step_and_redo_forth(path: Path) -> None:
    for name in ("Two", "Three", "Four"):
        rename(path, name)
    seen = []
    for step in (undo, undo, undo, redo, redo, undo):
        step(path)
        seen.append(name_in(path))
    assert seen == ["Three", "Two", "One", "Two", "Three", "Two"]
    assert path.read_text(encoding="utf-8") == TEXT.replace("One", "Two")


def test_there_is_an_end_to_undo_and_redo(path: Path) -> None:
    with pytest.raises(InputError, match=r"list\.yaml: nothing to undo"):
        undo(path)
    rename(path, "Two")
    with pytest.raises(InputError, match="nothing to redo"):
        redo(path)
    undo(path)
    with pytest.raises(InputError, match="nothing to undo"):
        undo(path)
    assert name_in(path) == "One"


def test_a_new_change_ends_what_could_be_redone(path: Path) -> None:
    rename(path, "Two")
    undo(path)
    rename(path, "Three")
    with pytest.raises(InputError, match="nothing to redo"):
        redo(path)


def test_what_was_changed_by_hand_is_not_lost_by_undo(path: Path) -> None:
    rename(path, "Two")
    path.write_text("system: core-1e\nname: By hand\n", encoding="utf-8")
    undo(path)
    assert name_in(path) == "One"
    redo(path)
    assert name_in(path) == "By hand"


def test_undo_passes_over_a_version_that_was_brought_back_by_hand(path: Path) -> None:
    rename(path, "Two")
    rename(path, "Three")
    path.write_text(TEXT.replace("One", "Two"), encoding="utf-8")
    undo(path)
    assert name_in(path) == "One"


def test_a_file_that_was_taken_away_comes_back_by_undo(path: Path) -> None:
    rename(path, "Two")
    path.unlink()
    undo(path)
    assert name_in(path) == "One"


def test_only_so_many_versions_are_kept(path: Path) -> None:
    content = TEXT.encode()
    for number in range(KEPT + 5):
        new = TEXT.replace("One", str(number)).encode()
        save(path, new, expected=content)
        content = new
    versions = History.of(path).versions()
    assert len(versions) == KEPT
    assert versions[-1].read_bytes() == TEXT.replace("One", str(KEPT + 3)).encode()


def test_histories_of_files_of_the_same_name_are_apart(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "list.yaml"
    other.write_text(TEXT, encoding="utf-8")
    rename(path, "Two")
    with pytest.raises(InputError, match="nothing to undo"):
        undo(other)


def test_a_file_changed_since_it_was_read_is_not_written_over(path: Path) -> None:
    mine, yours = RosterDocument.open(path), RosterDocument.open(path)
    yours.replace(set_name(yours.roster, "Yours")).save()
    with pytest.raises(InputError, match="was changed by something else since it was read"):
        mine.replace(set_name(mine.roster, "Mine")).save()
    assert name_in(path) == "Yours"
    assert len(History.of(path).versions()) == 1


def test_a_file_taken_away_since_it_was_read_is_not_made_again(path: Path) -> None:
    document = RosterDocument.open(path)
    path.unlink()
    with pytest.raises(InputError, match="was taken away since it was read"):
        document.replace(set_name(document.roster, "Mine")).save()
    assert not path.exists()


def test_of_many_writers_at_once_one_wins_and_the_others_are_told(path: Path) -> None:
    documents = [RosterDocument.open(path) for _ in range(8)]
    told: list[str] = []

    def write(number: int, document: RosterDocument) -> None:
        try:
            document.replace(set_name(document.roster, f"Number {number}")).save()
        except InputError as error:
            told.append(str(error))

    threads = [threading.Thread(target=write, args=pair) for pair in enumerate(documents)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(told) == 7
    assert (name_in(path) or "").startswith("Number ")


def test_a_new_file_is_not_written_over_another(path: Path) -> None:
    document = RosterDocument.new(path, RosterDocument.open(path).roster)
    with pytest.raises(InputError, match="is there already; choose another name or say --force"):
        document.save()
    document.save(force=True)
    undo(path)
    assert path.read_bytes() == TEXT.encode()


def test_a_new_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    roster = RosterDocument.of_text(TEXT, "x.yaml").roster
    RosterDocument.new(path, roster).save()
    assert path.read_text(encoding="utf-8") == '{\n  "system": "core-1e",\n  "name": "One"\n}\n'


@pytest.mark.skipif(os.name == "nt", reason="rights are of another kind there")
def test_rights_stay(path: Path) -> None:
    path.chmod(0o640)
    rename(path, "Two")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_file_that_is_read_only_is_left_as_it_is_unless_forced(path: Path) -> None:
    rename(path, "Two")
    before = path.read_bytes()
    path.chmod(0o444)
    message = f"{path}: not written: the file is read-only; allow writing it first"
    for way in (lambda: rename(path, "Three"), lambda: undo(path)):
        with pytest.raises(InputError, match=re.escape(message)):
            way()
    assert path.read_bytes() == before
    assert path.stat().st_mode & 0o777 == 0o444
    make_new(path, "Other", force=True)
    assert name_in(path) == "Other"
    path.chmod(0o644)
    undo(path)
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="links need an administrator there")
def test_a_link_stays_a_link_and_both_names_have_one_history(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.yaml"
    link.symlink_to(path)
    rename(link, "Two")
    assert link.is_symlink()
    assert name_in(path) == "Two"
    undo(path)
    assert name_in(link) == "One"


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace", "shutil.copymode"])
def test_a_full_disk_leaves_everything_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr(where, full_disk)
    said = r"list\.yaml: not written: (the version before .* in \S+: )?the disk is full; make room"
    with pytest.raises(InputError, match=said):
        rename(path, "Two")
    monkeypatch.undo()
    assert path.read_bytes() == TEXT.encode()
    assert alone(path)


def test_a_disk_that_fills_up_in_the_middle_leaves_no_half_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    real = os.fsync

    def fail_beside_the_roster(handle: Any) -> None:
        if any(path.parent.glob(".muster-*")):
            full_disk()
        real(handle)

    monkeypatch.setattr("os.fsync", fail_beside_the_roster)
    with pytest.raises(InputError, match="the disk is full"):
        rename(path, "Two")
    assert path.read_bytes() == TEXT.encode()
    assert alone(path)
    assert not [*data_folder.rglob("0*.yaml")]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs a small disk of its own")
def test_a_disk_that_is_really_full_leaves_everything_as_it_was(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no right to mount a disk here")
    try:
        path = disk / "list.yaml"
        path.write_text(TEXT, encoding="utf-8")
        document = RosterDocument.open(path)
        big = document.replace(set_name(document.roster, "x" * 100_000))
        with pytest.raises(InputError, match="the disk is full"):
            big.save()
        assert path.read_text(encoding="utf-8") == TEXT
        assert alone(path)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a folder nobody may write in")
def test_a_folder_that_may_not_be_written_in_is_refused() -> None:
    document = RosterDocument.of_text(TEXT, "/proc/list.yaml", Path("/proc/list.yaml"))
    with pytest.raises(InputError, match=r"/proc/list\.yaml: not written: "):
        document.save()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "list.yaml"
    document = RosterDocument.of_text(TEXT, str(path), path)
    with pytest.raises(InputError, match="its folder is not there; make it first"):
        document.save()


def test_without_a_data_folder_the_versions_are_kept_beside_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setattr("builder.roster.history.user_data_path", lambda app: blocked / app)
    rename(path, "Two")
    undo(path)
    assert name_in(path) == "One"
    assert (path.parent / ".musterpress").is_dir()


def test_a_data_folder_that_nobody_can_make_is_told_beforehand(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path, *_: Any, **__: Any) -> None:
        if "closed" in self.parts:
            raise FileNotFoundError(errno.ENOENT, "No such file or directory", str(self))
        make(self, *_, **__)

    make = Path.mkdir
    monkeypatch.setattr("builder.roster.history.user_data_path", lambda app: Path("/closed") / app)
    monkeypatch.setattr(Path, "mkdir", refused)
    rename(path, "Two")
    assert History.of(path).folder.parent == path.parent / ".musterpress"
    undo(path)
    assert name_in(path) == "One"


def test_where_no_version_can_be_kept_its_folder_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("", encoding="utf-8")
    (path.parent / ".musterpress").write_text("", encoding="utf-8")
    monkeypatch.setattr("builder.roster.history.user_data_path", lambda app: blocked / app)
    said = r"list\.yaml: not written: the version before cannot be kept in \S+\.musterpress\S+: "
    with pytest.raises(InputError, match=said):
        rename(path, "Two")
    assert name_in(path) == "One"


def make_new(path: Path, name: str, *, force: bool = False) -> None:
    """Another roster in a new file at a path."""
    text = TEXT.replace("One", name)
    RosterDocument.of_text(text, str(path), path).save(force=force)


def test_a_new_file_where_another_was_has_a_history_of_its_own(path: Path) -> None:
    rename(path, "Two")
    rename(path, "Three")
    undo(path)
    path.unlink()
    make_new(path, "Other")
    with pytest.raises(InputError, match=r"nothing to undo; .* lay here before .* in \S+former-1"):
        undo(path)
    with pytest.raises(InputError, match="nothing to redo"):
        redo(path)
    rename(path, "Another")
    undo(path)
    assert name_in(path) == "Other"
    (former,) = History.of(path).former()
    assert (former / "0001.yaml").read_text(encoding="utf-8") == TEXT


def test_former_histories_are_told_apart(path: Path) -> None:
    for name in ("Two", "Three", "Four"):
        rename(path, f"{name} changed")
        path.unlink()
        make_new(path, name)
    names = [folder.name for folder in History.of(path).former()]
    assert names == ["former-1", "former-2", "former-3"]


def test_a_file_that_was_written_over_comes_back_by_undo(path: Path) -> None:
    rename(path, "Two")
    make_new(path, "Other", force=True)
    undo(path)
    assert name_in(path) == "Two"
    with pytest.raises(InputError, match="nothing to undo"):
        undo(path)


@pytest.mark.parametrize("force", [False, True])
def test_ids_of_a_file_that_was_there_before_are_free_again(path: Path, force: bool) -> None:
    path.write_text("system: a\nfighters: [{id: levy-8, unit: levy}]\n", encoding="utf-8")
    rename(path, "Two")
    if not force:
        path.unlink()
    make_new(path, "Other", force=force)
    assert RosterDocument.open(path).used_ids() == frozenset()


def test_an_id_is_not_given_again_after_its_fighter_went(path: Path) -> None:
    def used(edit: str) -> str:
        document = RosterDocument.open(path)
        if edit == "hire":
            roster, id_ = hire(document.roster, RosterFighter(unit="levy"), document.used_ids())
        else:
            roster, id_ = remove_fighter(document.roster, edit), edit
        document.replace(roster).save()
        return id_

    path.write_text("system: a\nfighters: [{id: levy, unit: levy}]\n", encoding="utf-8")
    assert [used("levy"), used("hire"), used("levy-2"), used("hire")] == [
        "levy",
        "levy-2",
        "levy-2",
        "levy-3",
    ]


def test_standard_input_is_edited_without_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
    document = RosterDocument.open("-")
    after = document.replace(set_name(document.roster, "Two"))
    after.save()
    assert after.data == TEXT.replace("One", "Two").encode()
    assert after.used_ids() == frozenset()
