import Foundation

/// The index at the trailing edge, whose titles scroll to items.
extension UICollectionView {
    /// Asks the data source for the titles, and creates or removes the index accordingly.
    func loadSectionIndex() {
        needsSectionIndex = false
        sectionIndex = SectionIndexView.updated(
            sectionIndex, for: dataSource?.indexTitles(for: self) ?? [], in: self
        ) { [weak self] in self?.scrollToIndexTitle($0, at: $1) }
    }

    /// Scrolls to the item of a title of the index.
    private func scrollToIndexTitle(_ title: String, at index: Int) {
        guard let dataSource else { return }
        let indexPath = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        // A title may stand for a section without items.
        guard stage.hasItem(at: indexPath) else { return }
        scrollToItem(
            at: indexPath, at: collectionViewLayout.axis == .vertical ? .top : .left, animated: false)
    }
}
