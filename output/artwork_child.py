"""The process that draws one SVG: standard input to standard output. Run as a script."""

from __future__ import annotations

import sys
from typing import Any


def limit(seconds: int, megabytes: int) -> None:
    """Bounds the time and memory of this process, where the system can."""
    try:
        import resource
    except ImportError:  # not on Windows; the parent still bounds the time
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


class Elsewhere(Exception):
    """The drawing asks for something that is not inside it."""


def refuse(url: str, resource_type: str) -> Any:
    """Fetches what is inside the file, and nothing else."""
    if url.startswith("data:"):
        from cairosvg.url import fetch

        return fetch(url, resource_type)
    raise Elsewhere(f"it wants `{url[:80]}`, and may use only what is inside it")


WHOLE = 3
"""Exit code with a message that says what to do as well."""

FORBIDDEN = {
    "EntitiesForbidden": "this SVG declares entities, which are not read; export it as plain SVG",
    "DTDForbidden": "this SVG has a document type, which is not read; export it as plain SVG",
    "ExternalReferenceForbidden": "this SVG refers to another file; export it as plain SVG",
}


def tell(error: Exception) -> None:
    """Ends the process with what is wrong with the drawing, in words."""
    name = type(error).__name__
    if name in FORBIDDEN:
        sys.stderr.write(FORBIDDEN[name])
        sys.exit(WHOLE)
    if name == "CairoError" or "size is undefined" in str(error) or "NaN" in str(error):
        sys.exit("it says no size that can be drawn; give it a viewBox of its real size")
    if name == "ParseError":
        sys.exit(f"it is not written as SVG is: {error}")
    sys.exit(f"something in it is not understood ({name})")


def main(side: int) -> None:
    """Draws with the longest side of so many pixels."""
    from cairosvg.parser import Tree
    from cairosvg.surface import PNGSurface

    data = sys.stdin.buffer.read()
    root = Tree(bytestring=data, url_fetcher=refuse)
    upright = is_upright(root.get("viewBox"), root.get("width"), root.get("height"))
    size = {"output_height": side} if upright else {"output_width": side}
    drawn = PNGSurface.convert(bytestring=data, url_fetcher=refuse, **size)
    sys.stdout.buffer.write(drawn)


def is_upright(view_box: str | None, width: str | None, height: str | None) -> bool:
    """Whether a drawing is higher than wide, as far as it says so in plain numbers."""
    box = (view_box or "").replace(",", " ").split()
    wide, high = box[2:4] if len(box) == 4 else (width or "", height or "")
    try:
        return float(high.rstrip("pxm")) > float(wide.rstrip("pxm"))
    except ValueError:
        return False


if __name__ == "__main__":
    longest, seconds, megabytes = (int(argument) for argument in sys.argv[1:])
    limit(seconds, megabytes)
    try:
        main(longest)
    except Elsewhere as error:
        sys.exit(str(error))
    except MemoryError:
        sys.exit("it takes too much memory")
    except RecursionError:
        sys.exit("it uses itself, or its groups lie too deep in one another")
    except Exception as error:  # noqa: BLE001 - a stranger's file; the parent needs one line
        tell(error)
