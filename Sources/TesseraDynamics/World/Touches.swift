/// A contact of two bodies that has begun or ended.
package struct TouchEvent: Equatable {
    /// The tags of the bodies, the lower one first.
    package let first: Int
    package let second: Int
    /// Where the bodies touch, or nil if they have parted.
    package let place: Vector?
}

/// Counts the contacts between bodies. Bodies of several shapes can have several, of which only the first beginning and the
/// last end is an event.
struct Touches {
    private var counts: [PairKey: Int] = [:]
    /// The pairs whose counts have changed since the last report, in order.
    private var changed: [(pair: PairKey, wasTouching: Bool, place: Vector)] = []

    mutating func note(_ contact: Contact, isTouching: Bool) {
        let pair = PairKey(contact.first.body.tag, contact.second.body.tag)
        let count = counts[pair] ?? 0
        let points = contact.manifold?.points ?? []
        let sum = points.reduce(Vector.zero) { $0 + $1.place }
        let place = points.isEmpty ? .zero : (1 / Double(points.count)) * sum
        if let index = changed.firstIndex(where: { $0.pair == pair }) {
            if isTouching { changed[index].place = place }
        } else {
            changed.append((pair, count > 0, place))
        }
        counts[pair] = isTouching ? count + 1 : count > 1 ? count - 1 : nil
    }

    /// Returns what has happened since the last report.
    mutating func report() -> [TouchEvent] {
        defer { changed = [] }
        return changed.compactMap { pair, wasTouching, place in
            let isTouching = counts[pair] != nil
            guard isTouching != wasTouching else { return nil }
            return TouchEvent(first: pair.low, second: pair.high, place: isTouching ? place : nil)
        }
    }
}
