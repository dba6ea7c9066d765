import BenchmarkSupport
import Foundation
import OrderedCollections
import TesseraData

/// Measures snapshots of a million items, relative to the set that any unique identifiers need.
@MainActor func measureBuilding() {
    var bits = Bits()
    measureBuilding("UUIDs", (0..<1_000_000).map { _ in UUID.random(using: &bits) })
    measureBuilding("Ints", Array(0..<1_000_000))
}

@MainActor private func measureBuilding<Item: Hashable & Sendable>(_ type: String, _ items: [Item]) {
    let pages = stride(from: 0, to: items.count, by: 1000).map { Array(items[$0..<$0 + 1000]) }
    report(
        "A snapshot of 1,000,000 \(type) over an OrderedSet of them",
        Comparison(repetitions: 1, rounds: 8) {
            use(snapshot(of: items))
        } over: {
            use(OrderedSet(items))
        }, limit: 1.3)
    report(
        "The same in pages of 1,000",
        Comparison(repetitions: 1, rounds: 8) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0])
            for page in pages { snapshot.appendItems(page) }
            use(snapshot)
        } over: {
            var set = OrderedSet<Item>()
            for page in pages { set.append(contentsOf: page) }
            use(set)
        }, limit: 1.3)
    // Each copy has its own array, because both types take over the memory of the array.
    let bytes = memory(ofEachOf: 4) { snapshot(of: items.map { $0 }) }
    let bytesOfSet = memory(ofEachOf: 4) { OrderedSet(items.map { $0 }) }
    let perItem = { (bytes: Int?) in
        bytes.map { String(format: "%.1f B", Double($0) / 1_000_000) } ?? "not known"
    }
    line(
        "Memory of an item in a snapshot of 1,000,000 \(type)", perItem(bytes), "",
        "of which \(MemoryLayout<Item>.stride) B are the item; in an OrderedSet \(perItem(bytesOfSet))")
}
