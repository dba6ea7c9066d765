/// One attribute of one item in a constraint, with the factor by which it counts.
///
/// A constraint compares a sum of terms with another sum: usually one term on each side, and two where a side is the
/// distance between two anchors.
@MainActor
struct LayoutTerm {
    /// The view or layout guide. A constraint does not keep its items alive.
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double
}

/// A view or a layout guide: what constraints place.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view whose coordinates the item lies in.
    var container: UIView? { get }
    /// The view itself, or the view that owns the guide.
    var nearestView: UIView? { get }
    /// The item's rectangle in the system that places it; nil while no constraint names it.
    var layoutNode: LayoutNode? { get set }
    /// The name of the item in messages.
    var nameInMessages: String { get }
}

extension LayoutItem {
    /// Checks what an app gives as an item.
    static func checked(_ object: Any?, _ call: @autoclosure () -> String) -> (any LayoutItem)? {
        guard let object else { return nil }
        guard let item = object as? any LayoutItem else {
            fatalError(
                "\(call()): \(type(of: object)) is neither a UIView nor a UILayoutGuide, which constraints are about."
            )
        }
        return item
    }
}
