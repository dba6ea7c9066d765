#if !canImport(Combine)
    // The methods are defined three times for the reason that `Publisher+Zip.swift` gives for `zip`.
    extension Publisher where Self: SendableMetatype {
        /// Publishes elements up to a number of them, and finishes with the last.
        ///
        /// ```swift
        /// viewModel.$isLoaded.filter { $0 }.prefix(1).sink { _ in hideSpinner() }
        /// ```
        ///
        /// As soon as the last of these elements has been delivered, the upstream publisher is cancelled and
        /// the subscriber receives the completion, even if no other element follows. With a length of 0 the
        /// publisher finishes at the subscription.
        ///
        /// This is the operator of every publisher whose type or output is known where it is called. In code
        /// that is generic over both, `a.prefix(1)` is the operator of OpenCombine, which does not finish
        /// before it receives an element beyond the last; use `Publishers.Output(upstream: a, range: 0..<1)`
        /// there.
        ///
        /// See [prefix(_:)](https://developer.apple.com/documentation/combine/publisher/prefix(_:)).
        ///
        /// - Parameter maxLength: The greatest number of elements to publish. It must not be negative.
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
