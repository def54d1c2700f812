"""What is wrong with a template is told with its file, line and column, and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.template.conftest import Draw, Told


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("<g>\n{% if face.width %}\n<rect/>", "3:1: unexpected end of template"),
        ("a\n  {% fro x in y %}{% endfor %}", "2:6: encountered unknown tag `fro`"),
        ("\n {{ fase.width }}", "2:5: there is no `fase`; did you mean `face`?"),
        ("\n {{ face.widht }}", "2:10: `face` has no `widht`; did you mean `width`?"),
        ("\n{{ face.header.tests }}", "2:1: `headerbox` has no `tests`; did you mean `texts`?"),
        ("{{ pen.recct(1) }}", "1:8: `pen` has no `recct`; did you mean `rect`?"),
        ("{{ ink.inc }}", "1:8: `ink` has no `inc`; did you mean `ink`?"),
        ("{{ 1|uppr }}", "1:6: there is no filter `uppr`; did you mean `upper`?"),
        ("{{ 1 is devined }}", "1:9: there is no test `devined`; did you mean `defined`?"),
        ("\n\n{{ 1 / (face.width - face.width) }}", "3:1: this divides by zero"),
        ("{{ pen.rect(1, 2) }}", "1:4: `pen.rect`: missing a required argument: 'width'"),
        ("{{ pen.rect('1', 2, 3, 4, '#123') }}", "1:4: `pen.rect`: x needs a length in mm"),
        ("{{ pen.rect(1, 2, 3, 4, 'blau') }}", "1:26: `blau` is not a colour"),
        ("{% include 'card/parts/haeder.svg.j2' %}", "1:13: there is no template"),
    ],
)
def test_a_mistake_is_told_in_its_line(template: str, said: str, told: Told) -> None:
    (one,) = told(template)
    assert one.startswith(f"signal.svg.j2:{said}")


def test_all_unknown_names_are_told_at_once(told: Told) -> None:
    lines = [line.split(": ")[0] for line in told("{{ fase }}\n{{ pen.recct }}\n{{ face.widht }}")]
    assert lines == ["signal.svg.j2:1:4", "signal.svg.j2:2:8", "signal.svg.j2:3:9"]


def test_markup_outside_the_profile_is_told_at_the_tag_in_the_template(told: Told) -> None:
    template = """{% if face.width %}
<g>
  <rect x="1" widht="3" height="3"/>
  {% for x in range(3) %}
  <recct/><circle r="1" fill="{{ 'blau' }}"/>
  {% endfor %}
</g>
{% endif %}
"""
    assert told(template) == [
        "signal.svg.j2:3:3: `widht` of `<rect>` is not in the SVG profile; did you mean `width`?",
        "signal.svg.j2:5:3: `<recct>` is not in the SVG profile; did you mean `rect`?",
        "signal.svg.j2:5:11: fill: `blau` is not a colour; write it as #RRGGBB",
    ]


@pytest.mark.parametrize(
    ("template", "place"),
    [
        ("<g>\n  <rect>\n</g>", "2:3"),
        ("<g/>\n <rect x=1/>", "2:2"),
        ("<g>\n <g>words</g></g>", "2:2"),
        ("{{ '<rect foo=\"1\"/>'|safe }}", "1:1"),
    ],
)
def test_markup_that_is_not_well_formed_is_told_near_its_tag(
    template: str, place: str, told: Told
) -> None:
    (one,) = told(template)
    assert one.startswith(f"signal.svg.j2:{place}: ")


def test_a_mistake_in_a_part_is_told_there(tmp_path: Path, told: Told) -> None:
    part = "{% macro draw(ink) %}\n{{ ink.nothing }}\n<recct/>{% endmacro %}\n{% macro more() %}{{ face.width }}{% endmacro %}"
    (tmp_path / "card" / "part.svg.j2").write_text(part, encoding="utf-8")
    own = "{% import 'card/part.svg.j2' as part %}\n"
    assert told(own + "{{ part.draw(ink) }}")[0].startswith("part.svg.j2:2:8: `ink` has no")
    part = part.replace(".nothing", ".ink").replace("<recct/>", "")
    (tmp_path / "card" / "part.svg.j2").write_text(part, encoding="utf-8")
    said = told(own + "{{ part.more() }}")[0]
    assert said.startswith("part.svg.j2:4:22: there is no `face` here; a part has what is handed")


def test_what_is_written_says_nothing_of_where_it_is_from(draws: Draw, tmp_path: Path) -> None:
    face = draws('<rect width="{{ face.width }}" height="1"/>')
    assert "<rect width=" in face.svg
    assert str(tmp_path) not in face.svg
