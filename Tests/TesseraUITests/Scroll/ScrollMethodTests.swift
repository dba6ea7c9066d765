import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ScrollMethodTests {
        private final class Controller: UICollectionViewController {
            var calls: [String] = []
            override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                calls.append("willBeginDragging")
            }
            override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
                calls.append("didEndDragging \(willDecelerate)")
            }
            override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
                calls.append("willBeginDecelerating")
            }
            override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                calls.append("didEndDecelerating")
            }
        }

        @Test func `a collection view controller overrides the methods about scrolling`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
            _ = try display.show(controller)
            await display.settle()
            display.scroll(controller.collectionView, to: 10, .dragging)
            display.scroll(controller.collectionView, to: 20, .decelerating)
            display.scroll(controller.collectionView, to: 30, .idle)
            await display.settle()
            #expect(
                controller.calls == [
                    "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
                ])
        }

        @Test func `scrolling goes on to the scroll view around, unless the app keeps it`() {
            let scrollView = UIScrollView()
            func described() -> ScrollContent? {
                scrollView.properties(context: .init(traits: scrollView.traitCollection)).scroll
            }
            #expect(described()?.isolatesVertically == nil && described()?.isolatesHorizontally == nil)
            scrollView.transfersVerticalScrollingToParent = false
            #expect(described()?.isolatesVertically == true && described()?.isolatesHorizontally == nil)
            scrollView.transfersHorizontalScrollingToParent = false
            #expect(described()?.isolatesHorizontally == true)
        }

        @Test func `keys scroll, unless the app refuses it`() {
            let scrollView = UIScrollView()
            func described() -> ScrollContent? {
                scrollView.properties(context: .init(traits: scrollView.traitCollection)).scroll
            }
            #expect(scrollView.allowsKeyboardScrolling && described()?.ignoresKeys == nil)
            scrollView.allowsKeyboardScrolling = false
            #expect(described()?.ignoresKeys == true)
        }

        private final class Page: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                gestureRecognizer === panGestureRecognizer && otherGestureRecognizer.view is UITableView
            }
        }

        @Test func `a finger moves two scroll views if one of them allows both pans`() {
            let (page, pager, table, text) = (Page(), UIScrollView(), UITableView(), UITextView())
            page.addSubview(pager)
            pager.addSubview(table)
            pager.addSubview(text)
            func shares(_ view: UIScrollView) -> Bool {
                view.properties(context: .init(traits: view.traitCollection)).scroll?.sharesVerticalDrags
                    == true
            }
            #expect(page.panGestureRecognizer.delegate === page)
            #expect(table.panGestureRecognizer.delegate == nil)
            #expect(shares(table))
            #expect(!shares(text) && !shares(pager) && !shares(page))
            table.removeFromSuperview()
            #expect(!shares(table))
        }

        private final class Canvas: UIView {
            var points: [CGPoint] = []
            var predicted: [UITouch]?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                points += (event?.coalescedTouches(for: touch) ?? []).map { $0.preciseLocation(in: self) }
                predicted = event?.predictedTouches(for: touch)
            }
        }

        @Test func `each move of a finger counts once, and no moves are predicted`() async throws {
            let display = try await FakeDisplay.attached()
            let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
            try display.show().addSubview(canvas)
            await display.settle()
            display.touch(.began, 50, 50)
            display.touch(.moved, 60.5, 50, time: 0.1)
            display.touch(.moved, 70, 55, time: 0.2)
            display.touch(.ended, 70, 55, time: 0.3)
            await display.settle()
            #expect(canvas.points == [CGPoint(x: 50.5, y: 30), CGPoint(x: 60, y: 35)])
            #expect(canvas.predicted == [])
            #expect(UIEvent().coalescedTouches(for: UITouch()) == nil)
        }
    }
}
