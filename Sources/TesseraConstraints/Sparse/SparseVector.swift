/// A vector for adding up coefficients. Access by index is fast, and the indices in use are listed.
struct SparseVector: ~Copyable, Sendable {
    private(set) var values = Buffer<Double>()
    private var isTouched = Buffer<Bool>()
    /// The indices to which a value has been added since the vector was cleared, each once.
    private(set) var touched = Buffer<Int32>()

    /// Returns a copy with memory of its own.
    borrowing func copy() -> SparseVector {
        var copy = SparseVector()
        copy.values = values.copy()
        copy.isTouched = isTouched.copy()
        copy.touched = touched.copy()
        return copy
    }

    /// Makes room for indices below a number.
    mutating func grow(_ count: Int) {
        values.grow(to: count, with: 0)
        isTouched.grow(to: count, with: false)
    }

    /// Adds to the value at an index. Returns true if it is the first addition at that index.
    @inline(__always) @discardableResult
    mutating func add(_ value: Double, at index: Int32) -> Bool {
        values[index] = Tolerance.sum(values[index], value)
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
        for place in touched.indices {
            values[touched[place]] = 0
            isTouched[touched[place]] = false
        }
        touched.removeAll()
    }
}
