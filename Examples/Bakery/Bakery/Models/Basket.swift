import Foundation

/// An object that is informed of changes of the basket.
@objc protocol BasketObserver: AnyObject {
    func basketDidChange(_ basket: Basket)
    @objc optional func basketDidBecomeEmpty(_ basket: Basket)
}

extension Notification.Name {
    static let basketDidChange = Notification.Name("BasketDidChange")
}

/// The breads that the customer wants to buy.
@objcMembers
class Basket: NSObject {
    static let shared = Basket()

    struct Line: Hashable {
        let bread: Bread
        var count: Int
    }

    @nonobjc private(set) var lines: [Line] = []
    weak var observer: BasketObserver?
    /// The number of breads, which can be observed.
    private(set) dynamic var count = 0

    var price: Int { lines.reduce(0) { $0 + $1.bread.price * $1.count } }

    @nonobjc func add(_ bread: Bread, count: Int) {
        if let index = lines.firstIndex(where: { $0.bread == bread }) {
            lines[index].count += count
        } else {
            lines.append(Line(bread: bread, count: count))
        }
        didChange()
    }

    func remove(at index: Int) {
        lines.remove(at: index)
        didChange()
    }

    func removeAll() {
        guard !lines.isEmpty else { return }
        lines = []
        didChange()
    }

    private func didChange() {
        count = lines.reduce(0) { $0 + $1.count }
        observer?.basketDidChange(self)
        if lines.isEmpty { observer?.basketDidBecomeEmpty?(self) }
        NotificationCenter.default.post(name: .basketDidChange, object: self)
    }
}
