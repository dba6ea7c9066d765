import Foundation
import TesseraDisplay

/// These members inform the views of a collection view about their lists and about editing.
extension UICollectionView {
    private var compositionalLayout: UICollectionViewCompositionalLayout? {
        collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Returns the list of a section, or nil if the section is not a list. During a transition between layouts, the one from
    /// which it began comes first.
    func list(ofSection section: Int) -> ListSection? {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
            return compositionalLayout?.list(ofSection: section)
        }
        return [transition.currentLayout, transition.nextLayout].lazy
            .compactMap { ($0 as? UICollectionViewCompositionalLayout)?.list(ofSection: section) }.first
    }

    /// Returns the place and the look of an element's view in its list, or nil outside of lists.
    func row(of element: StageElement) -> ListRow? {
        let path = element.indexPath
        guard path.count == 2, let list = list(ofSection: path.section) else { return nil }
        switch element {
        case .item:
            let counts = stage.itemCounts
            guard counts.indices.contains(path.section) else { return nil }
            var row = list.row(path, count: counts[path.section])
            if row.separators != nil { row.activity = activity(around: path) }
            return row
        case .supplementary(Self.elementKindSectionHeader, _): return list.row(.header)
        case .supplementary(Self.elementKindSectionFooter, _): return list.row(.footer)
        case .supplementary, .decoration: return nil
        }
    }

    // MARK: Updating views

    /// Informs a view about its row before the data source configures it.
    func prepareRow(_ view: UICollectionReusableView, for element: StageElement) {
        guard let cell = view as? UICollectionViewCell else { return }
        let row = row(of: element)
        if let listCell = cell as? UICollectionViewListCell { listCell.row = row }
        let environment = row?.appearance.environment ?? .none
        if row != nil || cell.traitCollection.listEnvironment != .unspecified {
            cell.setListEnvironment(environment)
        }
        if case .item(let path) = element { setEditing(cell, at: path, animated: false) }
    }

    /// Updates the rows of the views to the present layout. It is called in each layout pass.
    ///
    /// Scrolling does not change rows: views that appear were informed when they were dequeued.
    func updateRows() {
        let isWhole = rowsMayHaveChanged
        rowsMayHaveChanged = false
        guard isWhole || compositionalLayout != nil else { return }
        let transition = collectionViewLayout as? UICollectionViewTransitionLayout
        let layout = transition?.currentLayout as? UICollectionViewCompositionalLayout ?? compositionalLayout
        listBackground = layout?.commonListBackground
        for (element, view) in stage.elements {
            if let cell = view as? UICollectionViewListCell {
                if isWhole { cell.row = row(of: element) }
                guard element.isItem, isWhole || cell.rowSwipe.owner == nil else { continue }
                swipes(in: element.indexPath.section)?.prepare(cell)
            } else if let background = view as? ListBackgroundView {
                let color = list(ofSection: element.indexPath.section)?.backgroundColor
                background.backgroundColor = listBackground == nil ? color : nil
            }
        }
    }

    /// Updates the rows around an item whose selection or highlight has changed.
    func rowActivityChanged(at indexPath: IndexPath) {
        guard let list = list(ofSection: indexPath.section), list.configuration.showsSeparators else {
            return
        }
        for item in (indexPath.item - 1)...(indexPath.item + 1) {
            let path = IndexPath(item: item, section: indexPath.section)
            guard item >= 0, let cell = stage.elements[.item(path)] as? UICollectionViewListCell else {
                continue
            }
            cell.row?.activity = activity(around: path)
        }
    }

    private func activity(around indexPath: IndexPath) -> ListRow.Activity {
        func isActive(_ item: Int) -> Bool {
            guard item >= 0 else { return false }
            let path = IndexPath(item: item, section: indexPath.section)
            guard let cell = stage.cell(at: path) else { return stage.selection.contains(path) }
            return cell.isSelected || cell.isHighlighted
        }
        let item = indexPath.item
        return ListRow.Activity(
            before: isActive(item - 1), row: isActive(item), after: isActive(item + 1),
            isMultiple: selectsSeveralItems)
    }

    // MARK: Background

    /// Describes the background of lists, which lies above the view's own.
    func describeListBackground(in properties: inout NodeProperties, traits: UITraitCollection) {
        guard let color = listBackground?.displayColor(for: traits), color.alpha > 0 else { return }
        properties.backgroundColor = properties.backgroundColor.map { color.over($0) } ?? color
    }
}

extension TesseraDisplay.Color {
    /// Returns the colour that results if this one lies above another.
    fileprivate func over(_ other: Self) -> Self {
        guard alpha < 255 else { return self }
        let (own, below) = (Double(alpha) / 255, Double(other.alpha) / 255)
        let sum = own + below * (1 - own)
        guard sum > 0 else { return self }
        func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
            let value = (Double(front) * own + Double(back) * below * (1 - own)) / sum
            return UInt8(min(max(value.rounded(), 0), 255))
        }
        return Self(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
            alpha: UInt8(min(max((sum * 255).rounded(), 0), 255)))
    }
}
