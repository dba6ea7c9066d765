import OrderedCollections

/// An ordered set that several owners can share.
///
/// It is `@unchecked Sendable` because an owner changes the elements only while `isKnownUniquelyReferenced`
/// reports that there is no other owner, so that no two threads use it at the time of a change.
final class SharedSet<Element: Hashable & Sendable>: @unchecked Sendable {
    var elements: OrderedSet<Element>

    init(_ elements: OrderedSet<Element>) { self.elements = elements }
}
