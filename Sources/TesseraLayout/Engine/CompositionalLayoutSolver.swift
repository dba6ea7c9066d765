import TesseraBasics

/// Finds the frames of a compositional layout, without any view.
///
/// ```swift
/// let solver = CompositionalLayoutSolver(
///     containerSize: CGSize(width: 390, height: 844), displayScale: 3, itemCounts: [1_000_000]
/// ) { _, _ in section }
/// solver.contentSize
/// solver.frame(forItemAt: IndexPath(item: 900_000, section: 0))
/// solver.itemIndexPaths(in: CGRect(x: 0, y: 50_000, width: 390, height: 844))
/// ```
///
/// Each section is asked for and solved once, when the solver is made: its group becomes a template, and every frame is
/// found from it by arithmetic. Time and memory are in proportion to the descriptions (for a custom group: to the frames
/// that its provider returns), not to the items; beside that, to the items whose sizes became known. When something
/// that a solver was made from changes, make another; what changes in a solver is what views prefer.
@MainActor public final class CompositionalLayoutSolver {
    /// The size of all sections along the direction of scrolling, and of the container across it; in points, on
    /// pixel boundaries along the direction of scrolling. It holds the frames of items that reach beyond their section.
    public private(set) var contentSize: CGSize

    let axis: LayoutAxis
    /// The views at the boundary of the whole layout.
    private(set) var boundary: [BoundaryElement] = []
    private(set) var plans: [SectionPlan] = []
    /// What sections take along the axis, each with the space after it.
    var extents = ExtentTree()
    let surroundings: LayoutSurroundings
    /// What is known of the sizes of the views at the boundary of the whole layout.
    var boundarySizes: ElementSizes
    /// Where the room of the sections lies.
    var frame: LayoutSurroundings.Frame
    let grid: PixelGrid
    let isMirrored: Bool
    /// What sections are laid out in.
    let environment: any NSCollectionLayoutEnvironment
    /// What changes the visible items of sections.
    let visibleItemsHandlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]

    /// Solves a layout.
    ///
    /// - Parameters:
    ///   - containerSize: The room that sections are laid out in, in points: for a collection view the size of its
    ///     bounds without the insets by which it scrolls across the direction of the layout.
    ///   - displayScale: Pixels per point. Frames lie on boundaries of pixels.
    ///   - layoutDirection: Where leading is. In a right-to-left interface all frames are mirrored.
    ///   - referenceInsets: The boundaries that content insets are measured from.
    ///   - configuration: What holds for all sections.
    ///   - itemCounts: The number of items of each section.
    ///   - preferredSizes: What is known of the sizes that views prefer. Sizes of views that the layout does not have, or
    ///     that are not self-sized, have no effect.
    ///   - makeEnvironment: Makes the environment that the section provider and item providers of custom groups get,
    ///     from the container that they are to see. By default it knows nothing but the container.
    ///   - sectionProvider: Returns the layout of a section. It is called once for each, in order.
    public init(
        containerSize: CGSize, displayScale: CGFloat = 1,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        referenceInsets: ReferenceInsets = ReferenceInsets(),
        configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
        itemCounts: [Int],
        preferredSizes: PreferredSizes = PreferredSizes(),
        makeEnvironment: (
            @MainActor (any NSCollectionLayoutContainer) -> any NSCollectionLayoutEnvironment
        )? = nil,
        sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    ) {
        guard containerSize.width.isWithinLimits, containerSize.height.isWithinLimits else {
            misuse("CompositionalLayoutSolver", "containerSize is \(containerSize); it \(CGFloat.limits)")
        }
        for (index, count) in itemCounts.enumerated() where !(0...Self.mostItems).contains(count) {
            misuse(
                "CompositionalLayoutSolver",
                "section \(index) has \(count) items; it may have 0 to \(Self.mostItems)")
        }
        grid = PixelGrid(scale: displayScale)
        axis = configuration?.scrollDirection == .horizontal ? .horizontal : .vertical
        isMirrored = layoutDirection == .rightToLeft

        let makeEnvironment = makeEnvironment ?? { LayoutEnvironment(container: $0) }
        let container = CGSize(width: max(0, containerSize.width), height: max(0, containerSize.height))
        surroundings = LayoutSurroundings(
            configuration, container: container, axis: axis, references: referenceInsets,
            solver: GroupSolver(makeEnvironment: makeEnvironment))
        boundarySizes = preferredSizes.boundary
        frame = surroundings.frame(boundarySizes)
        contentSize = container

        let (room, canMove) = (frame.room, surroundings.canMoveSections)
        let environment = makeEnvironment(
            LayoutContainer(contentSize: room.container, contentInsets: room.insets.insets))
        self.environment = environment
        var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
        plans = itemCounts.enumerated().map { index, itemCount in
            guard let section = sectionProvider(index, environment) else {
                misuse(
                    "UICollectionViewCompositionalLayout",
                    "the section provider returned nil for section \(index)")
            }
            handlers[index] = section.visibleItemsInvalidationHandler
            return SectionPlan(
                section, itemCount: itemCount,
                sizes: preferredSizes.sections[index] ?? PreferredSizes.Section(), in: room,
                canMove: canMove)
        }
        visibleItemsHandlers = handlers
        extents = ExtentTree(plans.map(run))
        settleBoundary()
    }

    /// What a section takes along the axis.
    func run(of plan: SectionPlan) -> ExtentTree.Run {
        .init(extent: Extent(advance: plan.extent + surroundings.sectionSpacing, reach: plan.reach))
    }

    /// Places anew what lies around the sections.
    func settleBoundary() {
        let sections = extents.extent
        let bandStart = frame.bands.start(axis)
        let end = bandStart + sections.advance - (plans.isEmpty ? 0 : surroundings.sectionSpacing)
        let along = Span(lower: bandStart, upper: max(bandStart, end))
        boundary = frame.elements(along: along)
        let reach = boundary.reduce(
            max(0, bandStart + sections.reach.upper, along.upper + frame.bands.end(axis))
        ) { max($0, $1.box.max(axis)) }
        contentSize[axis] = grid.round(reach)
    }

    /// More items than that have places that numbers of points cannot tell apart.
    private static var mostItems: Int { 1_000_000_000_000 }

    /// The number of sections.
    public var numberOfSections: Int { plans.count }

    /// The number of items in a section of the layout.
    public func numberOfItems(inSection section: Int) -> Int {
        guard plans.indices.contains(section) else {
            misuse(
                "CompositionalLayoutSolver", "there is no section \(section); the layout has \(plans.count)")
        }
        return plans[section].itemCount
    }

    /// What a floor above keeps with the description of a section; `nil` where there is no such section.
    package func attachment(ofSection section: Int) -> AnyObject? {
        plans.indices.contains(section) ? plans[section].attachment : nil
    }

    // MARK: From the layout's coordinates to the screen's

    /// The frame of what lies at `box` in the layout.
    func frame(of box: Box) -> CGRect { grid.rect(mirrored(box)) }

    /// The frame of what lies at `box` in a section.
    func frame(of box: Box, in section: PlacedSection) -> CGRect {
        frame(of: box.offset(by: section.origin))
    }

    /// The part of a section where everything lies whose frame can overlap `rect`: a pixel more on each side, for
    /// frames that were rounded outwards.
    func box(of rect: CGRect, in section: PlacedSection) -> Box {
        box(of: rect).offset(by: CGPoint(x: -section.origin.x, y: -section.origin.y))
    }

    /// The part of the axis that `rect` takes in the layout.
    func span(of rect: CGRect) -> Span { mirrored(Box(rect)).span(axis) }

    /// A section in the layout.
    struct PlacedSection {
        let number: Int
        let plan: SectionPlan
        /// Where its top leading corner lies.
        let origin: CGPoint
    }

    /// A section in its place; `nil` where the layout has no such section. O(log n).
    func section(_ number: Int) -> PlacedSection? { extents.place(ofElement: number).map { section(at: $0) } }

    private func section(at place: ExtentTree.Place) -> PlacedSection {
        var origin = CGPoint.zero
        origin[axis] = frame.bands.start(axis) + place.start
        origin[axis.other] = frame.startAcross
        return PlacedSection(number: place.element, plan: plans[place.element], origin: origin)
    }

    private func mirrored(_ box: Box) -> Box { isMirrored ? box.mirrored(in: contentSize.width) : box }

    /// The sections that can have an element in `rect`, ascending. O(log n) for each.
    func sections(in rect: CGRect) -> [PlacedSection] {
        var found: [PlacedSection] = []
        let wide = box(of: rect).span(axis).offset(by: -frame.bands.start(axis))
        extents.forEachElement(overlapping: wide) { found.append(section(at: $0)) }
        return found
    }

    private func box(of rect: CGRect) -> Box { mirrored(Box(rect)).insetBy(-1 / grid.scale) }
}
