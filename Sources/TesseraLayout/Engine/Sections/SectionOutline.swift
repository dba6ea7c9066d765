/// The place of a section's groups, and the views around them.
///
/// Places are from the top leading corner of the section.
@MainActor struct SectionOutline {
    /// The place of the first group.
    let origin: CGPoint
    /// The points that the section takes along the axis of scrolling.
    let extent: CGFloat
    /// The views at the boundary.
    let boundary: [BoundaryElement]
    /// The views behind the section.
    let decorations: [DecorationElement]
    /// The plan of groups that scroll across the axis, or `nil` if they do not.
    let orthogonal: OrthogonalPlan?

    init(_ section: NSCollectionLayoutSection, _ frame: SectionFrame, _ groups: GroupSequence?) {
        let (axis, bands, insets, container) = (frame.axis, frame.bands, frame.insets, frame.container)
        let bandStart = section.spacingBefore + bands.start(axis)
        let length = (frame.isOrthogonal ? groups?.lengthAcross : groups?.length) ?? 0
        let content = Span(
            lower: bandStart, upper: bandStart + max(0, insets.start(axis) + length + insets.end(axis)))
        extent = content.upper + bands.end(axis) + section.spacingAfter

        var origin = CGPoint.zero
        origin[axis] = bandStart + insets.start(axis)
        origin[axis.other] = bands.start(axis.other) + insets.start(axis.other)
        let across = Span(lower: 0, upper: container[axis.other])
        if frame.isOrthogonal, let groups {
            // If nothing lies at the sides, groups are visible up to the edges of the section.
            let plan = OrthogonalPlan(
                section, groups: groups, content: content,
                across: across.inset(by: bands.inside(frame.supplementaryInsets), axis.other),
                room: across.inset(by: bands + insets, axis.other), groupsStart: origin[axis])
            origin[axis.other] = plan.viewport.min(axis.other) + plan.start
            orthogonal = plan
        } else {
            orthogonal = nil
        }
        self.origin = origin

        let start = frame.supplementaryInsets.start(axis.other)
        let edge = Span(lower: start, upper: start + frame.supplementaryRoom[axis.other])
        boundary = frame.boundarySolver.elements(
            around: Box(axis, content, across: edge.inset(by: bands, axis.other)),
            room: Box(axis, content, across: edge))
        decorations = DecorationElement.backgrounds(
            section.decorationItems, of: Box(axis, Span(lower: 0, upper: extent), across: across))
    }
}
