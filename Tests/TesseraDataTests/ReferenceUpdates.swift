import Foundation

@testable import TesseraData

/// Returns the items of all sections as arrays.
func arrays(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
}

/// Performs batch updates as the documentation describes them: deletions with old indexes, then insertions with new
/// indexes in ascending order. Takes only those items from `new` that the difference calls inserted or reloaded.
func apply(_ difference: SnapshotDifference, old: Snapshot, new: Snapshot) -> [[Int]] {
    let (oldItems, newItems) = (arrays(old), arrays(new))
    let outgoing = Set(difference.deletedItems + difference.movedItems.map(\.source))
    var sections: [[Int]?] = oldItems.enumerated().map { section, items in
        items.enumerated().compactMap { outgoing.contains([section, $0.offset]) ? nil : $0.element }
    }
    for section in difference.reloadedSections { sections[section] = nil }
    let outgoingSections = difference.deletedSections.union(
        IndexSet(difference.movedSections.map(\.source)))
    var result = sections.enumerated().filter { !outgoingSections.contains($0.offset) }.map(\.element)
    let incoming =
        difference.insertedSections.map { ($0, [Int]?.none) }
        + difference.movedSections.map { ($0.target, sections[$0.source]) }
    for (target, items) in incoming.sorted(by: { $0.0 < $1.0 }) { result.insert(items, at: target) }
    let items =
        difference.insertedItems.map { ($0, newItems[$0[0]][$0[1]]) }
        + difference.movedItems.map { ($0.target, oldItems[$0.source[0]][$0.source[1]]) }
    for (target, item) in items.sorted(by: { $0.0 < $1.0 }) {
        result[target[0]]?.insert(item, at: target[1])
    }
    return result.enumerated().map { $0.element ?? newItems[$0.offset] }
}

/// Returns the length of the longest common subsequence, by the textbook's table.
func longestCommonSubsequence(_ one: [Int], _ other: [Int]) -> Int {
    var table = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices {
        for j in other.indices {
            table[i + 1][j + 1] =
                one[i] == other[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
        }
    }
    return table[one.count][other.count]
}
