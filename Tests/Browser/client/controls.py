"""Controls as an app describes them, in the wire's short names."""

from scenes import ROOT, create, update

CONTROL = 10


def control(kind, content, values, revision=0, edit=0, **more):
    """Returns the description of a control."""
    return {kind: content, "v": list(values), "rev": revision, "ed": edit, **more}


def window(*more, width=390, height=844):
    return [create(ROOT, None, 0, "UIWindow", [0, 0, width, height], bg="#ffffff"), *more]


def toggle(on=False, revision=0, edit=0, **more):
    return control("sw", {"on": "#34c759", "off": "#78788029", "th": "#ffffff"}, [int(on)], revision, edit, **more)


def slider(value=0.5, revision=0, edit=0, low=0, high=1, mirrored=False, images=None, **more):
    """Returns a slider of 300 points, whose thumb of 28 points goes from 0 to 272."""
    ends = [[0, 3, 28, 28], [272, 3, 28, 28]]
    if mirrored:
        ends.reverse()
        more["rl"] = True
    return control("sl", {
        "a": low, "z": high, "t": [2, 15, 296, 4], "ta": ends[0], "tz": ends[1],
        "ca": "#007aff", "cz": "#78788033", "ct": "#ffffff", **(images or {})}, [value], revision, edit, **more)


def segments(index=0, revision=0, edit=0, names=("Day", "Week", "Month"), off=(), momentary=False, mirrored=False, **more):
    """Returns segments of 100 points each."""
    count = len(names)
    places = [count - 1 - place if mirrored else place for place in range(count)]
    content = {"s": [{"x": 100 * place, "w": 100, "l": name, **({"d": True} if name in off else {})}
                     for place, name in zip(places, names)],
               "bc": "#7676801f", "c": "#ffffff", "dc": "#3c3c434a"}
    if momentary:
        content["m"] = True
    if mirrored:
        more["rl"] = True
    return control("sg", content, [index], revision, edit, **more)


def stepper(value=0, revision=0, edit=0, low=0, high=10, step=1, wraps=False, repeats=True, **more):
    content = {"a": low, "z": high, "by": step, "la": "Decrement", "lz": "Increment", "c": "#74748014"}
    if wraps:
        content["w"] = True
    if repeats:
        content["r"] = True
    return control("st", content, [value], revision, edit, **more)


def place(content, frame=(20, 100, 300, 34), number=CONTROL, name="control", parent=ROOT, **more):
    """Returns the element of a control."""
    return create(number, parent, 0, "UIControl", list(frame), id=name, ct=content, **more)


def answer(host, content, number=CONTROL):
    host.patch(update(number, ct=content))


def changes(host):
    """Returns the changes that the app has received: values, number, and True if a finger goes on."""
    return [(*event["values"], event["edit"], event.get("ongoing", False)) for event in host.of_type("changed")]
