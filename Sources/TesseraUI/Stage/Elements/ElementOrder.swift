import Foundation

/// The order in which a screen reader or the Tab key visits the elements of a stage. It also decides which of
/// two elements with the same z index lies in front.
///
/// Within a section decoration views come first, then cells in the order of their items. A supplementary view
/// comes before the item at its index path, or after all items of its section if it begins where their
/// visible cells end.
@MainActor
struct ElementOrder {
    private struct Key: Comparable {
        var section: Int
        var rank: Int
        var indexPath: IndexPath
        var isItem: Bool
        var start: CGFloat
        var kind: String

        static func < (a: Key, b: Key) -> Bool {
            if a.section != b.section { return a.section < b.section }
            if a.rank != b.rank { return a.rank < b.rank }
            if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
            if a.isItem != b.isItem { return b.isItem }
            if a.start != b.start { return a.start < b.start }
            return a.kind < b.kind
        }
    }

    private let stage: ElementStage
    private let isHorizontal: Bool
    private var itemEnds: [Int: CGFloat] = [:]
    private var contentEnd: CGFloat = 0

    init(of stage: ElementStage) {
        self.stage = stage
        isHorizontal = stage.layout.isHorizontal
        for (element, view) in stage.elements {
            guard case .item(let path) = element, let frame = view.attributes?.frame else { continue }
            itemEnds[path.section] = max(itemEnds[path.section] ?? -.infinity, end(frame))
            contentEnd = max(contentEnd, end(frame))
        }
    }

    /// Returns the subviews of the stage's scroll view in order. Views of the app that are no elements come first, and then views
    /// whose elements are gone.
    func arranged(_ views: [UIView]) -> [UIView] {
        var (others, gone, known): ([UIView], [UIView], [UIView]) = ([], [], [])
        var keys: [Key] = []
        known.reserveCapacity(views.count)
        keys.reserveCapacity(views.count)
        for view in views {
            if let key = key(of: view) {
                known.append(view)
                keys.append(key)
            } else if view is any StagedView || view is OrthogonalScrollView {
                gone.append(view)
            } else {
                others.append(view)
            }
        }
        return others + gone + Self.sorted(known, by: keys)
    }

    /// Returns the views in order. Views without an element come first.
    func sorted(_ views: [UIView]) -> [UIView] {
        var (gone, known): ([UIView], [UIView]) = ([], [])
        var keys: [Key] = []
        for view in views {
            if let key = key(of: view) {
                known.append(view)
                keys.append(key)
            } else {
                gone.append(view)
            }
        }
        return gone + Self.sorted(known, by: keys)
    }

    private static func sorted(_ views: [UIView], by keys: [Key]) -> [UIView] {
        // When the user scrolls towards the end, the new views are in order already. Sorting calls a closure for each comparison,
        // and each of these calls checks that it is on the main thread.
        var place = 1
        while place < keys.count, !(keys[place] < keys[place - 1]) { place += 1 }
        guard place < keys.count else { return views }
        return keys.indices.sorted { keys[$0] < keys[$1] }.map { views[$0] }
    }

    private func key(of view: UIView) -> Key? {
        if let scroller = view as? OrthogonalScrollView { return key(ofScroller: scroller) }
        if let element = view as? any StagedView { return key(ofElement: element) }
        return nil
    }

    /// Returns the key of a section that scrolls on its own: it has the place of its first item.
    private func key(ofScroller scroller: OrthogonalScrollView) -> Key? {
        guard let section = scroller.section else { return nil }
        return Key(
            section: section, rank: 1, indexPath: IndexPath(item: 0, section: section),
            isItem: true, start: start(scroller.frame), kind: "")
    }

    private func key(ofElement view: any StagedView) -> Key? {
        guard let element = view.element, let attributes = view.attributes else { return nil }
        let path = element.indexPath
        // The order must not depend on where a pinned view is at the moment.
        let start = start(attributes.pin?.unpinnedFrame ?? attributes.frame)
        var (section, rank) = (path.first ?? 0, 1)
        if path.count < 2 {
            // A view of the whole layout comes before or after all sections.
            section = start >= contentEnd && contentEnd > 0 ? .max : -1
        } else if !element.isItem, let itemEnd = itemEnds[section], start >= itemEnd {
            rank = 2
        }
        if element.isDecoration { rank = 0 }
        return Key(
            section: section, rank: rank, indexPath: path, isItem: element.isItem,
            start: start, kind: element.kind ?? "")
    }

    private func start(_ frame: CGRect) -> CGFloat {
        stage.distances(to: frame, isHorizontal: isHorizontal).start
    }
    private func end(_ frame: CGRect) -> CGFloat {
        stage.distances(to: frame, isHorizontal: isHorizontal).end
    }
}
