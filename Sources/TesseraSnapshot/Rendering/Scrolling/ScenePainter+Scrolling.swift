import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Returns the offset of the content of a scrolling element within the limits of the content: that of the
    /// user, or the one that the app has set.
    func offset(of id: Int, _ scroll: ScrollContent, in size: CGSize) -> CGPoint {
        let wanted = state.offsets[id].map { [Double($0.x), Double($0.y)] } ?? scroll.offset
        func offset(_ axis: Int, _ content: Double, _ extent: Double, _ before: Int, _ after: Int) -> Double {
            let inset = number(scroll.insets, before)
            let total = limited(content) + inset + number(scroll.insets, after)
            let position = number(wanted, axis) + inset
            let inside = min(max(position, 0), max(0, total - extent))
            return (inside * scale).rounded() / scale - inset
        }
        return CGPoint(
            x: offset(0, scroll.contentWidth, size.width, 1, 3),
            y: offset(1, scroll.contentHeight, size.height, 0, 2))
    }

    private func number(_ list: [Double], _ index: Int) -> Double {
        list.indices.contains(index) && list[index].isFinite ? list[index] : 0
    }

    /// Returns the frame of a child in points of its parent's box, or nil if the child is not visible.
    func place(of child: Node, in parent: Node) -> CGRect? {
        var frame = (child.properties.frame?.rect ?? .zero).bounded
        if let scroll = parent.properties.scroll {
            let size = (parent.properties.frame?.rect ?? .zero).bounded.size
            let offset = offset(of: parent.id, scroll, in: size)
            if let sticky = child.properties.sticky {
                frame.origin = stuck(frame, sticky, scroll, offset: offset, size: size)
            }
            frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
        }
        if let swipe = parent.properties.swipe {
            if let actions = child.properties.swipeActions {
                return swipe.open == actions.side ? frame : nil
            }
            if let side = swipe.open {
                let actions = parent.children.lazy.compactMap { self.node($0) }
                    .first { $0.properties.swipeActions?.side == side }
                let width = actions?.properties.frame?.rect.width ?? 0
                frame.origin.x += side == .right ? -limited(width) : limited(width)
            }
        }
        return frame
    }

    /// Returns the place of an element that sticks to an edge of its scrolling parent.
    private func stuck(
        _ frame: CGRect, _ sticky: StickyContent, _ scroll: ScrollContent, offset: CGPoint, size: CGSize
    ) -> CGPoint {
        let isVertical = sticky.axis == .vertical
        let along = Stretch(
            rest: isVertical ? frame.minY : frame.minX, length: isVertical ? frame.height : frame.width)
        let (before, after) = insets(of: scroll, isVertical: isVertical)
        let place = along.place(
            start: sticky.start, end: sticky.end, lower: number(sticky.limits, 0),
            upper: number(sticky.limits, 1), offset: isVertical ? offset.y : offset.x,
            extent: isVertical ? size.height : size.width, before: before, after: after)
        var across = isVertical ? frame.minX : frame.minY
        if let second = sticky.across {
            let stretch = Stretch(rest: across, length: isVertical ? frame.width : frame.height)
            let (before, after) = insets(of: scroll, isVertical: !isVertical)
            across = stretch.place(
                start: second.start, end: nil, lower: across, upper: second.upper,
                offset: isVertical ? offset.x : offset.y, extent: 0, before: before, after: after)
        }
        return isVertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
    }

    /// Returns the insets along an axis between which elements stick. Bars that collapse count as collapsed.
    private func insets(of scroll: ScrollContent, isVertical: Bool) -> (before: Double, after: Double) {
        guard isVertical else { return (number(scroll.insets, 1), number(scroll.insets, 3)) }
        let collapse = scroll.collapse ?? []
        let distance = (collapse.last ?? 0) - (collapse.first ?? 0)
        return (max(0, number(scroll.insets, 0) - distance), number(scroll.insets, 2))
    }
}

/// The place of an element along one axis without sticking, and its length, in points of the content.
private struct Stretch {
    var rest: Double
    var length: Double

    /// Returns the place of the element while the content is at an offset.
    func place(
        start: Double?, end: Double?, lower: Double, upper: Double, offset: Double, extent: Double,
        before: Double, after: Double
    ) -> Double {
        let lowest = end == nil ? rest : min(rest, lower)
        let highest = start == nil ? rest + length : max(rest + length, upper)
        var place = rest
        if let end { place = max(min(place, offset + extent - after - end - length), lowest) }
        if let start { place = min(max(place, offset + before + start), highest - length) }
        return place
    }
}
