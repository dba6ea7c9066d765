#if !canImport(Combine)
    /// Elements that leave in the order in which they came.
    ///
    /// Appending and removing take constant time on average. A removed element is released at once.
    struct Queue<Element> {
        /// What came last, in order.
        private var tail: [Element] = []
        /// What came first, in reverse, so that the first element is cheap to remove.
        private var head: [Element] = []

        var isEmpty: Bool { head.isEmpty && tail.isEmpty }

        mutating func append(_ element: Element) {
            tail.append(element)
        }

        mutating func popFirst() -> Element? {
            if head.isEmpty {
                head = tail.reversed()
                tail.removeAll(keepingCapacity: true)
            }
            return head.popLast()
        }
    }
#endif
