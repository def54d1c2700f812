"""What a command says to a program: JSON on standard output."""

from __future__ import annotations

import json
from typing import Any

import click


def say_json(data: Any) -> None:
    """Prints plain data as JSON, one key a line."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
