import BenchmarkSupport
import Foundation
import TesseraData

/// Measures differences of two snapshots that were made independently, as an app makes them from a server's responses.
@MainActor func measureChanges() {
    for (count, changed, shuffled) in [(5000, 1000, 200), (100_000, 10_000, 2000)] {
        measureChanges(of: count, changed, shuffled, "UUID") { _, bits in UUID.random(using: &bits) }
        measureChanges(of: count, changed, shuffled, "Int") { index, _ in index &* 7919 }
        measureChanges(of: count, changed, shuffled, "struct") { index, _ in Dish(index) }
    }
}

@MainActor private func measureChanges<Item: Hashable & Sendable>(
    of count: Int, _ changed: Int, _ shuffled: Int, _ type: String, _ make: (Int, inout Bits) -> Item
) {
    var bits = Bits()
    let (old, new) = changedItems(count, changed, shuffled, using: &bits, make)
    let (oldSnapshot, newSnapshot) = (snapshot(of: old), snapshot(of: new))
    let name =
        "\(count.formatted()) × \(type), \(changed.formatted()) gone, as many new, \(shuffled.formatted()) shuffled"
    let repetitions = 100_000 / count
    report(
        "\(name): difference over Set",
        Comparison(repetitions: repetitions) {
            use(SnapshotDifference(from: oldSnapshot, to: newSnapshot))
        } over: {
            use(Set(new))
        }, limit: 2)
    guard count == 5000 else { return }
    report(
        "\(name): over difference(from:).inferringMoves()",
        Comparison(repetitions: 1, rounds: 10) {
            use(SnapshotDifference(from: oldSnapshot, to: newSnapshot))
        } over: {
            use(new.difference(from: old).inferringMoves())
        }, limit: 0.1)
}

/// Returns items, and the same items after some were removed, as many were added and some changed their places.
func changedItems<Item>(
    _ count: Int, _ changed: Int, _ shuffled: Int, using bits: inout Bits, _ make: (Int, inout Bits) -> Item
) -> (old: [Item], new: [Item]) {
    let old = (0..<count).map { make($0, &bits) }
    var new = old
    for index in (0..<count).shuffled(using: &bits).prefix(changed).sorted(by: >) { new.remove(at: index) }
    for index in 0..<changed {
        new.insert(make(count + index, &bits), at: .random(in: 0...new.count, using: &bits))
    }
    let places = Array(new.indices.shuffled(using: &bits).prefix(shuffled))
    let movers = places.map { new[$0] }
    for (place, mover) in zip(places, movers.shuffled(using: &bits)) { new[place] = mover }
    return (old, new)
}

func snapshot<Item>(of items: [Item]) -> NSDiffableDataSourceSnapshot<Int, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
}
