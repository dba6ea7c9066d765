"""Drags of other programs over the page."""


class SystemDrag:
    """A drag of another program, as the system reports it to the browser."""

    def __init__(self, page, files=(), items=(), mask=1):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.data = {"items": list(items), "files": list(files), "dragOperationsMask": mask}

    def __call__(self, kind, x, y):
        self.session.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": self.data})

    def leave(self, x, y):
        """Takes the pointer out of the window. The protocol of Chromium's tools has no event for it."""
        self.page.evaluate("""([x, y]) => document.body.dispatchEvent(
            new DragEvent('dragleave', { bubbles: true, clientX: x, clientY: y })) && null""", [x, y])
