import Foundation
import TesseraBasics

/// A relation between places or lengths of views and layout guides that Auto Layout keeps.
/// See Apple's [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
///
/// `firstItem.firstAttribute (relation) multiplier × secondItem.secondAttribute + constant`
///
/// ```swift
/// NSLayoutConstraint.activate([
///     label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///     label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
/// ])
/// ```
///
/// Leading and trailing follow the nearest common ancestor of the items, whose content they arrange: its
/// ``UIView/effectiveUserInterfaceLayoutDirection`` says which of them is left. That is how Apple's page on that property is
/// read here: it is meant for all arrangement of a view's immediate content, and does not hold for the view's subtree.
///
/// Required constraints that contradict one another are listed in one message on the standard error. The one that was
/// activated last is then broken: it is kept as nearly as all other required constraints allow.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Prepares an object that was loaded from a nib file. Objects that the app creates itself do not get the call; nor does any
    /// other as yet, since no nib files are loaded.
    open func awakeFromNib() {}

    // MARK: What it says

    let firstSide: LayoutSide
    let secondSide: LayoutSide

    /// How the two sides compare.
    public let relation: Relation
    /// The factor of the second item's attribute.
    public let multiplier: CGFloat

    /// The number of points that is added to the second side. An active constraint may change it; that is cheaper than
    /// to deactivate the constraint and to activate another one.
    open var constant: CGFloat {
        didSet {
            Self.check(constant, "constant")
            if constant != oldValue { engine?.constantChanged(self) }
        }
    }

    /// How much the constraint counts next to others; ``UILayoutPriority/required`` at first.
    ///
    /// While the constraint is active, it can change between optional priorities, but neither become required nor cease
    /// to be.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            priority.check("NSLayoutConstraint.priority")
            demand(
                !isActive || (priority == .required) == (oldValue == .required),
                "NSLayoutConstraint.priority: \(self) is active; its priority cannot change from "
                    + "\(oldValue.rawValue) to \(priority.rawValue), since one of the two is required. "
                    + "Deactivate it first.")
            if isActive { holder?.reinstall(self) }
        }
    }

    /// A name that messages show.
    open var identifier: String?

    /// Whether an archive would keep the constraint. There are no archives here; the value is kept for the app.
    open var shouldBeArchived = false

    // MARK: Where it is

    /// The view among whose ``UIView/constraints`` the constraint is while it is active.
    var holder: UIView? {
        get { holderReference?.view }
        set { holderReference = newValue?.reference }
    }
    private var holderReference: LayoutItemReference?
    /// Whether the holder is the nearest common ancestor of the items, and not one further up.
    var isHeldByNearestAncestor = false
    /// The system that keeps the constraint, once the holder has been updated.
    var engine: LayoutEngine? { installed?.engine.engine }
    /// Where in that system it is.
    var installed: InstalledConstraint?
    /// Counts activations, so that of contradicting constraints the last one is broken.
    var activationNumber = 0

    /// Creates a constraint between an attribute of one item and an attribute of another.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view or a layout guide; nil for a constant width or height.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: Points that are added to the second attribute.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let call = "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        let (first, second) = (Self.item(view1, call), Self.item(view2, call))
        demand(attr1 != .notAnAttribute, "\(call): the first attribute is .notAnAttribute.")
        // A second item counts only with an attribute, and an attribute only with an item.
        let hasSecond = second != nil && attr2 != .notAnAttribute && multiplier != 0
        demand(
            hasSecond || attr1.kind == .length,
            "\(call): \(attr1) is a place, which needs a second item with an attribute of its kind.")
        self.init(
            first.map { LayoutSide($0, attr1) } ?? .none, relation,
            hasSecond ? second.map { LayoutSide($0, attr2) } ?? .none : .none,
            multiplier: multiplier, constant: constant)
    }

    /// Creates a constraint between two sums of terms.
    init(
        _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        Self.check(multiplier, "multiplier")
        Self.check(constant, "constant")
        firstSide = first
        secondSide = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        checkAttributes()
    }

    private static func item(_ object: Any?, _ call: String) -> (any LayoutItem)? {
        guard let object else { return nil }
        guard let item = object as? any LayoutItem else {
            fatalError("\(call): \(type(of: object)) is neither a UIView nor a UILayoutGuide.")
        }
        return item
    }

    private static func check(_ number: CGFloat, _ name: String) {
        demand(number.isFinite, "NSLayoutConstraint.\(name) is \(number); it must be finite.")
    }

    /// Attributes of different kinds, such as a left and a top edge, cannot be compared.
    private func checkAttributes() {
        guard firstSide.isSingle, secondSide.isSingle else { return }
        let (first, second) = (firstAttribute, secondAttribute)
        demand(
            first.kind == second.kind,
            "NSLayoutConstraint: \(first) cannot be compared with \(second): the one is a \(first.kind.rawValue), "
                + "the other a \(second.kind.rawValue).")
        demand(
            !(first.isOfReadingDirection && second.isLeftOrRight
                || first.isLeftOrRight && second.isOfReadingDirection),
            "NSLayoutConstraint: \(first) cannot be compared with \(second): one of the two depends on the direction of "
                + "the user interface. Use leading and trailing for both or for neither.")
    }

    // MARK: Reading it

    /// The first item. Nil if it is gone.
    open weak var firstItem: AnyObject? { firstSide.first?.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstSide.first?.attribute ?? .notAnAttribute }
    /// The second item. Nil if there is none, or if it is gone.
    open weak var secondItem: AnyObject? { secondSide.first?.item }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { secondSide.first?.attribute ?? .notAnAttribute }

    /// The anchor of the first side; equal to the one that the constraint was made from.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }
    /// The anchor of the second side; nil where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondSide.isEmpty ? nil : NSLayoutAnchor(secondSide)
    }

    /// The terms of both sides.
    var terms: [LayoutTerm] { firstSide.terms + secondSide.terms }

    /// Returns true if a term of either side satisfies a condition.
    func hasTerm(where condition: (LayoutTerm) -> Bool) -> Bool {
        firstSide.contains(where: condition) || secondSide.contains(where: condition)
    }

    /// Whether it depends on the direction in which the content of its items' nearest common ancestor flows.
    var isOfReadingDirection: Bool { hasTerm { $0.attribute.isOfReadingDirection } }

    // MARK: Activation

    /// Whether the constraint is in force. Activating it adds it to the nearest common ancestor of its items, which must
    /// exist; deactivating it removes it.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                commonAncestor.hold(self)
                isHeldByNearestAncestor = true
            } else {
                holder?.drop(self)
            }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        // Views look for constraints from the last one on.
        for constraint in constraints.reversed() { constraint.isActive = false }
    }

    /// The view that holds the constraint when it is active.
    private var commonAncestor: UIView {
        var ancestor: UIView?
        func include(_ term: LayoutTerm) {
            guard let view = term.nearestView else {
                fatalError(
                    "NSLayoutConstraint.isActive: an item of \(self) does not exist any more, or is a layout guide "
                        + "that no view owns.")
            }
            guard let known = ancestor else {
                ancestor = view
                return
            }
            guard let common = known.commonAncestor(with: view) else {
                fatalError(
                    "NSLayoutConstraint.isActive: the items of \(self) have no common ancestor. Add them to one view "
                        + "hierarchy before the constraint is activated.")
            }
            ancestor = common
        }
        firstSide.forEach(include)
        secondSide.forEach(include)
        guard let ancestor else { fatalError("NSLayoutConstraint.isActive: \(self) has no item.") }
        return ancestor
    }

    // MARK: Words

    open nonisolated override var description: String {
        descriptionOnMainThread(of: self) { $0.formula }
    }

    private var formula: String {
        let symbol =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(Self.sum(firstSide.terms)) \(symbol) "
        let factor = multiplier == 1 ? "" : "\(Self.number(multiplier)) × "
        if secondSide.isEmpty {
            text += Self.number(constant)
        } else {
            text += factor + Self.sum(secondSide.terms)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
        }
        if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
        let name = identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint \(name)\(text)\(isActive ? "" : " (inactive)")>"
    }

    private static func sum(_ terms: [LayoutTerm]) -> String {
        // The distance between two anchors reads “b − a”.
        terms.sorted { $0.coefficient > $1.coefficient }.enumerated()
            .map { index, term in
                (term.coefficient < 0 ? " - " : index > 0 ? " + " : "")
                    + "\(term.item?.nameInMessages ?? "(gone)").\(term.attribute)"
            }
            .joined()
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
