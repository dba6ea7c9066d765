import OrderedCollections

/// An ordered set that knows whether anyone else holds it.
///
/// Unchecked: an owner changes the elements only while `isKnownUniquelyReferenced` says that there is no other, so no
/// two threads ever meet in it.
final class SharedSet<Element: Hashable & Sendable>: @unchecked Sendable {
    var elements: OrderedSet<Element>

    init(_ elements: OrderedSet<Element>) { self.elements = elements }
}
