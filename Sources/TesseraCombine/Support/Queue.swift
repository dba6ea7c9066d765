#if !canImport(Combine)
    /// A queue of elements that are removed in the order in which they were appended.
    ///
    /// Appending and removing take constant time on average, and allocate no memory once the queue has
    /// reached its greatest length. A removed element is released at once.
    ///
    /// It is a class with memory of its own rather than a structure with an array. Code that does not know
    /// the type of the elements would look up the metadata of arrays and optionals of them at each use,
    /// which takes longer than everything else that an operator does with a value.
    final class Queue<Element> {
        /// A ring buffer, whose capacity is a power of two.
        private var slots = UnsafeMutablePointer<Element>.allocate(capacity: 4)
        private var capacity = 4
        private var first = 0
        private var count = 0

        var isEmpty: Bool { count == 0 }

        deinit {
            removeAll()
            slots.deallocate()
        }

        func append(_ element: Element) {
            if count == capacity { grow() }
            (slots + ((first + count) & (capacity - 1))).initialize(to: element)
            count += 1
        }

        /// Removes the first element, which must exist, and returns it.
        func removeFirst() -> Element {
            precondition(count > 0, "The queue is empty.")
            let element = (slots + first).move()
            first = (first + 1) & (capacity - 1)
            count -= 1
            return element
        }

        func removeAll() {
            while count > 0 { _ = removeFirst() }
        }

        func popFirst() -> Element? {
            count == 0 ? nil : removeFirst()
        }

        private func grow() {
            let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: slots + first, count: capacity - first)
            (larger + (capacity - first)).moveInitialize(from: slots, count: first)
            slots.deallocate()
            (slots, capacity, first) = (larger, capacity * 2, 0)
        }
    }
#endif
