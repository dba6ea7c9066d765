import Foundation
import TesseraBasics

/// A relation between places or lengths of views and layout guides, which Auto Layout maintains.
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
/// The meaning of leading and trailing depends on the nearest common ancestor of the items: its
/// ``UIView/effectiveUserInterfaceLayoutDirection`` determines which of them is left. Apple's page describes
/// that property as the direction for a view's immediate content; it does not apply to the whole subtree.
///
/// If required constraints contradict one another, a message on the standard error lists them. The one that was activated last is
/// then broken: it is satisfied only as nearly as all other required constraints allow.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Prepares an object that was loaded from a nib file, after all its connections exist.
    open func awakeFromNib() {}

    // MARK: Content

    let firstSide: LayoutSide
    let secondSide: LayoutSide

    /// The comparison between the two sides.
    public let relation: Relation
    /// The factor of the second item's attribute.
    public let multiplier: CGFloat

    /// The number of points that is added to the second side. It can change while the constraint is active,
    /// which costs less than replacing the constraint.
    // Each layout reads the constant and the priority. Their values contain no references, so a read that overlaps with a change
    // gets the old value or the new one.
    @exclusivity(unchecked) open var constant: CGFloat {
        didSet {
            Self.check(constant, "constant")
            if constant != oldValue { engine?.constantChanged(self) }
        }
    }

    /// The importance of the constraint compared with others. The default is ``UILayoutPriority/required``.
    ///
    /// While the constraint is active, the priority can change from one optional value to another, but not to
    /// or from ``UILayoutPriority/required``.
    @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            priority.check("NSLayoutConstraint.priority")
            demand(
                !isActive || (priority == .required) == (oldValue == .required),
                "NSLayoutConstraint.priority: \(self) is active; its priority cannot change from "
                    + "\(oldValue.rawValue) to \(priority.rawValue), since one of the two is required. "
                    + "Deactivate it first.")
            if isActive { owner?.reinstall(self) }
        }
    }

    /// A name for the constraint in messages.
    open var identifier: String?

    /// A Boolean value that tells whether an archive would contain the constraint. There are no archives
    /// here; only the app uses the value.
    open var shouldBeArchived = false

    // MARK: Place

    /// The view whose ``UIView/constraints`` contain the constraint, or nil if it is inactive.
    var owner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.reference }
    }
    private var ownerReference: LayoutItemReference?
    /// True if the owner is the nearest common ancestor of the items, false if it is a view further up.
    var isOwnedByNearestAncestor = false
    /// The system that contains the constraint, or nil if the constraint is not installed yet.
    var engine: LayoutEngine? { installed?.engine.engine }
    /// The constraint's place in that system, or nil.
    var installed: InstalledConstraint?
    /// The number of the activation. Of contradicting constraints, the one with the highest number is broken.
    var activationNumber = 0

    /// Creates a constraint between an attribute of one item and an attribute of another.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: The attribute of the first item.
    ///   - relation: The comparison between the two sides.
    ///   - view2: A view or a layout guide, or nil for a constant width or height.
    ///   - attr2: The attribute of the second item, or ``Attribute/notAnAttribute``.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: The number of points that is added to the second attribute.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let call = "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        let (first, second) = (Self.item(view1, call), Self.item(view2, call))
        demand(attr1 != .notAnAttribute, "\(call): the first attribute is .notAnAttribute.")
        // A second item has an effect only together with an attribute.
        let hasSecond = second != nil && attr2 != .notAnAttribute && multiplier != 0
        demand(
            hasSecond || attr1.kind == .length,
            "\(call): \(attr1) is a place, which needs a second item with an attribute of its kind.")
        Self.check(multiplier, "multiplier")
        Self.check(constant, "constant")
        // A convenience initializer could not be inherited by subclasses of apps, which do not see the other initializer.
        firstSide = first.map { LayoutSide($0, attr1) } ?? .none
        secondSide = hasSecond ? second.map { LayoutSide($0, attr2) } ?? .none : .none
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        checkAttributes()
    }

    /// Creates a constraint without items, which cannot be activated. A property of an app may have it until there is the right
    /// one.
    public override init() {
        (firstSide, secondSide) = (.none, .none)
        (relation, multiplier, constant) = (.equal, 1, 0)
        super.init()
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

    /// Stops the app if the constraint compares attributes of different kinds, such as a left and a top edge.
    private func checkAttributes() {
        guard firstSide.isSingle, secondSide.isSingle else { return }
        let (first, second) = (firstAttribute, secondAttribute)
        if first == second { return }
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

    // MARK: Items and attributes

    /// The first item, or nil if it no longer exists.
    open weak var firstItem: AnyObject? { firstSide.first?.item }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstSide.first?.attribute ?? .notAnAttribute }
    /// The second item, or nil if there is none or it no longer exists.
    open weak var secondItem: AnyObject? { secondSide.first?.item }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { secondSide.first?.attribute ?? .notAnAttribute }

    /// The anchor of the first side. It equals the anchor that created the constraint.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }
    /// The anchor of the second side, or nil if there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondSide.isEmpty ? nil : NSLayoutAnchor(secondSide)
    }

    /// The terms of both sides.
    var terms: [LayoutTerm] { firstSide.terms + secondSide.terms }

    /// Returns true if a term of either side satisfies a condition.
    func hasTerm(where condition: (LayoutTerm) -> Bool) -> Bool {
        firstSide.contains(where: condition) || secondSide.contains(where: condition)
    }

    /// True if the constraint depends on the layout direction of its items' nearest common ancestor.
    var isOfReadingDirection: Bool { hasTerm { $0.attribute.isOfReadingDirection } }

    // MARK: Activation

    /// A Boolean value that tells whether the constraint is in force. Activating the constraint adds it to
    /// the nearest common ancestor of its items, which must exist. Deactivating the constraint removes it.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                commonAncestor.own(self)
                isOwnedByNearestAncestor = true
            } else {
                owner?.drop(self)
            }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        // The search for a constraint starts at the last one.
        for constraint in constraints.reversed() { constraint.isActive = false }
    }

    /// The nearest common ancestor of the items, which keeps the constraint while it is active.
    private var commonAncestor: UIView {
        let first = ancestor(nil, firstSide.first, firstSide.second)
        guard let ancestor = ancestor(first, secondSide.first, secondSide.second) else {
            fatalError("NSLayoutConstraint.isActive: \(self) has no item.")
        }
        return ancestor
    }

    /// Returns the nearest common ancestor of a view and of the items of one or two terms.
    private func ancestor(_ known: UIView?, _ first: LayoutTerm?, _ second: LayoutTerm?) -> UIView? {
        var ancestor = known
        if let first { ancestor = common(ancestor, first) }
        if let second { ancestor = common(ancestor, second) }
        return ancestor
    }

    private func common(_ known: UIView?, _ term: LayoutTerm) -> UIView {
        guard let view = term.nearestView else {
            fatalError(
                "NSLayoutConstraint.isActive: an item of \(self) does not exist any more, or is a layout guide "
                    + "that no view owns.")
        }
        guard let known else { return view }
        guard let common = known.commonAncestor(with: view) else {
            fatalError(
                "NSLayoutConstraint.isActive: the items of \(self) have no common ancestor. Add them to one view "
                    + "hierarchy before the constraint is activated.")
        }
        return common
    }

    // MARK: Description

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
        // The distance from anchor a to anchor b is written “b − a”.
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
