import Foundation
import TesseraDisplay

/// The steps of the focus in lists that lead further than to a neighbour on the page.
extension StagedScrollView {
    /// Returns the item to which a step leads from an item, or nil if it leads to none.
    ///
    /// Home and End lead to the first and the last item that can become focused. The Page keys lead to the item that lies about
    /// the height of the visible part away, or to the outermost item if there are fewer.
    func focusTarget(of step: DisplayEvent.FocusStep, from indexPath: IndexPath) -> IndexPath? {
        switch step {
        case .first: firstFocusableItem
        case .last: lastFocusableItem
        case .pageUp: focusableItem(aPageFrom: indexPath, sign: -1)
        case .pageDown: focusableItem(aPageFrom: indexPath, sign: 1)
        case .left, .right, .up, .down: nil
        }
    }

    /// Returns true if an item can become focused, judged without its cell.
    private func letsFocus(_ indexPath: IndexPath) -> Bool {
        stage.cell(at: indexPath)?.isUserInteractionEnabled != false && canFocusItem(at: indexPath)
    }

    private var firstFocusableItem: IndexPath? {
        for (section, count) in stage.itemCounts.enumerated() {
            let item = (0..<count).first { letsFocus(IndexPath(item: $0, section: section)) }
            if let item { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private var lastFocusableItem: IndexPath? {
        for (section, count) in stage.itemCounts.enumerated().reversed() {
            let item = (0..<count).last { letsFocus(IndexPath(item: $0, section: section)) }
            if let item { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    /// Returns the item whose middle is nearest to the place a page below (1) or above (-1) that of another item, among the items
    /// in that direction.
    private func focusableItem(aPageFrom indexPath: IndexPath, sign: CGFloat) -> IndexPath? {
        guard let own = stageLayout.attributes(of: .item(indexPath))?.frame else { return nil }
        let page = bounds.inset(by: adjustedContentInset).height
        let goal = own.midY + sign * page
        let width = max(stageLayout.checkedContentSize.width, bounds.width)
        let way = CGRect(x: 0, y: min(own.midY, goal), width: width, height: page)
        func distance(_ frame: CGRect) -> (CGFloat, CGFloat) {
            (abs(frame.midY - goal), abs(frame.midX - own.midX))
        }
        return stageLayout.attributes(in: way)
            .filter { attributes in
                attributes.representedElementCategory == .cell
                    && sign * (attributes.frame.midY - own.midY) > 0.5
                    && letsFocus(attributes.indexPath)
            }
            .min { distance($0.frame) < distance($1.frame) }?.indexPath
    }

    /// Scrolls to an item, and returns its cell if that can become focused.
    func focusableCell(scrollingTo indexPath: IndexPath) -> UIView? {
        guard stage.hasItem(at: indexPath) else { return nil }
        stage.scroll(to: indexPath, position: [], animated: false, call: "UIFocusSystem")
        layoutIfNeeded()
        return stage.cell(at: indexPath).flatMap { $0.takesFocus ? $0 : nil }
    }
}

extension UICollectionViewListCell {
    /// Goes one step into the outline of the cell's item, or out of it: expands or collapses the item, or returns the index path
    /// of the item to which the focus moves. That is the first child of an expanded item, or the parent.
    func stepThroughOutline(inwards: Bool) -> IndexPath? {
        guard let collectionView, case .item(let indexPath)? = element,
            let source = collectionView.dataSource as? any OutlineDataSource
        else { return nil }
        let disclosure = installedAccessories.views.lazy.compactMap { $0 as? OutlineDisclosure }.first
        guard inwards || disclosure?.isExpanded == true else { return source.parent(of: indexPath) }
        guard let disclosure else { return nil }
        guard disclosure.isExpanded == inwards else {
            _ = disclosure.accessibilityActivate()
            return nil
        }
        let next = IndexPath(item: indexPath.item + 1, section: indexPath.section)
        return collectionView.stage.hasItem(at: next) && source.parent(of: next) == indexPath ? next : nil
    }
}
