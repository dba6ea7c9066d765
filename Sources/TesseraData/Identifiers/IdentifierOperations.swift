import OrderedCollections

/// The loops that hash or compare many identifiers.
///
/// A generic function that another module calls looks every operation up in a table, once for each identifier: that
/// makes these loops five times slower. So they are inlinable, and are made where a snapshot is created, which is
/// where the type of its identifiers is known; the snapshot and its copies take them along.
@usableFromInline
final class IdentifierOperations<Identifier: Hashable & Sendable>: Sendable {
    /// Appends identifiers to a set. Stops at the first that is already there and returns it.
    let append: @Sendable (inout OrderedSet<Identifier>, [Identifier]) -> Identifier?
    /// Makes a set of identifiers that are known to be unique.
    let makeSet: @Sendable ([Identifier]) -> OrderedSet<Identifier>
    /// Finds the identifiers of an array in a set, as stretches that ascend in the array.
    let match: @Sendable ([Identifier], OrderedSet<Identifier>) -> [MatchedStretch]

    @inlinable
    static func specialized() -> IdentifierOperations {
        IdentifierOperations(
            append: { set, identifiers in
                if set.isEmpty {
                    // Takes over the array's memory.
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

/// Finds identifiers, which are unique, in a set.
///
/// Most follow in the set the one that they follow in the array, even where much has changed, and then one comparison
/// finds them. Only where none of three guesses is right is the identifier hashed.
@inlinable
func matchedStretches<Identifier: Hashable>(
    of identifiers: [Identifier], in set: OrderedSet<Identifier>
) -> [MatchedStretch] {
    var stretches: [MatchedStretch] = []
    stretches.reserveCapacity(min(identifiers.count / 2, 4096))
    identifiers.withUnsafeBufferPointer { identifiers in
        set.elements.withUnsafeBufferPointer { others in
            var stretch = MatchedStretch(first: 0, second: 0, count: 0)
            // Where the last found identifier's successor should be, and the same before a leap.
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
