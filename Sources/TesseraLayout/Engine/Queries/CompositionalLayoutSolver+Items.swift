extension CompositionalLayoutSolver {
    /// The frame of an item in points, on pixel boundaries; `nil` where the layout has no such item. O(log n) of the
    /// sections and of the items whose sizes are known.
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

    /// The items that are seen in `rect`, in order. An edge in common is not enough.
    ///
    /// Time is logarithmic in the number of sections and of items in a custom group, and in proportion to the groups in
    /// `rect` and the items that are returned.
    ///
    /// - Parameter orthogonalOffsets: How far sections that scroll on their own are scrolled, where not at their start.
    public func itemIndexPaths(in rect: CGRect, orthogonalOffsets: [Int: CGFloat] = [:]) -> [IndexPath] {
        var found: [IndexPath] = []
        forEachItem(in: rect, sections(in: rect), OrthogonalOffsets(offsets: orthogonalOffsets)) {
            section, item, _, _ in
            found.append(IndexPath(item: item, section: section))
        }
        return found
    }

    /// The attributes of an item: its frame, and its z index in a custom group. `nil` where the layout has no such
    /// item. For the cost see ``frame(forItemAt:)``.
    ///
    /// - Parameter attributesClass: The class of the result, for layouts that use one of their own.
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
                let frame = frame(of: leaf.box, in: section).offsetBy(dx: window.contentShift, dy: 0)
                if Box(frame).offset(by: window.shift).overlaps(window.wanted) {
                    body(section.number, item, frame, leaf.zIndex)
                }
            }
        }
    }
}

extension CGRect {
    /// Whether anything can lie in the rectangle; nothing does in one whose edges are no numbers.
    var hasArea: Bool { !isNull && width > 0 && height > 0 && !maxX.isNaN && !maxY.isNaN }
}
