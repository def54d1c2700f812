"""Printer profiles in the user's data folder: read by name, and written."""

from __future__ import annotations

import re
from pathlib import Path

import platformdirs
from pydantic import ValidationError

from output.files import write_file
from output.yaml_text import read_yaml
from schemas.printer import PrinterProfile
from schemas.problems import InputError, Problem
from schemas.yaml.suggest import did_you_mean

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def profile_folder() -> Path:
    """Where the profiles are."""
    return platformdirs.user_data_path("musterpress") / "printers"


def profiles() -> list[str]:
    """The names of the profiles that there are."""
    return sorted(file.stem for file in profile_folder().glob("*.yaml") if file.is_file())


def load_profile(name: str) -> PrinterProfile:
    """A profile by its name. InputError names those that there are, or what is wrong in it."""
    file = profile_folder() / f"{name}.yaml"
    if not _NAME.fullmatch(name) or not file.is_file():
        known = profiles()
        there_are = f"there are: {', '.join(known)}" if known else "there are none yet"
        hint = did_you_mean(name, known) or ";"
        message = f"no such printer profile{hint} {there_are}; `muster calibrate` makes one"
        raise InputError.at(f"--profile {name}", message)
    try:
        return PrinterProfile.model_validate(read_yaml(file))
    except ValidationError as error:
        raise InputError([_problem(str(file), one) for one in error.errors()]) from None


def _problem(where: str, fault: object) -> Problem:
    assert isinstance(fault, dict)
    place = ".".join(map(str, fault["loc"]))
    what_to_do = "mend it, or delete the file and say `muster calibrate` anew"
    return Problem(where, 0, 0, f"{place}: {fault['msg'].lower()}; {what_to_do}")


def save_profile(name: str, profile: PrinterProfile) -> Path:
    """Writes a profile whole, and answers where it is. InputError for a name that is none."""
    if not _NAME.fullmatch(name):
        message = "is no name; use small letters, figures and hyphens, such as home-laser"
        raise InputError.at(f"--profile {name}", message)
    folder = profile_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.yaml"
    write_file(file, _text(profile).encode())
    return file


def _text(profile: PrinterProfile) -> str:
    """The profile as YAML, a line for each value."""
    lines = [
        "# What was measured on the test sheet of `muster calibrate`, in mm.",
        f"format: {profile.format}",
        f"version: {profile.version}",
        f"front: {{x_mm: {profile.front.x_mm:g}, y_mm: {profile.front.y_mm:g}}}",
        f"back: {{x_mm: {profile.back.x_mm:g}, y_mm: {profile.back.y_mm:g}}}",
        f"scale: {{x_mm: {profile.scale.x_mm:g}, y_mm: {profile.scale.y_mm:g}}}",
    ]
    if profile.margin_mm is not None:
        lines.append(f"margin_mm: {profile.margin_mm:g}")
    return "\n".join(lines) + "\n"
