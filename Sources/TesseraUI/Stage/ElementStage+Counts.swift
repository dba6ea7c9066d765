import Foundation

extension ElementStage {
    /// The number of items of each section; empty without a data source.
    var itemCounts: [Int] {
        if let counts { return counts }
        guard let loaded = host.loadItemCounts() else { return [] }
        counts = loaded
        return loaded
    }

    /// Returns the number of items of each section as the data source has it now, which must not be negative.
    func loadCounts() -> [Int] { host.loadItemCounts() ?? [] }

    /// Lets the layout know that the data is another, with `known` items in its sections, or as many as the data source
    /// will say.
    func forgetCounts(_ known: [Int]? = nil) {
        counts = known
        layout.invalidateData(everything: false)
    }

    /// Gives up all views, the selection and whatever else is known of items: the data source is asked for everything again.
    func reload() {
        batch?.isReloaded = true
        movement = nil
        phantoms = nil
        displacedPlaceholders = []
        draggedItems = [:]
        arriving = []
        for element in Array(elements.keys) { recycle(element) }
        selection = []
        highlighted = nil
        counts = nil
        layout.invalidateData(everything: true)
    }
}
