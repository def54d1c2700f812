"""ICC profiles of pictures, each written once."""

from __future__ import annotations

from output.pdf.document import Document, Value
from output.picture_colours import is_srgb

MOST_OF_PROFILE = 4_000_000
_SPACES = {"/DeviceGray": (b"GRAY", 1), "/DeviceRGB": (b"RGB ", 3), "/DeviceCMYK": (b"CMYK", 4)}
_HEAD = 128
"""Bytes of a profile before its table of tags."""


class Profiles:
    """Those of one document."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._written: dict[bytes, Value] = {}

    def space(self, device: Value, profile: bytes) -> Value:
        """The colour space of a picture: that of its profile, or the device's where it has none.

        So for a profile that is of other colours, or of screens, which goes without saying.
        """
        known = _SPACES.get(device)
        if known is None or len(profile) <= _HEAD or profile[36:40] != b"acsp":
            return device
        signature, components = known
        if profile[16:20] != signature or is_srgb(profile):
            return device
        if profile not in self._written:
            keys: dict[str, Value] = {"N": components, "Alternate": device}
            self._written[profile] = self._document.stream(keys, profile)
        return ["/ICCBased", self._written[profile]]
