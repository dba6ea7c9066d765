import Foundation

/// A place or a length of a view or layout guide, from which an app creates constraints.
///
/// Views and layout guides provide their anchors. The constraints that an anchor creates are inactive at
/// first.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: LayoutSide
    /// The part of the anchor that equality compares. It can be read on any thread.
    ///
    /// Apps make anchors for constraints, and hardly ever compare them.
    private nonisolated var identity: AnchorIdentity { AnchorIdentity(side) }

    init(_ side: LayoutSide) {
        self.side = side
        super.init()
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutSide(item, attribute))
    }

    /// The item of the anchor, or nil if the anchor is the distance between two anchors or the item no longer
    /// exists.
    open weak var item: AnyObject? { side.isSingle ? side.first?.item : nil }

    /// The name of the anchor in messages.
    open var name: String {
        side.terms.map { "\($0.item?.nameInMessages ?? "(gone)").\($0.attribute)" }.joined(separator: " to ")
    }

    /// A Boolean value that tells whether constraints do not determine the place or size of the anchor's
    /// item.
    open var hasAmbiguousLayout: Bool {
        side.contains { $0.item?.nearestView?.isAmbiguous($0.item) ?? false }
    }

    /// The constraints that place the anchor's items along its axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for term in side.terms {
            guard let item = term.item else { continue }
            for constraint in item.nearestView?.constraints(placing: item, along: term.attribute.axis) ?? []
            where !found.contains(constraint) {
                found.append(constraint)
            }
        }
        return found
    }

    // MARK: Constraints between two anchors

    /// Returns a constraint that makes this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, 0)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 0)
    }

    /// Returns a constraint that makes this anchor less than or equal to another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 0)
    }

    /// Returns a constraint that makes this anchor equal to another plus a number of points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, c)
    }

    /// Returns a constraint that makes this anchor greater than or equal to another plus a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c)
    }

    /// Returns a constraint that makes this anchor less than or equal to another plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, c)
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, other.side, constant: constant)
    }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any IdentifiedAnchor)?.anchorIdentity == identity
    }

    open override var hash: Int { identity.hashValue }
}

/// An anchor of any type, for comparisons.
private protocol IdentifiedAnchor {
    var anchorIdentity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {
    fileprivate nonisolated var anchorIdentity: AnchorIdentity { identity }
}

/// The items and attributes of an anchor: two for a distance, otherwise one.
private struct AnchorIdentity: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: Double

        init(_ term: LayoutTerm) {
            item = term.reference.map { ObjectIdentifier($0) }
            attribute = term.attribute
            coefficient = term.coefficient
        }
    }

    private let first: Part?
    private let second: Part?

    init(_ side: LayoutSide) {
        first = side.first.map(Part.init)
        second = side.second.map(Part.init)
    }
}
