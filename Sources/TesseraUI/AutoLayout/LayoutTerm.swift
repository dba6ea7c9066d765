import Foundation

/// One attribute of one item in a constraint, with the factor by which it counts.
@MainActor
struct LayoutTerm {
    /// The view or layout guide, which the constraint does not keep alive.
    let reference: LayoutItemReference?
    let attribute: NSLayoutConstraint.Attribute
    let coefficient: Double

    /// The item. Nil if it is gone.
    var item: (any LayoutItem)? { reference?.item }

    /// The item if it is a view.
    var view: UIView? { reference?.view }

    /// The view that the item is, or that owns the guide.
    var nearestView: UIView? { reference?.view ?? reference?.item?.nearestView }
}

/// One side of a constraint: nothing, an attribute of an item, or the distance between two.
@MainActor
struct LayoutSide {
    let first: LayoutTerm?
    let second: LayoutTerm?

    /// A side that is a constant.
    static let none = LayoutSide(first: nil, second: nil)

    /// An attribute of an item.
    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        first = LayoutTerm(reference: item.reference, attribute: attribute, coefficient: 1)
        second = nil
    }

    /// The distance from one place to another.
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

    /// Whether the side has one term alone.
    var isSingle: Bool { first != nil && second == nil }

    func forEach(_ body: (LayoutTerm) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
    }

    func contains(where condition: (LayoutTerm) -> Bool) -> Bool {
        first.map(condition) == true || second.map(condition) == true
    }

    var terms: [LayoutTerm] { [first, second].compactMap(\.self) }
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
    /// Whether constraints, and not its frame, say where the item lies.
    var isPlacedByConstraints: Bool { get }
    /// The name of the item in messages.
    var nameInMessages: String { get }
}

/// The description of an object of the main thread. On any other thread it names the class alone, since the rest of the object
/// may change while it is read.
func descriptionOnMainThread<Object: NSObject & Sendable>(
    of object: Object, _ text: @MainActor (Object) -> String
) -> String {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true else {
        return "<\(type(of: object))>"
    }
    return MainActor.assumeIsolated { text(object) }
}

/// Marks the main queue, which runs on other threads too in a program whose `main` is asynchronous.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
