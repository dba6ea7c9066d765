"""What `tessera mock` answers from the examples' files: rewrite rules, arrays and their filters, in Python."""

import json
from urllib.parse import parse_qsl, unquote, urlsplit

from programs import API_FILES


class MockData:
    """The content of a data file, and the rules of a routes file."""

    def __init__(self, data=API_FILES / "data.json", routes=API_FILES / "routes.json"):
        self.content = json.loads(data.read_text())
        self._rules = [Rule(*pair) for pair in json.loads(routes.read_text()).items()]

    def knows(self, path):
        """Whether a path is answered, at least with some query."""
        return any(rule.match_path(path) is not None for rule in self._rules) or path.strip("/") in self.content

    def answer(self, target):
        """The value that a target means, or None if there is nothing: the elements of an array that the query
        accepts, or a whole object."""
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
        # A key that no element has filters nothing.
        known = [name for name in accepted if any(value_at(element, name) is not None for element in found)]
        return [element for element in found
                if all(text_of(value_at(element, name)) in accepted[name] for name in known)]


class Rule:
    """A rewrite rule: `"/api/*": "/$1"`, `"/special/photos?page=:page": "/get_photo_list?page=:page"`."""

    def __init__(self, pattern, replacement):
        self._path, self._query = split_target(pattern)
        self._replacement = split_target(replacement)

    def match_path(self, path):
        """The parts of a path that the pattern names, or None if the path has another shape."""
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
        """The new path and query, or None if the rule does not apply."""
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
    """The value at a dotted path of an element, or None."""
    for key in path.split("."):
        if not isinstance(element, dict):
            return None
        element = element.get(key)
    return element


def text_of(value):
    """A value as queries name it: JSON, and strings without their quotes."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
