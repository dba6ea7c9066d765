#if !canImport(Darwin)
    import Foundation

    /// Compares texts as the user's language orders them.
    ///
    /// ```swift
    /// let sorted = messages.sorted(using: KeyPathComparator(\.sender, comparator: .localizedStandard))
    /// ```
    ///
    /// It has the place of the comparators of Apple's [SortComparator](
    /// https://developer.apple.com/documentation/foundation/sortcomparator) that know languages, which Foundation lacks on Linux.
    public struct LocalizedStringComparator: SortComparator {
        private let isStandard: Bool
        /// The order. Forward, the smallest text is the first one.
        public var order = SortOrder.forward

        fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

        /// Returns how two texts are ordered.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
            switch (order, result) {
            case (.reverse, .orderedAscending): return .orderedDescending
            case (.reverse, .orderedDescending): return .orderedAscending
            default: return result
            }
        }
    }

    extension SortComparator where Self == LocalizedStringComparator {
        /// Compares texts as lists of files do: numbers in texts by their value, and capital letters as small ones.
        public static var localizedStandard: LocalizedStringComparator {
            LocalizedStringComparator(isStandard: true)
        }

        /// Compares texts as the user's language orders them.
        public static var localized: LocalizedStringComparator {
            LocalizedStringComparator(isStandard: false)
        }
    }
#endif
