"""Compares the package in Fuzzing with its sources: its manifest with their imports, and its harnesses with their corpora.
`Scripts/check-fuzzing` checks the types."""

import re

import pytest
from sources import IMPORT, PROTOCOL_VERSION, ROOT, balanced, parts, without_comments

FUZZING = ROOT / "Fuzzing"
OF_THE_TOOLCHAIN = {"Foundation", "Glibc", "Darwin", "Musl", "Dispatch", "Synchronization"}
"""Modules that need no dependency."""


def dependencies():
    """Returns the names of the targets and products on which each target of the manifest depends, by its name."""
    text, found = without_comments((FUZZING / "Package.swift").read_text()), {}
    for match in re.finditer(r"\.(?:target|executableTarget)\((?=\s*name:)", text):
        body = balanced(text, match.end() - 1)
        listed = re.search(r"dependencies: (\[)", body)
        found[re.search(r'name: "(\w+)"', body)[1]] = {
            re.search(r'"(\w+)"', part)[1] for part in parts(balanced(body, listed.start(1)))} if listed else set()
    return found


def folder_of(target):
    own = FUZZING / "Modules" / target
    return own if own.exists() else FUZZING / "Sources" / target


def sources_of(target):
    """Returns the Swift files of a target, and those below its links."""
    found = []
    for path in [folder_of(target), *folder_of(target).iterdir()]:
        found += [path] if path.suffix == ".swift" else path.resolve().rglob("*.swift")
    return found


@pytest.mark.parametrize("target", dependencies())
def test_a_module_depends_on_what_its_sources_import(target):
    imported = {name for file in sources_of(target) for name in IMPORT.findall(file.read_text())}
    missing = imported - dependencies()[target] - OF_THE_TOOLCHAIN
    assert not missing, f"The target {target} of Fuzzing/Package.swift lacks dependencies: {', '.join(sorted(missing))}"


def test_all_links_lead_to_sources():
    broken = [path for path in (FUZZING / "Modules").rglob("*") if path.is_symlink() and not path.exists()]
    assert not broken, f"These links lead nowhere: {', '.join(str(path.relative_to(ROOT)) for path in broken)}"


def test_the_hello_of_the_corpus_has_the_present_version():
    # The rest of another version's hello is not read, so that nothing would be tried with it.
    hello = (FUZZING / "Corpora" / "events" / "hello.json").read_text()
    assert re.search(r'"version": (\d+)', hello)[1] == PROTOCOL_VERSION


def harnesses():
    text = (FUZZING / "Sources" / "Fuzz" / "Harness.swift").read_text()
    return set(re.findall(r'"(\w+)": \{ Harness\.run', text))


def test_each_harness_has_a_corpus():
    assert harnesses() == {folder.name for folder in (FUZZING / "Corpora").iterdir() if any(folder.iterdir())}


def test_the_page_about_security_names_each_harness():
    how = (ROOT / "SECURITY.md").read_text().partition("## How it is tested")[2]
    named = {name for names in re.findall(r"\(((?:`\w+`(?:, )?)+)\)", how) for name in re.findall(r"\w+", names)}
    assert named == harnesses()
