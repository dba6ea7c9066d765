extension ContiguousArray {
    /// The element at an index of 32 bits.
    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(truncatingIfNeeded: index)] }
        _modify { yield &self[Int(truncatingIfNeeded: index)] }
    }
}
