"""Compares the synopsis of each command in the README with the options that the sources of the tool declare."""

import re
from functools import cache

import pytest
from pages import section
from sources import ROOT, balanced, parts, without_comments

COMMANDS = ["run", "port", "new", "serve", "snapshot", "mock"]


@cache
def declarations():
    """Returns the bodies of the types of the tool, by name."""
    found = {}
    for file in (ROOT / "Sources" / "tessera").rglob("*.swift"):
        text = without_comments(file.read_text())
        for match in re.finditer(r"(?m)^struct (\w+): (?:Async)?Parsable(?:Command|Arguments) (\{)", text):
            found[match[1]] = balanced(text, match.start(2))
    return found


def options(type):
    """Returns the options of a command, or of a group of options, with their usual values: `{"--port": "8080"}`.

    The value is empty for flags and for options whose usual value is none that stands in the source as a literal.
    """
    body, found = declarations()[type], {}
    for match in re.finditer(r"@(OptionGroup|Option|Flag)\b(\()?", body):
        arguments = parts(balanced(body, match.start(2))) if match[2] else []
        after = body[match.end() + (len(balanced(body, match.start(2))) if match[2] else 0):]
        name, kind, value = re.search(r"\bvar (\w+)(?:: (\S+))?(?: = (.*))?", after).groups()
        if match[1] == "OptionGroup":
            found |= options(kind)
            continue
        custom = re.search(r'\.customLong\("([^"]+)"\)', " ".join(arguments))
        words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
        option = f"--{custom[1] if custom else words}"
        if "inversion: .prefixedNo" in arguments and value == "true":
            option = f"--no-{words}"
        literal = re.fullmatch(r'"(.*)"|(\d+)(?:\.0)?|\.?(\w+\.)?(text|error|notice)', value or "")
        found[option] = (literal[1] or literal[2] or literal[4]) if literal and match[1] == "Option" else ""
    return found


def synopsis(command):
    """Returns the options in the lines of a command, with the words after them: `{"--port": "8080"}`."""
    found, is_own = {}, False
    for line in section("README.md", "The command").split("\n"):
        if line.startswith("    tessera "):
            is_own = line.split()[1] == command
        elif not line.startswith("     "):
            is_own = False
        if is_own:
            found |= dict(re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)(?: ([^\]\s]+))?", line))
    # The synopsis names the short form.
    if "-o" in found:
        found["--output"] = found.pop("-o")
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_the_synopsis_of_a_command_has_its_options(command):
    declared, named = options(f"{command.capitalize()}Command"), synopsis(command)
    assert declared, f"No option of {command} was found in the sources."
    assert set(declared) - set(named) == set(), f"The synopsis of {command} lacks options."
    assert set(named) - set(declared) == set(), f"The synopsis of {command} has options that do not exist."
    wrong = {option: (value, named[option]) for option, value in declared.items() if value and named[option] != value}
    # A number that is nought by default stands for its unit there.
    wrong = {option: pair for option, pair in wrong.items() if not (pair[0] == "0" and pair[1].isupper())}
    assert wrong == {}, f"The synopsis of {command} has other usual values than the sources."


def test_each_subcommand_is_compared():
    text = (ROOT / "Sources" / "tessera" / "Tessera.swift").read_text()
    listed = re.search(r"subcommands: \[([^\]]+)\]", text)[1]
    assert re.findall(r"(\w+)\.self", listed) == [f"{command.capitalize()}Command" for command in COMMANDS]
