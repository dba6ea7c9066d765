import Foundation
import TesseraData
import TesseraLayout

/// The updates of the layout when the data changes.
extension TableViewLayout {
    /// Asks for all heights again if the delegate provides them. Otherwise measured heights become estimates
    /// until views are measured again.
    func invalidate() {
        if RowHeights(of: tableView).asksForHeights {
            preparation = .everything
        } else {
            forgetMeasuredHeights()
            preparation = max(preparation, .sections)
        }
        tableView.stage.layoutWasInvalidated(measures: true, forgetsAnnouncements: false)
    }

    func invalidateData(everything: Bool) {
        tableView.dropProbedViews()
        if everything { preparation = .everything }
        // The sections that the update leaves without rows are loaded.
        preparation = max(preparation, .width)
        tableView.stage.layoutWasInvalidated(measures: everything, forgetsAnnouncements: true)
    }

    /// Moves the heights of remaining rows to their new places. It costs O(log n) for each changed range, and
    /// time in proportion to the number of sections if sections change.
    func keepSizes(through map: UpdateMap) {
        guard preparation != .everything else { return }
        guard tableView.heightAnswers != nil else {
            // The source of heights is not known yet, and the delegate cannot be asked because the data has
            // changed already.
            preparation = .everything
            return
        }
        let changes = map.changes
        let old = parts.sections
        let moved = changes.movedItems.map { move in
            (move.target, old[move.source.section].heights(ofRows: move.source.items))
        }
        let heights = RowHeights(of: tableView)
        for range in changes.reloadedItems {
            guard
                let new = map.newPosition(ItemPosition(section: range.section, item: range.items.lowerBound))
            else { continue }
            let rows = new.item..<new.item + range.items.count
            parts.replaceRows(
                range.items, inSection: range.section, with: heights.rows(rows, inSection: new.section))
        }
        for range in (changes.deletedItems + changes.movedItems.map(\.source)).fromTheEnd {
            parts.replaceRows(range.items, inSection: range.section, with: [])
        }
        let missing = moveSections(map)
        let inserted =
            changes.insertedItems.map { ($0, heights.rows($0.items, inSection: $0.section)) } + moved
        for (range, rows) in inserted.sorted(by: { $0.0.items.lowerBound < $1.0.items.lowerBound })
        where !missing.contains(range.section) {
            let start = range.items.lowerBound
            guard start <= parts.sections[range.section].rowCount else {
                preparation = .everything
                return
            }
            parts.replaceRows(start..<start, inSection: range.section, with: rows)
        }
    }

    /// Moves sections to their new indexes. Returns the new and reloaded sections, whose rows are yet to be
    /// loaded.
    private func moveSections(_ map: UpdateMap) -> Set<Int> {
        let (changes, old) = (map.changes, parts.sections)
        guard
            !changes.deletedSections.isEmpty || !changes.insertedSections.isEmpty
                || !changes.movedSections.isEmpty || !changes.reloadedSections.isEmpty
        else { return [] }
        let count = old.count - changes.deletedSections.count + changes.insertedSections.count
        var sections: [TableSection?] = Array(repeating: nil, count: max(0, count))
        var views = Array(repeating: TableSectionViews(), count: max(0, count))
        for (number, section) in old.enumerated() {
            guard let new = map.newSection(number), sections.indices.contains(new) else { continue }
            views[new] = sectionViews[number]
            if !map.isReloaded(number) { sections[new] = section }
        }
        let missing = Set(sections.indices.filter { sections[$0] == nil })
        parts.setSections(sections.map { $0 ?? TableSection(rows: []) })
        sectionViews = views
        // The first and the last section may have changed, and new sections may have titles.
        preparation = max(preparation, .sections)
        return missing
    }

    func isAttachedToItem(_ element: StageElement) -> Bool { false }

    func prepareForUpdate(_ changes: DataChanges, _ map: UpdateMap) { animations.noteReloads(map) }

    func prepareForBoundsChange(from old: CGRect) {}
    func finishBoundsChange() {}

    func finishUpdate() {
        animations = TableAnimations()
        animations.standard = animationOfSnapshots
        // The editing that a row allows may depend on its place.
        tableView.updateEditingOfCells(animated: false)
    }

    func deletedPaths(of element: StageElement) -> [IndexPath] { [] }
    func insertedPaths(of element: StageElement) -> [IndexPath] { [] }
    func targetOffset(from offset: CGPoint) -> CGPoint { offset }

    // MARK: Row animations

    func initialAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        attributes(of: element).flatMap { outside($0, animations.coming(element)) }
    }

    func finalAttributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        tableView.stage.lastAttributes(of: element).flatMap { outside($0, animations.going(element)) }
    }

    /// Returns the attributes from which a new element is animated, or to which a removed one is, or nil if
    /// there is no animation.
    private func outside(
        _ attributes: UICollectionViewLayoutAttributes, _ animation: UITableView.RowAnimation
    ) -> UICollectionViewLayoutAttributes? {
        guard let outside = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let (width, height) = (tableView.bounds.width, outside.size.height)
        outside.alpha = 0
        outside.zIndex = min(outside.zIndex, 0) - 1
        switch animation {
        case .none: return nil
        case .fade, .automatic: outside.zIndex = attributes.zIndex
        case .right: outside.center.x += width
        case .left: outside.center.x -= width
        case .top: outside.center.y -= height
        case .bottom: outside.center.y += height
        case .middle: outside.transform = CGAffineTransform(scaleX: 1, y: 0.01)
        }
        return outside
    }

    // MARK: Rows that the user moves

    func targetOfMovement(of indexPath: IndexPath, at position: CGPoint) -> IndexPath {
        let sections = parts.sections
        guard !sections.isEmpty else { return indexPath }
        let y = min(max(position.y, parts.top), max(parts.top, parts.bottom.nextDown))
        let section = parts.sections(in: y..<y.nextUp).first {
            parts.span(ofSection: $0)?.contains(y) == true
        }
        guard let section else { return indexPath }
        // The section of the row itself has one place less.
        let last = sections[section].rowCount - (section == indexPath.section ? 1 : 0)
        guard case .row(let row, _)? = parts.row(at: y) else {
            let middle = parts.span(ofSection: section).map { ($0.lowerBound + $0.upperBound) / 2 } ?? y
            return IndexPath(row: y < middle ? 0 : max(0, last), section: section)
        }
        return IndexPath(row: min(row, max(0, last)), section: section)
    }

    func attributesOfMovingItem(at indexPath: IndexPath, position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let attributes =
            attributes(of: .item(indexPath)) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center.y = position.y
        attributes.zIndex = 1000
        attributes.alpha = 0.9
        return attributes
    }

    func itemMoves(
        from previous: IndexPath, to target: IndexPath, previousPosition: CGPoint, position: CGPoint
    ) { tableView.setNeedsLayout() }

    func movementEnds(from original: IndexPath, at final: IndexPath, isCancelled: Bool) {
        tableView.setNeedsLayout()
    }
}

extension [ItemRange] {
    /// The ranges in descending order, so that removing one does not change the others of its section.
    fileprivate var fromTheEnd: [ItemRange] { sorted { $0.items.lowerBound > $1.items.lowerBound } }
}
