/// The views at the boundary of the whole layout, and the room that they leave to the sections.
@MainActor struct LayoutSurroundings {
    /// The points between two sections.
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

    /// True if the sizes that views prefer can change the room of the sections.
    var canMoveSections: Bool { items.contains { $0.layoutSize.selfSizedAxes.contains(axis.other) } }

    /// The room of the sections and its place in the layout.
    struct Frame {
        let room: SectionPlan.Room
        /// The room that views at the boundary take outside of each edge.
        let bands: NSDirectionalEdgeInsets
        /// The start of the sections across the axis, in points.
        let startAcross: CGFloat
        fileprivate let boundarySolver: BoundarySolver
        /// The part across the axis within which views at the boundary lie.
        fileprivate let across: Span

        /// Returns the views at the boundary of sections that take the part `along` of the axis.
        @MainActor func elements(along: Span) -> [BoundaryElement] {
            let axis = room.axis
            return boundarySolver.elements(
                around: Box(axis, along, across: across.inset(by: bands, axis.other)),
                room: Box(axis, along, across: across))
        }
    }

    /// Returns the frame for the sizes that the views at the boundary are known to prefer.
    func frame(_ sizes: ElementSizes) -> Frame {
        let boundarySolver = BoundarySolver(
            items, room: container.inset(by: insets.insets), axis: axis, sizes: sizes)
        let bands = boundarySolver.bands
        // On sides without views of the layout, sections reach to the container's edges, so that their
        // backgrounds do so, too.
        let edges = bands.across(axis).inside(insets.insets)
        return Frame(
            room: SectionPlan.Room(
                container: container.inset(by: edges), axis: axis, insets: insets.inside(edges),
                solver: solver),
            bands: bands, startAcross: edges.start(axis.other), boundarySolver: boundarySolver,
            across: Span(lower: 0, upper: container[axis.other]).inset(by: insets.insets, axis.other))
    }
}
