"""Compares ARCHITECTURE.md with the sources. The page must name all targets, imports must go to lower floors only, and
all files and functions that the page names must exist."""

import re

import pytest
from pages import cells_of, named_functions, named_paths, rows, section, text_of
from sources import (
    PROTOCOL_VERSION, ROOT, declares, files_of, find_file, imports, reachable, swift_functions, targets, without_comments)

PAGE = "ARCHITECTURE.md"


def floors():
    """Returns the rows of the table of floors, by the target that each describes: its floor and the targets it may import."""
    found = {}
    for floor, name, _, imported in rows(section(PAGE, "The floors")):
        assert name.strip("`") not in found, f"{PAGE} describes {name} twice."
        found[name.strip("`")] = (int(floor), set(re.findall(r"`(\w+)`", imported)))
    return found


def own_targets():
    """Returns the targets that the table of floors describes, which are all except test targets."""
    return [target for target in targets().values() if not target.is_test]


def compare(listed, there, table, source):
    """Fails if a table of the page lacks names that the source has, or lists names that it does not have."""
    lacks, extra = ", ".join(sorted(there - listed)), ", ".join(sorted(listed - there))
    if lacks or extra:
        pytest.fail(
            f"{PAGE}, {table}, beside {source}: lacks {lacks or 'nothing'}; has too much: {extra or 'nothing'}",
            pytrace=False)


def test_the_page_names_every_target():
    text = text_of(PAGE)
    missing = [name for name in targets() if f"`{name}`" not in text]
    assert not missing, f"{PAGE} does not name these targets of Package.swift: {', '.join(missing)}"
    compare(set(floors()), {target.name for target in own_targets()}, "the table of floors", "Package.swift")


def test_imports_of_the_page_go_down():
    floor = {name: number for name, (number, _) in floors().items()}
    upwards = [
        f"{name} (floor {floor[name]}) imports {other} (floor {floor[other]})"
        for name, (_, imported) in floors().items() for other in imported if floor[other] >= floor[name]]
    assert not upwards, f"Imports go down only: {'; '.join(upwards)}"


def test_the_manifest_agrees_with_the_page():
    for name, (_, imported) in floors().items():
        assert targets()[name].dependencies == imported, (
            f"{PAGE} says that {name} imports {sorted(imported)}; in Package.swift it depends on "
            f"{sorted(targets()[name].dependencies)}.")


def test_sources_import_only_what_the_manifest_declares():
    """SwiftPM lets a file import any module that is built already. This test allows only the targets that the manifest
    lists."""
    wrong = []
    for target in targets().values():
        # Tests may import the targets below those that they name.
        allowed = reachable(target.name) if target.is_test else target.dependencies
        for file in files_of(target):
            for module in sorted(imports(file, target.aliases) & set(targets())):
                if module not in allowed and module != target.name:
                    wrong.append(f"{file.relative_to(ROOT)} imports {module}")
    assert not wrong, "Package.swift does not allow these imports:\n" + "\n".join(wrong)


def test_libraries_import_no_module_by_an_app_s_alias():
    for target in own_targets():
        if target.folder.is_relative_to(ROOT / "Sources"):
            assert not target.aliases, f"{target.name} is a library and must not rename modules."


def test_every_room_of_the_largest_target_is_named():
    text = section(PAGE, "The rooms of TesseraUI")
    folders = [path.name for path in (ROOT / "Sources" / "TesseraUI").iterdir() if path.is_dir()]
    missing = [name for name in sorted(folders) if f"`{name}`" not in text and not name.endswith(".docc")]
    assert not missing, f"{PAGE} does not say what these folders of TesseraUI are for: {', '.join(missing)}"
    gone = [name for name in cells_of(text, 0) if not (ROOT / "Sources" / "TesseraUI" / name).is_dir()]
    assert not gone, f"{PAGE} names folders of TesseraUI that do not exist: {', '.join(gone)}"


@pytest.mark.parametrize("page", [PAGE, "CONTRIBUTING.md", "SECURITY.md"])
def test_every_function_that_a_page_names_exists(page):
    problems = []
    for file_name, function in named_functions(page):
        try:
            file = find_file(file_name)
        except LookupError as error:
            problems.append(str(error))
            continue
        if not declares(file, function):
            name = function.partition("(")[0]
            others = ""
            if file.suffix == ".swift":
                text = without_comments(file.read_text())
                others = ", ".join(sorted(swift_functions(text, name))) or "no function of that name"
            problems.append(f"{file.relative_to(ROOT)} does not declare {function}. It has: {others}")
    assert not problems, f"{page} names what does not exist:\n" + "\n".join(problems)


@pytest.mark.parametrize(
    "page",
    [PAGE, "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "README.md", "README.ja.md", "Documentation/Wire.md"])
def test_every_path_that_a_page_names_exists(page):
    missing = [path for path in named_paths(page) if not (ROOT / path).exists()]
    assert not missing, f"{page} names paths that do not exist: {', '.join(missing)}"


def test_the_page_names_the_version_of_the_protocol():
    for page, text in [(PAGE, section(PAGE, "The wire")), ("Documentation/Wire.md", text_of("Documentation/Wire.md"))]:
        assert f"version {PROTOCOL_VERSION} of the protocol" in text or f"version {PROTOCOL_VERSION}," in text, (
            f"{page} must name version {PROTOCOL_VERSION} of the protocol.")


def test_scripts_import_lower_rows_only():
    client = ROOT / "Sources/TesseraWeb/Client"
    table = [re.findall(r"`(\w+)`", row[0]) for row in rows(section(PAGE, "The rooms of the page's scripts"))]
    row_of = {name: number for number, names in enumerate(table) for name in names}
    compare(
        set(row_of), {file.parent.name for file in client.rglob("*.js")}, "“The rooms of the page's scripts”", "the folders")
    upwards = [
        f"{file.relative_to(client)} imports {path}"
        for file in client.rglob("*.js")
        for path in re.findall(r"^(?:import|export)\s(?:[^;']*\sfrom\s)?'(\.[^']+)'", file.read_text(), re.M)
        if (other := (file.parent / path).resolve().parent) != file.parent and row_of[other.name] <= row_of[file.parent.name]]
    assert not upwards, "Scripts import folders of lower rows only: " + "; ".join(upwards)
