import Foundation

extension ElementStage {
    /// The number of items of each section, or an empty array without a data source.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let loaded = scrollView.loadItemCounts() else { return [] }
        counts = loaded
        return loaded
    }

    /// Returns true if there is an item at an index path.
    func hasItem(at indexPath: IndexPath) -> Bool {
        let counts = itemCounts
        return indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    /// Asks the data source for the number of items of each section. The result is empty without a data
    /// source.
    func loadCounts() -> [Int] { scrollView.loadItemCounts() ?? [] }

    /// Forgets the number of items because the data has changed, and invalidates the layout.
    ///
    /// - Parameter known: The new number of items of each section, or nil if the data source is to be asked.
    func forgetCounts(_ known: [Int]? = nil) {
        // The places of the items that a finger has selected mean other items now.
        if draggedSelection != nil, known == nil || known != counts { endDraggedSelection() }
        counts = known
        layout.invalidateData(everything: false)
    }

    /// Gives up all views, the selection and all other state of items, so that the data source is asked for
    /// everything again.
    func reload() {
        batch?.isReloaded = true
        endDraggedSelection()
        movement = nil
        phantoms = nil
        displacedPlaceholders = []
        draggedItems = [:]
        arriving = []
        // The view that has waited for the shortest time is reused first, so that each item gets its own one back.
        for element in elements.keys.sorted(by: { $1.indexPath < $0.indexPath }) { recycle(element) }
        selection = []
        highlighted = nil
        lastFocused = nil
        counts = nil
        layout.invalidateData(everything: true)
    }
}
