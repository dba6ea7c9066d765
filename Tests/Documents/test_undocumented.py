"""Tests the check that every public declaration has a documentation comment."""

import json
import subprocess
import sys

from sources import ROOT


def symbol(name, kind="property", text=None, has_location=True):
    """Returns a symbol of a symbol graph."""
    made = {"identifier": {"precise": name}, "kind": {"identifier": f"swift.{kind}"}, "pathComponents": name.split(".")}
    if has_location:
        made["location"] = {"uri": "file:///Dish.swift", "position": {"line": 4, "character": 0}}
    if text is not None:
        made["docComment"] = {"lines": [{"text": text}]}
    return made


def check(folder, symbols, relationships=()):
    """Runs the check over a graph, and returns its exit status and what it prints."""
    (folder / "Dish.symbols.json").write_text(json.dumps({"symbols": symbols, "relationships": list(relationships)}))
    result = subprocess.run(
        [sys.executable, ROOT / "Scripts/undocumented", folder], capture_output=True, text=True, check=False)
    return result.returncode, result.stderr


def test_a_declaration_without_a_comment_is_reported_with_its_line(tmp_path):
    status, output = check(tmp_path, [symbol("Dish", "struct", "A dish."), symbol("Dish.name"), symbol("Dish.id", text=" ")])
    assert status == 1
    assert "/Dish.swift:5: Dish.name\n" in output and "Dish.id" in output and ": Dish\n" not in output


def test_declarations_that_need_no_comment_are_not_reported(tmp_path):
    relationships = [
        {"kind": "conformsTo", "source": "Dish.Keys", "target": "s:s9CodingKeyP"},
        {"kind": "memberOf", "source": "Dish.Keys.name", "target": "Dish.Keys"},
        {"kind": "overrides", "source": "Dish.layout", "target": "View.layout"},
        {"kind": "memberOf", "source": "Dish.hash", "target": "Dish", "sourceOrigin": {"identifier": "Hashable.hash"}},
    ]
    symbols = [
        symbol("Dish.Keys", "enum", "The names in files."), symbol("Dish.Keys.name", "enum.case"), symbol("Dish.layout"),
        symbol("Dish.hash"), symbol("Dish.!=", has_location=False)]
    assert check(tmp_path, symbols, relationships) == (0, "")


def test_folders_without_graphs_are_an_error(tmp_path):
    result = subprocess.run(
        [sys.executable, ROOT / "Scripts/undocumented", tmp_path], capture_output=True, text=True, check=False)
    assert result.returncode != 0
