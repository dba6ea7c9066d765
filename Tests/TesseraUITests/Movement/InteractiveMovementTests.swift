import Foundation
import Testing

@testable import TesseraUI

@MainActor struct InteractiveMovementTests {
    /// A data source and delegate that lets items move and records its calls.
    @MainActor
    final class Mover: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
        let feed: NumberSections
        var log: [String] = []
        var fixed: Set<Int> = []
        var target: IndexPath?
        init(_ feed: NumberSections) { self.feed = feed }

        func numberOfSections(in view: UICollectionView) -> Int { feed.sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            feed.sections[section].count
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            feed.collectionView(view, cellForItemAt: path)
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
            !fixed.contains(feed.sections[path.section][path.item])
        }
        func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
            log.append("move \(Array(source)) to \(Array(target))")
            let item = feed.sections[source.section].remove(at: source.item)
            feed.sections[target.section].insert(item, at: target.item)
        }
        func collectionView(
            _ view: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
            atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            log.append("from \(Array(original)) at \(Array(current)) to \(Array(proposed))")
            return target ?? proposed
        }
        func collectionView(
            _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { log.append("display \((cell as? TestCell)?.item ?? -1) at \(Array(path))") }
    }

    /// A data source without the method that moves items.
    @MainActor
    final class Keeper: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    final class MovingController: UICollectionViewController {
        var moves: [IndexPath] = []
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { moves.append(destinationIndexPath) }
    }

    let screen: NumberScreen
    let mover: Mover
    var view: UICollectionView { screen.view }

    init() {
        screen = NumberScreen([[10, 11, 12], [20, 21]])
        mover = Mover(screen.feed)
        screen.view.dataSource = mover
        screen.view.delegate = mover
        screen.screen.window.layoutIfNeeded()
        mover.log = []
    }

    func y(_ path: IndexPath) -> CGFloat? { screen.cell(path)?.frame.minY }

    @Test func `a data source without the method that moves items does not move dropped ones`() {
        let keeper = Keeper()
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = keeper
        screen.screen.window.layoutIfNeeded()
        #expect(!view.movesItemItself(at: [0, 0]))
        view.dataSource = mover
        screen.screen.window.layoutIfNeeded()
        #expect(view.movesItemItself(at: [0, 0]))
    }

    @Test func `the method that moves items is enough for a controller`() {
        let controller = MovingController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        controller.collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        screen.screen.window.addSubview(controller.view)
        screen.screen.window.layoutIfNeeded()
        #expect(controller.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
        controller.collectionView.cancelInteractiveMovement()
    }

    @Test func `the item follows the finger and the others make room`() throws {
        let eleven = try #require(screen.cell([0, 1]))
        #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 190))
        #expect(eleven.center == CGPoint(x: 90, y: 190))
        #expect(screen.shown == [10, 11, 12, 20])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 230))
        #expect(eleven.center == CGPoint(x: 90, y: 230))
        // The item would be dropped at the third place, so item 12 has moved up.
        #expect(screen.shown == [10, 12, 11, 20])
        #expect(y([0, 1]) == 100)
        #expect(eleven.layer.zPosition > 1_000_000)
        // The data does not change before the item is dropped.
        #expect(mover.feed.sections == [[10, 11, 12], [20, 21]])
        #expect(mover.log == ["from [0, 1] at [0, 1] to [0, 1]", "from [0, 1] at [0, 1] to [0, 2]"])
    }

    @Test func `dropping the item moves it in the data and to its place`() throws {
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let eleven = try #require(screen.cell([0, 1]))
        view.beginInteractiveMovementForItem(at: [0, 1])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        view.endInteractiveMovement()
        #expect(mover.log.last == "move [0, 1] to [1, 0]")
        #expect(mover.feed.sections == [[10, 12], [11, 20, 21]])
        #expect(screen.shown == [10, 12, 11, 20])
        #expect(screen.cell([1, 0]) === eleven)
        #expect(eleven.frame == CGRect(x: 0, y: 200, width: 200, height: 100))
        #expect(eleven.layer.zPosition == 0)
        #expect(view.indexPathsForSelectedItems == [[1, 0]])
        #expect(view.numberOfItems(inSection: 1) == 3)
    }

    @Test func `an item that is dropped where it was stays in the data`() {
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 150))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 50))
        view.endInteractiveMovement()
        #expect(!mover.log.contains { $0.hasPrefix("move") })
        #expect(screen.shown == [10, 11, 12, 20])
    }

    @Test func `a cancelled movement changes nothing`() throws {
        let ten = try #require(screen.cell([0, 0]))
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        #expect(screen.shown == [11, 12, 10, 20])
        view.cancelInteractiveMovement()
        #expect(screen.shown == [10, 11, 12, 20])
        #expect(screen.cell([0, 0]) === ten && ten.frame.minY == 0)
        #expect(view.numberOfItems(inSection: 0) == 3)
        #expect(!mover.log.contains { $0.hasPrefix("move") })
    }

    @Test func `an item that may not move stays, and one is moved at a time`() {
        mover.fixed = [10]
        #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
        #expect(!view.beginInteractiveMovementForItem(at: [0, 7]))
        #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
        #expect(!view.beginInteractiveMovementForItem(at: [0, 2]))
        view.endInteractiveMovement()
        #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
    }

    @Test func `the delegate chooses another place`() {
        mover.target = [0, 0]
        view.beginInteractiveMovementForItem(at: [0, 2])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        view.endInteractiveMovement()
        #expect(mover.feed.sections == [[12, 10, 11], [20, 21]])
    }

    @Test func `a delegate of older apps is asked for the place from where the item is now`() {
        final class OldDelegate: NSObject, UICollectionViewDelegate {
            var asked: [[IndexPath]] = []
            func collectionView(
                _ view: UICollectionView, targetIndexPathForMoveFromItemAt current: IndexPath,
                toProposedIndexPath proposed: IndexPath
            ) -> IndexPath {
                asked.append([current, proposed])
                return [0, 1]
            }
        }
        let delegate = OldDelegate()
        view.delegate = delegate
        view.beginInteractiveMovementForItem(at: [0, 2])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 50))
        #expect(delegate.asked == [[[0, 2], [0, 0]]])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 350))
        #expect(delegate.asked.last == [[0, 1], [1, 0]])
        view.endInteractiveMovement()
        #expect(mover.feed.sections == [[10, 12, 11], [20, 21]])
    }

    @Test func `cells that come into view meanwhile are those of the data`() {
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        mover.log = []
        view.contentOffset.y = 150
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 480))
        #expect(screen.shown == [12, 20, 21, 10])
        #expect(mover.log.contains("display 21 at [1, 1]"))
    }

    @Test func `an update of the data ends the movement`() {
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        mover.feed.sections[0].remove(at: 1)
        view.deleteItems(at: [[0, 1]])
        #expect(screen.shown == [10, 12, 20, 21])
        #expect(y([0, 0]) == 0)
        view.endInteractiveMovement()
        #expect(screen.shown == [10, 12, 20, 21])
    }

    @Test func `a reload ends the movement`() {
        view.beginInteractiveMovementForItem(at: [0, 0])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 330))
        view.reloadData()
        view.layoutIfNeeded()
        #expect(screen.shown == [10, 11, 12, 20])
    }

    @Test func `a layout is informed of the places to which items move on their way`() {
        let layout = ColumnLayout()
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2, 3]], layout: layout)
        screen.view.beginInteractiveMovementForItem(at: [0, 0])
        layout.contexts = []
        screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 140))
        let context = layout.contexts.first
        #expect(context?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
        #expect(context?.targetIndexPathsForInteractivelyMovingItems == [[0, 1]])
        #expect(context?.interactiveMovementTarget == CGPoint(x: 1, y: 140))
        #expect(screen.shown == [2, 1, 3])
        screen.view.cancelInteractiveMovement()
        #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == [[0, 0]])
    }

    // MARK: Scrolling at the edges

    @Test func `the content scrolls the faster the nearer the item is to an edge`() {
        // 300 points are visible. The content scrolls if the item is within 64 points of an edge.
        func step(_ place: CGFloat) -> CGFloat { ElementStage.step(from: 1000, to: 1300, at: place) }
        #expect([1064, 1150, 1236].map(step) == [0, 0, 0])
        #expect([1032, 1000, 900].map(step) == [-6, -12, -12])
        #expect([1268, 1300, 1400].map(step) == [6, 12, 12])
        // In a short view this distance is a quarter of the height. In a view without height nothing scrolls.
        #expect(ElementStage.step(from: 0, to: 80, at: 10) == -6)
        #expect(ElementStage.step(from: 0, to: 0, at: 0) == 0)
    }

    @Test func `an item that is held at the lower edge comes to the end of the content`() async {
        // 350 of 500 points are visible.
        view.beginInteractiveMovementForItem(at: [0, 1])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 345))
        #expect(view.contentOffset.y == 0)
        await wait(until: { view.contentOffset.y == 150 })
        // The finger has not moved, so the item is still 345 points below the top of the view.
        #expect(screen.shown == [12, 20, 21, 11])
        #expect(screen.cell([1, 2])?.center == CGPoint(x: 100, y: 495))
        view.endInteractiveMovement()
        #expect(mover.feed.sections == [[10, 12], [20, 21, 11]])
    }

    @Test func `the content stands still once the item is dropped, and where it leaves the edge`() async {
        mover.feed.sections = [Array(0..<99)]
        view.reloadData()
        view.layoutIfNeeded()
        view.beginInteractiveMovementForItem(at: [0, 1])
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 345))
        await wait(until: { view.contentOffset.y > 30 })
        let offset = view.contentOffset.y
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: offset + 175))
        await wait(until: { !view.stage.isScrollingAtEdges })
        #expect(view.contentOffset.y == offset)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: offset + 345))
        view.cancelInteractiveMovement()
        await wait(until: { !view.stage.isScrollingAtEdges })
        #expect(view.contentOffset.y == offset)
    }

    @Test func `a target that is no number ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tests = InteractiveMovementTests()
                tests.view.beginInteractiveMovementForItem(at: [0, 1])
                tests.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: CGFloat.nan))
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            error.contains(
                "updateInteractiveMovementTargetPosition(_:): CGPoint(x: 1.0, y: nan) must be finite."),
            "\(error)")
    }
}
