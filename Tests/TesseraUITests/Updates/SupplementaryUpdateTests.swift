import Foundation
import Testing

@testable import TesseraUI

/// Tests headers of sections, badges of items and backgrounds while the data changes.
@MainActor struct SupplementaryUpdateTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    static let header = UICollectionView.elementKindSectionHeader
    let screen = CollectionScreen(layout: Self.layout)
    let source: Source
    let requests = Log()
    var view: UICollectionView { screen.view }

    /// A layout with rows of 50 points, each with a badge, in sections with a header of 20 points and a background.
    private static var layout: UICollectionViewLayout {
        func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), 10), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), 50), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), 50), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), 20), elementKind: header, alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "background")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(TestBackdrop.self, forDecorationViewOfKind: "background")
        return layout
    }

    init() {
        source = Source(collectionView: screen.view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        for kind in [Self.header, "badge"] {
            view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        source.supplementaryViewProvider = { [requests, unowned source] view, kind, path in
            let made = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "view", for: path)
            let name =
                kind == "badge"
                ? source.itemIdentifier(for: path).map { "\($0)" }
                : source.sectionIdentifier(for: path.section)
            requests.calls.append(name ?? "")
            (made as? TestHeader)?.title = name ?? ""
            return made
        }
        apply([("A", [1, 2]), ("B", [3])])
        requests.calls = []
    }

    func apply(_ sections: [(String, [Int])], edit: (inout Source.Snapshot) -> Void = { _ in }) {
        var snapshot = Source.Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        edit(&snapshot)
        source.apply(snapshot)
        screen.window.layoutIfNeeded()
    }

    func titles(_ kind: String) -> [String] {
        view.visibleSupplementaryViews(ofKind: kind).compactMap { ($0 as? TestHeader)?.title }
    }

    func header(_ section: Int) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: Self.header, at: [section, 0])
    }

    func badge(_ path: IndexPath) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: "badge", at: path)
    }

    @Test func `headers and badges keep their views where items come and go`() throws {
        let (a, b) = try (#require(header(0)), #require(header(1)))
        let two = try #require(badge([0, 1]))
        apply([("A", [2, 4]), ("B", [3])])
        #expect(requests.calls == ["4"])
        #expect(header(0) === a && header(1) === b)
        #expect(badge([0, 0]) === two)
        #expect(titles("badge") == ["2", "4", "3"])
        #expect(two.frame == CGRect(x: 190, y: 20, width: 10, height: 10))
        // The section below moves down with its header, to 20 + 3 · 50 points.
        apply([("A", [2, 4, 5]), ("B", [3])])
        #expect(header(1)?.frame == CGRect(x: 0, y: 170, width: 200, height: 20))
    }

    @Test func `a header goes along with its section, and one that is gone is used again`() throws {
        let (a, b) = try (#require(header(0)), #require(header(1)))
        apply([("B", [3]), ("A", [1, 2])])
        #expect(header(0) === b && header(1) === a)
        #expect(titles(Self.header) == ["B", "A"])
        #expect(requests.calls == [])
        UIView.performWithoutAnimation { apply([("A", [1, 2])]) }
        #expect(header(0) === a)
        #expect(view.subviews.filter { $0 === b } == [])
    }

    @Test func `a section that is reloaded gets a fresh header, and an item a fresh badge`() throws {
        apply([("A", [1, 2]), ("B", [3])]) { $0.reloadSections(["B"]) }
        #expect(requests.calls.sorted() == ["3", "B"])
        requests.calls = []
        apply([("A", [1, 2]), ("B", [3])]) { $0.reloadItems([2]) }
        #expect(requests.calls == ["2"])
        #expect(titles("badge") == ["1", "2", "3"])
    }

    @Test func `a background stays behind its section`() throws {
        func backgrounds() -> [UIView] { view.subviews.filter { $0 is TestBackdrop } }
        let old = backgrounds()
        #expect(old.map(\.frame.height) == [120, 70])
        apply([("B", [3]), ("A", [1, 2])])
        #expect(backgrounds() == old.reversed())
        #expect(backgrounds().map(\.frame.height) == [70, 120])
    }

    @Test func `an item that the user drags past a header does not move it`() throws {
        let (a, b) = try (#require(header(0)), #require(header(1)))
        source.reorderingHandlers.canReorderItem = { _ in true }
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 165))
        #expect(header(0) === a && header(1) === b)
        // The other items have made room, so the header is at 20 + 50 points.
        #expect(b.frame.minY == 70)
        view.cancelInteractiveMovement()
        #expect(header(1) === b && b.frame.minY == 120)
        #expect(requests.calls == [])
    }

    @Test func `views of one kind change their numbers with those that their layout deletes and inserts`()
        throws
    {
        final class Lines: ColumnLayout {
            var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
            var places: [Int] = [0, 1, 2]
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                places.indices.compactMap {
                    layoutAttributesForSupplementaryView(ofKind: "line", at: [0, $0])
                }
            }
            override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                guard places.indices.contains(path.item) else { return nil }
                let line = super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
                line?.frame.origin.y = CGFloat(places[path.item] * 50)
                return line
            }
            override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
                deleted
            }
            override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
                inserted
            }
        }
        let layout = Lines()
        let screen = CollectionScreen(layout: layout)
        screen.view.register(
            TestHeader.self, forSupplementaryViewOfKind: "line", withReuseIdentifier: "view")
        let feed = SectionedFeed(counts: [3])
        defer { withExtendedLifetime(feed) {} }
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        let third = try #require(screen.view.supplementaryView(forElementKind: "line", at: [0, 2]))
        // The layout deletes the first line and inserts one at the end.
        (layout.deleted, layout.inserted) = ([[0, 0]], [[0, 2]])
        layout.places = [1, 2, 3]
        feed.counts = [4]
        screen.view.insertItems(at: [[0, 3]])
        #expect(screen.view.supplementaryView(forElementKind: "line", at: [0, 1]) === third)
        #expect(third.frame.minY == 100)
        #expect(
            screen.view.visibleSupplementaryViews(ofKind: "line").map { ($0 as? TestHeader)?.title }
                == ["line [0, 1]", "line [0, 2]", "line [0, 2]"])
    }
}
