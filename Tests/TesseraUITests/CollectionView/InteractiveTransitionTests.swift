import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A delegate that chooses the end of transitions and their layouts.
@MainActor private final class TransitionDelegate: NSObject, UICollectionViewDelegate {
    var proposals: [CGPoint] = []
    var target: CGPoint?
    var didScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }
    var makeLayout: ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?

    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        proposals.append(proposedContentOffset)
        return target ?? proposedContentOffset
    }

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        makeLayout?(fromLayout, toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}

/// A transition that moves all elements to the right by a value of its own.
private final class ShiftingTransition: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            $0.moved(by: CGPoint(x: value(forAnimatedKey: "shift"), y: 0))
        }
    }
}

@MainActor struct InteractiveTransitionTests {
    private let screen = CollectionScreen(layout: .list(height: 40))
    private let feed = Feed(count: 50)
    private let delegate = TransitionDelegate()

    init() {
        screen.view.dataSource = feed
        screen.view.delegate = delegate
        screen.window.layoutIfNeeded()
    }

    private var view: UICollectionView { screen.view }

    private func start(
        to layout: UICollectionViewLayout = .list(height: 100),
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        view.startInteractiveTransition(to: layout, completion: completion)
    }

    private func move(_ transition: UICollectionViewTransitionLayout, to progress: CGFloat) {
        transition.transitionProgress = progress
        transition.invalidateLayout()
        screen.window.layoutIfNeeded()
    }

    /// The top of a cell and its height in the visible part.
    private func place(_ item: Int) -> [CGFloat]? {
        view.cellForItem(at: [0, item]).map { [$0.frame.minY - view.contentOffset.y, $0.frame.height] }
    }

    @Test func `the beginning of a transition moves nothing`() {
        let old = view.collectionViewLayout
        let new = UICollectionViewLayout.list(height: 100)
        let transition = start(to: new)
        screen.window.layoutIfNeeded()
        #expect(view.collectionViewLayout === transition)
        #expect(transition.currentLayout === old && transition.nextLayout === new)
        #expect(transition.transitionProgress == 0)
        #expect(place(0) == [0, 40] && place(8) == [320, 40])
        #expect(view.contentSize == CGSize(width: 200, height: 2000))
    }

    @Test func `items lie between their places in both layouts`() {
        move(start(), to: 0.5)
        #expect(place(0) == [0, 70] && place(3) == [210, 70])
        #expect(screen.items == [0, 1, 2, 3, 4])
        #expect(view.contentSize == CGSize(width: 200, height: 3500))
    }

    @Test func `the first visible item keeps its place while the content is interpolated`() {
        view.contentOffset.y = 210
        screen.window.layoutIfNeeded()
        let transition = start()
        // A quarter of the item is above the visible part: 10 of 40 points, 17.5 of 70, and 25 of 100.
        move(transition, to: 0.5)
        #expect(view.contentOffset.y == 367.5 && place(5) == [-17.5, 70])
        move(transition, to: 1)
        #expect(view.contentOffset.y == 525 && place(5) == [-25, 100])
        #expect(delegate.proposals == [CGPoint(x: 0, y: 525)])
    }

    @Test func `the content stays within the new layout's bounds`() {
        view.contentOffset.y = 1650
        screen.window.layoutIfNeeded()
        // The last items are visible in both layouts: 50 · 20 - 350 = 650.
        move(start(to: .list(height: 20)), to: 1)
        #expect(view.contentOffset.y == 650)
    }

    @Test func `a finished transition leaves the new layout`() async {
        view.contentOffset.y = 200
        screen.window.layoutIfNeeded()
        let new = UICollectionViewLayout.list(height: 100)
        var results: [Bool] = []
        let transition = start(to: new) { results = [$0, $1] }
        move(transition, to: 0.75)
        let kept = view.cellForItem(at: [0, 6])
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        await wait(until: { !results.isEmpty })
        #expect(results == [true, true])
        #expect(view.collectionViewLayout === new && new.collectionView === view)
        #expect(transition.collectionView == nil && transition.currentLayout.collectionView == nil)
        #expect(view.contentOffset.y == 500 && place(5) == [0, 100])
        #expect(view.cellForItem(at: [0, 6]) === kept && place(6) == [100, 100])
    }

