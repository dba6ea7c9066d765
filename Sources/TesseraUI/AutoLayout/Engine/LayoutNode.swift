import Foundation
import TesseraConstraints

/// The rectangle of a view or layout guide as four unknowns of a system of constraints.
///
/// The unknowns are those of the alignment rectangle, in the coordinates of the item's container, whose origin counts as
/// zero: a constraint between a view and its superview then has one unknown for each place and does not depend on where the
/// superview lies.
@MainActor
final class LayoutNode {
    private let engineReference: LayoutEngineReference
    /// The view or guide, which may end before a constraint lets go of the node.
    let reference: LayoutItemReference
    let minX: ConstraintSolver.Variable
    let minY: ConstraintSolver.Variable
    let width: ConstraintSolver.Variable
    let height: ConstraintSolver.Variable

    /// How far the alignment rectangle lies inside the frame.
    var insets = UIEdgeInsets.zero
    /// The number of constraints and other nodes that need this one.
    var references = 0
    /// The nodes that the system constraints of this one name.
    var needed: [LayoutNode] = []
    /// The constraints that the system keeps for the item itself.
    var systemConstraints: [ConstraintSolver.Constraint] = []
    var contentSize = ContentSizeConstraints()
    /// What keeps the width and the height from being less than nothing, where something would make them so.
    var widthLimit: ConstraintSolver.Constraint?
    var heightLimit: ConstraintSolver.Constraint?
    var autoresizing: AutoresizingRule?
    /// Whether a constraint of the app names the width.
    var isWidthNamed = false
    /// Whether a constraint of the app names the height.
    var isHeightNamed = false
    /// The rectangle that the item's container was last told to give it.
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

    /// The view or guide. Nil if it is gone.
    var item: (any LayoutItem)? { reference.item }

    /// The item if it is a view. Nil for a guide, and for a view that is gone.
    var view: UIView? { reference.view }

    /// What messages call the item.
    var name: String { item?.nameInMessages ?? "(an item that is gone)" }

    /// The system that the unknowns belong to. Nil if it is gone; the item may outlive it.
    var engine: LayoutEngine? { engineReference.engine }

    /// Returns true if the unknowns belong to a system.
    func belongs(to engine: LayoutEngine) -> Bool { engineReference === engine.reference }

    var variables: [ConstraintSolver.Variable] { [minX, minY, width, height] }
}

/// What a node keeps of the size of its view's content.
struct ContentSizeConstraints {
    /// The constraints that hold the view to its content's width and height.
    var horizontal: ConstraintSolver.Constraint?
    var vertical: ConstraintSolver.Constraint?
    /// The width and height that these say.
    var size = CGSize.zero
    /// The width for which the height was measured; nil for content whose height does not depend on it.
    var measuredWidth: CGFloat?
    /// Whether the content has not been asked for its width, since required constraints alone decide it.
    var isWidthLeftOut = false
    /// Whether the view has said that its content has another size.
    var isDirty = false
}
