import Foundation
import TesseraNibs

/// A constraint of a nib. Its `NSLayoutConstraint` exists as soon as its items do.
@MainActor
final class NibConstraint {
    let element: NibElement
    /// The view to which the document adds the constraint.
    private weak var view: UIView?
    private var constraint: NSLayoutConstraint?
    /// False while the nib excludes the constraint for the current size classes.
    var isInstalled = true {
        didSet { update() }
    }

    init(_ element: NibElement, of view: UIView) {
        self.element = element
        self.view = view
    }

    /// Takes the layout constraint, which was created after its items, and activates it if it is installed.
    func complete(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        if isInstalled { view?.addConstraint(constraint) }
    }

    /// Deactivates the constraint if it is not installed. Otherwise activates it, unless one of its items is not
    /// installed.
    private func update() {
        guard let view, let constraint, constraint.isActive != isInstalled else { return }
        if !isInstalled {
            view.removeConstraint(constraint)
        } else if constraint.terms.allSatisfy({ $0.item?.nearestView?.isDescendant(of: view) == true }) {
            view.addConstraint(constraint)
        }
    }
}

extension UIView {
    /// Creates and activates a constraint of a nib. If its items do not exist yet, this happens after all objects have
    /// been created.
    func takeConstraint(_ nib: NibContent) -> NibConstraint {
        let result = NibConstraint(nib.element, of: self)
        // A placeholder constraint exists only in Interface Builder, which removes it when the nib is built.
        if nib.bool("placeholder") == true {
            nib.loading.refer(nib.element.id, to: .weakly(WeakObject(object: nil)))
            return result
        }
        // The view no longer exists here if the initializer of its class has returned nil.
        nib.loading.constrain { [weak self] isLast in
            guard let self else { return true }
            guard let constraint = self.constraint(nib, isLast: isLast) else { return false }
            result.complete(constraint)
            NibVariations.install(on: self, constraint, nib)
            return true
        }
        return result
    }

    private func constraint(_ nib: NibContent, isLast: Bool) -> NSLayoutConstraint? {
        func item(_ name: String) -> NibItem?? {
            guard let id = nib.string(name) else { return .some(nil) }
            if let item = nib.loading.layoutItem(withID: id) { return item }
            if isLast { nib.loading.failure(nib.element, "\(name) is \(id), which does not exist") }
            return nil
        }
        guard let first = item("firstItem"), let second = item("secondItem") else { return nil }
        func attribute(_ name: String, of item: NibItem?) -> NSLayoutConstraint.Attribute {
            guard let text = nib.string(name) else { return .notAnAttribute }
            guard let attribute = Self.attributes[text] else {
                nib.loading.failure(nib.element, "\(name) is \(text), which is no attribute of a layout")
            }
            return item?.edge ?? attribute
        }
        let firstAttribute = attribute("firstAttribute", of: first)
        let secondAttribute = attribute("secondAttribute", of: second)
        let result = NSLayoutConstraint(
            item: first?.object ?? self, attribute: firstAttribute,
            relatedBy: nib.choice(
                "relation",
                [
                    "greaterThanOrEqual": NSLayoutConstraint.Relation.greaterThanOrEqual,
                    "lessThanOrEqual": .lessThanOrEqual,
                ])
                ?? .equal,
            toItem: second?.object, attribute: secondAttribute, multiplier: nib.multiplier,
            constant: nib.number("constant") ?? standardSpace(nib, first?.object, second?.object))
        nib.with(nib.number("priority")) { result.priority = UILayoutPriority(Float(min(max($0, 1), 1000))) }
        nib.with(nib.string("identifier")) { result.identifier = $0 }
        nib.with(nib.bool("shouldBeArchived")) { result.shouldBeArchived = $0 }
        nib.loading.take(result, for: nib.element)
        return result
    }

    /// Returns the system's standard space: 8 points between siblings, and 20 points between a view and its superview.
    private func standardSpace(_ nib: NibContent, _ first: AnyObject?, _ second: AnyObject?) -> CGFloat {
        guard nib.bool("symbolic") == true || nib.string("symbolType") != nil else { return 0 }
        let contains = first === self || first == nil || second === self || second == nil
        return contains ? 20 : 8
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

/// An item of a constraint. If the item is a layout guide at the bars, `edge` replaces the attribute that the
/// constraint states.
struct NibItem {
    var object: AnyObject
    var edge: NSLayoutConstraint.Attribute?
}

extension NibLoading {
    func layoutItem(withID id: String) -> NibItem? {
        // Older files have layout guides at the bars. Their edges coincide with those of the safe area.
        switch objects[id] ?? scene?.reference(withID: id) {
        case .top: viewBeingLoaded.map { NibItem(object: $0.safeAreaLayoutGuide, edge: .top) }
        case .bottom: viewBeingLoaded.map { NibItem(object: $0.safeAreaLayoutGuide, edge: .bottom) }
        default: object(withID: id).map { NibItem(object: $0, edge: nil) }
        }
    }

    private var viewBeingLoaded: UIView? { scene?.rootView }
}

extension NibContent {
    /// The multiplier of a constraint: a number, or a ratio such as `16:9`.
    fileprivate var multiplier: CGFloat {
        guard let text = string("multiplier") else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        let value =
            switch parts.count {
            case 1: parts[0]
            case 2 where parts[1] != 0: parts[0] / parts[1]
            default: 1.0
            }
        return value.isFinite ? value : 1
    }
}
