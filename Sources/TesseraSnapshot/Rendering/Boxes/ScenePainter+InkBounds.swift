import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Returns the number of things that an element draws, which may lie over each other, but no more than 2.
    /// An element that draws one thing needs no group for its opacity.
    func pieces(of node: Node) -> Int {
        let properties = node.properties
        var count = 0
        if properties.backgroundColor != nil { count += 1 }
        if properties.backgroundPattern != nil { count += 1 }
        if properties.gradient != nil { count += 1 }
        if properties.shape != nil { count += 2 }
        if properties.emitter != nil { count += 2 }
        if properties.border != nil { count += 1 }
        if properties.shadow != nil { count += 1 }
        if properties.backgroundBlur != nil { count += 1 }
        if let text = properties.text {
            let style = text.style
            // An outline lies over the letters that it surrounds.
            let isOne = text.styles == nil && style.shadow == nil && style.outline?.isFilled != true
            count += isOne ? 1 : 2
        }
        if let image = properties.image { count += image.inner == nil && image.slices == nil ? 1 : 2 }
        if properties.control != nil || properties.input != nil { count += 2 }
        if properties.refresh != nil || properties.picture != nil { count += 1 }
        if count < 2 { count += node.children.count }
        return min(count, 2)
    }

    /// Returns a rectangle that contains everything that an element and its children draw, or nil if that is
    /// not known without much work.
    func inkBounds(of node: Node, in frame: CGRect) -> CGRect? {
        var budget = 64
        return inkBounds(of: node, in: frame, budget: &budget)
    }

    private func inkBounds(of node: Node, in frame: CGRect, budget: inout Int) -> CGRect? {
        let properties = node.properties
        budget -= 1
        guard budget > 0, properties.space?.children == nil, properties.picture == nil,
            properties.shape == nil, properties.scrollEffect == nil, properties.emitter == nil
        else { return nil }
        var bounds = frame
        if let shadow = properties.shadow {
            let reach = 3 * limited(shadow.radius) + 1
            // Children may reach beyond the element, and their shadow too.
            guard shadow.path == nil, shadow.isOfContent != true || node.children.isEmpty else { return nil }
            let caster = shadow.box?.rect.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
            let moved = caster.offsetBy(dx: shadow.x, dy: shadow.y).insetBy(dx: -reach, dy: -reach)
            bounds = bounds.union(moved.bounded)
        }
        if clipsChildren(node) { return bounds.insetBy(dx: -1, dy: -1) }
        if let image = properties.image { bounds = bounds.union(imageBox(image, in: frame)) }
        if properties.control != nil { bounds = bounds.insetBy(dx: -20, dy: -20) }
        if let text = properties.text {
            if text.styles != nil || text.style.shadow != nil { return nil }
            for line in text.lines {
                let box = CGRect(
                    x: frame.minX + line.x, y: frame.minY + line.y, width: line.width, height: text.lineHeight
                )
                let room = limited(text.style.size)
                bounds = bounds.union(box.bounded.insetBy(dx: -room, dy: -room))
            }
        }
        for child in node.children {
            guard let other = self.node(child), other.properties.transform == nil,
                other.properties.space == nil
            else { return nil }
            guard let place = place(of: other, in: node) else { continue }
            let inner = inkBounds(
                of: other, in: place.offsetBy(dx: frame.minX, dy: frame.minY), budget: &budget)
            guard let inner else { return nil }
            bounds = bounds.union(inner)
        }
        return bounds.insetBy(dx: -1, dy: -1)
    }
}
