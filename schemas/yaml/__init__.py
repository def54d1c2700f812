"""YAML as this project reads it: all scalars are text, and every value knows its place."""

from schemas.yaml.reader import Document, read_yaml

__all__ = ["Document", "read_yaml"]
