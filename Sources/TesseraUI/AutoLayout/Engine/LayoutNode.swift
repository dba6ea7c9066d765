import Foundation
import TesseraConstraints

/// The rectangle of a view or layout guide as four unknowns in a system of constraints.
///
/// The unknowns describe the alignment rectangle in the coordinates of the item's container, whose origin
/// counts as zero. Therefore a constraint between a view and its superview has one unknown per place, and
/// does not depend on the superview's place.
@MainActor
final class LayoutNode {
    private let engineReference: LayoutEngineReference
    /// The view or guide, which may cease to exist while a constraint still uses the node.
    let reference: LayoutItemReference
    let minX: ConstraintSolver.Variable
    let minY: ConstraintSolver.Variable
    let width: ConstraintSolver.Variable
    let height: ConstraintSolver.Variable

    /// The distances from the edges of the frame to those of the alignment rectangle.
    var insets = UIEdgeInsets.zero
    /// The number of constraints and other nodes that need this one.
    var references = 0
    /// The nodes that the system constraints of this one use.
    var needed: [LayoutNode] = []
    /// The constraints that the system adds for the item itself.
    var systemConstraints: [ConstraintSolver.Constraint] = []
    var contentSize = ContentSizeConstraints()
    /// The constraints that keep the width and the height from becoming negative, if they were needed.
    var widthLimit: ConstraintSolver.Constraint?
    var heightLimit: ConstraintSolver.Constraint?
    var autoresizing: AutoresizingRule?
    /// True if a constraint of the app uses the width.
    var isWidthNamed = false
    /// True if a constraint of the app uses the height.
    var isHeightNamed = false
    /// The rectangle that the item's container last gave it.
    var placed: CGRect?
    var isMarkedChanged = false

    init(_ item: any LayoutItem, in engine: LayoutEngine) {
        reference = item.reference
        engineReference = engine.reference
        minX = engine.solver.makeVariable()
        minY = engine.solver.makeVariable()
        width = engine.solver.makeVariable()
        height = engine.solver.makeVariable()
    }

    /// The view or guide, or nil if it no longer exists.
    var item: (any LayoutItem)? { reference.item }

    /// The item if it is a view, or nil for a guide or a view that no longer exists.
    var view: UIView? { reference.view }

    /// The name of the item in messages.
    var name: String { item?.nameInMessages ?? "(an item that is gone)" }

    /// The system of the unknowns, or nil if it no longer exists. The item may outlive it.
    var engine: LayoutEngine? { engineReference.engine }

    /// Returns true if the unknowns belong to the given system.
    func belongs(to engine: LayoutEngine) -> Bool { engineReference === engine.reference }

    var variables: [ConstraintSolver.Variable] { [minX, minY, width, height] }
}

/// The constraints and measurements for the size of a view's content.
struct ContentSizeConstraints {
    /// The constraints that bring the view near to its content's width and height.
    var horizontal: ConstraintSolver.Constraint?
    var vertical: ConstraintSolver.Constraint?
    /// The width and height of these constraints.
    var size = CGSize.zero
    /// The width at which the height was measured, or nil if the height does not depend on it.
    var measuredWidth: CGFloat?
    /// True if the content's natural width was not measured, because required constraints alone determine the
    /// width.
    var isWidthLeftOut = false
    /// True if the size of the content has changed.
    var isDirty = false
}
