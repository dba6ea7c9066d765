import Foundation

/// The distances between the edges of a bar and its content.
enum BarMargin {
    /// The distance of buttons, in points. The content of a button has a margin of its own.
    static let ofButtons: CGFloat = 8

    /// Returns the distance of large titles and custom views in a bar of a width, in points.
    static func ofContent(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

extension BidirectionalCollection where Element == BarItemViews.Entry {
    /// Returns the points between the place of a button at the edge of a bar and the first of the items, which begin at that edge. Only a
    /// custom view has such a distance, since it has no margin of its own.
    @MainActor
    func marginAtEdge(of width: CGFloat) -> CGFloat {
        let first = first { $0.item.systemItem != .fixedSpace }
        return first?.view is BarItemSlot ? BarMargin.ofContent(in: width) - BarMargin.ofButtons : 0
    }
}

/// The views of a list of bar button items in a bar.
@MainActor
final class BarItemViews {
    /// An item and its view. A space between items has no view.
    struct Entry {
        let item: UIBarButtonItem
        let view: UIView?
    }

    private(set) var entries: [Entry] = []
    private unowned let bar: UIView
    /// The closure that runs when an item has changed.
    private let changed: () -> Void

    init(in bar: UIView, changed: @escaping () -> Void) {
        self.bar = bar
        self.changed = changed
    }

    var items: [UIBarButtonItem] { entries.map(\.item) }
    /// The entries of the items that are not hidden.
    var visible: [Entry] { entries.filter { !$0.item.isHidden } }

    /// Creates, updates and removes views to match a list of items. Items that remain keep their views.
    func update(_ items: [UIBarButtonItem], look: BarButtonLook) {
        let old = entries
        for item in items { item.applyAppearance(in: bar) }
        entries = items.map { item in
            let known = old.first { $0.item === item }
            if let known, isCurrent(known) { return known }
            return Entry(item: item, view: makeView(of: item, look: look))
        }
        for entry in old {
            if !entries.contains(where: { $0.item === entry.item }) { entry.item.changed = nil }
            if !entries.contains(where: { $0.view === entry.view }) { remove(entry) }
        }
        for entry in entries {
            entry.item.changed = { [weak self] in self?.changed() }
            guard let view = entry.view else { continue }
            if view.superview !== bar { bar.insert(view, at: nil) }
            view.isHidden = entry.item.isHidden
            (view as? BarButton)?.update(look)
            if let slot = view as? BarItemSlot {
                slot.take()
                slot.isUserInteractionEnabled = entry.item.isEnabled
            }
        }
    }

    private func isCurrent(_ entry: Entry) -> Bool {
        if let custom = entry.item.customView { return (entry.view as? BarItemSlot)?.holds(custom) == true }
        return entry.item.isSpace ? entry.view == nil : entry.view is BarButton
    }

    private func makeView(of item: UIBarButtonItem, look: BarButtonLook) -> UIView? {
        if let custom = item.customView { return BarItemSlot(custom) }
        return item.isSpace ? nil : BarButton(item: item, look: look)
    }

    private func remove(_ entry: Entry) {
        (entry.view as? BarItemSlot)?.giveBackWidth()
        entry.view?.removeFromSuperview()
    }

    /// Returns the widths of the visible entries in points. A flexible space has the width 0.
    func widths(in room: CGSize) -> [CGFloat] {
        visible.map { entry in
            guard let view = entry.view else { return entry.item.width }
            if entry.item.width > 0 { return entry.item.width }
            return view.sizeThatFits(room).width
        }
    }
}
