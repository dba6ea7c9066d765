#if !canImport(Combine)
    // Three times the same, for the reason that is given where `zip` is: see `Publisher+Zip.swift`.
    extension Publisher where Self: SendableMetatype {
        /// Publishes elements up to a number of them, and finishes with the last.
        ///
        /// ```swift
        /// viewModel.$isLoaded.filter { $0 }.prefix(1).sink { _ in hideSpinner() }
        /// ```
        ///
        /// As soon as the last of these elements is delivered, the upstream publisher is cancelled and the subscriber
        /// receives the end, though nothing more comes. With a length of 0 it finishes when it is subscribed to.
        ///
        /// This is the operator of every publisher whose type or output is known where it is called. In code that is
        /// generic over both, `Publishers.Output(upstream: a, range: 0..<1)` is this publisher; there, `a.prefix(1)` is
        /// the one of OpenCombine, which finishes no earlier than with an element beyond the last.
        ///
        /// See [prefix(_:)](https://developer.apple.com/documentation/combine/publisher/prefix(_:)).
        ///
        /// - Parameter maxLength: The number of elements to publish at most; not negative.
        public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, maxLength: maxLength)
        }

        /// Publishes the element at a position, which is 0 for the first, and finishes with it.
        ///
        /// The rules are those of ``prefix(_:)``.
        public func output(at index: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, index: index)
        }

        /// Publishes the elements at a range of positions, and finishes with the last.
        ///
        /// The rules are those of ``prefix(_:)``.
        public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
        where R.Bound == Int {
            Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
        }
    }

    extension Publisher where Output: SendableMetatype {
        /// Publishes elements up to a number of them, and finishes with the last.
        ///
        /// See Apple's [prefix(_:)](https://developer.apple.com/documentation/combine/publisher/prefix(_:)).
        public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, maxLength: maxLength)
        }

        /// Publishes the element at a position, which is 0 for the first, and finishes with it.
        ///
        /// The rules are those of `prefix(_:)`.
        public func output(at index: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, index: index)
        }

        /// Publishes the elements at a range of positions, and finishes with the last.
        ///
        /// The rules are those of `prefix(_:)`.
        public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
        where R.Bound == Int {
            Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
        }
    }

    extension Publisher where Self: SendableMetatype, Output: SendableMetatype {
        /// Publishes elements up to a number of them, and finishes with the last.
        ///
        /// See Apple's [prefix(_:)](https://developer.apple.com/documentation/combine/publisher/prefix(_:)).
        public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, maxLength: maxLength)
        }

        /// Publishes the element at a position, which is 0 for the first, and finishes with it.
        ///
        /// The rules are those of `prefix(_:)`.
        public func output(at index: Int) -> Publishers.Output<Self> {
            Publishers.Output(upstream: self, index: index)
        }

        /// Publishes the elements at a range of positions, and finishes with the last.
        ///
        /// The rules are those of `prefix(_:)`.
        public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
        where R.Bound == Int {
            Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
        }
    }
#endif
