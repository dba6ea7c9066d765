import TestSupport
import Testing

@testable import TesseraData

@Suite struct SectionSnapshotPropertyTests {
    @Test(arguments: 0..<50)
    func `edits agree with a tree of arrays and do not change copies`(seed: UInt64) {
        var editor = Editor(seed: seed)
        var copies: [(NSDiffableDataSourceSectionSnapshot<Int>, [Tree])] = []
        for _ in 0..<100 {
            if Int.random(in: 0..<10, using: &editor.generator) == 0 {
                copies.append((editor.outline, editor.model))
            }
            editor.edit()
            expectSame(editor.outline, editor.model, "seed \(seed)")
        }
        for (outline, model) in copies { expectSame(outline, model, "seed \(seed), a copy") }
    }

    @Test(arguments: 0..<300)
    func `section snapshot has the visible items that were set`(seed: UInt64) {
        var editor = Editor(seed: seed)
        for _ in 0..<30 { editor.edit() }
        let before = editor.outline
        var items = before.items.filter { _ in Int.random(in: 0..<8, using: &editor.generator) > 0 }
        if Bool.random(using: &editor.generator) { items = items.filter(before.isVisible) }
        for fresh in 1000..<1000 + Int.random(in: 0..<4, using: &editor.generator) {
            items.insert(fresh, at: Int.random(in: 0...items.count, using: &editor.generator))
        }
        if Bool.random(using: &editor.generator) { items.shuffle(using: &editor.generator) }
        var after = before
        after.setVisibleItems(items)
        #expect(after.visibleItems == items, "seed \(seed)")
        #expect(after.outline.isConsistent, "seed \(seed)")
        #expect(Set(after.items).subtracting(items).isSubset(of: before.items), "seed \(seed)")
        for item in Set(after.items).subtracting(items) {
            #expect(after.parent(of: item) == before.parent(of: item), "seed \(seed)")
        }
        after = before
        after.setVisibleItems(before.visibleItems)
        #expect(after.visualDescription() == before.visualDescription(), "seed \(seed)")
    }

    private func expectSame(
        _ outline: NSDiffableDataSourceSectionSnapshot<Int>, _ model: [Tree], _ comment: Comment
    ) {
        #expect(outline.outline.isConsistent, comment)
        let all = model.flatMap { $0.all(level: 0, parent: nil, isVisible: true) }
        let items = all.map(\.item)
        #expect(outline.items == items, comment)
        #expect(outline.visibleItems == all.filter(\.isVisible).map(\.item), comment)
        #expect(outline.rootItems == model.map(\.item), comment)
        #expect(outline.expandedItems == all.filter(\.isExpanded).map(\.item), comment)
        #expect(items.map(outline.index(of:)) == Array(0..<items.count), comment)
        #expect(items.map(outline.level(of:)) == all.map(\.level), comment)
        #expect(items.map(outline.parent(of:)) == all.map(\.parent), comment)
        #expect(items.map(outline.isVisible) == all.map(\.isVisible), comment)
    }
}

/// A simple model of a section snapshot: an item with an array of its children.
private struct Tree {
    var item: Int
    var isExpanded = false
    var children: [Tree] = []

    struct Place {
        var item: Int
        var level: Int
        var parent: Int?
        var isVisible: Bool
        var isExpanded: Bool
    }

    func all(level: Int, parent: Int?, isVisible: Bool) -> [Place] {
        [Place(item: item, level: level, parent: parent, isVisible: isVisible, isExpanded: isExpanded)]
            + children.flatMap { $0.all(level: level + 1, parent: item, isVisible: isVisible && isExpanded) }
    }

    /// Calls `body` with the array that contains `item` and with the item's index there.
    static func edit(_ trees: inout [Tree], at item: Int, _ body: (inout [Tree], Int) -> Void) {
        if let index = trees.firstIndex(where: { $0.item == item }) { return body(&trees, index) }
        for index in trees.indices { edit(&trees[index].children, at: item, body) }
    }
}

/// An object that makes the same random edits to a section snapshot and to the model.
private struct Editor {
    var generator: SeededGenerator
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    var model: [Tree] = []
    private var next = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func edit() {
        guard let anchor = outline.items.randomElement(using: &generator) else {
            let fresh = fresh()
            outline.append(fresh.map(\.item))
            model += fresh
            return
        }
        switch Int.random(in: 0..<11, using: &generator) {
        case 0:
            let fresh = fresh()
            outline.append(fresh.map(\.item))
            model += fresh
        case 1, 2, 3:
            let fresh = fresh()
            outline.append(fresh.map(\.item), to: anchor)
            Tree.edit(&model, at: anchor) { $0[$1].children += fresh }
        case 4:
            let fresh = fresh()
            outline.insert(fresh.map(\.item), before: anchor)
            Tree.edit(&model, at: anchor) { $0.insert(contentsOf: fresh, at: $1) }
        case 5:
            let fresh = fresh()
            outline.insert(fresh.map(\.item), after: anchor)
            Tree.edit(&model, at: anchor) { $0.insert(contentsOf: fresh, at: $1 + 1) }
        case 6:
            outline.delete([anchor])
            Tree.edit(&model, at: anchor) { $0.remove(at: $1) }
        case 7:
            outline.collapse([anchor])
            Tree.edit(&model, at: anchor) { $0[$1].isExpanded = false }
        case 8:
            // An item moves elsewhere together with its descendants: it is deleted, and inserted again as a snapshot.
            let part = outline.snapshot(of: anchor, includingParent: true)
            var tree: Tree?
            outline.delete([anchor])
            Tree.edit(&model, at: anchor) { tree = $0.remove(at: $1) }
            guard let other = outline.items.randomElement(using: &generator), let tree else { return }
            if Bool.random(using: &generator) {
                outline.insert(part, before: other)
                Tree.edit(&model, at: other) { $0.insert(tree, at: $1) }
            } else {
                outline.replace(childrenOf: other, using: part)
                Tree.edit(&model, at: other) { $0[$1].children = [tree] }
            }
        default:
            outline.expand([anchor])
            Tree.edit(&model, at: anchor) { $0[$1].isExpanded = true }
        }
    }

    private mutating func fresh() -> [Tree] {
        let count = Int.random(in: 1...4, using: &generator)
        defer { next += count }
        return (next..<next + count).map { Tree(item: $0) }
    }
}
