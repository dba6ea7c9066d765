import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct SectionSnapshotDataSourceTests {
    typealias Source = NumberSource
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    let screen = CollectionScreen(layout: .list(height: 25))
    let source: Source
    var view: UICollectionView { screen.view }

    init() {
        source = screen.makeNumberSource()
    }

    /// Returns an outline in which item 1 has the children 11 and 12, and item 2 has the child 21.
    func outline(expanding expanded: [Int] = []) -> Outline {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([11, 12], to: 1)
        outline.append([21], to: 2)
        outline.expand(expanded)
        return outline
    }

    func apply(_ outline: Outline, to section: String = "A") {
        source.apply(outline, to: section, animatingDifferences: false)
        screen.window.layoutIfNeeded()
    }

    func edit(_ section: String = "A", _ edit: (inout Outline) -> Void) {
        var outline = source.snapshot(for: section)
        edit(&outline)
        apply(outline, to: section)
    }

    @Test func `a section shows the visible items of its snapshot`() {
        apply(outline(expanding: [1]))
        #expect(screen.items == [1, 11, 12, 2])
        #expect(source.snapshot().itemIdentifiers(inSection: "A") == [1, 11, 12, 2])
        #expect(source.indexPath(for: 2) == [0, 3])
        #expect(source.indexPath(for: 21) == nil)
    }

    @Test func `expanding shows children and collapsing hides them, while the other cells stay`() throws {
        apply(outline())
        #expect(screen.items == [1, 2])
        let two = try #require(view.cellForItem(at: [0, 1]))
        edit { $0.expand([1]) }
        #expect(screen.items == [1, 11, 12, 2])
        #expect(view.cellForItem(at: [0, 3]) === two)
        edit { $0.collapse([1]) }
        #expect(screen.items == [1, 2])
        #expect(view.cellForItem(at: [0, 1]) === two)
    }

    @Test func `what is inserted under a collapsed item appears when that is expanded`() {
        apply(outline())
        edit { $0.append([13], to: 1) }
        #expect(screen.items == [1, 2])
        edit { $0.expand([1]) }
        #expect(screen.items == [1, 11, 12, 13, 2])
    }

    @Test func `a section that is not there is appended, and the others are left alone`() throws {
        var all = Source.Snapshot()
        all.appendSections(["A", "B"])
        all.appendItems([7, 8], toSection: "B")
        source.apply(all, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        let eight = try #require(view.cellForItem(at: [1, 1]))
        apply(outline(expanding: [2]), to: "A")
        var late = Outline()
        late.append([9])
        apply(late, to: "C")
        #expect(source.snapshot().sectionIdentifiers == ["A", "B", "C"])
        #expect(screen.items == [1, 2, 21, 7, 8, 9])
        #expect(view.cellForItem(at: [1, 1]) === eight)
    }

    @Test func `the snapshot for a section contains hidden items, and that for a plain section its items`() {
        apply(outline(expanding: [2]))
        #expect(source.snapshot(for: "A").items == [1, 11, 12, 2, 21])
        #expect(source.snapshot(for: "A").expandedItems == [2])
        var all = source.snapshot()
        all.appendSections(["B"])
        all.appendItems([7, 8])
        source.apply(all, animatingDifferences: false)
        #expect(source.snapshot(for: "B").rootItems == [7, 8])
    }

    @Test func `what is expanded without children is remembered`() {
        var flat = Outline()
        flat.append([1])
        flat.expand([1])
        apply(flat)
        edit { $0.append([11], to: 1) }
        #expect(screen.items == [1, 11])
    }

    @Test func `an applied section snapshot brings the content of its items`() {
        struct Dish: Hashable, Sendable {
            var number: Int
            var name: String
            static func == (one: Dish, other: Dish) -> Bool { one.number == other.number }
            func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }
        let source = UICollectionViewDiffableDataSource<String, Dish>(collectionView: screen.view) {
            view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        for name in ["Soup", "Stew"] {
            var menu = NSDiffableDataSourceSectionSnapshot<Dish>()
            menu.append([Dish(number: 1, name: name)])
            source.apply(menu, to: "A", animatingDifferences: false)
        }
        #expect(source.itemIdentifier(for: [0, 0])?.name == "Stew")
        #expect(source.snapshot(for: "A").items.first?.name == "Stew")
    }

    // MARK: Snapshots of all sections

    @Test func `an outline stays while a snapshot of all sections leaves its items as they are`() {
        apply(outline(expanding: [1]))
        var all = source.snapshot()
        all.reconfigureItems([11])
        all.appendSections(["B"])
        all.appendItems([7])
        source.apply(all, animatingDifferences: false)
        edit { $0.expand([2]) }
        #expect(screen.items == [1, 11, 12, 2, 21, 7])
    }

    @Test func `an outline follows the deletions and insertions of a snapshot of all sections`() {
        apply(outline(expanding: [1]))
        var all = source.snapshot()
        all.deleteItems([11])
        all.insertItems([13], afterItem: 12)
        source.apply(all, animatingDifferences: false)
        #expect(source.snapshot(for: "A").items == [1, 12, 13, 2, 21])
        edit { $0.collapse([1]) }
        #expect(screen.items == [1, 2])
    }

    @Test func `the outline of a deleted section is forgotten`() {
        apply(outline())
        source.apply(Source.Snapshot(), animatingDifferences: false)
        var all = Source.Snapshot()
        all.appendSections(["A"])
        all.appendItems([1, 2])
        source.apply(all, animatingDifferences: false)
        #expect(source.snapshot(for: "A").items == [1, 2])
    }

    @Test func `a reload of all data keeps the outline of what is left`() {
        apply(outline(expanding: [1]))
        var all = source.snapshot()
        all.deleteItems([12])
        source.applySnapshotUsingReloadData(all)
        screen.window.layoutIfNeeded()
        #expect(screen.items == [1, 11, 2])
        #expect(source.snapshot(for: "A").items == [1, 11, 2, 21])
    }

    // MARK: Order and misuse

    @Test func `applies to sections wait for each other, and their completions come in order`() {
        let log = Log()
        let source = source
        source.apply(outline(), to: "A", animatingDifferences: false) {
            log.calls.append("first")
            var outline = source.snapshot(for: "A")
            outline.expand([1])
            source.apply(outline, to: "A", animatingDifferences: false) { log.calls.append("second") }
            log.calls.append("queued")
        }
        #expect(log.calls == ["first", "queued", "second"])
        #expect(source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    }

    @Test func `an asynchronous apply returns when the change is shown`() async {
        apply(outline())
        await source.apply(outline(expanding: [1, 2]), to: "A")
        #expect(screen.items == [1, 11, 12, 2, 21])
    }

    @Test func `an item that another section displays ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tests = SectionSnapshotDataSourceTests()
                tests.apply(tests.outline(), to: "A")
                tests.apply(tests.outline(), to: "B")
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            line.contains("UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)"))
        #expect(line.contains("item 1 for section B is in section A"))
    }

    @Test func `the snapshot of a section that is not there is empty`() {
        #expect(source.snapshot(for: "Z").items == [])
        edit("Z") { $0.append([1]) }
        #expect(screen.items == [1])
    }

    // MARK: Random

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `after any applies the cells are those that a reload would show`(seed: UInt64) async {
        var random = SeededGenerator(seed: seed)
        var next = 100
        for section in ["A", "B"] { apply(Outline(), to: section) }
        for round in 0..<120 {
            let section = Bool.random(using: &random) ? "A" : "B"
            var outline = source.snapshot(for: section)
            let anchor = outline.items.randomElement(using: &random)
            let fresh = [next, next + 1]
            next += 2
            switch (Int.random(in: 0..<7, using: &random), anchor) {
            case (0, let anchor?): outline.append(fresh, to: anchor)
            case (1, let anchor?): outline.insert(fresh, before: anchor)
            case (2, let anchor?): outline.delete([anchor])
            case (3, let anchor?): outline.collapse([anchor])
            case (4, _?): outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
            case (5, _?):
                var all = source.snapshot()
                all.deleteItems(
                    all.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
                source.apply(all, animatingDifferences: Bool.random(using: &random), completion: nil)
                outline = source.snapshot(for: section)
            default: outline.append(fresh)
            }
            source.apply(outline, to: section, animatingDifferences: false, completion: nil)
            if Int.random(in: 0..<4, using: &random) == 0 { await turn() }
            screen.window.layoutIfNeeded()
            let shown = ["A", "B"].flatMap { source.snapshot(for: $0).visibleItems }
            #expect(source.snapshot().itemIdentifiers == shown, "seed \(seed), round \(round)")
            #expect(source.snapshot(for: section).items == outline.items, "seed \(seed), round \(round)")
            let expected = view.indexPathsForVisibleItems.map(source.itemIdentifier)
            #expect(screen.items == expected, "seed \(seed), round \(round)")
            #expect(screen.items.count == min(shown.count, 14), "seed \(seed), round \(round)")
        }
    }
}
