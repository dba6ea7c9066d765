/// A section's group and the room in which it is repeated.
@MainActor struct RepeatedGroup {
    let group: NSCollectionLayoutGroup
    /// The direction in which the groups lie one after the other.
    let axis: LayoutAxis
    /// The points between groups.
    let spacing: CGFloat
    /// The size to which fractional sizes refer.
    let room: CGSize
    /// The room that flexible edge spacing shares across the axis, or `nil` if there is none to share.
    private let roomAcross: CGFloat?
    /// The axes along which all groups have the length of the greatest one.
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
        /// The group's items, relative to the start of the group's edge spacing.
        let template: GroupTemplate
        let extent: Extent
        /// The number of items whose sizes decide the places in the group. It includes items that were tried
        /// and did not fit.
        let examined: Int
        /// The size of the group without regard to the other groups.
        let naturalSize: CGSize
        /// The number of items of the group without regard to the other groups.
        let naturalItemCount: Int
        /// The axes along which ``naturalSize`` is known rather than estimated.
        let knownAxes: SelfSizedAxes

        @MainActor var itemCount: Int { template.leaves.count }
    }

    /// The least edge spacing of a group at both ends of the axis, in points.
    let edges: (start: CGFloat, end: CGFloat)
    private let edgesAcross: (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?)

    /// Solves a group from the known sizes of its items. Items beyond the limit of `measurements` are left
    /// out.
    ///
    /// - Parameter uniformSize: The lengths along the uniform axes, or `nil` if the group has its own.
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
