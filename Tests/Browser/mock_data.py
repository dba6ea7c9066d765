"""Computes the answers of `tessera mock` for the examples' files in Python: rewrite rules, arrays and their filters."""

import json
from urllib.parse import parse_qsl, unquote, urlsplit

from programs import API_FILES


class MockData:
    """The content of a data file, and the rules of a routes file."""

    def __init__(self, data=API_FILES / "data.json", routes=API_FILES / "routes.json"):
        self.content = json.loads(data.read_text())
        self._rules = [Rule(*pair) for pair in json.loads(routes.read_text()).items()]

    def knows(self, path):
        """Returns true if there is an answer to a path with at least one query."""
        return any(rule.match_path(path) is not None for rule in self._rules) or path.strip("/") in self.content

    def answer(self, target):
        """Returns the value of a target: a list of the elements of an array that the query accepts, an object, or None
        if the file has neither."""
        parts = urlsplit(target)
        path, query = parts.path, parse_qsl(parts.query, keep_blank_values=True)
        for rule in self._rules:
            path, query = rule.apply(path, query) or (path, query)
        found = self.content.get(unquote(path).strip("/"))
        if not isinstance(found, list):
            return found
        accepted = {}
        for name, value in query:
            accepted.setdefault(name, set()).add(value)
        # A name filters nothing unless an element has it as a key.
        known = [name for name in accepted if any(value_at(element, name) is not None for element in found)]
        return [element for element in found
                if all(text_of(value_at(element, name)) in accepted[name] for name in known)]


class Rule:
    """A rewrite rule: `"/api/*": "/$1"`, `"/special/photos?page=:page": "/get_photo_list?page=:page"`."""

    def __init__(self, pattern, replacement):
        self._path, self._query = split_target(pattern)
        self._replacement = split_target(replacement)

    def match_path(self, path):
        """Returns the parts of a path by their names in the pattern, or None if the path does not match."""
        shape, parts = self._path, {}
        if shape.endswith("*"):
            if not path.startswith(shape[:-1]):
                return None
            return {"$1": path[len(shape) - 1:]}
        names, segments = shape.split("/"), path.split("/")
        if len(names) != len(segments):
            return None
        for name, segment in zip(names, segments):
            if name.startswith(":") and segment:
                parts[name] = segment
            elif unquote(name) != unquote(segment):
                return None
        return parts

    def apply(self, path, query):
        """Returns the new path and query, or None if the rule does not apply."""
        parts, rest = self.match_path(path), list(query)
        if parts is None:
            return None
        for name, expected in self._query:
            found = next((item for item in rest if item[0] == name), None)
            if found is None or not expected.startswith(":") and expected != found[1]:
                return None
            rest.remove(found)
            parts[expected] = found[1]
        path, query = self._replacement
        path = "/".join(parts.get(segment, segment) for segment in path.split("/"))
        return path, [(name, parts.get(value, value)) for name, value in query] + rest


def split_target(target):
    parts = urlsplit(target)
    return parts.path, parse_qsl(parts.query, keep_blank_values=True)


def value_at(element, path):
    """Returns the value at a dotted path of an element, or None if there is none."""
    for key in path.split("."):
        if not isinstance(element, dict):
            return None
        element = element.get(key)
    return element


def text_of(value):
    """Returns the text of a value in a query, which is JSON, except that strings have no quotes."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
