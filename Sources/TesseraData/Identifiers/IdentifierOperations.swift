import OrderedCollections

/// The loops that hash or compare many identifiers.
///
/// A generic function that another module calls looks up every operation in a table, once for each
/// identifier, which makes these loops five times slower. Therefore they are inlinable and are specialized
/// where a snapshot is created, as the type of its identifiers is fixed there. The snapshot and its copies
/// store them.
@usableFromInline
final class IdentifierOperations<Identifier: Hashable & Sendable>: Sendable {
    /// Appends identifiers to a set. Stops at the first one that is already in the set and returns it;
    /// returns nil if there is none.
    let append: @Sendable (inout OrderedSet<Identifier>, [Identifier]) -> Identifier?
    /// Creates a set of identifiers that must be unique.
    let makeSet: @Sendable ([Identifier]) -> OrderedSet<Identifier>
    /// Finds the identifiers of an array in a set, as stretches that ascend in the array.
    let match: @Sendable ([Identifier], OrderedSet<Identifier>) -> [MatchedStretch]

    @inlinable
    static func specialized() -> IdentifierOperations {
        IdentifierOperations(
            append: { set, identifiers in
                if set.isEmpty {
                    // This takes over the array's memory.
                    let whole = OrderedSet(identifiers)
                    if whole.count == identifiers.count {
                        set = whole
                        return nil
                    }
                }
                for identifier in identifiers where !set.append(identifier).inserted { return identifier }
                return nil
            },
            makeSet: { OrderedSet(uncheckedUniqueElements: $0) },
            match: { matchedStretches(of: $0, in: $1) })
    }

    @usableFromInline
    init(
        append: @escaping @Sendable (inout OrderedSet<Identifier>, [Identifier]) -> Identifier?,
        makeSet: @escaping @Sendable ([Identifier]) -> OrderedSet<Identifier>,
        match: @escaping @Sendable ([Identifier], OrderedSet<Identifier>) -> [MatchedStretch]
    ) {
        self.append = append
        self.makeSet = makeSet
        self.match = match
    }
}

/// Finds identifiers, which must be unique, in a set.
///
/// Even after many changes, most identifiers come directly after the same identifier in the set as in the
/// array, so that one comparison finds them. An identifier is hashed only if none of three guesses is right.
@inlinable
func matchedStretches<Identifier: Hashable>(
    of identifiers: [Identifier], in set: OrderedSet<Identifier>
) -> [MatchedStretch] {
    var stretches: [MatchedStretch] = []
    stretches.reserveCapacity(min(identifiers.count / 2, 4096))
    identifiers.withUnsafeBufferPointer { identifiers in
        set.elements.withUnsafeBufferPointer { others in
            var stretch = MatchedStretch(first: 0, second: 0, count: 0)
            // The guess for the next identifier: the place after the one found last; and the same from
            // before the last leap.
            var next = 0
            var nextBeforeLeap = 0
            for index in identifiers.indices {
                let identifier = identifiers[index]
                if next < others.count, others[next] == identifier {
                    if stretch.count > 0 {
                        stretch.count += 1
                        next += 1
                        continue
                    }
                } else if next + 1 < others.count, others[next + 1] == identifier {
                    next += 1
                } else if nextBeforeLeap < others.count, others[nextBeforeLeap] == identifier {
                    next = nextBeforeLeap
                } else if let found = set.firstIndex(of: identifier) {
                    nextBeforeLeap = next
                    next = found
                } else {
                    if stretch.count > 0 { stretches.append(stretch) }
                    stretch.count = 0
                    continue
                }
                if stretch.count > 0 { stretches.append(stretch) }
                stretch = MatchedStretch(first: index, second: next, count: 1)
                next += 1
            }
            if stretch.count > 0 { stretches.append(stretch) }
        }
    }
    return stretches
}
