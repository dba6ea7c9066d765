import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A layout with one column that records the calls of an update.
private final class TalkativeLayout: ColumnLayout {
    var log: [String] = []
    var insertedKinds: [String: [IndexPath]] = [:]
    var deletedKinds: [String: [IndexPath]] = [:]

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
            log.append("\(item.updateAction) \(before.map(Array.init) ?? []) \(after.map(Array.init) ?? [])")
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("appear \(Array(path))")
        return super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        log.append("disappear \(Array(path)) from \(attributes?.frame.minY ?? -1)")
        return attributes
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("appear \(kind)")
        return nil
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("disappear \(kind)")
        return nil
    }

    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        insertedKinds[kind] ?? []
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        deletedKinds[kind] ?? []
    }
}

/// A layout with one column that is prepared for all bounds, and that records the calls of a change of them.
private final class BoundsLayout: ColumnLayout {
    var log: [String] = []

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        log.append("bounds from \(oldBounds.size)")
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        log.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        log.append("finalize bounds")
    }
}

@MainActor struct LayoutUpdateTests {
    private let layout = TalkativeLayout()

    @Test func `a layout is notified of an update and asked in the documented order`() {
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2, 3]], layout: layout)
        layout.log = []
        screen.view.performBatchUpdates {
            screen.feed.sections = [[9, 3, 2]]
            screen.view.insertItems(at: [[0, 0]])
            screen.view.deleteItems(at: [[0, 0]])
            screen.view.moveItem(at: [0, 2], to: [0, 1])
        }
        #expect(
            layout.log == [
                "prepare", "delete [0, 0] []", "move [0, 2] [0, 1]", "insert [] [0, 0]",
                "disappear [0, 0] from 0.0", "appear [0, 0]", "finalize",
            ])
    }

    @Test func `a layout is notified of an animated change of the size and may choose the offset`() {
        let layout = BoundsLayout()
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2, 3]], layout: layout)
        let (old, view) = (screen.view.bounds.size, screen.view)
        layout.log = []
        UIView.animate(withDuration: 0.3) {
            view.frame.size.height = old.height - 50
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["prepare", "bounds from \(old)", "target", "finalize bounds"])
        layout.log = []
        view.frame.size.height = old.height
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            view.contentOffset.y = 1
            view.layoutIfNeeded()
        }
        #expect(layout.log.allSatisfy { $0 == "prepare" })
    }

    @Test func `without an animation a layout is notified and not asked where views come from`() {
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2, 3]], layout: layout)
        layout.log = []
        UIView.performWithoutAnimation {
            screen.feed.sections = [[2, 3, 4]]
            screen.view.performBatchUpdates {
                screen.view.deleteItems(at: [[0, 0]])
                screen.view.insertItems(at: [[0, 2]])
            }
        }
        #expect(layout.log == ["prepare", "delete [0, 0] []", "insert [] [0, 2]", "finalize"])
    }

    @Test func `the update of a section has no index path of an item, and a reload has both index paths`() {
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2], [3]], layout: layout)
        layout.log = []
        UIView.performWithoutAnimation {
            screen.view.performBatchUpdates {
                screen.feed.sections = [[2], [4]]
                screen.view.deleteItems(at: [[0, 0]])
                screen.view.reloadItems(at: [[0, 1]])
                screen.view.reloadSections([1])
            }
        }
        let none = NSNotFound
        #expect(
            layout.log == [
                "prepare", "delete [0, 0] []", "reload [1, \(none)] [1, \(none)]", "reload [0, 1] [0, 0]",
                "finalize",
            ])
    }

    @Test func `a view of a section that stays appears and disappears where the layout wants`() {
        let screen = CollectionScreen(layout: layout)
        screen.view.register(
            TestHeader.self, forSupplementaryViewOfKind: ColumnLayout.banner, withReuseIdentifier: "view")
        let feed = SectionedFeed(counts: [2])
        defer { withExtendedLifetime(feed) {} }
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        layout.log = []
        feed.counts = [3]
        screen.view.insertItems(at: [[0, 2]])
        #expect(!layout.log.contains { $0.hasSuffix("banner") })
        layout.insertedKinds = [ColumnLayout.banner: [[0, 0], [0]]]
        feed.counts = [2]
        screen.view.deleteItems(at: [[0, 2]])
        #expect(layout.log.filter { $0.hasSuffix("banner") } == ["appear banner"])
        layout.deletedKinds = layout.insertedKinds
        layout.insertedKinds = [:]
        feed.counts = [1]
        screen.view.deleteItems(at: [[0, 1]])
        #expect(layout.log.filter { $0.hasSuffix("banner") }.contains("disappear banner"))
    }
}

extension DisplayTests {
    @Suite @MainActor struct TurnedLayoutTests {
        @Test func `a layout is notified that the screen turns, and not that a window was resized`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            display.send(.screen(.init(width: 390, height: 844, scale: 2, orientation: .portrait)))
            let (controller, layout) = (UIViewController(), BoundsLayout())
            let feed = NumberSections([Array(1...20)])
            layout.hasBanner = false
            layout.targetOffset = CGPoint(x: 0, y: 150)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            list.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = feed
            controller.view = list
            _ = try display.show(controller)
            await display.settle()
            layout.log = []
            display.send(.screen(.init(width: 500, height: 844, scale: 2, orientation: .portrait)))
            await display.settle()
            #expect(layout.log.allSatisfy { $0 == "prepare" })
            #expect(list.contentOffset.y == 0)
            layout.log = []
            display.send(.screen(.init(width: 844, height: 390, scale: 2, orientation: .landscapeLeft)))
            await display.settle()
            let told = layout.log.filter { $0 != "prepare" }
            #expect(told == ["bounds from \(CGSize(width: 500, height: 844))", "target", "finalize bounds"])
            #expect(list.contentOffset.y == 150)
            display.send(.screen(.init(width: 390, height: 844, scale: 2)))
            await display.settle()
        }
    }
}
