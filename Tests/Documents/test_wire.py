"""Compares the table of an element's properties with the setters of the page, and Documentation/Wire.md with the types that
read and write the messages.

If the setters lack a property, everything compiles and runs, but the property never reaches the page. If the document lacks
a key, nobody can write another display from it.
"""

import json
import re
from functools import cache

import pytest
from pages import cells_of, section, text_of
from sources import ROOT, balanced, parts, without_comments

SWIFT = (ROOT / "Sources/TesseraDisplay/Scene/Element/NodeProperties.swift").read_text()
SCRIPT = (ROOT / "Sources/TesseraWeb/Client/scene/element-setters.js").read_text()


def keys():
    """Returns the wire's keys, by the names of the properties in Swift."""
    return {path: key for key, path in re.findall(r'NodeProperty\("(\w+)", \{ \$0\.(\w+) \}, \{ \$0\.\2 = \$1 \}\)', SWIFT)}


def keys_of_page(name, pattern):
    """Returns the keys in an array or an object that the page's script declares."""
    start = SCRIPT.index(f"const {name} = ") + len(f"const {name} = ")
    return set(re.findall(pattern, balanced(SCRIPT, start), re.M))


def expect(found, wanted, where):
    """Fails if a list lacks names or has too many."""
    if lacks := sorted(set(wanted) - set(found)):
        pytest.fail(f"{where} lacks {', '.join(lacks)}", pytrace=False)
    if extra := sorted(set(found) - set(wanted)):
        pytest.fail(f"{where} has what the wire has not: {', '.join(extra)}", pytrace=False)


def test_every_property_has_a_row_in_the_table():
    expect(keys(), re.findall(r"(?m)^    (?:@Rare )?public var (\w+): [\w\[\]]+\?$", SWIFT), "NodeProperties.table")


def test_the_rows_of_an_element_are_in_the_order_of_the_table():
    assert re.findall(r"rows\.note\(_?(\w+)[. ]", SWIFT) == list(keys())


def test_the_page_sets_every_property():
    expect(keys_of_page("setters", r"^  (\w+)[(:]"), keys().values(), "The setters of element-setters.js")


UNSEEN = {
    "tilt", "watchedEdges", "ignoresTouches", "keepsTouches", "gestures", "pointer", "sheet", "dragSource", "drag",  # what the user does
    "web", "video",  # what only a browser has
    "keepsColors",  # a device that inverts its colours
    "accessibility", "toolTip", "identifier", "indexPath", "elementKind", "section",
}
"""The properties of which a picture without a browser shows nothing."""


def test_pictures_without_a_browser_show_every_property_of_which_something_is_seen():
    painter = "".join(without_comments(file.read_text()) for file in sorted((ROOT / "Sources/TesseraSnapshot").rglob("*.swift")))
    drawn = {name for name in keys() if re.search(rf"\.{name}\b", painter)}
    expect(drawn, keys().keys() - UNSEEN, "Sources/TesseraSnapshot")


def test_the_page_draws_every_kind_of_control():
    swift = (ROOT / "Sources/TesseraDisplay/Scene/Controls/ControlContent.swift").read_text()
    script = (ROOT / "Sources/TesseraWeb/Client/controls/control.js").read_text()
    kinds = re.findall(r"(?m)^        case (\w+)\(\w+Content\)$", swift)
    keys_of_controls = dict(re.findall(r'case (\w+) = "(\w+)"', swift))
    assert len(set(keys_of_controls.values())) == len(keys_of_controls), "Two keys of ControlContent are the same."
    expect(keys_of_controls, {*kinds, *re.findall(r"(?m)^    public var (\w+)[:=  ]", swift)} - {"kind"}, "ControlContent.CodingKeys")
    start = script.index("const kinds = ") + len("const kinds = ")
    drawn = re.findall(r"(\w+): \w+", balanced(script, start))
    expect(drawn, [keys_of_controls[kind] for kind in kinds], "The object “kinds” of control.js")


# The document about the wire.

PAGE = "Documentation/Wire.md"
DISPLAY = ROOT / "Sources/TesseraDisplay"
TYPE = re.compile(r"\b(struct|final class|enum|extension)\s+([\w.]+)([^{}]*)$")


