import TesseraBasics

extension CompositionalLayoutSolver {
    /// Returns the part of a section that scrolls on its own, or `nil` if the section does not or has no
    /// items. O(log n).
    public func orthogonalSection(at section: Int) -> OrthogonalSection? {
        self.section(section).flatMap(orthogonalSection)
    }

    private func orthogonalSection(_ section: PlacedSection) -> OrthogonalSection? {
        guard let plan = section.plan.orthogonal, let groups = section.plan.groups else { return nil }
        let direction = groups.axis
        let viewport = frame(of: plan.viewport, in: section)
        var contentSize = viewport.size
        contentSize[direction] = max(grid.round(plan.length), contentSize[direction])
        let stops = Stops(
            behavior: plan.behavior, groups: groups, groupsStart: plan.start,
            extent: viewport.size[direction], limit: contentSize[direction] - viewport.size[direction],
            grid: grid)
        return OrthogonalSection(
            behavior: plan.behavior, bounce: plan.bounce, decelerationRate: plan.decelerationRate,
            scrollDirection: direction == .horizontal ? .horizontal : .vertical, viewport: viewport,
            contentSize: contentSize, stops: stops, isMirrored: isMirrored && direction == .horizontal)
    }

    /// Returns the sections that scroll on their own and whose viewports overlap `rect`, ascending. O(log
    /// n), and in proportion to the sections in `rect`.
    public func orthogonalSections(in rect: CGRect) -> [Int] {
        guard rect.hasArea else { return [] }
        let wanted = Box(rect)
        return sections(in: rect).compactMap { section in
            guard let orthogonal = orthogonalSection(section), Box(orthogonal.viewport).overlaps(wanted)
            else { return nil }
            return section.number
        }
    }

    /// Returns the section that scrolls on its own and moves an element with its content, or `nil` if no
    /// section moves the element.
    package func orthogonalSection(holding attributes: UICollectionViewLayoutAttributes) -> Int? {
        let path = attributes.indexPath
        guard path.count == 2, plans.indices.contains(path.section) else { return nil }
        let plan = plans[path.section]
        guard plan.orthogonal != nil else { return nil }
        switch attributes.representedElementCategory {
        case .cell: return path.section
        case .supplementaryView:
            let kind = attributes.representedElementKind ?? ""
            return plan.groups?.hasAccessories(ofKind: kind) == true ? path.section : nil
        case .decorationView: return nil
        }
    }

    // MARK: Places in a section that may scroll

    /// The part of a section in which items and badges are looked for, and their displacement by scrolling.
    struct Window {
        /// The distance from an element's frame to the place where it appears.
        let scrolled: CGPoint
        /// The part of the content in which elements are wanted, in the places where they appear.
        let wanted: Box
        /// The part of the section that contains everything that can appear in ``wanted``.
        let box: Box
        /// The distance in points that frames lie to the right of their places in the section's plan.
        var contentDisplacement: CGFloat = 0
    }

    /// Returns the window for finding the items of a section that appear in `rect`, or `nil` if there can be
    /// none.
    func window(_ rect: CGRect, in section: PlacedSection, _ scrolling: OrthogonalOffsets) -> Window? {
        guard let orthogonal = orthogonalSection(section) else {
            return Window(scrolled: .zero, wanted: Box(rect), box: box(of: rect, in: section))
        }
        let viewport = orthogonal.viewport
        let visible = rect.intersection(viewport)
        guard visible.hasArea else { return nil }
        let isHorizontal = orthogonal.scrollDirection == .horizontal
        let offset = scrolling.offsets[section.number] ?? orthogonal.startOffset
        scrolling.requireNumbers(offset, section.number)
        let scrolled = isHorizontal ? CGPoint(x: -offset, y: 0) : CGPoint(x: 0, y: -offset)
        let margin = scrolling.overscan * (isHorizontal ? viewport.width : viewport.height)
        let wanted = visible.insetBy(dx: isHorizontal ? -margin : 0, dy: isHorizontal ? 0 : -margin)
        let contentDisplacement = contentDisplacement(orthogonal)
        let unscrolled = wanted.offsetBy(dx: -scrolled.x - contentDisplacement, dy: -scrolled.y)
        return Window(
            scrolled: scrolled, wanted: Box(wanted), box: box(of: unscrolled, in: section),
            contentDisplacement: contentDisplacement)
    }

    /// Returns the frame of an item or a badge at `box` in a section.
    func contentFrame(of box: Box, in section: PlacedSection) -> CGRect {
        let frame = frame(of: box, in: section)
        guard isMirrored, let orthogonal = orthogonalSection(section) else { return frame }
        return frame.offsetBy(dx: contentDisplacement(orthogonal), dy: 0)
    }

    /// Returns the distance in points by which frames in a mirrored section lie to the right of where they
    /// appear at first, as its content starts at its right end.
    private func contentDisplacement(_ orthogonal: OrthogonalSection) -> CGFloat {
        orthogonal.isMirrored ? orthogonal.maximumOffset : 0
    }
}

/// The offsets of the sections that scroll on their own.
struct OrthogonalOffsets {
    /// The offsets of sections that are not at their start, in points, by the numbers of the sections.
    var offsets: [Int: CGFloat] = [:]
    /// The length on either side of a viewport in which elements are wanted as well, in fractions of the
    /// viewport.
    var overscan: CGFloat = 0

    /// Stops the program if the offset of a section or the overscan makes no sense.
    func requireNumbers(_ offset: CGFloat, _ section: Int) {
        guard offset.isFinite else {
            misuse(
                "CompositionalLayoutSolver",
                "the orthogonal offset of section \(section) is \(offset); it must be finite")
        }
        guard overscan.isWithinLimits, overscan >= 0 else {
            misuse(
                "CompositionalLayoutSolver", "orthogonalOverscan is \(overscan); it must lie within 0 and 1e9"
            )
        }
    }
}
