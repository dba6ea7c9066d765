extension CompositionalLayoutSolver {
    /// True if a section has a handler that changes its visible items.
    package var hasVisibleItemsHandlers: Bool { !visibleItemsHandlers.isEmpty }

    /// Calls the handlers of sections, which may change the visible elements. Returns the same elements in
    /// the same order; those that a handler received are copies.
    ///
    /// - Parameters:
    ///   - elements: The elements that the layout has near the visible part.
    ///   - visibleBounds: The visible part of the content.
    ///   - orthogonalOffsets: The offsets of the sections that scroll on their own and are not at their
    ///     start, in points.
    package func changedByHandlers(
        _ elements: [UICollectionViewLayoutAttributes], visibleBounds: CGRect,
        orthogonalOffsets: [Int: CGFloat]
    ) -> [UICollectionViewLayoutAttributes] {
        var elements = elements
        var visible: [Int: [any NSCollectionLayoutVisibleItem]] = [:]
        for (place, element) in elements.enumerated() {
            guard element.indexPath.count == 2, visibleItemsHandlers[element.indexPath.section] != nil,
                isVisible(element, visibleBounds, orthogonalOffsets),
                let copy = element.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            elements[place] = copy
            visible[element.indexPath.section, default: []].append(VisibleItem(changing: copy))
        }
        for (section, items) in visible.sorted(by: { $0.key < $1.key }) {
            let offset = scrollOffset(ofSection: section, orthogonalOffsets) ?? visibleBounds.origin
            visibleItemsHandlers[section]?(items, offset, environment)
        }
        return elements
    }

    private func isVisible(
        _ element: UICollectionViewLayoutAttributes, _ visibleBounds: CGRect, _ offsets: [Int: CGFloat]
    ) -> Bool {
        guard let section = orthogonalSection(holding: element),
            let orthogonal = orthogonalSection(at: section),
            let offset = scrollOffset(ofSection: section, offsets)
        else { return Box(element.frame).overlaps(Box(visibleBounds)) }
        let seen = element.frame.offsetBy(dx: -offset.x, dy: -offset.y)
        let visible = visibleBounds.intersection(orthogonal.viewport)
        return visible.hasArea && Box(seen).overlaps(Box(visible))
    }

    private func scrollOffset(ofSection section: Int, _ offsets: [Int: CGFloat]) -> CGPoint? {
        guard let orthogonal = orthogonalSection(at: section) else { return nil }
        let offset = offsets[section] ?? orthogonal.startOffset
        return orthogonal.scrollDirection == .horizontal
            ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }
}
