import Foundation
import Testing

@testable import TesseraUI

@MainActor struct SupplementaryViewTests {
    let layout = ColumnLayout()
    let screen: CollectionScreen
    let feed = SectionedFeed(counts: [10])
    var view: UICollectionView { screen.view }

    init() {
        screen = CollectionScreen(layout: layout)
        view.register(
            TestHeader.self, forSupplementaryViewOfKind: ColumnLayout.banner, withReuseIdentifier: "view")
        view.delegate = feed
        view.dataSource = feed
    }

    @Test func `a view of the whole layout comes from the data source with an index path of one index`()
        throws
    {
        screen.window.layoutIfNeeded()
        let banner = try #require(
            view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]) as? TestHeader)
        #expect(banner.title == "banner [0]")
        #expect(view.indexPath(forSupplementaryView: banner) == [0])
        #expect(view.indexPath(forSupplementaryView: TestHeader()) == nil)
        #expect(banner.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: ColumnLayout.banner) == [[0]])
        #expect(view.visibleSupplementaryViews(ofKind: ColumnLayout.banner) == [banner])
        // Screen readers read the banner first.
        #expect(view.subviews.first === banner)
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: ColumnLayout.banner, at: [0])?.frame
                == banner.frame)
    }

    @Test func `the delegate learns of views that come and go, which are used again`() throws {
        screen.window.layoutIfNeeded()
        let banner = view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]) as? TestHeader
        view.contentOffset.y = 60
        screen.window.layoutIfNeeded()
        #expect(view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]) == nil)
        view.contentOffset.y = 0
        screen.window.layoutIfNeeded()
        #expect(
            feed.calls == ["willDisplay banner [0]", "didEndDisplaying banner [0]", "willDisplay banner [0]"])
        #expect(view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]) === banner)
        #expect(banner?.reuses == 1)
    }

    @Test func `decoration views are of the class that the layout registered, and lie behind the cells`() {
        layout.hasBanner = false
        layout.hasBackdrops = true
        layout.register(TestBackdrop.self, forDecorationViewOfKind: ColumnLayout.backdrop)
        screen.window.layoutIfNeeded()
        #expect(view.subviews.prefix(4).allSatisfy { $0 is TestBackdrop })
        #expect(view.subviews.dropFirst(4).allSatisfy { $0 is TestCell })
        #expect(view.subviews.first?.frame == CGRect(x: 5, y: 0, width: 190, height: 100))
        // Backdrops have no data, so the delegate is not called for them.
        #expect(feed.calls == [])
        let first = view.subviews.first
        view.contentOffset.y = 110
        screen.window.layoutIfNeeded()
        #expect(view.subviews.contains { $0 === first })
        view.collectionViewLayout = ColumnLayout()
        screen.window.layoutIfNeeded()
        #expect(!view.subviews.contains { $0 is TestBackdrop })
    }

    @Test func `a touch on a view in front of a cell does not select the cell`() throws {
        layout.pinsBanner = true
        screen.window.layoutIfNeeded()
        view.contentOffset.y = 100
        screen.window.layoutIfNeeded()
        let touch = UITouch()
        touch.view = view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0])
        touch.locationInWindow = CGPoint(x: 10, y: 10)
        view.touchesBegan([touch], with: nil)
        view.touchesEnded([touch], with: nil)
        #expect(view.indexPathsForSelectedItems == [])
        touch.view = view.cellForItem(at: [0, 2])
        touch.locationInWindow = CGPoint(x: 10, y: 200)
        view.touchesBegan([touch], with: nil)
        view.touchesEnded([touch], with: nil)
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `views of a diffable data source's provider stay with their sections`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.minimumLineSpacing = 0
        let screen = CollectionScreen(layout: layout)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.view) {
            view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let header = UICollectionView.SupplementaryRegistration<TestHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned source] view, _, path in
            view.title = source.sectionIdentifier(for: path.section) ?? ""
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        func apply(_ sections: [String], animated: Bool) -> [String] {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(sections)
            for (index, section) in sections.enumerated() {
                snapshot.appendItems([index], toSection: section)
            }
            source.apply(snapshot, animatingDifferences: animated)
            screen.window.layoutIfNeeded()
            return screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .compactMap { ($0 as? TestHeader)?.title }
        }
        #expect(apply(["A", "B"], animated: false) == ["A", "B"])
        #expect(apply(["C", "B", "A"], animated: true) == ["C", "B", "A"])
        #expect(apply(["A"], animated: true) == ["A"])
        #expect(
            screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .map(\.alpha) == [1])
    }

    @Test func `a supplementary view that the data source does not provide ends the app with its kind`() async
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = CollectionScreen(layout: ColumnLayout())
                let feed = Feed(count: 1)
                screen.view.dataSource = feed
                screen.window.layoutIfNeeded()
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("supplementary view of kind “banner” at [0]: Feed must implement"))
    }

    @Test func `a decoration view without a registered class ends the app with its kind`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = ColumnLayout()
                (layout.hasBanner, layout.hasBackdrops) = (false, true)
                let screen = CollectionScreen(layout: layout)
                let feed = Feed(count: 1)
                screen.view.dataSource = feed
                screen.window.layoutIfNeeded()
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            error.contains("ColumnLayout asks for a decoration view of kind “backdrop”: register a class"))
    }
}
