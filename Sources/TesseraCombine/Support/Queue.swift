#if !canImport(Combine)
    /// Elements that leave in the order in which they came.
    ///
    /// Appending and removing take constant time on average, and no memory once the queue has been as long as it gets. A
    /// removed element is released at once.
    ///
    /// A class with memory of its own and not a structure with an array: code that does not know the type of the elements
    /// would look up the metadata of arrays and optionals of them at each use, which costs more than all else that an
    /// operator does with a value.
    final class Queue<Element> {
        /// A ring of as many slots as a power of two says.
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

        /// Removes the first element of a queue that is not empty.
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
