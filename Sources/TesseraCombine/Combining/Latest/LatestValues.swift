#if !canImport(Combine)
    /// The latest value of one publisher, if it has sent any.
    ///
    /// It does not use `Optional`; see ``Receiver`` for the costs of types that only the caller of generic
    /// code knows.
    final class LatestValue<Value> {
        private let cell = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        private(set) var isPresent = false

        deinit {
            removeAll()
            cell.deallocate()
        }

        /// The value, which must be present.
        var value: Value { cell.pointee }

        /// Stores the first value.
        func initialize(to value: Value) {
            cell.initialize(to: value)
            isPresent = true
        }

        /// Replaces the former value, which must be present, and returns it.
        func exchange(with value: Value) -> Value {
            let former = cell.move()
            cell.initialize(to: value)
            return former
        }

        func removeAll() {
            guard isPresent else { return }
            isPresent = false
            cell.deinitialize(count: 1)
        }
    }

    /// The latest values of several publishers.
    class LatestValues<Combination> {
        /// The latest value of each publisher. All must be present.
        var combination: Combination { fatalError("LatestValues is abstract.") }

        func removeAll() { fatalError("LatestValues is abstract.") }
    }

    final class LatestTwo<A, B>: LatestValues<(A, B)> {
        let a = LatestValue<A>()
        let b = LatestValue<B>()

        override var combination: (A, B) { (a.value, b.value) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
        }
    }

    final class LatestThree<A, B, C>: LatestValues<(A, B, C)> {
        let a = LatestValue<A>()
        let b = LatestValue<B>()
        let c = LatestValue<C>()

        override var combination: (A, B, C) { (a.value, b.value, c.value) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
            c.removeAll()
        }
    }

    final class LatestFour<A, B, C, D>: LatestValues<(A, B, C, D)> {
        let a = LatestValue<A>()
        let b = LatestValue<B>()
        let c = LatestValue<C>()
        let d = LatestValue<D>()

        override var combination: (A, B, C, D) { (a.value, b.value, c.value, d.value) }

        override func removeAll() {
            a.removeAll()
            b.removeAll()
            c.removeAll()
            d.removeAll()
        }
    }
#endif
