import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// Where the content lies while a gesture changes the layout.
@MainActor struct TransitionContentTests: InteractiveTransitions {
    let stage = TransitionStage()

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
}
