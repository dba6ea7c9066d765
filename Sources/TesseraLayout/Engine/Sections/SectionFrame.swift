/// The values of a section's description that do not depend on the lengths of its groups: the insets and
/// bands between the groups and the room in which the section is laid out.
@MainActor struct SectionFrame {
    let container: CGSize
    let axis: LayoutAxis
    /// True if the groups scroll across the axis.
    let isOrthogonal: Bool
    /// The insets of the groups.
    let insets: NSDirectionalEdgeInsets
    /// The insets of the views at the boundary.
    let supplementaryInsets: NSDirectionalEdgeInsets
    /// The size to which fractional sizes of views at the boundary refer.
    let supplementaryRoom: CGSize
    let boundarySolver: BoundarySolver

    /// Creates the frame of a section in a room.
    ///
    /// - Parameter boundarySizes: The preferred sizes that views at the boundary have reported.
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

    /// The size to which fractional sizes of groups refer.
    var groupRoom: CGSize { container.inset(by: insets).inset(by: bands.across(axis)) }

    /// Returns the groups of a section, or nil if it has no items.
    func groups(
        _ section: NSCollectionLayoutSection, itemCount: Int, sizes: ElementSizes, solver: GroupSolver
    ) -> GroupSequence? {
        // The group's description is not read for a section without items.
        guard itemCount > 0 else { return nil }
        let room = groupRoom
        return GroupSequence(
            section, itemCount: itemCount, room: room, axis: isOrthogonal ? axis.other : axis,
            roomAcross: isOrthogonal ? nil : room[axis.other], sizes: sizes, solver: solver)
    }
}
