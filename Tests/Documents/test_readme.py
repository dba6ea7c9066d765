"""Compares the structure of README.ja.md with that of README.md."""

import re
from collections import Counter
from itertools import zip_longest

import pytest
from pages import outline, text_of, without_code


def test_the_translation_has_what_the_page_has():
    """Headings, code, links, pictures, lists, tables, names in code and figures must be the same, in the same order."""
    nothing = ("end", "of the page")
    heading = 0
    for one, other in zip_longest(outline("README.md"), outline("README.ja.md"), fillvalue=nothing):
        if one == other:
            heading += one[0] == "heading"
            continue
        name = re.findall(r"(?m)^#+ (.*)$", without_code(text_of("README.md")))[heading - 1]
        pytest.fail(
            f"Under “{name}”, README.md has {brief(one, other)} and README.ja.md has {brief(other, one)}.", pytrace=False)


def brief(one, other):
    """Returns a short text about the things that one part of a page has and the other one has not."""
    sort, value = one
    if sort == other[0] == "code":
        lines = zip_longest(value.split("\n"), other[1].split("\n"), fillvalue="nothing more")
        value = next(line for line, else_line in lines if line != else_line).strip()
    elif isinstance(value, tuple) and sort == other[0]:
        value = list((Counter(value) - Counter(other[1])).elements())
    text = f"{sort}: {value}"
    return text if len(text) < 300 else text[:300] + "…"


def test_the_pages_link_to_each_other():
    assert "](README.ja.md)" in text_of("README.md")
    assert "](README.md)" in text_of("README.ja.md")
