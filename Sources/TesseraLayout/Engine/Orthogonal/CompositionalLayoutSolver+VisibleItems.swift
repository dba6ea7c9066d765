extension CompositionalLayoutSolver {
    /// Whether a section has a handler that changes its visible items.
    package var hasVisibleItemsHandlers: Bool { !visibleItemsHandlers.isEmpty }

    /// Lets the handlers of sections change what is visible of them. Returns the same elements in the same order; those
    /// that a handler was given are copies.
    ///
    /// - Parameters:
    ///   - elements: What the layout has near the visible part.
    ///   - visibleBounds: The visible part of the content.
    ///   - orthogonalOffsets: How far sections that scroll on their own are scrolled, where not at their start.
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
