#if !canImport(Combine)
    /// The values of several publishers that wait for each other: one queue for each publisher.
    class ValueLines<Combination> {
        var areAllFilled: Bool { fatalError("ValueLines is abstract.") }

        func isEmpty(at index: Int) -> Bool { fatalError("ValueLines is abstract.") }

        /// Removes the first value of each line and returns them. No line may be empty.
        func removeFirst() -> Combination { fatalError("ValueLines is abstract.") }

        func removeAll() { fatalError("ValueLines is abstract.") }
    }

    final class TwoLines<A, B>: ValueLines<(A, B)> {
        let a = Queue<A>()
        let b = Queue<B>()

        override var areAllFilled: Bool { !a.isEmpty && !b.isEmpty }

        override func isEmpty(at index: Int) -> Bool { index == 0 ? a.isEmpty : b.isEmpty }

        override func removeFirst() -> (A, B) { (a.removeFirst(), b.removeFirst()) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
        }
    }

    final class ThreeLines<A, B, C>: ValueLines<(A, B, C)> {
        let a = Queue<A>()
        let b = Queue<B>()
        let c = Queue<C>()

        override var areAllFilled: Bool { !a.isEmpty && !b.isEmpty && !c.isEmpty }

        override func isEmpty(at index: Int) -> Bool {
            switch index {
            case 0: a.isEmpty
            case 1: b.isEmpty
            default: c.isEmpty
            }
        }

        override func removeFirst() -> (A, B, C) { (a.removeFirst(), b.removeFirst(), c.removeFirst()) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
            c.removeAll()
        }
    }

    final class FourLines<A, B, C, D>: ValueLines<(A, B, C, D)> {
        let a = Queue<A>()
        let b = Queue<B>()
        let c = Queue<C>()
        let d = Queue<D>()

        override var areAllFilled: Bool { !a.isEmpty && !b.isEmpty && !c.isEmpty && !d.isEmpty }

        override func isEmpty(at index: Int) -> Bool {
            switch index {
            case 0: a.isEmpty
            case 1: b.isEmpty
            case 2: c.isEmpty
            default: d.isEmpty
            }
        }

        override func removeFirst() -> (A, B, C, D) {
            (a.removeFirst(), b.removeFirst(), c.removeFirst(), d.removeFirst())
        }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
            c.removeAll()
            d.removeAll()
        }
    }
#endif
