/// A section's group and what it is repeated in.
@MainActor struct RepeatedGroup {
    let group: NSCollectionLayoutGroup
    /// The direction in which groups follow one another.
    let axis: LayoutAxis
    /// The points between groups.
    let spacing: CGFloat
    /// What fractions are of.
    let room: CGSize
    /// What flexible edge spacing shares across the axis; `nil` where nothing is left to share.
    private let roomAcross: CGFloat?
    /// The axes along which all groups have the length of the greatest.
    let uniformAxes: SelfSizedAxes
    private let solver: GroupSolver

    init(
        _ section: NSCollectionLayoutSection, room: CGSize, axis: LayoutAxis, roomAcross: CGFloat?,
        solver: GroupSolver
    ) {
        group = section.group
        spacing = section.interGroupSpacing
        self.axis = axis
        self.room = room
        self.roomAcross = roomAcross
        var uniformAxes: SelfSizedAxes = []
        for axis in LayoutAxis.both where group.layoutSize[axis].isUniformAcrossSiblings {
            uniformAxes.insert(SelfSizedAxes(axis))
        }
        self.uniformAxes = uniformAxes
        let edges = group.edgeSpacing
        self.edges = (edges?.start(axis).least ?? 0, edges?.end(axis).least ?? 0)
        edgesAcross = (edges?.start(axis.other), edges?.end(axis.other))
        self.solver = group.hasSelfSizedParts ? solver.remembering : solver
    }

    /// One repetition of the group.
    struct Solution {
        /// Its items, from where the group's edge spacing starts.
        let template: GroupTemplate
        let extent: Extent
        /// The number of items whose sizes decide where its own lie, and more items where they were tried.
        let examined: Int
        /// The size that the group would have without the others.
        let naturalSize: CGSize
        /// The number of items that it would have.
        let naturalItemCount: Int
        /// The axes along which that is more than an estimate.
        let knownAxes: SelfSizedAxes

        @MainActor var itemCount: Int { template.leaves.count }
    }

    /// The edge spacing of a group along the axis.
    let edges: (start: CGFloat, end: CGFloat)
    private let edgesAcross: (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?)

    /// Solves a group from what is known of its items. Items beyond those that are left are not in it.
    ///
    /// - Parameter uniformSize: The lengths along the uniform axes; `nil` where they are the group's own.
    func solve(_ measurements: GroupMeasurements, uniformSize: CGSize?) -> Solution {
        var measurements = measurements
        var slot = solver.slot(for: group, in: room, "the NSCollectionLayoutGroup of a section")
        var solution = solver.solve(group, in: slot, first: 0, &measurements)
        let (naturalSize, knownAxes) = (solution.size, solution.knownAxes)
        let naturalItemCount = min(solution.content.leaves.count, measurements.limit)
        if let uniformSize, !uniformAxes.isEmpty {
            slot.size = slot.size.replacing(uniformAxes, by: uniformSize)
            slot.openAxes.subtract(uniformAxes)
            solution = solver.solve(group, in: slot, first: 0, &measurements)
        }

        let (size, across) = (solution.size, axis.other)
        let (startAcross, endAcross) = edgesAcross
        let lengthAcross = startAcross.least + size[across] + endAcross.least
        var origin = CGPoint.zero
        origin[axis] = edges.start
        origin[across] = solver.offset(
            start: startAcross, end: endAcross, leaving: (roomAcross ?? lengthAcross) - size[across])
        var content = GroupContent()
        content.append(solution.content.prefix(measurements.limit), at: origin)
        let template = GroupTemplate(content, axis: axis)
        return Solution(
            template: template,
            extent: Extent(
                advance: edges.start + size[axis] + edges.end + spacing,
                reach: template.bounds.span(axis), reachAcross: template.bounds.span(across),
                lengthAcross: lengthAcross),
            examined: max(measurements.examined, template.leaves.count), naturalSize: naturalSize,
            naturalItemCount: naturalItemCount, knownAxes: knownAxes)
    }
}
