import Foundation

/// A place or a length of a view or layout guide, from which constraints are made.
/// See Apple's [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
///
/// Views and layout guides make their anchors; an app asks them for it. Constraints that an anchor makes are inactive
/// at first.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: LayoutSide
    /// What equality looks at, which may be asked for anywhere.
    private let identity: AnchorIdentity

    init(_ side: LayoutSide) {
        self.side = side
        identity = AnchorIdentity(side)
        super.init()
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(LayoutSide(item, attribute))
    }

    /// The item whose anchor it is. Nil for the distance between two anchors, and for an item that is gone.
    open weak var item: AnyObject? { side.isSingle ? side.first?.item : nil }

    /// The name of the anchor in messages.
    open var name: String {
        side.terms.map { "\($0.item?.nameInMessages ?? "(gone)").\($0.attribute)" }.joined(separator: " to ")
    }

    /// Whether constraints leave open where the anchor's item lies.
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

    // MARK: Constraints with a constant

    /// A constraint by which this anchor and another are equal.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, 0)
    }

    /// A constraint by which this anchor is at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 0)
    }

    /// A constraint by which this anchor is at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 0)
    }

    /// A constraint by which this anchor lies a number of points beyond another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, c)
    }

    /// A constraint by which this anchor lies at least a number of points beyond another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c)
    }

    /// A constraint by which this anchor lies at most a number of points beyond another.
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

/// What anchors of all kinds have in common.
private protocol IdentifiedAnchor {
    var anchorIdentity: AnchorIdentity { get }
}

extension NSLayoutAnchor: IdentifiedAnchor {
    fileprivate nonisolated var anchorIdentity: AnchorIdentity { identity }
}

/// The items and attributes of an anchor: one, or two where it is a distance.
private struct AnchorIdentity: Hashable, Sendable {
    private struct Part: Hashable, Sendable {
        let item: ObjectIdentifier?
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: Double

        @MainActor
        init(_ term: LayoutTerm) {
            item = term.reference.map { ObjectIdentifier($0) }
            attribute = term.attribute
            coefficient = term.coefficient
        }
    }

    private let first: Part?
    private let second: Part?

    @MainActor
    init(_ side: LayoutSide) {
        first = side.first.map(Part.init)
        second = side.second.map(Part.init)
    }
}
