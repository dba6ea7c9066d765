import Foundation

extension UICollectionView {
    /// The number of items of each section.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard dataSource != nil else { return [] }
        let loaded = loadCounts()
        counts = loaded
        return loaded
    }

    /// Asks the data source for the number of items of each section.
    func loadCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else {
            fatalError("numberOfSections(in:) returned \(sections); it must not be negative.")
        }
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            guard count >= 0 else {
                fatalError(
                    "collectionView(_:numberOfItemsInSection: \(section)) returned \(count); it must not be negative."
                )
            }
            return count
        }
    }

    /// Says that the data is another, with `known` items in its sections, or as many as the data source will say.
    func forgetCounts(_ known: [Int]? = nil) {
        counts = known
        collectionViewLayout.invalidateData(everything: false)
    }
}
