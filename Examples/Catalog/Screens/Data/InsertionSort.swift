/// An insertion sort that runs in steps. Each step moves the first element of the unsorted part to its place.
struct InsertionSort: Hashable, Sendable {
    /// An element to sort. Its identity stays the same wherever it is.
    struct Element: Hashable, Sendable {
        let id: Int
        /// The value by which elements are sorted, from 0 to 1.
        let value: Double
    }

    private(set) var elements: [Element]
    /// The number of elements at the start that are in order among themselves.
    private(set) var sortedCount: Int

    init(_ elements: [Element]) {
        self.elements = elements
        sortedCount = min(1, elements.count)
    }

    var isSorted: Bool { sortedCount == elements.count }

    /// Moves one element to its place, or does nothing if all are in order.
    mutating func step() {
        guard !isSorted else { return }
        let element = elements.remove(at: sortedCount)
        // An element goes after those of the same value, which keeps their order.
        let place = elements[..<sortedCount].firstIndex { $0.value > element.value } ?? sortedCount
        elements.insert(element, at: place)
        sortedCount += 1
    }
}
