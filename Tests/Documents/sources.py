"""Reads the parts of the package's manifest and sources that the checks of the documents need.

All files are read as text, so that the checks need no compiler and take well under a second.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the repository."""

PROTOCOL_VERSION = re.search(
    r"current = (\d+)", (ROOT / "Sources/TesseraDisplay/Messages/ProtocolVersion.swift").read_text())[1]
"""The version of the protocol that apps and pages speak."""

SYSTEM_MODULES = {"CPango", "CCairo", "CGdkPixbuf"}
"""The system libraries, which have no Swift sources."""


@dataclass
class Target:
    """A target of the manifest."""

    kind: str
    """The function that declares it: `target`, `executableTarget`, `testTarget` or `systemLibrary`."""
    name: str
    folder: Path
    dependencies: set = field(default_factory=set)
    """The names of the targets of the same package on which it depends."""
    aliases: dict = field(default_factory=dict)
    """The modules that its sources import under other names, by these names."""
    folders: list = field(default_factory=list)
    """The folders below its own that belong to it, or an empty list if all of them do."""
    excluded: list = field(default_factory=list)
    """The folders below its own that do not belong to it."""

    @property
    def is_test(self):
        return self.kind == "testTarget"


def without_comments(text):
    """Removes the comments of Swift or JavaScript that fill a line or end it."""
    return re.sub(r"(?m)(^|\s)//.*$", "", text)


def balanced(text, start):
    """Returns the text between the parenthesis at `start` and the one that closes it. Parentheses in strings do not count."""
    depth, index, is_string = 0, start, False
    while index < len(text):
        character = text[index]
        if is_string:
            if character == "\\":
                index += 1
            elif character == '"':
                is_string = False
        elif character == '"':
            is_string = True
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return text[start + 1:index]
        index += 1
    raise ValueError(f"The parenthesis at {start} is never closed.")


def parts(text):
    """Splits the text of arguments or parameters at the commas that lie outside of parentheses and strings."""
    found, depth, is_string, last = [], 0, False, 0
    for index, character in enumerate(text):
        if character == '"' and text[index - 1:index] != "\\":
            is_string = not is_string
        elif is_string:
            continue
        elif character in "([{<":
            depth += 1
        # The arrow of a function's type closes nothing.
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        elif character == "," and depth == 0:
            found.append(text[last:index])
            last = index + 1
    found.append(text[last:])
    return [part.strip() for part in found if part.strip()]


def strings(text, label):
    """Returns the strings in the list after a label, or an empty list if there is no such label."""
    match = re.search(rf"\b{label}: (\[)", text)
    return re.findall(r'"([^"]+)"', balanced(text, match.start(1))) if match else []


@cache
def targets():
    """Returns the targets of `Package.swift`, by name."""
    text = without_comments((ROOT / "Package.swift").read_text())
    settings = dict(re.findall(r"(?ms)^let (\w+): \[SwiftSetting\] =(.*?)(?=^\S)", text))
    found = {}
    for match in re.finditer(r"\.(target|executableTarget|testTarget|systemLibrary)\(\s*name: \"", text):
        body = balanced(text, text.index("(", match.start()))
        name = re.search(r'name: "(\w+)"', body)[1]
        path = re.search(r'\bpath: "([^"]+)"', body)
        base = "Tests" if match[1] == "testTarget" else "Sources"
        target = Target(match[1], name, ROOT / (path[1] if path else f"{base}/{name}"))
        if dependencies := re.search(r"dependencies: (\[)", body):
            listed = balanced(body, dependencies.start(1))
            target.dependencies = {
                part.strip('"') for part in parts(listed) if part.startswith('"')}
        target.folders = strings(body, "sources")
        target.excluded = strings(body, "exclude")
        used = body.partition("swiftSettings:")[2]
        # The name of a setting stands for the setting's text.
        for key, value in settings.items():
            if re.search(rf"\b{key}\b", used):
                used += value
        target.aliases = dict(re.findall(r'"(\w+)=(\w+)"', used))
        found[name] = target
    return found


def reachable(name):
    """Returns the names of all targets on which a target depends, directly or through others."""
    found, open_names = set(), [name]
    while open_names:
        for dependency in targets()[open_names.pop()].dependencies:
            if dependency not in found:
                found.add(dependency)
                open_names.append(dependency)
    return found


def files_of(target):
    """Returns the Swift files of a target, which lie where the manifest says."""
    if target.kind == "systemLibrary":
        return []
    folders = [target.folder / name for name in target.folders] or [target.folder]
    excluded = [target.folder / name for name in target.excluded]
    return [
        file for folder in folders for file in sorted(folder.rglob("*.swift"))
        if not any(file.is_relative_to(other) for other in excluded)]


IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)


def imports(file, aliases):
    """Returns the names of the modules that a file imports, with aliases replaced by the modules' own names."""
    return {aliases.get(name, name) for name in IMPORT.findall(file.read_text())}


@cache
def code_files():
    """Returns the files of code that documents may name, by their last names."""
    found = {}
    for folder in ["Sources", "Tests", "Examples", "Scripts", "Benchmarks", "Fuzzing/Sources"]:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in {".swift", ".js", ".py", ".css"} and file.is_file():
                found.setdefault(file.name, []).append(file)
    return found


def find_file(name):
    """Returns the one file of code whose path ends with `name`; raises LookupError if there is none, or several."""
    last = name.rpartition("/")[2]
    fitting = [file for file in code_files().get(last, []) if f"/{file}".endswith(f"/{name}")]
    if len(fitting) != 1:
        places = ", ".join(str(file.relative_to(ROOT)) for file in fitting) or "nowhere"
        raise LookupError(f"“{name}” must name one file; it is found: {places}")
    return fitting[0]


def swift_functions(text, name):
    """Returns the functions of a name that Swift code declares, with their labels: `apply(_:animated:)`."""
    pattern = r"\binit[?!]?" if name == "init" else rf"\bfunc\s+{re.escape(name)}"
    found = set()
    for match in re.finditer(pattern + r"\s*(?:<[^(]*>)?\s*\(", text):
        inside = balanced(text, match.end() - 1)
        labels = [re.match(r"(?:@\w+\s+)*(\w+)", part)[1] for part in parts(inside)]
        found.add(f"{name}({''.join(label + ':' for label in labels)})")
    return found


def declares(file, name):
    """Returns true if a file declares `name`.

    A name with parentheses is that of a function. In Swift its labels must be the same, while JavaScript and Python
    have none. A name without parentheses is that of a property, a constant, a case or a type.
    """
    text = without_comments(file.read_text()) if file.suffix != ".py" else file.read_text()
    base = name.partition("(")[0]
    if file.suffix == ".swift":
        if "(" in name:
            return name in swift_functions(text, base)
        return bool(re.search(
            rf"\b(?:var|let|case|struct|class|enum|protocol|actor|typealias)\s+(?:\w+, )*`?{re.escape(base)}\b", text))
    if file.suffix == ".py":
        return bool(re.search(rf"(?m)^\s*(?:def|class)\s+{re.escape(base)}\b|^{re.escape(base)} =", text))
    if "(" in name:
        return bool(re.search(
            rf"(?m)^\s*(?:export\s+)?(?:(?:static|async|get|set|function)\s+)*{re.escape(base)}\s*(?:\(|= (?:async )?\()", text))
    return bool(re.search(
        rf"(?m)^\s*(?:export\s+)?(?:(?:static|const|let|class)\s+)?{re.escape(base)}\b", text))
