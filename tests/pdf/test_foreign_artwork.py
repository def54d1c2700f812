"""Strangers' SVG: it fetches nothing, takes little time and memory, and is told in words."""

from __future__ import annotations

import base64
import resource
import socket
import time
from collections.abc import Iterator

import pytest

from output import artwork
from output.artwork import draw_svg


def svg(inner: str, attributes: str = 'viewBox="0 0 10 10"', before: str = "") -> bytes:
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"{before}<svg {spaces} {attributes}>{inner}</svg>".encode()


SQUARE = '<rect width="9" height="9"/>'


@pytest.fixture
def server() -> Iterator[tuple[str, socket.socket]]:
    """The address of something that listens, to see whether anybody comes."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.05)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/a", listening


def asked_by(listening: socket.socket) -> bool:
    try:
        listening.accept()[0].close()
    except TimeoutError:
        return False
    return True


REACHING = {
    "image": '<image href="{}" width="9" height="9"/>',
    "xlink": '<image xlink:href="{}" width="9" height="9"/>',
    "use": '<use href="{}#a"/>',
    "import": '<style>@import "{}";</style>' + SQUARE,
    "import-url": "<style>@import url('{}');</style>" + SQUARE,
    "font": "<style>@font-face{{font-family:x;src:url({})}}</style><text font-family='x'>a</text>",
    "fill": '<rect width="9" height="9" fill="url({}#a)"/>',
    "filter": '<rect width="9" height="9" filter="url({}#a)"/>',
    "mask": '<rect width="9" height="9" mask="url({}#a)"/>',
    "gradient": '<linearGradient id="g" href="{}#h"/><rect width="9" height="9" fill="url(#g)"/>',
    "foreign": '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="{}"/></foreignObject>',
    "include": '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="{}" parse="text"/>',
}  # fmt: skip


@pytest.mark.parametrize("how", REACHING)
def test_artwork_reaches_no_server(how: str, server: tuple[str, socket.socket]) -> None:
    address, listening = server
    draw_svg(svg(REACHING[how].format(address)))
    assert not asked_by(listening)


@pytest.mark.parametrize(
    "before",
    ['<?xml-stylesheet href="{}" type="text/css"?>', '<!DOCTYPE svg SYSTEM "{}">'],
    ids=["stylesheet", "doctype"],
)
def test_what_stands_before_artwork_reaches_no_server(
    before: str, server: tuple[str, socket.socket]
) -> None:
    address, listening = server
    draw_svg(svg(SQUARE, before=before.format(address)))
    assert not asked_by(listening)


def test_a_drawing_within_a_drawing_reaches_no_server(server: tuple[str, socket.socket]) -> None:
    address, listening = server
    inner = base64.b64encode(svg(REACHING["image"].format(address))).decode("ascii")
    data = f"data:image/svg+xml;base64,{inner}"
    said = draw_svg(svg(REACHING["image"].format(data)))
    assert not asked_by(listening)
    assert isinstance(said, str)
    assert "may use only what is inside it" in said


@pytest.mark.parametrize("how", ["image", "xlink", "use", "import"])
def test_artwork_reads_no_file_and_is_told(how: str) -> None:
    said = draw_svg(svg(REACHING[how].format("file:///etc/passwd")))
    assert isinstance(said, str)
    assert "may use only what is inside it" in said


@pytest.mark.parametrize(
    ("attributes", "words"),
    [
        ("", "no size that can be drawn"),
        ('viewBox="0 0 0 0"', "no size that can be drawn"),
        ('width="100%" height="100%"', "no size that can be drawn"),
        ('viewBox="0 0 nan inf"', "no size that can be drawn"),
        ('viewBox="0 0 1 100000"', "no size that can be drawn"),
        ('width="1e9" height="1"', "no size that can be drawn"),
        ('width="1em" height="90000em"', "no size that can be drawn"),
    ],
)
def test_a_size_that_cannot_be_is_told_at_once(attributes: str, words: str) -> None:
    said = draw_svg(svg(SQUARE, attributes))
    assert isinstance(said, str)
    assert words in said


@pytest.mark.parametrize(
    "inner",
    [
        '<g id="a"><use href="#a"/></g><use href="#a"/>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        f'<mask id="m"><g mask="url(#m)">{SQUARE}</g></mask><g mask="url(#m)">{SQUARE}</g>',
        "<g>" * 50_000 + "</g>" * 50_000,
    ],
    ids="itself mutual mask deep".split(),
)
def test_artwork_that_goes_round_is_told(inner: str) -> None:
    said = draw_svg(svg(inner))
    assert isinstance(said, str)
    assert "it uses itself, or its groups lie too deep" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    "inner",
    [
        '<filter id="f">' + "<feFlood/>" * 100_000 + "</filter>"
        + '<rect width="9" height="9" filter="url(#f)"/>' * 300,
        '<path d="M0 0' + "L1 1L2 2" * 300_000 + '"/>',
        '<rect width="9" height="9" opacity=".5"/>' * 60_000,
    ],
    ids="filters path rectangles".split(),
)  # fmt: skip
def test_artwork_that_takes_long_is_stopped(inner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artwork, "SECONDS", 1)
    start = time.monotonic()
    said = draw_svg(svg(inner))
    assert time.monotonic() - start < 20
    assert isinstance(said, str)
    assert "simplify it" in said


def test_artwork_takes_no_more_memory_than_it_may() -> None:
    pixels = base64.b64encode(b"x" * 1000).decode("ascii")
    draw_svg(
        svg(
            '<pattern id="p" width="1e-6" height="1e-6"/><rect width="9" height="9" fill="url(#p)"/>'
        )
    )
    draw_svg(svg(f'<image width="9e9" height="9e9" href="data:image/png;base64,{pixels}"/>'))
    peak_mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    assert peak_mb < artwork.MEGABYTES