    @Test func `a cancelled transition goes back to the old layout and offset`() async {
        view.contentOffset.y = 200
        screen.window.layoutIfNeeded()
        let old = view.collectionViewLayout
        var results: [Bool] = []
        let transition = start { results = [$0, $1] }
        move(transition, to: 0.25)
        UIView.performWithoutAnimation { view.cancelInteractiveTransition() }
        await wait(until: { !results.isEmpty })
        #expect(results == [false, true])
        #expect(view.collectionViewLayout === old && old.collectionView === view)
        #expect(transition.nextLayout.collectionView == nil)
        #expect(view.contentOffset.y == 200 && place(5) == [0, 40])
    }

    @Test func `a transition can begin after another has ended`() {
        move(start(), to: 1)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        move(start(to: .list(height: 50)), to: 0.5)
        #expect(place(2) == [150, 75])
    }

    @Test func `the layout and then the delegate choose where the content goes`() {
        let new = ColumnLayout()
        new.hasBanner = false
        new.targetOffset = CGPoint(x: 0, y: 300)
        delegate.target = CGPoint(x: 0, y: 700)
        move(start(to: new), to: 1)
        #expect(delegate.proposals == [CGPoint(x: 0, y: 300)])
        #expect(view.contentOffset.y == 700 && screen.items == [7, 8, 9, 10])
    }

    @Test func `the app can move the content itself during a transition`() {
        let transition = start()
        transition.transitionProgress = 0.5
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        // Item 8 has its top at (320 + 800) / 2.
        #expect(screen.items == [7, 8, 9, 10, 11, 12])
        #expect(place(8) == [60, 70])
        // Both ends have moved along, and the next step moves nothing back.
        move(transition, to: 0.75)
        #expect(view.contentOffset.y == 500)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(view.contentOffset.y == 500 && place(5) == [0, 100])
    }

    @Test func `content that is too short for where it has moved displays what lies there`() {
        view.setCollectionViewLayout(.list(height: 5), animated: false)
        screen.window.layoutIfNeeded()
        let transition = start()
        move(transition, to: 0.5)
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        move(transition, to: 0)
        // All of the old content, which is 250 points high, is visible.
        #expect(view.contentOffset.y == 0 && screen.items.count == 50 && place(49) == [245, 5])
        UIView.performWithoutAnimation { view.cancelInteractiveTransition() }
        #expect(view.contentOffset.y == 0 && screen.items.count == 50)
    }

