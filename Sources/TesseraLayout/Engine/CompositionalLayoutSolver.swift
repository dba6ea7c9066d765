import TesseraBasics

/// Finds the frames of a compositional layout, without any views.
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
/// The solver asks for each section and solves it once, when it is created: the group becomes a template,
/// and every frame is computed from it. Time and memory are in proportion to the descriptions (for a custom
/// group, to the frames that its provider returns) and to the items whose preferred sizes are known, not to
/// all items. When one of the values from which a solver was created changes, create another one; only
/// preferred sizes can change in a solver.
@MainActor public final class CompositionalLayoutSolver {
    /// The size of all sections along the direction of scrolling and of the container across it, in points.
    /// Along the direction of scrolling it is on a pixel boundary and includes frames of items that reach
    /// beyond their section.
    public private(set) var contentSize: CGSize

    let axis: LayoutAxis
    /// The views at the boundary of the whole layout.
    private(set) var boundary: [BoundaryElement] = []
    private(set) var plans: [SectionPlan] = []
    /// The lengths of the sections along the axis, each with the space after it.
    var extents = ExtentTree()
    let surroundings: LayoutSurroundings
    /// The known preferred sizes of the views at the boundary of the whole layout.
    var boundarySizes: ElementSizes
    /// The room of the sections and its place in the layout.
    var frame: LayoutSurroundings.Frame
    let grid: PixelGrid
    let isMirrored: Bool
    /// The environment in which sections are laid out.
    let environment: any NSCollectionLayoutEnvironment
    /// The handlers that change the visible items of sections, by the numbers of the sections.
    let visibleItemsHandlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler]

    /// Solves a layout.
    ///
    /// - Parameters:
    ///   - containerSize: The size of the room in which sections are laid out, in points. For a collection
    ///     view it is the size of the bounds without the insets by which the view scrolls across the
    ///     direction of the layout.
    ///   - displayScale: The pixels per point. Frames lie on boundaries of pixels.
    ///   - layoutDirection: The direction of reading. In a right-to-left interface all frames are mirrored.
    ///   - referenceInsets: The boundaries from which content insets are measured.
    ///   - configuration: The settings that all sections share.
    ///   - itemCounts: The number of items of each section.
    ///   - preferredSizes: The known sizes that views prefer. Sizes of views that the layout does not have,
    ///     or that are not self-sized, have no effect.
    ///   - makeEnvironment: Creates the environment that the section provider and the item providers of
    ///     custom groups receive, for the given container. By default the environment has nothing but the
    ///     container.
    ///   - sectionProvider: Returns the layout of a section. It is called once for each section, in order.
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

    /// Returns the length that a section takes along the axis, with the space after it.
    func run(of plan: SectionPlan) -> ExtentTree.Run {
        .init(extent: Extent(advance: plan.extent + surroundings.sectionSpacing, reach: plan.reach))
    }

    /// Places the views at the boundary of the layout anew and updates ``contentSize``.
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

    /// The greatest number of items in a section. The places of more items would be too large for
    /// floating-point numbers to tell neighbours apart.
    private static var mostItems: Int { 1_000_000_000_000 }

    /// The number of sections.
    public var numberOfSections: Int { plans.count }

    /// Returns the number of items in a section of the layout, which must exist.
    public func numberOfItems(inSection section: Int) -> Int {
        guard plans.indices.contains(section) else {
            misuse(
                "CompositionalLayoutSolver", "there is no section \(section); the layout has \(plans.count)")
        }
        return plans[section].itemCount
    }

    /// Returns the object that another module has stored with the description of a section, or `nil` if
    /// there is no such section.
    package func attachment(ofSection section: Int) -> AnyObject? {
        plans.indices.contains(section) ? plans[section].attachment : nil
    }

    // MARK: From the layout's coordinates to the screen's

    /// Returns the frame on the screen of a box in the layout, on pixel boundaries.
    func frame(of box: Box) -> CGRect { grid.rect(mirrored(box)) }

    /// Returns the frame on the screen of a box in a section, on pixel boundaries.
    func frame(of box: Box, in section: PlacedSection) -> CGRect {
        frame(of: box.offset(by: section.origin))
    }

    /// Returns the part of a section that contains everything whose frame can overlap `rect`. It is a pixel
    /// larger on each side, for frames that were rounded outwards.
    func box(of rect: CGRect, in section: PlacedSection) -> Box {
        box(of: rect).offset(by: CGPoint(x: -section.origin.x, y: -section.origin.y))
    }

    /// Returns the part of the layout's axis that `rect` takes.
    func span(of rect: CGRect) -> Span { mirrored(Box(rect)).span(axis) }

    /// A section with its place in the layout.
    struct PlacedSection {
        let number: Int
        let plan: SectionPlan
        /// The place of the section's top leading corner.
        let origin: CGPoint
    }

    /// Returns a section with its place, or `nil` if the layout has no such section. O(log n).
    func section(_ number: Int) -> PlacedSection? { extents.place(ofElement: number).map { section(at: $0) } }

    private func section(at place: ExtentTree.Place) -> PlacedSection {
        var origin = CGPoint.zero
        origin[axis] = frame.bands.start(axis) + place.start
        origin[axis.other] = frame.startAcross
        return PlacedSection(number: place.element, plan: plans[place.element], origin: origin)
    }

    private func mirrored(_ box: Box) -> Box { isMirrored ? box.mirrored(in: contentSize.width) : box }

    /// Returns the sections that can have an element in `rect`, ascending. O(log n) for each.
    func sections(in rect: CGRect) -> [PlacedSection] {
        var found: [PlacedSection] = []
        let wide = box(of: rect).span(axis).offset(by: -frame.bands.start(axis))
        extents.forEachElement(overlapping: wide) { found.append(section(at: $0)) }
        return found
    }

    private func box(of rect: CGRect) -> Box { mirrored(Box(rect)).insetBy(-1 / grid.scale) }
}
