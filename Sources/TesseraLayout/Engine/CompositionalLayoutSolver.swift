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
/// that its provider returns), not to the items. A solver never changes; when something it was made from does,
/// make another.
@MainActor public final class CompositionalLayoutSolver {
    /// The size of all sections along the direction of scrolling, and of the container across it; in points, on
    /// pixel boundaries along the direction of scrolling. It holds the frames of items that reach beyond their section.
    public let contentSize: CGSize

    let axis: LayoutAxis
    /// The views at the boundary of the whole layout.
    let boundary: [BoundaryElement]
    /// Where sections start across the axis.
    private let startAcross: CGFloat
    let plans: [SectionPlan]
    /// Where each section starts along the axis.
    let starts: [CGFloat]
    /// For each section how far it and those before it reach along the axis.
    let reachesBefore: [CGFloat]
    /// For each section where the first item of it and those after it starts along the axis.
    let reachesAfter: [CGFloat]
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
    ///   - makeEnvironment: Makes the environment that the section provider and item providers of custom groups get,
    ///     from the container that they are to see. By default it knows nothing but the container.
    ///   - sectionProvider: Returns the layout of a section. It is called once for each, in order.
    public init(
        containerSize: CGSize, displayScale: CGFloat = 1,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        referenceInsets: ReferenceInsets = ReferenceInsets(),
        configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
        itemCounts: [Int],
        makeEnvironment: (
            @MainActor (any NSCollectionLayoutContainer) -> any NSCollectionLayoutEnvironment
        )? = nil,
        sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    ) {
        guard containerSize.width.isFinite, containerSize.height.isFinite else {
            misuse("CompositionalLayoutSolver", "containerSize is \(containerSize); it must be finite")
        }
        grid = PixelGrid(scale: displayScale)
        axis = configuration?.scrollDirection == .horizontal ? .horizontal : .vertical
        isMirrored = layoutDirection == .rightToLeft

        let makeEnvironment = makeEnvironment ?? { LayoutEnvironment(container: $0) }
        let container = CGSize(width: max(0, containerSize.width), height: max(0, containerSize.height))
        let resolver = InsetsResolver(
            referenceInsets, standard: configuration?.contentInsetsReference, axis: axis)
        let insets = resolver.insets
        let boundarySolver = BoundarySolver(
            configuration?.boundarySupplementaryItems ?? [], room: container.inset(by: insets), axis: axis)
        let bands = boundarySolver.bands
        // Where nothing of the layout lies beside them, sections reach to the container's edges, so that their
        // backgrounds do.
        let edges = bands.across(axis).inside(insets)
        let sectionContainer = container.inset(by: edges)
        let sectionResolver = resolver.inside(edges)
        let environment = makeEnvironment(
            LayoutContainer(contentSize: sectionContainer, contentInsets: sectionResolver.insets))
        self.environment = environment
        var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
        let solver = GroupSolver(makeEnvironment: makeEnvironment)
        let axis = axis
        plans = itemCounts.enumerated().map { index, itemCount in
            guard let section = sectionProvider(index, environment) else {
                misuse(
                    "UICollectionViewCompositionalLayout",
                    "the section provider returned nil for section \(index)")
            }
            handlers[index] = section.visibleItemsInvalidationHandler
            return SectionPlan(
                section, itemCount: itemCount, container: sectionContainer, axis: axis,
                insets: sectionResolver, solver: solver)
        }
        visibleItemsHandlers = handlers

        var starts: [CGFloat] = []
        var reaches: [CGFloat] = []
        let bandStart = bands.start(axis)
        var end = bandStart
        var reach: CGFloat = 0
        for plan in plans {
            let start = end + (starts.isEmpty ? 0 : configuration?.interSectionSpacing ?? 0)
            starts.append(start)
            end = start + plan.extent
            reach = max(reach, start + plan.reach.upper)
            reaches.append(reach)
        }
        self.starts = starts
        reachesBefore = reaches
        var reachesAfter = starts
        var earliest = CGFloat.infinity
        for index in starts.indices.reversed() {
            earliest = min(earliest, starts[index] + plans[index].reach.lower)
            reachesAfter[index] = earliest
        }
        self.reachesAfter = reachesAfter

        startAcross = edges.start(axis.other)
        let across = Span(lower: 0, upper: container[axis.other]).inset(by: insets, axis.other)
        let along = Span(lower: bandStart, upper: max(bandStart, end))
        boundary = boundarySolver.elements(
            around: Box(axis, along, across: across.inset(by: bands, axis.other)),
            room: Box(axis, along, across: across))
        reach = boundary.reduce(max(reach, along.upper + bands.end(axis))) { max($0, $1.box.max(axis)) }

        var contentSize = container
        contentSize[axis] = grid.round(max(0, reach))
        self.contentSize = contentSize
    }

    /// The number of sections.
    public var numberOfSections: Int { plans.count }

    /// The number of items in a section.
    public func numberOfItems(inSection section: Int) -> Int { plans[section].itemCount }

    // MARK: From the layout's coordinates to the screen's

    /// The frame of what lies at `box` in the layout.
    func frame(of box: Box) -> CGRect { grid.rect(mirrored(box)) }

    /// The frame of what lies at `box` in a section.
    func frame(of box: Box, inSection section: Int) -> CGRect {
        frame(of: box.offset(by: origin(ofSection: section)))
    }

    /// The part of a section where everything lies whose frame can overlap `rect`: a pixel more on each side, for
    /// frames that were rounded outwards.
    func box(of rect: CGRect, inSection section: Int) -> Box {
        let origin = origin(ofSection: section)
        return box(of: rect).offset(by: CGPoint(x: -origin.x, y: -origin.y))
    }

    /// The part of the axis that `rect` takes in the layout.
    func span(of rect: CGRect) -> Span { mirrored(Box(rect)).span(axis) }

    private func origin(ofSection section: Int) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = starts[section]
        origin[axis.other] = startAcross
        return origin
    }

    private func mirrored(_ box: Box) -> Box { isMirrored ? box.mirrored(in: contentSize.width) : box }

    /// The sections that can have an element in `rect`. O(log n).
    func sections(in rect: CGRect) -> Range<Int> {
        let wide = box(of: rect)
        let lower = plans.partition { reachesBefore[$0] > wide.min(axis) }
        let upper = plans.partition { reachesAfter[$0] >= wide.max(axis) }
        return lower..<max(lower, upper)
    }

    private func box(of rect: CGRect) -> Box { mirrored(Box(rect)).insetBy(-1 / grid.scale) }
}

extension Array {
    /// The first index for which `isAfter` holds, where it holds for all that follow; by binary search.
    fileprivate func partition(_ isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
