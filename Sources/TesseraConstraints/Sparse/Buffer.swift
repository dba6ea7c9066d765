/// A growing array of plain values that never shares its memory, so that writing to it needs no check for
/// other owners.
///
/// Indices are checked in debug builds only.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    /// The memory of the elements. It is nil exactly if the capacity is 0, when no index is valid.
    private var memory: UnsafeMutablePointer<Element>?
    private var capacity: Int
    private(set) var count: Int

    init() {
        memory = nil
        capacity = 0
        count = 0
    }

    /// Creates a buffer of equal elements.
    init(repeating element: Element, count: Int) {
        self.init()
        grow(to: count, with: element)
    }

    deinit { memory?.deallocate() }

    /// Returns a buffer of the same elements with memory of its own.
    borrowing func copy() -> Buffer {
        var copy = Buffer()
        guard let memory, count > 0 else { return copy }
        let other = UnsafeMutablePointer<Element>.allocate(capacity: count)
        other.initialize(from: memory, count: count)
        copy.memory = other
        copy.capacity = count
        copy.count = count
        return copy
    }

    var isEmpty: Bool { @inline(__always) get { count == 0 } }
    var indices: Range<Int> { @inline(__always) get { 0..<count } }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return memory.unsafelyUnwrapped[index]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &memory.unsafelyUnwrapped[index]
        }
    }

    /// The element at an index of 32 bits.
    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(truncatingIfNeeded: index)] }
        @inline(__always) _modify { yield &self[Int(truncatingIfNeeded: index)] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { reserve(Swift.max(32, 2 * capacity)) }
        memory.unsafelyUnwrapped[count] = element
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return memory.unsafelyUnwrapped[count]
    }

    /// Removes all elements and keeps the memory.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Inserts an element before another, or at the end.
    mutating func insert(_ element: Element, at index: Int) {
        append(element)
        for place in stride(from: count - 1, to: index, by: -1) { self[place] = self[place - 1] }
        self[index] = element
    }

    /// Removes an element.
    mutating func remove(at index: Int) {
        for place in index..<(count - 1) { self[place] = self[place + 1] }
        count -= 1
    }

    /// Appends equal elements until there are `newCount` of them.
    mutating func grow(to newCount: Int, with element: Element) {
        if newCount <= count { return }
        if newCount > capacity { reserve(newCount) }
        (memory.unsafelyUnwrapped + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    /// Makes room for a number of elements.
    mutating func reserve(_ newCapacity: Int) {
        if newCapacity <= capacity { return }
        let other = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        if let memory {
            other.moveInitialize(from: memory, count: count)
            memory.deallocate()
        }
        memory = other
        capacity = newCapacity
    }

    /// Sorts the elements.
    mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: memory, count: count)
        elements.sort(by: areInIncreasingOrder)
    }
}

// Only the buffer refers to its memory, so it may move to another thread, and several threads may read it.
extension Buffer: @unchecked Sendable where Element: Sendable {}
