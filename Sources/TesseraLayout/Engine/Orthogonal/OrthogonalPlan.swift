/// How a section's groups lie in a part of it that scrolls across the direction of the layout.
///
/// Places are from the top leading corner of the section.
@MainActor struct OrthogonalPlan {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    /// The part through which the groups are seen.
    let viewport: Box
    /// How far the groups start from the start of the content.
    let start: CGFloat
    /// How long groups and content insets are.
    let length: CGFloat
}

extension OrthogonalPlan {
    /// - Parameters:
    ///   - content: What the groups and the content insets around them take along the axis of the layout.
    ///   - across: What boundary items leave of the other axis.
    ///   - room: What content insets leave of that.
    ///   - groupsStart: Where the groups start along the axis of the layout.
    init(
        _ section: NSCollectionLayoutSection, groups: GroupSequence, content: Span, across: Span, room: Span,
        groupsStart: CGFloat
    ) {
        behavior = section.orthogonalScrollingBehavior
        bounce = section.orthogonalScrollingProperties.bounce
        decelerationRate = section.orthogonalScrollingProperties.decelerationRate
        let axis = groups.axis
        let extent = max(0, across.upper - across.lower)

        // What reaches beyond the groups, as badges do, is not to be cut off.
        let bounds = groups.bounds.span(axis.other).offset(by: groupsStart)
        let along = Span(
            lower: min(content.lower, bounds.lower), upper: max(content.upper, bounds.upper))
        viewport = Box(
            axis, Span(lower: across.lower, upper: across.lower + extent), across: along)

        if behavior == .groupPagingCentered {
            let (first, last) = (groups.span(ofGroup: 0), groups.span(ofGroup: groups.groupCount - 1))
            start = max(0, (extent - first.length) / 2 - first.lower)
            length = start + last.upper + max(0, (extent - last.length) / 2)
        } else {
            start = max(0, room.lower - across.lower)
            length = start + groups.length + max(0, across.upper - room.upper)
        }
    }
}

extension Span {
    var length: CGFloat { upper - lower }
}
