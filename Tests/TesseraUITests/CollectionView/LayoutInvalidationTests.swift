import Foundation
import Testing

@testable import TesseraUI

@MainActor struct LayoutInvalidationTests {
    let layout = ColumnLayout()
    let screen: CollectionScreen
    let feed = SectionedFeed(counts: [10])
    var view: UICollectionView { screen.view }

    init() {
        screen = CollectionScreen(layout: layout)
        view.register(
            TestHeader.self, forSupplementaryViewOfKind: ColumnLayout.banner, withReuseIdentifier: "view")
        view.dataSource = feed
        screen.window.layoutIfNeeded()
        layout.contexts = []
        layout.preparations = 0
    }

    @Test func `a context states how much of the layout is invalid`() throws {
        layout.invalidateLayout()
        view.reloadData()
        #expect(layout.contexts.map(\.invalidateEverything) == [false, true])
        #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [false, true])
        #expect(layout.contexts.allSatisfy { $0 is ColumnLayout.Context })
        screen.window.layoutIfNeeded()
        #expect(layout.preparations == 1)
    }

    @Test func `a compositional layout keeps a copy of its configuration`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 5
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in nil }, configuration: configuration)
        configuration.interSectionSpacing = 6
        #expect(layout.configuration.interSectionSpacing == 5)
        layout.configuration = configuration
        configuration.interSectionSpacing = 7
        #expect(layout.configuration.interSectionSpacing == 6)
    }

    @Test func `a context remembers each marked element once`() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        context.invalidateItems(at: [[0, 1], [0, 2]])
        context.invalidateItems(at: [[0, 2], [0, 3]])
        context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
        context.invalidateDecorationElements(ofKind: "line", at: [[1, 0]])
        #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2], [0, 3]])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [[0, 0]]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [[1, 0]]])
    }

    @Test func `a context moves the content in the next layout pass`() {
        view.contentOffset.y = 200
        screen.window.layoutIfNeeded()
        let context = ColumnLayout.Context()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
        layout.invalidateLayout(with: context)
        #expect(view.contentOffset.y == 200)
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 240)
        // The adjustment applies to one layout pass only.
        layout.invalidateLayout()
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 240)
    }

    @Test func `an offset beyond the old content is kept where the context makes the content larger`() {
        // The content is 50 + 10 × 100 points high and 350 points are visible, so 700 is the largest offset.
        view.contentOffset.y = 700
        feed.counts = [15]
        let context = ColumnLayout.Context()
        context.contentSizeAdjustment = CGSize(width: 0, height: 500)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 500)
        view.stage.forgetCounts()
        layout.invalidateLayout(with: context)
        screen.window.layoutIfNeeded()
        #expect(view.contentSize.height == 1550)
        #expect(view.contentOffset.y == 1200)
    }

    @Test func `a layout that pins is prepared by scrolling and moves its view`() throws {
        layout.pinsBanner = true
        view.contentOffset.y = 120
        screen.window.layoutIfNeeded()
        #expect(layout.preparations == 1)
        let banner = try #require(view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]))
        #expect(banner.frame == CGRect(x: 0, y: 120, width: 200, height: 50))
        // The pinned banner lies in front of the cells, also for touches, but screen readers still read it first.
        #expect(view.subviews.first === banner)
        #expect(banner.layer.zPosition == 1)
        #expect(view.hitTest(CGPoint(x: 100, y: 130), with: nil) === banner)
    }

    @Test func `another layout says where the content comes to lie`() {
        view.contentOffset.y = 300
        screen.window.layoutIfNeeded()
        let other = ColumnLayout()
        other.targetOffset = CGPoint(x: 0, y: 10_000)
        view.collectionViewLayout = other
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 700)
        #expect(other.contexts.first?.invalidateEverything == true)
        #expect(layout.collectionView == nil)
    }

    @Test func `an item appears and disappears by fading where the layout does not say otherwise`() {
        let appearing = layout.initialLayoutAttributesForAppearingItem(at: [0, 1])
        #expect(appearing?.frame == CGRect(x: 0, y: 150, width: 200, height: 100))
        #expect(appearing?.alpha == 0)
        let disappearing = layout.finalLayoutAttributesForDisappearingItem(at: [0, 0])
        #expect(disappearing?.frame == CGRect(x: 0, y: 50, width: 200, height: 100))
        #expect(disappearing?.alpha == 0)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: [0, 9]) == nil)
    }

    @Test func `an animated update asks where cells come from and go to`() async {
        final class Sliding: UICollectionViewCompositionalLayout {
            var appearing: [IndexPath] = []
            var disappearing: [IndexPath] = []
            override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                appearing.append(path)
                return super.initialLayoutAttributesForAppearingItem(at: path)
            }
            override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                disappearing.append(path)
                let end = super.finalLayoutAttributesForDisappearingItem(at: path)
                end?.center.x += 200
                return end
            }
        }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = Sliding(section: NSCollectionLayoutSection(group: group))
        let screen = CollectionScreen(layout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.view) {
            view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        layout.appearing = []
        let leaving = screen.view.cellForItem(at: [0, 0])
        snapshot.deleteItems(["a"])
        snapshot.appendItems(["c"])
        await source.apply(snapshot)
        #expect(layout.disappearing == [[0, 0]])
        #expect(layout.appearing == [[0, 1]])
        #expect(leaving?.frame == CGRect(x: 200, y: 0, width: 200, height: 100))
        #expect(screen.view.cellForItem(at: [0, 1])?.alpha == 1)
    }
}
