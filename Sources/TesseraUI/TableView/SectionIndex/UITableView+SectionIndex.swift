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
        let hadIndex = sectionIndex != nil
        sectionIndex = SectionIndexView.updated(
            sectionIndex, for: rows >= sectionIndexMinimumDisplayRowCount ? titles : [], in: self
        ) { [weak self] in self?.scrollToIndexTitle($0, at: $1) }
        sectionIndexLooksDidChange()
        if hadIndex || sectionIndex != nil { marginsOfCellsDidChange() }
    }

    func sectionIndexLooksDidChange() {
        guard let sectionIndex else { return }
        sectionIndex.color = sectionIndexColor
        sectionIndex.normalBackground = sectionIndexBackgroundColor
        sectionIndex.trackingBackground = sectionIndexTrackingBackgroundColor
        setNeedsLayout()
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
