import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A transition that moves all elements to the right by a value of its own.
private final class ShiftingTransition: UICollectionViewTransitionLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
            $0.moved(by: CGPoint(x: value(forAnimatedKey: "shift"), y: 0))
        }
    }
}

@MainActor struct InteractiveTransitionTests: InteractiveTransitions {
    let stage = TransitionStage()

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

    @Test func `the delegate can provide the layout in between`() {
        delegate.makeLayout = { ShiftingTransition(currentLayout: $0, nextLayout: $1) }
        let transition = start()
        #expect(transition.value(forAnimatedKey: "shift") == 0)
        transition.updateValue(30, forAnimatedKey: "shift")
        move(transition, to: 0.5)
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 30, y: 70, width: 200, height: 70))
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
