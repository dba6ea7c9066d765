extension CompositionalLayoutSolver {
    /// Returns the frame of an item in points, on pixel boundaries, or `nil` if the layout has no such item.
    /// O(log n) in the number of sections and of items with known sizes.
    ///
    /// In a section that scrolls on its own, frames are those at an offset of zero.
    public func frame(forItemAt indexPath: IndexPath) -> CGRect? {
        placedLeaf(at: indexPath)?.frame
    }

    private func placedLeaf(at indexPath: IndexPath) -> (frame: CGRect, zIndex: Int)? {
        guard indexPath.count == 2, let section = section(indexPath.section),
            let leaf = section.plan.leaf(ofItem: indexPath.item)
        else { return nil }
        return (contentFrame(of: leaf.box, in: section), leaf.zIndex)
    }

    /// Returns the items that appear in `rect`, in order. Items that share only an edge with it do not
    /// count.
    ///
    /// The time is logarithmic in the number of sections and of items in a custom group, and in proportion
    /// to the groups in `rect` and the items that are returned.
    ///
    /// - Parameters:
    ///   - rect: The part of the content in which items are wanted, in points.
    ///   - orthogonalOffsets: The offsets of the sections that scroll on their own and are not at their
    ///     start, in points.
    public func itemIndexPaths(in rect: CGRect, orthogonalOffsets: [Int: CGFloat] = [:]) -> [IndexPath] {
        var found: [IndexPath] = []
        forEachItem(in: rect, sections(in: rect), OrthogonalOffsets(offsets: orthogonalOffsets)) {
            section, item, _, _ in
            found.append(IndexPath(item: item, section: section))
        }
        return found
    }

    /// Returns the attributes of an item, with its frame and its z index in a custom group, or `nil` if the
    /// layout has no such item. For the cost see ``frame(forItemAt:)``.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - attributesClass: The class of the result, for layouts that use one of their own.
    public func layoutAttributesForItem(
        at indexPath: IndexPath,
        attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> UICollectionViewLayoutAttributes? {
        placedLeaf(at: indexPath)
            .map { attributesClass.make(.cell, at: indexPath, frame: $0.frame, zIndex: $0.zIndex) }
    }

    func forEachItem(
        in rect: CGRect, _ sections: [PlacedSection], _ scrolling: OrthogonalOffsets,
        _ body: (_ section: Int, _ item: Int, _ frame: CGRect, _ zIndex: Int) -> Void
    ) {
        guard rect.hasArea else { return }
        for section in sections {
            guard let window = window(rect, in: section, scrolling) else { continue }
            section.plan.forEachLeaf(in: window.box) { item, leaf in
                let frame = frame(of: leaf.box, in: section).offsetBy(dx: window.contentDisplacement, dy: 0)
                if Box(frame).offset(by: window.scrolled).overlaps(window.wanted) {
                    body(section.number, item, frame, leaf.zIndex)
                }
            }
        }
    }
}

extension CGRect {
    /// True if the rectangle has an area, which one whose edges are not numbers does not have.
    var hasArea: Bool { !isNull && width > 0 && height > 0 && !maxX.isNaN && !maxY.isNaN }
}
