"""Compares the table of an element's properties with the setters of the page.

If one of them lacks a property, everything compiles and runs, but the property never reaches the page.
"""

import re

import pytest
from sources import ROOT, balanced

SWIFT = (ROOT / "Sources/TesseraDisplay/Scene/NodeProperties.swift").read_text()
SCRIPT = (ROOT / "Sources/TesseraWeb/Client/element.js").read_text()


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
    expect(keys_of_page("order", r"'(\w+)'"), keys().values(), "The list “order” of element.js")
    expect(keys_of_page("setters", r"^  (\w+)[(:]"), keys().values(), "The setters of element.js")