@cache
def declarations():
    """Returns the types that TesseraDisplay declares or extends, as triples of a name with those around it, the text between
    the name and the brace, and the body without the bodies of types and functions in it."""
    found = []
    for file in sorted(DISPLAY.rglob("*.swift")):
        text = without_comments(file.read_text())
        text = re.sub(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"', lambda match: match[0].translate(str.maketrans("{}", "  ")), text)
        stack, last = [], 0
        for match in re.finditer(r"[{}]", text):
            between = text[last:match.start()]
            last = match.end()
            if stack:
                stack[-1][2] += between
            if match[0] == "{":
                head = TYPE.search(between)
                outer = next((name for name, *_ in reversed(stack) if name), "")
                name = ".".join(filter(None, [outer, head[2]])) if head else ""
                stack.append([name, head[3] if head else "", ""])
            else:
                name, head, body = stack.pop()
                if name:
                    found.append((name, head, body))
                elif stack:
                    # A property that is followed by braces is computed, and has no key.
                    stack[-1][2] += "{}"
    return found


def enumeration(name):
    """Returns the cases of an enumeration with the strings that stand for them on the wire."""
    body = next(body for other, _, body in declarations() if other == name)
    found = {}
    for line in re.findall(r"\bcase ([^{}]+?)(?=\n\s*(?:case|public|private|static|func)\b|\Z|\{)", body):
        for part in parts(line):
            if match := re.match(r'`?(\w+)`?(?:\s*=\s*"([^"]+)")?', part):
                found[match[1]] = match[2] or match[1]
    return found


@cache
def coded_types():
    """Returns the keys of the types that are objects on the wire, by the names of the types."""
    found = {}
    names = {name for name, *_ in declarations()}
    read_by_hand = {name for name, _, body in declarations() if "init(from decoder" in body}
    for name, head, body in declarations():
        if name.endswith(".CodingKeys"):
            found[name.removesuffix(".CodingKeys")] = set(enumeration(name).values())
        elif "Codable" in head and "String," not in head and f"{name}.CodingKeys" not in names and name not in read_by_hand:
            fields = set()
            for line in re.findall(r"public (?:var|let) ([^{}\n]+)(?!.*\{)", body):
                fields |= {part.partition(":")[0] for part in parts(line) if re.match(r"\w+\s*:", part)}
            found[name] = fields
    return found


def written_by(name):
    """Returns the keys that the function which encodes an enumeration of messages writes, by the kinds of the messages."""
    file = next(
        file for file in sorted(DISPLAY.rglob("*.swift"))
        if re.search(rf"extension {name}: Codable", file.read_text()))
    text = without_comments(file.read_text())
    body = text[text.index("func encode(to encoder", text.index(f"extension {name}: Codable")):]
    keys_of_type, kinds = enumeration(f"{name}.CodingKeys"), enumeration(f"{name}.Kind")
    declared = "".join(body for other, _, body in declarations() if other == name)
    found = {}
    for block in re.split(r"\n\s+case (?=\.)", body)[1:]:
        kind = kinds[re.search(r"Kind\.(\w+)", block)[1]]
        found[kind] = {keys_of_type[key] for key in re.findall(r"forKey: \.(\w+)", block)} - {"type"}
        if re.search(r"\w+\.encode\(to: encoder\)", block):
            case = re.match(r"\.(\w+)", block)[1]
            of = re.search(rf"case {case}\((\w+)\)", declared)[1]
            whole = f"{name}.{of}"
            found[kind] |= coded_types()[whole if whole in coded_types() else of]
            payloads.add(whole if whole in coded_types() else of)
    return found


payloads = set()
"""The types whose fields stand beside the `type` of a message, once `written_by` has found them."""

WITHOUT_A_SECTION = {
    "DisplayMessage", "DisplayEvent", "SceneOperation",  # Their kinds have sections.
    "DisplayMessage.Header",  # It has the key that all messages have.
    "SceneOperation.Transition",  # It has the keys of the operation “~”.
    "NodeProperties",  # It is the table of properties.
}


def headings(text):
    """Returns the headings of a text with the text below each, as far as the next heading of any level."""
    return re.findall(r"(?m)^#+ (.+)\n((?:(?!#+ ).*\n)*)", text)


def described(text, names=""):
    """Returns the keys in the tables of a text by the names in backticks that end its headings or begin them. Considers only
    the names that begin with the regular expression `names`."""
    found = {}
    for heading, body in headings(text):
        name = re.search(r"`([^`]+)`$", heading) or re.match(r"`([^`]+)`: ", heading)
        if name and re.match(names, name[1]):
            assert name[1] not in found, f"{PAGE} describes {name[1]} twice."
            found[name[1]] = {key for key in cells_of(body, 0)}
    return found


def own_text(heading):
    """Returns the text of the page below a heading, as far as the next heading of any level."""
    return next(body for other, body in headings(text_of(PAGE)) if other == heading)


@pytest.mark.parametrize("heading, name", [
    ("From the app to its display", "DisplayMessage"), ("From the display to the app", "DisplayEvent"),
])
def test_the_document_lists_all_messages(heading, name):
    expect(cells_of(own_text(heading), 0), enumeration(f"{name}.Kind").values(), f"The table “{heading}” of {PAGE}")


@pytest.mark.parametrize("heading, name", [
    ("From the app to its display", "DisplayMessage"), ("From the display to the app", "DisplayEvent"),
])
def test_the_document_has_the_keys_of_each_message(heading, name):
    sections = described(section(PAGE, heading), "[a-z]")
    written = written_by(name)
    expect(sections, written, f"“{heading}” of {PAGE}")
    for kind, wanted in written.items():
        expect(sections[kind], wanted, f"The table of `{kind}` in {PAGE}")


def test_the_document_has_the_keys_of_each_operation():
    text = without_comments((DISPLAY / "Scene/Tree/SceneOperation.swift").read_text())
    keys_of_type = enumeration("SceneOperation.CodingKeys")
    sections = described(section(PAGE, "Operations"), ".$")
    written = {}
    for block in re.split(r"\n\s+case (?=\.)", text[text.index("func encode(to encoder"):])[1:]:
        sign = re.search(r'encode\("(.)", forKey: \.operation\)', block)[1]
        written[sign] = {keys_of_type[key] for key in re.findall(r"forKey: \.(\w+)", block)}
    expect(sections, written, f"The operations of {PAGE}")
    for sign, wanted in written.items():
        expect(sections[sign], wanted, f"The table of `{sign}` in {PAGE}")


def test_the_document_has_all_properties():
    expect(cells_of(own_text("Properties"), 0), keys().values(), f"The table of properties in {PAGE}")


def test_the_document_has_the_keys_of_each_type():
    for name in ["DisplayMessage", "DisplayEvent"]:
        written_by(name)
    wanted = {name: found for name, found in coded_types().items() if name not in WITHOUT_A_SECTION | payloads}
    sections = described(text_of(PAGE), "[A-Z]")
    expect(sections, wanted, f"The sections of {PAGE} that name types")
    for name, found in wanted.items():
        expect(sections[name], found, f"The table of {name} in {PAGE}")


def test_the_document_has_all_words_for_values():
    """The strings of each enumeration of the wire must stand in backticks, or in the block of an example."""
    words = set(re.findall(r"[`\"]([\w-]+)[`\"]", text_of(PAGE)))
    missing = []
    for name, head, body in declarations():
        is_text = re.match(r"\s*: String\b", head) and "case " in body and "CodingKey" not in head
        missing += [f"{word} of {name}" for word in enumeration(name).values() if word not in words] if is_text else []
    assert not missing, f"{PAGE} lacks the values {', '.join(missing)}."


def test_the_document_lists_the_frames_and_the_messages_of_the_host():
    frames = dict(re.findall(r"case (\w+) = (\d+)", (DISPLAY / "Wire/Frame.swift").read_text()))
    listed = dict(re.findall(r"(?m)^\| `(\w+)` \| (\d+) \|", section(PAGE, "Frames")))
    assert listed == frames, f"“Frames” of {PAGE} is {listed}, Frame.swift has {frames}."
    host = (ROOT / "Sources/TesseraWeb/Server/HostMessage.swift").read_text()
    kinds = set(re.findall(r'encode\("(\w+)", forKey: \.type\)', host)) | set(re.findall(r'case "(\w+)":\n', host))
    expect(cells_of(own_text("The socket"), 0), kinds, f"“The socket” of {PAGE}")
    codes = set(re.findall(r"case \.\w+: (\d{4})", host))
    assert codes <= set(re.findall(r"\b\d{4}\b", own_text("Close codes"))), f"{PAGE} lacks one of the codes {codes}."
    fields = set(enumeration_of(host)) - {"type"}
    missing = [key for key in fields if f"`{key}`" not in own_text("The socket")]
    assert not missing, f"“The socket” of {PAGE} lacks {', '.join(missing)}."


def enumeration_of(text):
    """Returns the names of the keys of the first type in a Swift file that has some."""
    return re.split(r",\s*", re.search(r"enum CodingKeys: String, CodingKey \{\s*case ([^}]+?)\s*\}", text)[1])


def test_the_blocks_of_the_example_are_messages():
    blocks = re.findall(r"(?ms)^```json (app|display|host)\n(.*?)^```$", section(PAGE, "A worked example"))
    kinds = {"app": "DisplayMessage", "display": "DisplayEvent"}
    for sender, block in blocks:
        kind = json.loads(block)["type"]
        allowed = enumeration(f"{kinds[sender]}.Kind").values() if sender in kinds else {"device"}
        assert kind in allowed, f"{PAGE} has a message “{kind}” of the {sender}."
    assert {sender for sender, _ in blocks} == {"app", "display", "host"}


def test_the_links_within_the_document_lead_to_headings():
    text = text_of(PAGE)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading, _ in headings(text)}
    wrong = [anchor for anchor in re.findall(r"\]\(#([^)]+)\)", text) if anchor not in anchors]
    assert not wrong, f"{PAGE} has links to {', '.join(wrong)}."
