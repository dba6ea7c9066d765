/// What lies around the sections of a layout.
@MainActor struct LayoutSurroundings {
    /// The points between sections.
    let sectionSpacing: CGFloat
    private let items: [NSCollectionLayoutBoundarySupplementaryItem]
    private let container: CGSize
    private let axis: LayoutAxis
    private let insets: InsetsResolver
    private let solver: GroupSolver

    init(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration?, container: CGSize,
        axis: LayoutAxis, references: ReferenceInsets, solver: GroupSolver
    ) {
        sectionSpacing = configuration?.interSectionSpacing ?? 0
        items = configuration?.boundarySupplementaryItems.map { $0.copied() } ?? []
        self.container = container
        self.axis = axis
        insets = InsetsResolver(references, standard: configuration?.contentInsetsReference, axis: axis)
        self.solver = solver
    }

    /// Whether what views prefer can change the room of the sections.
    var canMoveSections: Bool { items.contains { $0.layoutSize.selfSizedAxes.contains(axis.other) } }

    /// Where the room of the sections lies.
    struct Frame {
        let room: SectionPlan.Room
        /// The room that views at the boundary take outside of each edge.
        let bands: NSDirectionalEdgeInsets
        /// Where sections start across the axis.
        let startAcross: CGFloat
        fileprivate let boundarySolver: BoundarySolver
        /// The part across the axis that views at the boundary keep to.
        fileprivate let across: Span

        /// The views at the boundary of sections that take a part of the axis.
        @MainActor func elements(along: Span) -> [BoundaryElement] {
            let axis = room.axis
            return boundarySolver.elements(
                around: Box(axis, along, across: across.inset(by: bands, axis.other)),
                room: Box(axis, along, across: across))
        }
    }

    /// The frame, from what is known of the sizes of the views at the boundary.
    func frame(_ sizes: ElementSizes) -> Frame {
        let boundarySolver = BoundarySolver(
            items, room: container.inset(by: insets.insets), axis: axis, sizes: sizes)
        let bands = boundarySolver.bands
        // Where nothing of the layout lies beside them, sections reach to the container's edges, so that their
        // backgrounds do.
        let edges = bands.across(axis).inside(insets.insets)
        return Frame(
            room: SectionPlan.Room(
                container: container.inset(by: edges), axis: axis, insets: insets.inside(edges),
                solver: solver),
            bands: bands, startAcross: edges.start(axis.other), boundarySolver: boundarySolver,
            across: Span(lower: 0, upper: container[axis.other]).inset(by: insets.insets, axis.other))
    }
}
