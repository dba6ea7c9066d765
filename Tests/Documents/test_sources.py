"""Tests the functions that the checks of the documents use."""

from pages import rows
from sources import balanced, declares, find_file, imports, parts, swift_functions, targets

import pytest


def test_functions_are_told_apart_by_their_labels():
    code = """
        func apply(_ changes: Changes, map: Map? = nil, then: (Int, Int) -> Void) {}
        mutating func take<T: Hashable>(_ value: T) where T: Sendable {}
        func stop() {}
        init?(parsing data: Data) throws(InvalidEvent) {}
    """
    assert swift_functions(code, "apply") == {"apply(_:map:then:)"}
    assert swift_functions(code, "take") == {"take(_:)"}
    assert swift_functions(code, "stop") == {"stop()"}
    assert swift_functions(code, "init") == {"init(parsing:)"}
    assert swift_functions(code, "go") == set()


def test_arguments_are_split_outside_of_parentheses_and_strings():
    assert parts('a: [1, 2], b: "x, y", c: (Int) -> Void') == ["a: [1, 2]", 'b: "x, y"', "c: (Int) -> Void"]
    assert balanced('f(a, ")", (b)) rest', 1) == 'a, ")", (b)'


def test_imports_are_found_under_their_own_names(tmp_path):
    file = tmp_path / "Screen.swift"
    file.write_text(
        "import UIKit\n@testable import TesseraUI\npublic import struct Foundation.URL\n@_exported import TesseraData\n"
        "// import TesseraWeb\nlet text = \"import TesseraMock\"\n")
    assert imports(file, {"UIKit": "Other"}) == {"Other", "TesseraUI", "Foundation", "TesseraData"}


def test_the_manifest_is_read():
    layout = targets()["TesseraLayout"]
    assert "TesseraGeometry" in layout.dependencies and layout.kind == "target" and not layout.aliases
    photos = targets()["Photos"]
    assert photos.aliases == {"UIKit": "TesseraUI", "Combine": "TesseraCombine"}
    assert photos.folder.parts[-2:] == ("Examples", "Photos")
    assert targets()["PhotosTests"].aliases == photos.aliases


def test_a_name_that_is_nowhere_is_reported():
    with pytest.raises(LookupError):
        find_file("NoSuchFile.swift")
    file = find_file("TesseraDisplay/Wire/Frame.swift")
    assert declares(file, "Frame") and declares(file, "encoded") and declares(file, "frame(_:_:)")
    assert not declares(file, "frame(_:)") and not declares(file, "decoded")


def test_rows_of_tables_have_no_head():
    assert rows("text\n\n| A | B |\n|---|---|\n| `a` | b |\n\nmore") == [["`a`", "b"]]
