import BenchmarkSupport
import Foundation
import TesseraData

/// Measures snapshots that are taken from the displayed one, edited and displayed in turn.
@MainActor func measureEdits() {
    for kind in Feed.Edit.allCases {
        let (large, small) = (Feed(itemCount: 1_000_000), Feed(itemCount: 1000))
        report(
            "\(kind) and difference, 1,000,000 items over 1,000",
            Comparison(repetitions: 20) {
                large.edit(kind)
            } over: {
                small.edit(kind)
            }, limit: 3)
    }

    let (large, small) = (Feed(itemCount: 1_000_000), Feed(itemCount: 1000))
    report(
        "100,000 edits of all kinds in a row and all their differences, the same",
        Comparison(repetitions: 100_000, rounds: 1) {
            large.edit(Feed.Edit.allCases[large.editCount % 4])
        } over: {
            small.edit(Feed.Edit.allCases[small.editCount % 4])
        })

    let feed = Feed(itemCount: 1_000_000)
    var inserted = feed.shown
    inserted.insertItems([-1], afterItem: 500_000)
    let time =
        (0..<30).map { _ in
            seconds(of: 20) { use(SnapshotDifference(from: feed.shown, to: inserted)) }
        }.min() ?? 0
    line(
        "One insertion in 1,000,000 Ints found", String(format: "%.2f µs", time * 1e6), "at most 450 µs", "")
    let apart = snapshot(of: inserted.itemIdentifiers)
    report(
        "The same where the two snapshots were made apart, over Set",
        Comparison(repetitions: 1, rounds: 5) {
            use(SnapshotDifference(from: feed.shown, to: apart))
        } over: {
            use(Set(apart.itemIdentifiers))
        }, limit: 2)
}

/// The contents of a data source whose items are numbers.
@MainActor private final class Feed {
    enum Edit: CaseIterable {
        case insertion, move, reconfiguration, deletion
    }

    private(set) var shown: NSDiffableDataSourceSnapshot<Int, Int>
    private(set) var editCount = 0
    private var bits = Bits()
    /// The items in no particular order, of which edits choose one at random.
    private var items: [Int]
    private var nextItem: Int

    init(itemCount: Int) {
        items = Array(0..<itemCount)
        nextItem = itemCount
        shown = snapshot(of: items)
    }

    func edit(_ kind: Edit) {
        editCount += 1
        var next = shown
        let place = items.indices.randomElement(using: &bits) ?? 0
        switch kind {
        case .insertion:
            next.insertItems([nextItem], afterItem: items[place])
            items.append(nextItem)
            nextItem += 1
        case .move:
            let other = items.indices.randomElement(using: &bits) ?? 0
            if place != other { next.moveItem(items[place], beforeItem: items[other]) }
        case .reconfiguration: next.reconfigureItems([items[place]])
        case .deletion:
            next.deleteItems([items[place]])
            items.swapAt(place, items.count - 1)
            items.removeLast()
        }
        use(SnapshotDifference(from: shown, to: next))
        // A data source discards the list of reconfigured items once it has displayed them.
        if kind != .reconfiguration { shown = next }
    }
}
