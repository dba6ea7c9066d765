"""The client's modules as one script, and its style sheets as one.

Each test opens a page, and a page that requests each of a hundred modules takes twice as long to open. The real host joins the
modules with `ModuleBundle`, whose tests check that their imports and exports have a form that can be joined. It also leaves out comments
and writes characters beyond ASCII as numbers.
"""

import json
import posixpath
import re
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[3] / "Sources" / "TesseraWeb" / "Client"
IMPORT = re.compile(r"^import (?:(\{.*?\}) from )?'(\.[^']*)';\n", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"^ *(?://.*|/\*(?:(?!\*/)[\s\S])*\*/)?\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
EXPORTED_NAMES = re.compile(r"^export \{ (.*) \};\n", re.MULTILINE)


def styles():
    """Returns the client's style sheets, one behind the other."""
    return "".join(path.read_text() for path in sorted(CLIENT.rglob("*.css")))


def script():
    """Returns a script that runs the client. Tests find the elements of nodes with its global function `elementOf`."""
    joined = {}
    _join("main.js", joined)
    text = "".join([*joined.values(), f"globalThis.elementOf = {_name_of('basics/element-of.js')}.elementOf;\n"])
    return re.sub(r"[^\x00-\x7f]", lambda found: json.dumps(found[0])[1:-1], text)


def document():
    """Returns the page in which documents of an app begin."""
    return f"<!doctype html><meta charset=\"utf-8\"><script>{(CLIENT / 'web/web-document.js').read_text()}</script>"


def _join(path, joined):
    """Adds a module to those that are joined, behind those that it imports."""
    if path in joined:
        return
    text = COMMENT.sub("", (CLIENT / path).read_text())
    constants = []
    for names, relative in IMPORT.findall(text):
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), relative))
        _join(target, joined)
        if names:
            constants.append(f"const {names.replace(' as ', ': ')} = {_name_of(target)};\n")
    exports = ", ".join(EXPORT.findall(text) + EXPORTED_NAMES.findall(text))
    body = EXPORTED_NAMES.sub("", EXPORT.sub("", IMPORT.sub("", text)))
    joined[path] = f"// {path}\nconst {_name_of(path)} = (() => {{\n{''.join(constants)}{body}return {{ {exports} }};\n}})();\n"


def _name_of(path):
    """Returns the name of the constant that stands for a module."""
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))
