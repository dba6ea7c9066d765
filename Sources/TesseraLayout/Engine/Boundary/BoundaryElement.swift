/// The edges of the visible part to which an element can stick.
typealias PinnedEdges = LayoutPin.Edges

/// A supplementary item at the boundary of a section or of the whole layout, with its place.
struct BoundaryElement: Hashable, Sendable {
    let kind: String
    /// The element's number among those of its kind, from 0.
    let number: Int
    let box: Box
    let zIndex: Int
    /// The edges of the visible part to which the element sticks, or `nil` if it scrolls with the content.
    let pin: PinnedEdges?
    /// True if the element lies outside of the boundary.
    let isOutside: Bool
    let selfSizedAxes: SelfSizedAxes

    /// Returns the box of the element moved along an axis into the visible part, but not out of `bounds`.
    func pinned(_ axis: LayoutAxis, visible: Span, within bounds: Span) -> Box {
        guard let pin else { return box }
        let start = box.min(axis)
        let place = LayoutPin.start(
            ofElementAt: start, length: box.max(axis) - start, keepingTo: pin,
            of: (visible.lower, visible.upper), within: (bounds.lower, bounds.upper))
        var move = CGPoint.zero
        move[axis] = place - start
        return box.offset(by: move)
    }
}
