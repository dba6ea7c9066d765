"""Builds scenes as an app would send them, in the wire's short names."""


def create(number, parent, index, view_class, frame, **properties):
    """Returns the operation that creates an element."""
    return {"op": "+", "id": number, "in": parent, "at": index, "class": view_class, "set": {"f": frame, **properties}}


def update(number, animate=None, clear=(), **properties):
    """Returns the operation that changes an element."""
    operation = {"op": "=", "id": number, "set": properties}
    if clear:
        operation["clear"] = list(clear)
    if animate:
        operation["animate"] = animate
    return operation


def remove(id):
    """Returns the operation that removes an element."""
    return {"op": "-", "id": id}


def move(id, parent, index):
    """Returns the operation that moves an element."""
    return {"op": ">", "id": id, "in": parent, "at": index}


def font(number, family, weights=(400, 400), widths=(100, 100), **more):
    """Returns the operation that adds a font."""
    return {"op": "f", "id": number, "set": {"ff": family, "w": list(weights), "st": list(widths), **more}}


def text(*lines, size=15, height=20, weight=400, color="#1c1c1e", **more):
    """Returns a text. Each line is `(text, x, y, width)`."""
    return {"l": [list(line) for line in lines], "h": height, "s": size, "w": weight, "c": color, **more}


def scroll(width, height, insets=(0, 0, 0, 0), at=(0, 0), revision=0, **more):
    """Returns a scroll description that bounces at top and bottom."""
    return {"w": width, "h": height, "in": list(insets), "at": list(at), "rev": revision, "bv": True, **more}


ROOT, FEED, REFRESH = 1, 2, 3
"""The numbers of the window, the feed and its refresh control in `feed`."""


def cell_id(item):
    """Returns the number of a cell in `feed`."""
    return 100 + item


def feed(width=390, height=844, count=20, insets=(96, 0, 34, 0), refresh=True, cell_height=200):
    """Returns a window with a feed of `count` cells, one below the other, at rest at its top."""
    operations = [
        create(ROOT, None, 0, "UIWindow", [0, 0, width, height], bg="#ffffff"),
        create(FEED, ROOT, 0, "UICollectionView", [0, 0, width, height], cl=True, ax={"r": "list"},
               sc=scroll(width, count * cell_height, insets, at=(0, -insets[0]))),
    ]
    if refresh:
        operations.append(create(REFRESH, FEED, 0, "UIRefreshControl", [0, -60, width, 60],
                                 rf={"on": False, "c": "#8e8e93", "t": 100}))
    for item in range(count):
        operations.append(create(
            cell_id(item), FEED, item + refresh, "PhotoCell", [8, item * cell_height, width - 16, cell_height - 8],
            bg="#e5e5ea", cr=12, ip=[0, item], ax={"r": "listItem"},
            tx=text((f"Cell {item}", 12, 12, 48))))
    return operations
