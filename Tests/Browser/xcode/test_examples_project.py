"""Tests that `tessera port` writes the sources of the packages from the project of the examples."""

import json
import subprocess

from programs import ROOT
from xcode_projects import tessera

PROJECT = ROOT / "Examples/Examples.xcodeproj"


def port(folder, *options):
    program = tessera("port", PROJECT, "-o", folder, *options)
    try:
        assert program.wait(300) == 0, program.output
    finally:
        program.end()


def sources(folder):
    return {path.relative_to(folder): path for path in sorted(folder.rglob("*.swift"))}


def test_the_project_has_the_sources_of_the_packages(tmp_path):
    """The project and the packages have the same files. The app's own entry is the only difference in their texts."""
    out, report = tmp_path / "out", tmp_path / "report.json"
    port(out, "--report", report)
    assert json.loads(report.read_text())["findings"] == []
    manifest = (out / "Package.swift").read_text()
    assert '.product(name: "TesseraImages", package: "tessera")' in manifest
    for name, folder in [("Gourmet", "Gourmet"), ("Photos", "Photos"), ("ExampleSupport", "Support")]:
        original = sources(ROOT / "Examples" / folder)
        written = {place.relative_to(folder).with_name(place.name.replace(".ported.", ".")): path
                   for place, path in sources(out / "Sources" / name / "Code").items() if place.parts[0] == folder}
        assert written.keys() == original.keys()
        for place, path in written.items():
            line, text = path.read_text().split("\n", 1)
            assert line == f'#sourceLocation(file: "{original[place]}", line: 1)'
            if place.name == "AppDelegate.swift":
                assert "@main" not in text
            else:
                assert text.rstrip() == original[place].read_text().rstrip(), place
    assert not (out / "Sources/TesseraImages").exists()


def test_nothing_is_written_into_the_project(tmp_path):
    def status():
        return subprocess.run(
            ["git", "-C", ROOT, "status", "--porcelain", "--ignored", "Examples"], capture_output=True, text=True,
            check=True).stdout
    before = status()
    port(tmp_path / "out", "--target", "Photos")
    assert status() == before
