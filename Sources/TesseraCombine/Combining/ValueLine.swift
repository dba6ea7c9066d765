#if !canImport(Combine)
    /// The values of one publisher that wait for those of others, in the order in which they came.
    ///
    /// Appending and removing take constant time on average. It does not use `Array` and `Optional`; see
    /// ``Receiver`` for the costs of types that only the caller of generic code knows.
    final class ValueLine<Value> {
        /// A ring buffer. The values begin at `start` and continue at 0 after the last cell.
        private var cells: UnsafeMutablePointer<Value>
        private var capacity = 4
        private var start = 0
        private(set) var count = 0

        init() {
            cells = .allocate(capacity: capacity)
        }

        deinit {
            removeAll()
            cells.deallocate()
        }

        var isEmpty: Bool { count == 0 }

        func append(_ value: Value) {
            if count == capacity { grow() }
            (cells + (start + count) % capacity).initialize(to: value)
            count += 1
        }

        /// Removes the first value, which must exist, and returns it.
        func removeFirst() -> Value {
            precondition(count > 0, "There is no value in the line.")
            let value = (cells + start).move()
            start = (start + 1) % capacity
            count -= 1
            return value
        }

        func removeAll() {
            while count > 0 { _ = removeFirst() }
        }

        private func grow() {
            let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
            larger.moveInitialize(from: cells + start, count: capacity - start)
            (larger + capacity - start).moveInitialize(from: cells, count: start)
            cells.deallocate()
            cells = larger
            start = 0
            capacity *= 2
        }
    }

    /// The waiting values of several publishers, with a line for each.
    class ValueLines<Combination> {
        var areAllFilled: Bool { fatalError("ValueLines is abstract.") }

        func isEmpty(at index: Int) -> Bool { fatalError("ValueLines is abstract.") }

        /// Removes the first value of each line and returns them. No line may be empty.
        func removeFirst() -> Combination { fatalError("ValueLines is abstract.") }

        func removeAll() { fatalError("ValueLines is abstract.") }
    }

    final class TwoLines<A, B>: ValueLines<(A, B)> {
        let a = ValueLine<A>()
        let b = ValueLine<B>()

        override var areAllFilled: Bool { !a.isEmpty && !b.isEmpty }

        override func isEmpty(at index: Int) -> Bool { index == 0 ? a.isEmpty : b.isEmpty }

        override func removeFirst() -> (A, B) { (a.removeFirst(), b.removeFirst()) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
        }
    }

    final class ThreeLines<A, B, C>: ValueLines<(A, B, C)> {
        let a = ValueLine<A>()
        let b = ValueLine<B>()
        let c = ValueLine<C>()

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
        let a = ValueLine<A>()
        let b = ValueLine<B>()
        let c = ValueLine<C>()
        let d = ValueLine<D>()

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
