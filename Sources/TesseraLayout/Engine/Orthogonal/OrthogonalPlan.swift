/// The places of a section's groups in a part of the section that scrolls across the direction of the
/// layout.
///
/// Places are from the top leading corner of the section.
@MainActor struct OrthogonalPlan {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    /// The part of the section in which the groups are visible.
    let viewport: Box
    /// The distance from the start of the content to the groups, in points.
    let start: CGFloat
    /// The length of the groups and the content insets, in points.
    let length: CGFloat
}

extension OrthogonalPlan {
    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - section: The description of the section.
    ///   - groups: The groups of the section.
    ///   - content: The part of the layout's axis that the groups and the content insets around them take.
    ///   - across: The part of the other axis that boundary items do not take.
    ///   - room: The part of `across` within the content insets.
    ///   - groupsStart: The start of the groups along the axis of the layout.
    init(
        _ section: NSCollectionLayoutSection, groups: GroupSequence, content: Span, across: Span, room: Span,
        groupsStart: CGFloat
    ) {
        behavior = section.orthogonalScrollingBehavior
        bounce = section.orthogonalScrollingProperties.bounce
        decelerationRate = section.orthogonalScrollingProperties.decelerationRate
        let axis = groups.axis
        let extent = max(0, across.upper - across.lower)

        // Parts that reach beyond the groups, such as badges, must not be cut off.
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
