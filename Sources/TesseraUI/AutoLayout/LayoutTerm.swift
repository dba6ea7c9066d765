import Foundation
import TesseraBasics

/// One attribute of one item in a constraint, with its factor.
@MainActor
struct LayoutTerm {
    /// The view or layout guide, which the constraint does not keep alive.
    let reference: LayoutItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double

    /// The item, or nil if it no longer exists.
    var item: (any LayoutItem)? { reference?.item }

    /// The item if it is a view, otherwise nil.
    var view: UIView? { reference?.view }

    /// The view if the item is one, or the view that owns the guide.
    var nearestView: UIView? { reference?.view ?? reference?.item?.nearestView }
}

/// One side of a constraint: empty, an attribute of an item, or the distance between two attributes.
@MainActor
struct LayoutSide {
    let first: LayoutTerm?
    let second: LayoutTerm?

    /// An empty side. A constraint's constant takes its place.
    static let none = LayoutSide(first: nil, second: nil)

    /// Creates a side with an attribute of an item.
    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        first = LayoutTerm(reference: item.reference, attribute: attribute, coefficient: 1)
        second = nil
    }

    /// Creates the distance from one place to another.
    init(from start: LayoutSide, to end: LayoutSide) {
        first = end.first
        second = start.first.map {
            LayoutTerm(reference: $0.reference, attribute: $0.attribute, coefficient: -$0.coefficient)
        }
    }

    private init(first: LayoutTerm?, second: LayoutTerm?) {
        self.first = first
        self.second = second
    }

    var isEmpty: Bool { first == nil }

    /// True if the side has exactly one term.
    var isSingle: Bool { first != nil && second == nil }

    func contains(where condition: (LayoutTerm) -> Bool) -> Bool {
        first.map(condition) == true || second.map(condition) == true
    }

    var terms: [LayoutTerm] { [first, second].compactMap(\.self) }
}

/// A view or a layout guide, which constraints can place.
@MainActor
protocol LayoutItem: AnyObject, Sendable {
    /// The reference to the item that constraints store.
    var reference: LayoutItemReference { get }
    /// The view that has the item's coordinate system.
    var container: UIView? { get }
    /// The view itself, or the view that owns the guide.
    var nearestView: UIView? { get }
    /// True if constraints place the item, false if its frame does.
    var isPlacedByConstraints: Bool { get }
    /// The name of the item in messages.
    var nameInMessages: String { get }
}

/// Returns the description of an object of the main thread. On other threads it contains only the name of the
/// class, because the object may change while it is read.
func descriptionOnMainThread<Object: NSObject & Sendable>(
    of object: Object, _ text: @MainActor (Object) -> String
) -> String {
    guard isOnMainActor else { return "<\(type(of: object))>" }
    return MainActor.assumeIsolated { text(object) }
}
