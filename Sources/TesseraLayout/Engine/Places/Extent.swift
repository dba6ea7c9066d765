/// The length of a part of a sequence along an axis, and the range that everything in it covers, relative to
/// the start of the part.
///
/// Extents of neighbours can be added. The ranges are exact also if parts overlap or spacing is negative.
struct Extent: Hashable, Sendable {
    var along = Along()
    var across = Across()

    /// The extent of the part along the axis.
    struct Along: Hashable, Sendable {
        /// The points from the start of the part to that of the next one.
        var advance: CGFloat = 0
        /// The range that everything in the part covers; empty at first.
        var reach = Span.nothing
    }

    /// The extent of the part across the axis.
    struct Across: Hashable, Sendable {
        /// The range that everything in the part covers; empty at first.
        var reach = Span.nothing
        /// The greatest length of one element.
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

    /// The points from the start of the part to that of the next one.
    var advance: CGFloat { along.advance }
    /// The range that everything covers along the axis.
    var reach: Span { along.reach }
    /// The range that everything covers across the axis.
    var reachAcross: Span { across.reach }
    /// The greatest length of one element across the axis.
    var lengthAcross: CGFloat { across.length }

    func appending(_ other: Extent) -> Extent {
        var all = self
        all.append(other)
        return all
    }

    /// Returns the extent of `count` such parts, one after the other.
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
    /// The span that changes nothing in a union.
    fileprivate static var nothing: Span { Span(lower: .infinity, upper: -.infinity) }
}
