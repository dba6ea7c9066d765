import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

/// The content of an element: its box, its parts and its children.
extension ScenePainter {
    /// Draws the box of an element, its parts and its children as they are.
    func drawInItsColors(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int, blursBackdrop: Bool
    ) throws(RenderingError) {
        try drawBox(node, in: frame, opacity: opacity, blursBackdrop: blursBackdrop)
        let clips = clipsChildren(node)
        if clips {
            canvas.saveState()
            canvas.clip(to: shape(of: node, in: frame))
        }
        if node.isWheel { canvas.beginGroup() }
        let hasSpace = hasSpace(node)
        let children = hasSpace ? (back: [], middle: [], front: []) : layers(of: node.children)
        for child in children.back {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        try drawParts(node, in: frame, opacity: opacity)
        for child in children.middle {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        try drawFront(node, in: frame, opacity: opacity, depth: depth)
        if hasSpace { try drawSpace(of: node, in: frame, opacity: opacity, depth: depth) }
        for child in children.front {
            try draw(child: child, of: node, in: frame, opacity: opacity, depth: depth)
        }
        if node.isWheel { canvas.endGroup(mask: wheelFade(over: frame)) }
        if clips { canvas.restoreState() }
        // The page draws the border of an element that scrolls around its content, and not within it.
        if scrolls(node) { drawBorder(node, in: frame, opacity: opacity) }
    }

    // The functions above call each other for elements within elements. Code that needs much of the stack, such as a look at a
    // property of a node, which copies the node in a debug build, stands in functions of its own.

    private func hasSpace(_ node: Node) -> Bool { node.properties.space?.children != nil }

    private func scrolls(_ node: Node) -> Bool { node.properties.scroll != nil }

    /// Draws what lies in front of the content of an element and behind its children in front.
    private func drawFront(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        try drawInput(node, in: frame, opacity: opacity)
        if node.properties.picture != nil { try drawPicture(node, in: frame, opacity: opacity, depth: depth) }
        if !scrolls(node) { drawBorder(node, in: frame, opacity: opacity) }
    }

    /// Draws what lies behind the content of an element.
    private func drawBox(
        _ node: Node, in frame: CGRect, opacity: Double, blursBackdrop: Bool
    ) throws(RenderingError) {
        let box = shape(of: node, in: frame)
        let isVisible = box.rect.intersects(canvas.clipBounds)
        if blursBackdrop, isVisible, let blur = node.properties.backgroundBlur {
            canvas.blurBackdrop(in: box, sigma: limited(blur), opacity: opacity)
        }
        if let shadow = node.properties.shadow, shadow.isOfContent != true {
            draw(shadow, of: box, node, opacity: opacity)
        }
        if isVisible, let color = node.properties.backgroundColor { canvas.fill(box, paint(color, opacity)) }
        if isVisible, let pattern = node.properties.backgroundPattern {
            try draw(pattern, over: box, element: node.id, opacity: opacity)
        }
        if isVisible, let gradient = node.properties.gradient {
            canvas.saveState()
            canvas.clip(to: box)
            canvas.paint(gradient, of: frame, opacity: opacity)
            canvas.restoreState()
        }
    }

    /// Draws the element's own parts, which lie behind its children.
    private func drawParts(_ node: Node, in frame: CGRect, opacity: Double) throws(RenderingError) {
        if let shape = node.properties.shape { canvas.draw(shape, at: frame.origin, opacity: opacity) }
        if var control = node.properties.control {
            if let values = state.values[node.id] { control.values = values }
            try draw(control, in: frame, element: node.id, opacity: opacity)
        }
        if let refresh = node.properties.refresh { draw(refresh, in: frame, opacity: opacity) }
        if let image = node.properties.image {
            try draw(image, in: frame, element: node.id, opacity: opacity)
        }
        if let emitter = node.properties.emitter {
            try draw(emitter, at: frame.origin, element: node.id, opacity: opacity)
        }
        if let text = node.properties.text, node.properties.input?.isMultiline != true {
            try draw(text, at: frame.origin, element: node.id, opacity: opacity)
        }
    }

    private func drawInput(_ node: Node, in frame: CGRect, opacity: Double) throws(RenderingError) {
        guard var input = node.properties.input else { return }
        if let text = state.texts[node.id], text != input.text {
            input.text = text
            input.drawnEdit = nil
        }
        if let rich = node.properties.richText, input.isSecure != true,
            !input.text.isEmpty, input.drawnEdit == nil
        {
            return try draw(rich, of: input, in: frame, element: node.id, opacity: opacity)
        }
        try draw(input, text: node.properties.text, in: frame, element: node.id, opacity: opacity)
    }

    private func drawBorder(_ node: Node, in frame: CGRect, opacity: Double) {
        guard let border = node.properties.border else { return }
        draw(border, of: shape(of: node, in: frame), opacity: opacity)
    }

    /// Returns the children by their order along the z axis: those with negative numbers, those without, and
    /// those with positive ones, which lie in front of the border, too.
    func layers(of children: [Int]) -> (back: [Int], middle: [Int], front: [Int]) {
        guard children.contains(where: { node($0)?.properties.zPosition != nil }) else {
            return ([], children, [])
        }
        // The styles of the page have whole numbers: hundredths of UIKit's units.
        let ranked = children.enumerated().map { place, id in
            let depth = node(id)?.properties.zPosition ?? 0
            return (
                rank: depth.isNaN ? 0 : min(max((depth * 100).rounded(), -1e9), 1e9), place: place, id: id
            )
        }.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
        return (
            ranked.filter { $0.rank < 0 }.map(\.id), ranked.filter { $0.rank == 0 }.map(\.id),
            ranked.filter { $0.rank > 0 }.map(\.id)
        )
    }

    private func draw(
        child id: Int, of parent: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        guard let child = node(id), let place = place(of: child, in: parent) else { return }
        let childFrame = place.offsetBy(dx: frame.minX, dy: frame.minY)
        guard parent.isWheel else {
            return try draw(id, in: childFrame, opacity: opacity, depth: depth + 1)
        }
        canvas.saveState()
        if turnWheel(row: childFrame, in: frame) {
            transforms += 1
            let origin = CGPoint(x: -childFrame.width / 2, y: -childFrame.height / 2)
            try draw(
                id, in: CGRect(origin: origin, size: childFrame.size), opacity: opacity, depth: depth + 1)
            transforms -= 1
        }
        canvas.restoreState()
    }

    /// Draws the picture of another element. Nothing is drawn for an element that does not exist, or within a
    /// picture of the same element.
    private func drawPicture(
        _ node: Node, in frame: CGRect, opacity: Double, depth: Int
    ) throws(RenderingError) {
        guard let view = node.properties.picture?.view, view != node.id, let original = self.node(view),
            pictured.insert(view).inserted
        else { return }
        defer { pictured.remove(view) }
        let size = original.properties.frame?.rect.size ?? .zero
        try draw(
            view, in: CGRect(origin: frame.origin, size: size), opacity: opacity, depth: depth + 1,
            isCopy: true)
    }
}
