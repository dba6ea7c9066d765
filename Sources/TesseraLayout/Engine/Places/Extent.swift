/// What a part of a sequence takes along an axis, and how far everything in it reaches, from where the part starts.
///
/// Extents of neighbours compose; reaches are exact where parts overlap or spacing is negative.
struct Extent: Hashable, Sendable {
    var along = Along()
    var across = Across()

    /// What the part takes along the axis.
    struct Along: Hashable, Sendable {
        /// The points to where the next part starts.
        var advance: CGFloat = 0
        /// How far everything reaches; nothing at first.
        var reach = Span.nothing
    }

    /// What the part takes across the axis.
    struct Across: Hashable, Sendable {
        /// How far everything reaches; nothing at first.
        var reach = Span.nothing
        /// The greatest length that one element takes.
        var length: CGFloat = 0
    }

    init(along: Along = Along(), across: Across = Across()) {
        self.along = along
        self.across = across
    }

    init(
        advance: CGFloat, reach: Span, reachAcross: Span = .nothing, lengthAcross: CGFloat = 0
    ) {
        along = Along(advance: advance, reach: reach)
        across = Across(reach: reachAcross, length: lengthAcross)
    }

    /// The points to where the next part starts.
    var advance: CGFloat { along.advance }
    /// How far everything reaches along the axis.
    var reach: Span { along.reach }
    /// How far everything reaches across the axis.
    var reachAcross: Span { across.reach }
    /// The greatest length that one element takes across the axis.
    var lengthAcross: CGFloat { across.length }

    func followed(by other: Extent) -> Extent {
        var all = self
        all.append(other)
        return all
    }

    /// So many of the part, one after the other.
    func repeated(_ count: Int) -> Extent {
        var all = self
        all.along = along.repeated(count)
        return all
    }

    mutating func append(_ other: Extent) {
        along.append(other.along)
        across.formUnion(other.across)
    }
}

extension Extent.Along {
    mutating func append(_ other: Self) {
        reach = reach.union(other.reach.offset(by: advance))
        advance += other.advance
    }

    func repeated(_ count: Int) -> Self {
        Self(
            advance: advance * CGFloat(count),
            reach: reach.union(reach.offset(by: CGFloat(count - 1) * advance)))
    }
}

extension Extent.Across {
    mutating func formUnion(_ other: Self) {
        reach = reach.union(other.reach)
        length = max(length, other.length)
    }
}

extension Span {
    /// The span that adds nothing to another.
    fileprivate static var nothing: Span { Span(lower: .infinity, upper: -.infinity) }
}
