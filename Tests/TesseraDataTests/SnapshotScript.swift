import TestSupport

@testable import TesseraData

/// Four copies of one snapshot that a random script edits, and arrays with the items that they must contain.
struct SnapshotScript {
    typealias Model = [(name: String, items: [Int])]

    private(set) var snapshots: [Snapshot]
    private(set) var models: [Model]
    private var generator: SeededGenerator
    private var nextItem = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        snapshots = []
        models = []
        var first = Snapshot()
        var model: Model = []
        for name in ["a", "b", "c"] {
            let items = fresh(Int.random(in: 0...60, using: &generator))
            first.appendSections([name])
            first.appendItems(items)
            model.append((name, items))
        }
        snapshots = Array(repeating: first, count: 4)
        models = Array(repeating: model, count: 4)
    }

    mutating func anySnapshot() -> Snapshot {
        snapshots[Int.random(in: 0..<4, using: &generator)]
    }

    /// Edits one of the snapshots and returns its index. Before that it may replace the snapshot by a copy of
    /// another.
    mutating func step() -> Int {
        let index = Int.random(in: 0..<4, using: &generator)
        if Int.random(in: 0..<4, using: &generator) == 0 {
            let other = Int.random(in: 0..<4, using: &generator)
            snapshots[index] = snapshots[other]
            models[index] = models[other]
        }
        // The array releases the snapshot during the edits, so that they may find its storage unshared.
        var (snapshot, model) = (snapshots[index], models[index])
        snapshots[index] = Snapshot()
        for _ in 0..<Int.random(in: 1...4, using: &generator) { edit(&snapshot, &model) }
        (snapshots[index], models[index]) = (snapshot, model)
        return index
    }

    private mutating func fresh(_ count: Int) -> [Int] {
        nextItem += count
        return Array(nextItem - count..<nextItem)
    }

    /// Returns a random number that is mostly small.
    private mutating func few(upTo most: Int) -> Int {
        Int.random(in: 0..<8, using: &generator) == 0
            ? Int.random(in: 0...most, using: &generator)
            : min(most, Int.random(in: 1...3, using: &generator))
    }

    private mutating func edit(_ snapshot: inout Snapshot, _ model: inout Model) {
        let section = Int.random(in: 0..<model.count, using: &generator)
        let other = Int.random(in: 0..<model.count, using: &generator)
        let all = model.flatMap(\.items)
        guard let item = all.randomElement(using: &generator),
            let place = model.place(of: item),
            let target = all.randomElement(using: &generator)
        else { return append(to: &snapshot, &model, section) }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0:
            append(to: &snapshot, &model, section)
        case 1:
            let items = fresh(few(upTo: 90))
            snapshot.insertItems(items, beforeItem: item)
            model[place.section].items.insert(contentsOf: items, at: place.item)
        case 2:
            let items = fresh(few(upTo: 90))
            snapshot.insertItems(items, afterItem: item)
            model[place.section].items.insert(contentsOf: items, at: place.item + 1)
        case 3:
            // Some of the items that were deleted are inserted again.
            let gone = (0..<nextItem).filter { !all.contains($0) }.shuffled(using: &generator)
            let items = Array(gone.prefix(few(upTo: 40)))
            snapshot.insertItems(items, beforeItem: item)
            model[place.section].items.insert(contentsOf: items, at: place.item)
        case 4, 5:
            let items = Array(all.shuffled(using: &generator).prefix(few(upTo: all.count)))
            // No item has a negative number, so the snapshot skips this one.
            snapshot.deleteItems(items + [-1])
            for index in model.indices { model[index].items.removeAll(where: items.contains) }
        case 6 where item != target:
            snapshot.moveItem(item, beforeItem: target)
            model[place.section].items.remove(at: place.item)
            if let place = model.place(of: target) {
                model[place.section].items.insert(item, at: place.item)
            }
        case 7 where item != target:
            snapshot.moveItem(item, afterItem: target)
            model[place.section].items.remove(at: place.item)
            if let place = model.place(of: target) {
                model[place.section].items.insert(item, at: place.item + 1)
            }
        case 8 where section != other:
            let (name, anchor) = (model[section].name, model[other].name)
            let moved = model.remove(at: section)
            let index = model.firstIndex { $0.name == anchor } ?? 0
            if Bool.random(using: &generator) {
                snapshot.moveSection(name, beforeSection: anchor)
                model.insert(moved, at: index)
            } else {
                snapshot.moveSection(name, afterSection: anchor)
                model.insert(moved, at: index + 1)
            }
        case 9 where model.count > 2:
            snapshot.deleteSections([model[section].name])
            model.remove(at: section)
        case 10:
            let name = "section \(fresh(1))"
            snapshot.insertSections([name], beforeSection: model[section].name)
            model.insert((name, []), at: section)
        case 11 where Int.random(in: 0..<4, using: &generator) == 0:
            // Present items move. It is rare, because each such call writes a line.
            let present = all.filter { $0 != item }.shuffled(using: &generator).prefix(few(upTo: 40))
            let items = (Array(present) + fresh(few(upTo: 10))).shuffled(using: &generator)
            snapshot.insertItems(items, afterItem: item)
            for index in model.indices { model[index].items.removeAll(where: items.contains) }
            if let place = model.place(of: item) {
                model[place.section].items.insert(contentsOf: items, at: place.item + 1)
            }
        default:
            snapshot.reconfigureItems([item])
        }
    }

    private mutating func append(to snapshot: inout Snapshot, _ model: inout Model, _ section: Int) {
        let items = fresh(few(upTo: 90))
        snapshot.appendItems(items, toSection: model[section].name)
        model[section].items += items
    }
}

extension SnapshotScript.Model {
    fileprivate func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, content) in enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }
}
