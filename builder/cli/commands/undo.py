"""`muster undo`: takes the last change of a roster file back."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.options import catalogs_option


@click.command("undo", short_help="Bring back the file as it was.")
@click.argument("file", metavar="FILE")
@click.option("--redo", is_flag=True, help="Take the last undo back instead.")
@catalogs_option
def command(file: str, redo: bool, folders: tuple[Path, ...]) -> None:
    """Bring back the file as it was before the last change; again goes further back.

    The last fifty versions of each file are kept in your user data folder, under
    musterpress/backups (on Linux in ~/.local/share), or in .musterpress beside the file where that
    folder cannot be written. In a folder `former-1` there are those of a file that lay at the same
    place before `muster new` made this one.

    \b
    Example:
      muster undo levy.yaml
      muster undo levy.yaml --redo
    """
    from builder.cli.editing import open_for_editing, refuse_sample, tell
    from builder.cli.undoing import told, warband_in
    from builder.roster import save

    refuse_sample(file)
    before = warband_in(file, folders)
    (save.redo if redo else save.undo)(file)
    editing = open_for_editing(file, folders)
    warband = editing.warband()
    tell(editing, told(before, warband, redo), warband)
