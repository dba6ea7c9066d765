import Foundation
import TesseraBasics
import TesseraLayout

/// Finding rows, cells and places.
extension UITableView {
    var visibleRows: [IndexPath] {
        stage.displayed.compactMap { if case .item(let path) = $0 { path } else { nil } }.sorted()
    }

    func sectionView(_ kind: String, _ section: Int) -> (any StagedView)? {
        let element = StageElement.supplementary(kind: kind, IndexPath(row: 0, section: section))
        return stage.displayed.contains(element) ? stage.elements[element] : nil
    }

    func layoutRect(of part: TablePart) -> CGRect {
        tableLayout.prepareIfNeeded()
        return tableLayout.parts.place(of: part).map(tableLayout.frame) ?? .zero
    }

    func layoutRect(ofSection section: Int) -> CGRect {
        tableLayout.prepareIfNeeded()
        guard let span = tableLayout.parts.span(ofSection: section) else { return .zero }
        return CGRect(
            x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    }

    func row(at point: CGPoint) -> IndexPath? {
        rows(in: CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))).first
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        tableLayout.prepareIfNeeded()
        guard rect.height > 0, rect.minY.isFinite, rect.maxY.isFinite else { return [] }
        return tableLayout.parts.parts(in: rect.minY..<rect.maxY).compactMap { placed in
            guard case .row(let row, let section) = placed.part else { return nil }
            let frame = tableLayout.frame(of: placed)
            return frame.minX < rect.maxX && rect.minX < frame.maxX
                ? IndexPath(row: row, section: section) : nil
        }
    }

    // MARK: Scrolling

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, indexPath.row != NSNotFound else {
            guard let section = indexPath.first else { return }
            return scroll(toSection: section, position, animated: animated)
        }
        layoutIfNeeded()
        // The row must lie below the header that stays in the visible part.
        let header = tableLayout.floats ? rectForHeader(inSection: indexPath.section).height : 0
        stage.scroll(
            to: indexPath, position: position.inCollections, animated: animated, call: "scrollToRow",
            coveredTop: header)
    }

    /// Scrolls to a section, which may be empty.
    private func scroll(toSection section: Int, _ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        demand(
            stage.itemCounts.indices.contains(section),
            "scrollToRow(at:): there is no section \(section) among \(stage.itemCounts.count).")
        let target = ScrollTarget(
            indexPath: IndexPath(row: 0, section: section), position: position.inCollections)
        setContentOffset(target.offset(of: layoutRect(ofSection: section), in: self), animated: animated)
    }

    func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let middle = bounds.inset(by: adjustedContentInset).midY
        let nearest = stage.selection.min {
            abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
        }
        if let nearest { scroll(to: nearest, position, animated: animated) }
    }

    // MARK: Selecting

    func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        if animated {
            for path in stage.selection where path != indexPath && (indexPath == nil || !selectsSeveralItems)
            {
                cell(near: path)?.setSelected(false, animated: true)
            }
            if let indexPath, selectsItems { cell(near: indexPath)?.setSelected(true, animated: true) }
        }
        stage.select(indexPath)
        guard let indexPath, selectsItems, position != .none else { return }
        scroll(to: indexPath, position, animated: animated)
    }

    func deselect(_ indexPath: IndexPath, animated: Bool) {
        if animated, stage.selection.contains(indexPath) {
            cell(near: indexPath)?.setSelected(false, animated: true)
        }
        stage.deselect(indexPath)
    }

    /// Updates the property of cells that tells the display whether they can be chosen.
    func choiceDidChange() {
        for view in stage.elements.values { view.setNeedsCommit() }
    }

    /// Returns the cell of a row, or nil if the row is not near the visible part.
    func cell(near indexPath: IndexPath) -> UITableViewCell? {
        stage.elements[.item(indexPath)] as? UITableViewCell
    }

    /// Selects a row as a tap does, for the keyboard. Returns false if the row cannot be chosen.
    func chooseByKeyboard(_ indexPath: IndexPath) -> Bool {
        guard selectsItems, shouldHighlight(indexPath) else { return false }
        return stage.activate(indexPath)
    }
}

extension UITableView.ScrollPosition {
    /// The corresponding position in a collection view.
    fileprivate var inCollections: UICollectionView.ScrollPosition {
        switch self {
        case .none: []
        case .top: .top
        case .middle: .centeredVertically
        case .bottom: .bottom
        }
    }
}
