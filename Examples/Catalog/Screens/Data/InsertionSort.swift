/// An insertion sort that can be watched: each step takes the first value of the unsorted part to its place.
struct InsertionSort: Hashable, Sendable {
    /// Something to sort, which is itself wherever it lies.
    struct Element: Hashable, Sendable {
        let id: Int
        /// From 0 to 1.
        let value: Double
    }

    private(set) var elements: [Element]
    /// How many elements at the start are in order among themselves.
    private(set) var sortedCount: Int

    init(_ elements: [Element]) {
        self.elements = elements
        sortedCount = min(1, elements.count)
    }

    var isSorted: Bool { sortedCount == elements.count }

    /// Takes one element to its place; does nothing when all are in order.
    mutating func step() {
        guard !isSorted else { return }
        let element = elements.remove(at: sortedCount)
        // Behind those of the same value, which keeps them in their order.
        let place = elements[..<sortedCount].firstIndex { $0.value > element.value } ?? sortedCount
        elements.insert(element, at: place)
        sortedCount += 1
    }
}
