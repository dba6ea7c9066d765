import Foundation

/// The index at the trailing edge, whose titles scroll to sections.
extension UITableView {
    /// Asks for the titles of the index in the next layout.
    func setNeedsSectionIndex() {
        needsSectionIndex = true
        setNeedsLayout()
    }

    /// Asks the data source for the titles, and creates or removes the index accordingly.
    func loadSectionIndex() {
        needsSectionIndex = false
        let rows = stage.itemCounts.reduce(0, +)
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
            guard let old = sectionIndex else { return }
            old.removeFromSuperview()
            sectionIndex = nil
            return marginsOfCellsDidChange()
        }
        let index = sectionIndex ?? TableSectionIndex()
        index.titles = titles
        if index.superview == nil { addSubview(index) }
        sectionIndex = index
        sectionIndexLooksDidChange()
        marginsOfCellsDidChange()
    }

    func sectionIndexLooksDidChange() {
        guard let sectionIndex else { return }
        sectionIndex.color = sectionIndexColor
        sectionIndex.normalBackground = sectionIndexBackgroundColor
        sectionIndex.trackingBackground = sectionIndexTrackingBackgroundColor
        setNeedsLayout()
    }

    func layOutSectionIndex() {
        guard let sectionIndex else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let width = sectionIndex.width
        let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
        let x = isRightToLeft ? bounds.minX + safe : bounds.maxX - width - safe
        sectionIndex.place(
            in: CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height)), of: self)
        if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
    }

    /// Scrolls to the section of a title of the index.
    func scrollToIndexTitle(_ title: String, at index: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        // A data source that scrolls itself returns no section.
        guard stage.itemCounts.indices.contains(section) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
    }
}
