import Foundation

/// One attribute of one item in a constraint, with the factor by which it counts.
///
/// A constraint compares a sum of terms with another sum: usually one term on each side, and two where a side is the
/// distance between two anchors.
@MainActor
struct LayoutTerm {
    private let reference: LayoutItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double

    init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute, coefficient: Double) {
        reference = item?.reference
        self.attribute = attribute
        self.coefficient = coefficient
    }

    /// The view or layout guide, which the constraint does not keep alive. Nil if it is gone.
    var item: (any LayoutItem)? { reference?.item }

    /// The item if it is a view.
    var view: UIView? { reference?.view }

    /// The view that the item is, or that owns the guide.
    @MainActor var nearestView: UIView? { reference?.view ?? reference?.item?.nearestView }

    /// The same with another factor.
    func times(_ factor: Double) -> LayoutTerm {
        LayoutTerm(reference, attribute, coefficient * factor)
    }

    private init(
        _ reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double
    ) {
        self.reference = reference
        self.attribute = attribute
        self.coefficient = coefficient
    }
}

/// A view or a layout guide: what constraints place.
@MainActor
protocol LayoutItem: AnyObject, Sendable {
    /// The reference by which constraints know the item.
    var reference: LayoutItemReference { get }
    /// The view whose coordinates the item lies in.
    var container: UIView? { get }
    /// The view itself, or the view that owns the guide.
    var nearestView: UIView? { get }
    /// The item's rectangle in the system that places it; nil while no constraint names it.
    var layoutNode: LayoutNode? { get set }
    /// The name of the item in messages.
    var nameInMessages: String { get }
}

/// What an object of the main thread says of itself: on any other thread its class alone, since the rest may change meanwhile.
func descriptionOnMainThread<Object: NSObject & Sendable>(
    of object: Object, _ text: @MainActor (Object) -> String
) -> String {
    guard Thread.isMainThread else { return "<\(type(of: object))>" }
    return MainActor.assumeIsolated { text(object) }
}
