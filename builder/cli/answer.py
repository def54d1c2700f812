"""What a command says to a program: JSON on standard output."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from builder.cli.lines import json_as_seen


def say_json(data: Any) -> None:
    """Prints plain data as JSON, one key a line; on a terminal nothing of it stays unseen."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    click.echo(json_as_seen(text) if sys.stdout.isatty() else text)