    @Test func `an app that sets the progress while the user scrolls moves nothing else`() {
        let transition = start()
        screen.window.layoutIfNeeded()
        delegate.didScroll = { transition.transitionProgress = 0.5 }
        let scroll = view.properties(context: CommitContext(traits: UITraitCollection())).scroll
        view.displayScrolled(
            .init(
                view: 1, x: 0, y: 140, revision: scroll?.revision ?? 0, phase: .dragging, shift: scroll?.shift
            ))
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 140 && place(2) == [0, 70])
    }

    @Test func `a progress beyond the end does not change where the content comes to rest`() {
        view.contentOffset.y = 1650
        screen.window.layoutIfNeeded()
        move(start(to: .list(height: 20)), to: 1.1)
        // The content is 900 points high by now.
        #expect(view.contentOffset.y == 550)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(view.contentOffset.y == 650)
    }

    @Test func `a transition that begins while the content bounces ends where the content can rest`() {
        view.contentOffset.y = -30
        let transition = start()
        view.contentOffset.y = 0
        move(transition, to: 0.5)
        #expect(view.contentOffset.y == 0)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(view.contentOffset.y == 0)
    }

    @Test func `new data without the item that keeps its place are no harm`() {
        final class Places: UICollectionViewLayout {
            private var frames: [CGRect] = []
            override func prepare() {
                super.prepare()
                frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
                    CGRect(x: 0, y: CGFloat($0) * 100, width: 200, height: 100)
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 200, height: CGFloat(frames.count) * 100)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                    layoutAttributesForItem(at: [0, $0])
                }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frames[indexPath.item]
                return attributes
            }
        }
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        let transition = start(to: Places())
        move(transition, to: 0.5)
        feed.count = 3
        view.reloadData()
        transition.transitionProgress = 0.25
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 0 && place(2) == [110, 55])
    }

    @Test func `a step right after a change of an end goes to the new end`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        flow.minimumLineSpacing = 0
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        let transition = start(to: flow)
        move(transition, to: 0.5)
        flow.itemSize.height = 200
        transition.transitionProgress = 0.75
        screen.window.layoutIfNeeded()
        // The tenth item begins at 400 in one layout and at 2,000 in the other.
        #expect(view.contentOffset.y == 1600 && place(10) == [0, 160])
    }

    @Test func `both ends of an abandoned transition learn that it is over`() {
        final class Counting: UICollectionViewFlowLayout {
            var ends = 0
            override func finalizeLayoutTransition() { ends += 1 }
        }
        let layouts = [Counting(), Counting()]
        view.setCollectionViewLayout(layouts[0], animated: false)
        screen.window.layoutIfNeeded()
        layouts[0].ends = 0
        move(start(to: layouts[1]), to: 0.5)
        view.setCollectionViewLayout(.list(height: 50), animated: false)
        #expect(layouts.map(\.ends) == [1, 1])
        let transition = start(to: layouts[0])
        move(transition, to: 0.5)
        view.setCollectionViewLayout(layouts[0], animated: false)
        #expect(layouts.map(\.ends) == [2, 1] && layouts[0].collectionView === view)
    }

    @Test func `the delegate can provide the layout in between`() {
        delegate.makeLayout = { ShiftingTransition(currentLayout: $0, nextLayout: $1) }
        let transition = start()
        #expect(transition.value(forAnimatedKey: "shift") == 0)
        transition.updateValue(30, forAnimatedKey: "shift")
        move(transition, to: 0.5)
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 30, y: 70, width: 200, height: 70))
    }

    /// Displays numbers, and headers of a kind. The caller must retain the result.
    private func sourceWithHeaders(count: Int, of kind: String) -> NumberSource {
        view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let source = screen.makeNumberSource()
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        return source
    }

    @Test func `views that only one layout has fade in place`() throws {
        let source = sourceWithHeaders(count: 5, of: ColumnLayout.banner)
        defer { _ = source }
        screen.window.layoutIfNeeded()
        move(start(to: ColumnLayout()), to: 0.25)
        let banner = try #require(view.supplementaryView(forElementKind: ColumnLayout.banner, at: [0]))
        #expect(banner.alpha == 0.25 && banner.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(banner.alpha == 1)
        move(start(to: .list(height: 40)), to: 0.25)
        #expect(banner.alpha == 0.75)
    }

    @Test func `opacity and transforms are interpolated, and other properties are those of the nearer end`() {
        let start = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        start.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        start.zIndex = 1
        let end = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        end.frame = CGRect(x: 200, y: 0, width: 200, height: 300)
        end.alpha = 0.5
        end.transform = CGAffineTransform(scaleX: 3, y: 1)
        end.zIndex = 2
        let quarter = start.interpolated(to: end, progress: 0.25)
        #expect(quarter.center == CGPoint(x: 112.5, y: 75) && quarter.size == CGSize(width: 125, height: 150))
        #expect(quarter.alpha == 0.875 && quarter.transform == CGAffineTransform(scaleX: 1.5, y: 1))
        #expect(quarter.zIndex == 1 && start.interpolated(to: end, progress: 0.5).zIndex == 2)
        #expect(start.interpolated(to: end, progress: 2).alpha == 0)
        #expect(start.interpolated(to: end, progress: -1).size == CGSize(width: 0, height: 0))
    }

    @Test func `data can change during a transition`() {
        let transition = start()
        move(transition, to: 0.5)
        feed.count = 3
        UIView.performWithoutAnimation {
            view.performBatchUpdates { view.deleteItems(at: (3..<50).map { [0, $0] }) }
        }
        screen.window.layoutIfNeeded()
        #expect(screen.items == [0, 1, 2] && place(2) == [140, 70])
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(place(2) == [200, 100])
    }

    @Test func `another size of the collection view applies to both layouts`() {
        move(start(), to: 0.5)
        screen.window.frame.size.width = 300
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 70, width: 300, height: 70))
    }

    @Test func `another layout ends the transition`() {
        var results: [Bool] = []
        let transition = start { results = [$0, $1] }
        move(transition, to: 0.5)
        view.setCollectionViewLayout(.list(height: 50), animated: false)
        #expect(results == [false, false])
        #expect(transition.currentLayout.collectionView == nil && transition.nextLayout.collectionView == nil)
        #expect(place(2) == [100, 50])
    }

    @Test func `a section that scrolls on its own begins the transition where it is`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
        screen.window.layoutIfNeeded()
        try #require(view.orthogonalScrolling?.scrollers[0]).move(to: 400, animated: false)
        screen.window.layoutIfNeeded()
        let transition = start(to: .list(height: 100))
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 6])?.frame == CGRect(x: 80, y: 0, width: 80, height: 60))
        move(transition, to: 0.5)
        #expect(view.cellForItem(at: [0, 5])?.frame == CGRect(x: 0, y: 250, width: 140, height: 80))
        UIView.performWithoutAnimation { view.cancelInteractiveTransition() }
        #expect(view.orthogonalScrolling?.scrollers[0]?.offset == 400)
    }

    @Test func `a transition can begin in the completion of another`() async {
        let old = view.collectionViewLayout
        let new = UICollectionViewLayout.list(height: 100)
        var back: UICollectionViewTransitionLayout?
        let transition = start(to: new) { [view] _, _ in back = view.startInteractiveTransition(to: old) }
        move(transition, to: 1)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        await wait(until: { back != nil })
        #expect(back?.currentLayout === new && back?.nextLayout === old)
        #expect(new.collectionView === view && old.collectionView === view)
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(view.collectionViewLayout === old && old.collectionView === view && new.collectionView == nil)
        #expect(place(2) == [80, 40])
    }

    @Test func `the content near its end grows before it moves`() {
        view.contentOffset.y = 1650
        screen.window.layoutIfNeeded()
        let transition = start()
        // Item 41 begins 10 points above the visible part, a quarter of its height: 41 · 100 + 25.
        transition.transitionProgress = 1
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 4125 && place(41) == [-25, 100])
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(view.contentOffset.y == 4125 && view.contentSize.height == 5000)
    }

    @Test func `the first visible item keeps its place if items before it go`() {
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        move(start(), to: 0.5)
        #expect(place(10) == [0, 70])
        feed.count = 45
        UIView.performWithoutAnimation {
            view.performBatchUpdates { view.deleteItems(at: (0..<5).map { [0, $0] }) }
        }
        screen.window.layoutIfNeeded()
        #expect(place(5) == [0, 70] && view.contentOffset.y == 350)
        UIView.performWithoutAnimation { view.cancelInteractiveTransition() }
        #expect(place(5) == [0, 40] && view.contentOffset.y == 200)
    }

    @Test func `a change of one of the two layouts alone moves the elements`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        flow.minimumLineSpacing = 0
        move(start(to: flow), to: 0.5)
        #expect(place(2) == [140, 70])
        flow.itemSize.height = 200
        screen.window.layoutIfNeeded()
        #expect(place(2) == [240, 120])
    }

    @Test func `the user can scroll during a transition`() {
        let transition = start()
        move(transition, to: 0.5)
        let scroll = view.properties(context: CommitContext(traits: UITraitCollection())).scroll
        view.displayScrolled(
            .init(
                view: 1, x: 0, y: 140, revision: scroll?.revision ?? 0, phase: .dragging, shift: scroll?.shift
            ))
        screen.window.layoutIfNeeded()
        #expect(place(2) == [0, 70])
        move(transition, to: 1)
        #expect(view.contentOffset.y == 140 && place(2) == [60, 100])
    }

    @Test func `pinned views lie at the edge of the visible part at both ends`() throws {
        let source = sourceWithHeaders(count: 50, of: UICollectionView.elementKindSectionHeader)
        defer { _ = source }
        let layouts = [CGFloat(40), 100].map { height in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: height)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 200, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        }
        let kind = UICollectionView.elementKindSectionHeader
        view.setCollectionViewLayout(layouts[0], animated: false)
        screen.window.layoutIfNeeded()
        view.contentOffset.y = 430
        screen.window.layoutIfNeeded()
        let transition = start(to: layouts[1])
        for progress in [0.25, 0.5, 1] {
            move(transition, to: progress)
            let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
            #expect(header.frame.minY - view.contentOffset.y == 0, "at \(progress)")
        }
    }

    @Test func `a transition that another layout has ended can be finished in vain`() {
        var results: [[Bool]] = []
        let transition = start { results.append([$0, $1]) }
        move(transition, to: 0.5)
        let other = UICollectionViewLayout.list(height: 50)
        view.collectionViewLayout = other
        #expect(results == [[false, false]])
        view.finishInteractiveTransition()
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === other && results.count == 1)
    }

    @Test func `a transition needs neither items nor a window`() {
        feed.count = 0
        view.reloadData()
        screen.window.layoutIfNeeded()
        move(start(), to: 0.5)
        #expect(view.contentOffset == .zero && screen.items.isEmpty)
        view.cancelInteractiveTransition()

        let alone = UICollectionView(frame: view.bounds, collectionViewLayout: .list(height: 40))
        var results: [Bool] = []
        let new = UICollectionViewLayout.list(height: 100)
        let transition = alone.startInteractiveTransition(to: new) { results = [$0, $1] }
        transition.transitionProgress = 0.5
        alone.finishInteractiveTransition()
        #expect(results == [true, true] && alone.collectionViewLayout === new)
    }

    @Test func `the remaining animation has the speed of the gesture`() {
        var speed = TransitionSpeed()
        #expect(speed.duration(from: 0, to: 1, atMost: 0.3) == 0.3)
        speed.record(0.2, at: 10)
        speed.record(0.4, at: 10.1)
        func duration(from progress: CGFloat, to end: CGFloat, at time: TimeInterval = 10.1) -> TimeInterval {
            speed.duration(from: progress, to: end, atMost: 0.3, at: time)
        }
        // The progress grows by 2 in a second.
        #expect(abs(duration(from: 0.6, to: 1) - 0.2) < 0.000_001)
        #expect(duration(from: 0.9, to: 1) == 0.1)
        #expect(duration(from: 0, to: 1) == 0.3)
        #expect(duration(from: 0.6, to: 0) == 0.3)
        // The finger has rested.
        #expect(duration(from: 0.6, to: 1, at: 10.25) == 0.3)
    }

    @Test func `random transitions agree with a slow reference`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let heights = (0..<2).map { _ in CGFloat(Int.random(in: 20...150, using: &random)) }
            let columns = (0..<2).map { _ in CGFloat([1, 2, 4].randomElement(using: &random) ?? 1) }
            let layouts = (0..<2).map { end in
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 200 / columns[end], height: heights[end])
                layout.minimumLineSpacing = 0
                layout.minimumInteritemSpacing = 0
                return layout
            }
            view.setCollectionViewLayout(layouts[0], animated: false)
            screen.window.layoutIfNeeded()
            view.contentOffset.y = CGFloat(
                Int.random(in: 0...Int(max(view.contentSize.height - 350, 0)), using: &random))
            screen.window.layoutIfNeeded()
            let transition = start(to: layouts[1])
            let progress = CGFloat.random(in: 0...1, using: &random)
            move(transition, to: progress)

            func frame(_ item: Int, _ end: Int) -> CGRect {
                let (row, column) = (CGFloat(item / Int(columns[end])), CGFloat(item % Int(columns[end])))
                let width = 200 / columns[end]
                return CGRect(x: column * width, y: row * heights[end], width: width, height: heights[end])
            }
            let offsets = [transition.course?.start.y ?? 0, transition.course?.end.y ?? 0]
            func isNear(_ frame: CGRect, _ offset: CGFloat) -> Bool {
                frame.maxY > offset && frame.minY < offset + 350
            }
            let offset = offsets[0] + (offsets[1] - offsets[0]) * progress
            let expected = (0..<50).compactMap { item -> (Int, CGRect)? in
                let (first, last) = (frame(item, 0), frame(item, 1))
                guard isNear(first, offsets[0]) || isNear(last, offsets[1]) else { return nil }
                func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
                    first + (last - first) * progress
                }
                let place = CGRect(
                    x: between(first.minX, last.minX), y: between(first.minY, last.minY),
                    width: between(first.width, last.width), height: between(first.height, last.height))
                return isNear(place, offset) ? (item, place) : nil
            }
            for (item, place) in expected {
                let actual = view.cellForItem(at: [0, item])?.frame ?? .null
                #expect(
                    abs(actual.minX - place.minX) < 0.001 && abs(actual.minY - place.minY) < 0.001
                        && abs(actual.width - place.width) < 0.001
                        && abs(actual.height - place.height) < 0.001,
                    "seed \(seed), item \(item), progress \(progress): \(actual) in place of \(place) at \(offset)"
                )
            }
            view.cancelInteractiveTransition()
        }
    }
}
