/// What a part of a sequence takes along an axis, and how far everything in it reaches, from where the part starts.
///
/// Extents of neighbours compose; reaches are exact where parts overlap or spacing is negative.
struct Extent: Hashable, Sendable {
    /// The points to where the next part starts.
    var advance: CGFloat = 0
    /// How far everything reaches along the axis; nothing at first.
    var reach = Span(lower: .infinity, upper: -.infinity)
    /// How far everything reaches across the axis.
    var reachAcross = Span(lower: .infinity, upper: -.infinity)
    /// The greatest length that one element takes across the axis.
    var lengthAcross: CGFloat = 0

    func followed(by other: Extent) -> Extent {
        Extent(
            advance: advance + other.advance, reach: reach.union(other.reach.offset(by: advance)),
            reachAcross: reachAcross.union(other.reachAcross),
            lengthAcross: max(lengthAcross, other.lengthAcross))
    }

    /// So many of the part, one after the other.
    func repeated(_ count: Int) -> Extent {
        var all = self
        all.advance *= CGFloat(count)
        all.reach = reach.union(reach.offset(by: CGFloat(count - 1) * advance))
        return all
    }
}
