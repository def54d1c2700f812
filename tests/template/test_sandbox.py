"""A stranger's template sees what is on the card, and nothing of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.template.conftest import Draw, Told


@pytest.mark.parametrize(
    "template",
    [
        "{{ face.__class__.__mro__ }}",
        "{{ face['__class__'] }}",
        "{{ face|attr('__class__') }}",
        "{{ [face]|map(attribute='__class__')|list|length }}{{ [face]|map(attribute='__class__')|first }}",
        "{{ ''.__class__ }}",
        "{{ '{0.__class__}'.format(face) }}",
        "{{ pen.text.__globals__ }}",
        "{{ pen._signs }}",
        "{{ cycler.__init__.__globals__.os }}",
        "{{ theme.model_dump() }}",
        "{{ theme.fonts.model_copy() }}",
        "{{ face.header.texts.append(1) }}",
        "{{ face.header.texts[0].font.file.read_text() }}",
        "{{ face.header.texts[0].font.data }}",
        "{{ face.header.texts[0].font.file }}",
        "{{ face.header.texts }}",
        "{% set face.width = 3 %}",
    ],
)
def test_it_looks_at_measures_and_nothing_else(template: str, told: Told) -> None:
    (said,) = told(template)
    assert said.startswith("signal.svg.j2:1:")


@pytest.mark.parametrize(
    "name", ["/etc/passwd", "../../../../etc/passwd", "card/../../secret", "card/link", "secret"]
)
def test_it_reads_no_file_but_templates_in_its_folders(
    name: str, tmp_path: Path, told: Told
) -> None:
    secret = tmp_path.parent / "secret"
    secret.write_text("<text>secret</text>", encoding="utf-8")
    (tmp_path / "card" / "link").symlink_to(secret)
    (said,) = told(f"{{% include '{name}' %}}")
    assert "there is no template" in said or "leads out of its folder" in said


@pytest.mark.parametrize(
    "markup",
    [
        '<image href="http://example.org/a.png" width="1" height="1"/>',
        '<image href="file:///etc/passwd" width="1" height="1"/>',
        '<use href="other.svg#a"/>',
        "<style>@import url(http://example.org/a.css);</style>",
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 63 88">&a;</svg>',
        "<?xml-stylesheet href='http://example.org/a.css'?>",
        "<script>1</script>",
        "<foreignObject/>",
    ],
)
def test_its_markup_fetches_nothing(markup: str, told: Told) -> None:
    assert told(markup)


def test_use_that_repeats_without_end_is_refused(told: Told) -> None:
    shapes = "".join(
        f'<g id="a{at}">' + f'<use href="#a{at + 1}"/>' * 8 + "</g>\n" for at in range(8)
    )
    bomb = f'<defs>{shapes}<g id="a8"><rect width="1" height="1"/></g></defs>\n<use href="#a0"/>'
    assert any("repeats more than 20000 elements" in one for one in told(bomb))
    endless = '<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>'
    assert any("uses itself" in one for one in told(endless))


def test_what_is_allowed_is_enough_to_draw(draws: Draw) -> None:
    template = """
{% macro frame(ink, pen, inset) %}
{{ pen.rect(inset, inset, 10 - 2 * inset, 10, ink.paper, ink.ink, line=0.3) }}
{% endmacro %}
{% set ns = namespace(y=0) %}
{% for text in face.header.texts if text.string|length > 1 %}
{% set ns.y = ns.y + text.size %}
<rect x="{{ loop.index0 }}" y="{{ ns.y|mm }}" width="{{ (2 ** 2)|round(1) }}" height="1" fill="{{ loop.cycle(ink.ink, ink.alert) }}"/>
{% endfor %}
{{ frame(ink, pen, 0.5) }}
{% for name, face_of_type in dict(a=1, b=2).items() %}{{ pen.circle(face_of_type, 1, 1, ink.ink) }}{% endfor %}
{{ pen.texts(face.all_texts()|list) }}
"""
    drawing = draws(template).drawing
    assert len(drawing.items) > 8
