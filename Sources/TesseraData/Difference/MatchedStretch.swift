/// Items that are neighbours in the same order in both of two orders.
@usableFromInline
struct MatchedStretch: Hashable, Sendable {
    /// The position of the first item in one order.
    @usableFromInline var first: Int
    /// The position of the same item in the other order.
    @usableFromInline var second: Int
    /// The number of items.
    @usableFromInline var count: Int

    @inlinable
    init(first: Int, second: Int, count: Int) {
        self.first = first
        self.second = second
        self.count = count
    }

    var firstRange: Range<Int> { first..<first + count }
    var secondRange: Range<Int> { second..<second + count }

    /// The same items with the two orders exchanged.
    var swapped: MatchedStretch { MatchedStretch(first: second, second: first, count: count) }
}
