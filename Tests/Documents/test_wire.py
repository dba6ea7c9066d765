"""Compares the table of an element's properties with the setters of the page.

If one of them lacks a property, everything compiles and runs, but the property never reaches the page.
"""

import re

import pytest
from sources import ROOT, balanced

SWIFT = (ROOT / "Sources/TesseraDisplay/Scene/NodeProperties.swift").read_text()
SCRIPT = (ROOT / "Sources/TesseraWeb/Client/scene/element-setters.js").read_text()


def keys():
    """Returns the wire's keys, by the names of the properties in Swift."""
    return {path: key for key, path in re.findall(r'NodeProperty\("(\w+)", \\\.(\w+)\)', SWIFT)}


def keys_of_page(name, pattern):
    """Returns the keys in an array or an object that the page's script declares."""
    start = SCRIPT.index(f"const {name} = ") + len(f"const {name} = ")
    return set(re.findall(pattern, balanced(SCRIPT, start), re.M))


def expect(found, wanted, where):
    """Fails if a list lacks names or has too many."""
    if lacks := sorted(set(wanted) - set(found)):
        pytest.fail(f"{where} lacks {', '.join(lacks)}", pytrace=False)
    if extra := sorted(set(found) - set(wanted)):
        pytest.fail(f"{where} has what the wire has not: {', '.join(extra)}", pytrace=False)


def test_every_property_has_a_row_in_the_table():
    expect(keys(), re.findall(r"(?m)^    (?:@Rare )?public var (\w+): [\w\[\]]+\?$", SWIFT), "NodeProperties.table")


def test_the_page_sets_every_property():
    expect(keys_of_page("setters", r"^  (\w+)[(:]"), keys().values(), "The setters of element-setters.js")


def test_the_page_draws_every_kind_of_control():
    swift = (ROOT / "Sources/TesseraDisplay/Scene/ControlContent.swift").read_text()
    script = (ROOT / "Sources/TesseraWeb/Client/controls/control.js").read_text()
    kinds = re.findall(r"(?m)^        case (\w+)\(\w+Content\)$", swift)
    keys_of_controls = dict(re.findall(r'case (\w+) = "(\w+)"', swift))
    assert len(set(keys_of_controls.values())) == len(keys_of_controls), "Two keys of ControlContent are the same."
    expect(keys_of_controls, {*kinds, *re.findall(r"(?m)^    public var (\w+)[:=  ]", swift)} - {"kind"}, "ControlContent.CodingKeys")
    start = script.index("const kinds = ") + len("const kinds = ")
    drawn = re.findall(r"(\w+): \w+", balanced(script, start))
    expect(drawn, [keys_of_controls[kind] for kind in kinds], "The object “kinds” of control.js")
