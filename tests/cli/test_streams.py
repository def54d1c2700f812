"""Standard input and output, pipes, terminals and signals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from builder.cli import progress
from builder.cli.lines import as_seen, one_line, width
from builder.cli.table import columns

ONE = "format: musterpress/roster\nsystem: core-1e\nlimit: {points: 9}\nfighters: [{unit: levy}]\n"
ROOT = Path(__file__).parents[2]
MUSTER = str(Path(sysconfig.get_path("scripts")) / "muster")


def test_a_roster_is_read_from_standard_input(player: Any) -> None:
    assert "5 of 9 points" in player.does("cost", "-", typed=ONE)
    assert "legal" in player.does("check", "-", typed=ONE)


def test_a_fault_on_standard_input_has_its_place_too(player: Any) -> None:
    message = player.is_refused("cost", "-", typed=ONE + "naem: x\n")
    assert "<standard input>:5:1: " in message


def test_an_edit_of_standard_input_goes_to_standard_output(player: Any) -> None:
    result = player.tries("add", "-", "levy", "--name", "Anna", typed=ONE)
    assert result.exit_code == 0
    assert "name: Anna" in result.stdout
    assert "hired Anna" in result.stderr
    assert "Warband: 10 of 9 points" in player.does("cost", "-", typed=result.stdout)


def test_new_and_export_write_to_standard_output(player: Any) -> None:
    text = player.does("new", "core-1e", "-o", "-", "--limit", 9)
    assert "system: core-1e" in text
    assert "Levy" in player.does("export", "-", "--to", "markdown", typed=ONE)
    assert list(player.folder.iterdir()) == []


def test_a_sample_is_copied_through_a_pipe(player: Any) -> None:
    text = player.does("new", "core-1e", "-o", "-", "--from", "border-levy")
    assert "250 of 250" in player.does("cost", "-", typed=text)


def test_there_are_no_colours_in_a_pipe(player: Any) -> None:
    assert "\x1b" not in player.tries("check", "core-1e/border-levy").output


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
@pytest.mark.parametrize(("no_colour", "coloured"), [("", True), ("1", False)])
def test_a_terminal_has_colours_unless_they_are_unwanted(
    player: Any, no_colour: str, coloured: bool
) -> None:
    assert ("\x1b[" in on_terminal("check", "core-1e/border-levy", NO_COLOR=no_colour)) is coloured


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminal")
def test_a_terminal_is_asked_for_the_side_of_a_vehicle(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    said = on_terminal("add", "levy.yaml", "vehicle", "--with", "plate", typed="rear\n")
    assert "Plate at which place of Vehicle" in said
    assert "with: [plate@rear]" in player.reads("levy.yaml")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_a_reader_that_goes_away_is_no_error(player: Any) -> None:
    command = f"{MUSTER} schema catalog | true; echo ${{PIPESTATUS[0]}}"
    shell = subprocess.run(
        ["bash", "-c", command], capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert shell.stderr == ""
    assert shell.stdout.splitlines()[-1] == "141"


SAYING = (
    "--help",
    "check --help",
    "schema roster",
    "show core-1e",
    "cost core-1e/border-levy --json",
    "check core-1e/border-levy",
    "export core-1e/border-levy --to json",
    "print core-1e/border-levy -o -",
)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
@pytest.mark.parametrize("command", SAYING)
def test_an_output_that_takes_no_more_is_said_and_ends_with_code_2(
    player: Any, command: str
) -> None:
    code, said = shell(f"{MUSTER} {command} > /dev/full")
    message = "standard output: not all of it was written: the disk is full; make room"
    assert (code, said) == (2, message)
    assert shell(f"{MUSTER} {command} > /dev/full 2> /dev/full") == (2, "")


@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
@pytest.mark.parametrize("command", [*SAYING, "new core-1e -o new.yaml"])
def test_a_closed_output_is_said_before_anything_is_done(player: Any, command: str) -> None:
    code, said = shell(f"{MUSTER} {command} >&-")
    assert (code, said.split(",")[0]) == (2, "standard output is closed")
    assert list(player.folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
def test_other_closed_streams_do_no_harm(player: Any) -> None:
    assert shell(f"{MUSTER} check core-1e/border-levy 2>&- > /dev/null") == (0, "")
    code, said = shell(f"{MUSTER} cost - <&-")
    assert code == 2
    assert said.startswith("<standard input>:1:1: the file is empty")
    code, said = shell(f"{MUSTER} cost - 0> written")
    assert (code, said) == (2, "<standard input>: cannot be read: bad file descriptor")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_an_interrupt_ends_quietly_with_code_130(player: Any) -> None:
    started = subprocess.Popen(
        [MUSTER, "cost", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A job in the background may ignore it, and hand that down.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert started.stdin is not None
    started.stdin.write(b"#" * 1_000_000)  # more than a pipe holds: done once it reads
    started.stdin.flush()
    started.send_signal(signal.SIGINT)
    out, err = started.communicate(timeout=30)
    assert started.returncode == 130
    assert (out.strip(), err.strip()) == (b"", b"")


def test_progress_is_silent_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(progress.watched("abc", "drawing", 3)) == ["a", "b", "c"]
    assert capsys.readouterr() == ("", "")


def test_progress_on_a_terminal_appears_late_and_is_wiped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    clock = iter([0.0, 0.1, 0.7, 0.75])
    monkeypatch.setattr(progress, "monotonic", lambda: next(clock))
    assert list(progress.watched("abc", "drawing", 3)) == ["a", "b", "c"]
    assert capsys.readouterr().err == "\rdrawing 1 of 3 …\r\x1b[K"


def test_columns_are_aligned_by_the_room_that_letters_take() -> None:
    table = columns([("山田", "1"), ("Anna", "20")], right=(1,))
    assert table == "山田   1\nAnna  20"
    assert [width(text) for text in ("Anna", "山田", "e\u0301", "🐉")] == [4, 4, 1, 2]


def test_control_signs_do_not_reach_a_terminal() -> None:
    assert one_line("one\ntwo\x1b[31m\u2028three") == "one two [31m three"


def test_what_is_not_seen_is_shown_by_its_number() -> None:
    assert one_line("a\u202eb\u2066c\u200bd\ufeff") == "a<U+202E>b<U+2066>c<U+200B>d<U+FEFF>"
    assert one_line("a\U000e0041") == "a<U+E0041>"


@pytest.mark.parametrize(
    "text", ["אבי", "می\u200cخواهم", "👩\u200d🌾", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_what_joins_letters_and_pictures_stays(text: str) -> None:
    assert one_line(text) == text


@pytest.mark.parametrize(
    "command",
    [
        ("check", "{}"),
        ("check", "{}", "core-1e/border-levy"),
        ("cost", "{}"),
        ("explain", "{}"),
        ("fix", "{}", "--repair", "1"),
        ("edit", "{}", "--limit", "30"),
        ("duplicate", "{}", "1", "--to", "other{}"),
        ("remove", "{}", "1"),
        ("undo", "{}"),
        ("print", "{}", "-o", "{}.pdf"),
        ("new", "core-1e", "-o", "new{}"),
        ("catalog", "new", "game{}"),
        ("theme", "new", "theme{}"),
        ("explain", "{}", "who{}"),
    ],
)
def test_neither_a_name_nor_a_file_turns_a_line_round(
    player: Any, command: tuple[str, ...]
) -> None:
    turned = "a\u202eb\u2067c\u200f.yaml"
    player.does("new", "core-1e", "-o", turned, "--name", turned, "--limit", 20)
    player.does("add", turned, "knight", "--name", turned, "--note", turned, "--with", "shield")
    player.does("edit", turned, "1", "--squad", turned)
    said = player.tries(*(word.replace("{}", turned) for word in command))
    assert "U+202E" in said.output
    assert not set(said.output) & {"\u202e", "\u2067", "\u200f"}


def test_a_program_reads_what_is_not_seen_as_it_is(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--name", "a\u202eb")
    player.does("add", "levy.yaml", "levy", "--name", "a\u202eb")
    assert player.asks("cost", "levy.yaml")["fighters"][0]["name"] == "a\u202eb"


@pytest.mark.parametrize("form", ["text", "markdown", "csv"])
def test_an_export_shows_on_a_terminal_what_is_not_seen_and_not_in_a_file(
    player: Any, form: str
) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--name", "a\u202eb", "--limit", 20)
    player.does("add", "levy.yaml", "levy")
    in_file = player.tries("export", "levy.yaml", "--to", form).stdout
    assert "a\u202eb" in in_file
    shown = on_terminal("export", "levy.yaml", "--to", form)
    assert "a<U+202E>b" in shown
    assert "\u202e" not in shown


def test_names_stay_isolated_on_a_terminal() -> None:
    assert as_seen("\u2068שרה\u2069 · 5\r\n\u2067x") == "\u2068שרה\u2069 · 5\n<U+2067>x"


@pytest.mark.parametrize(
    "command", [("export", "levy.yaml", "--to", "json"), ("cost", "levy.yaml", "--json")]
)
def test_json_on_a_terminal_says_the_same_with_nothing_unseen(
    player: Any, command: tuple[str, ...]
) -> None:
    name = "a\u202eb\U000e0041\u061cc🏴\U000e0067\U000e0062\U000e007f"
    player.writes(
        "levy.yaml",
        f"system: core-1e\nlimit: {{points: 5}}\nfighters: [{{unit: levy, name: '{name}'}}]\n",
    )
    shown = on_terminal(*command)
    assert not set(shown) & {"\u202e", "\U000e0041", "\u061c"}
    (levy,) = json.loads(shown[: shown.rindex("}") + 1])["fighters"]
    assert levy["name"] == name


@pytest.mark.parametrize("form", ["text", "markdown", "csv"])
def test_an_export_does_not_steer_a_terminal(player: Any, form: str) -> None:
    name = "Odo\\u001b]0;owned\\u0007 the \\u009b31mRed"
    player.writes(
        "levy.json",
        f'{{"system": "core-1e", "name": "{name}", "notes": "{name}",'
        f' "fighters": [{{"unit": "levy", "name": "{name}", "notes": "{name}"}}]}}',
    )
    said = player.does("export", "levy.json", "--to", form)
    assert "owned" in said
    assert not [sign for sign in said if sign in "\x1b\x07\x9b"]


def shell(command: str) -> tuple[int, str]:
    """How a command line ends, and what it says on standard error."""
    ran = subprocess.run(
        ["sh", "-c", command], stderr=subprocess.PIPE, encoding="utf-8", check=False, timeout=60
    )
    return ran.returncode, ran.stderr.strip()


def on_terminal(*arguments: str, typed: str = "", **more: str) -> str:
    """What a command says to somebody at a terminal."""
    import pty

    child, terminal = pty.fork()
    if child == 0:
        around = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm"}
        os.execve(MUSTER, [MUSTER, *arguments], {**around, **more})
    if typed:
        os.write(terminal, typed.encode())
    said = b""
    while True:
        try:
            part = os.read(terminal, 4096)
        except OSError:  # how Linux says that the other end is closed
            break
        if not part:
            break
        said += part
    os.close(terminal)
    os.waitpid(child, 0)
    return said.decode()
