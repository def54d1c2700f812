"""Warbands to print as roster sheets: samples, and those made by hand for the exports."""

from __future__ import annotations

from tests.export.conftest import free, hostile, tidy

__all__ = ["free", "hostile", "tidy"]
