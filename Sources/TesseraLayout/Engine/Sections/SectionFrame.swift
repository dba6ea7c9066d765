/// What a section's description says before the lengths of its groups are known: what lies between the groups and the
/// room that the section is laid out in.
@MainActor struct SectionFrame {
    let container: CGSize
    let axis: LayoutAxis
    /// Whether the groups scroll across the axis.
    let isOrthogonal: Bool
    /// Those of the groups.
    let insets: NSDirectionalEdgeInsets
    /// Those of what lies at the boundary.
    let supplementaryInsets: NSDirectionalEdgeInsets
    /// What fractions of views at the boundary are of.
    let supplementaryRoom: CGSize
    let boundarySolver: BoundarySolver

    /// - Parameter boundarySizes: What is known of the sizes of the views at the boundary.
    init(_ section: NSCollectionLayoutSection, in room: SectionPlan.Room, boundarySizes: ElementSizes) {
        container = room.container
        axis = room.axis
        isOrthogonal = section.orthogonalScrollingBehavior != .none
        insets = room.insets.insets(of: section)
        supplementaryInsets = room.insets.supplementaryInsets(of: section, axis)
        supplementaryRoom = container.inset(by: supplementaryInsets)
        boundarySolver = BoundarySolver(
            section.boundarySupplementaryItems, room: supplementaryRoom, axis: axis, sizes: boundarySizes)
    }

    /// The room that views at the boundary take outside of each edge.
    var bands: NSDirectionalEdgeInsets { boundarySolver.bands }

    /// What fractions of groups are of.
    var groupRoom: CGSize { container.inset(by: insets).inset(by: bands.across(axis)) }

    /// The groups of a section.
    func groups(
        _ section: NSCollectionLayoutSection, itemCount: Int, sizes: ElementSizes, solver: GroupSolver
    ) -> GroupSequence? {
        // The group of a section without items is not looked at.
        guard itemCount > 0 else { return nil }
        let room = groupRoom
        return GroupSequence(
            section, itemCount: itemCount, room: room, axis: isOrthogonal ? axis.other : axis,
            roomAcross: isOrthogonal ? nil : room[axis.other], sizes: sizes, solver: solver)
    }
}
