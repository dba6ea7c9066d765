/// A vector that is added up: its places are random access, and those that were touched are listed.
struct SparseVector: Sendable {
    private(set) var values: ContiguousArray<Double> = []
    private var isTouched: ContiguousArray<Bool> = []
    /// The indices that were added to since the vector was cleared, each once.
    private(set) var touched: ContiguousArray<Int32> = []

    /// Makes room for indices below a number.
    mutating func grow(_ count: Int) {
        while values.count < count {
            values.append(0)
            isTouched.append(false)
        }
    }

    /// Adds to the value at an index and returns true if the index is touched for the first time.
    @inline(__always) @discardableResult
    mutating func add(_ value: Double, at index: Int32) -> Bool {
        values[index] += value
        if isTouched[index] { return false }
        isTouched[index] = true
        touched.append(index)
        return true
    }

    /// Sets the value at an index to zero; the index remains listed.
    @inline(__always)
    mutating func clear(at index: Int32) { values[index] = 0 }

    /// Makes all values zero.
    mutating func clear() {
        for index in touched {
            values[index] = 0
            isTouched[index] = false
        }
        touched.removeAll(keepingCapacity: true)
    }
}
