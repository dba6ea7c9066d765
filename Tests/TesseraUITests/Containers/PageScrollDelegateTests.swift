import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct PageScrollDelegateTests {
        /// A delegate that lets nobody drag a page beyond its place.
        private final class Stopper: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                let width = scrollView.bounds.width
                if scrollView.contentOffset.x < width { scrollView.contentOffset.x = width }
            }
        }

        @Test func `an app stops the bounce at the first page`() async throws {
            let display = try await FakeDisplay.attached()
            let pages = Pages(["A", "B"].map { LoggingController($0, Log()) })
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = pages
            controller.setViewControllers([pages.controllers[0]], direction: .forward, animated: false)
            _ = try display.show(controller)
            await display.settle()
            let (stopper, view) = (Stopper(), controller.scrollView)
            view.delegate = stopper
            let sent = try #require(view.sentProperties?.scroll)
            display.send(
                .scroll(.init(view: view.node.id, x: -40, y: 0, revision: sent.revision, phase: .dragging)))
            await display.settle()
            #expect(view.contentOffset.x == 390)
            #expect(view.sentProperties?.scroll?.offset == [0, 0])
            #expect(view.sentProperties?.scroll?.revision == sent.revision + 1)
        }

        /// A delegate that an app gives to the scroll view of a page controller, to learn how far the pages have moved.
        private final class Watcher: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.x)
            }
        }

        @Test func `an app may be the delegate of the scroll view with the pages`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Log()
            let all = ["A", "B"].map { LoggingController($0, log) }
            let pages = Pages(all)
            let listener = PageLog(log)
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            controller.dataSource = pages
            controller.delegate = listener
            controller.setViewControllers([all[0]], direction: .forward, animated: false)
            _ = try display.show(controller)
            await display.settle()
            let watcher = Watcher()
            for case let scrollView as UIScrollView in controller.view.subviews {
                scrollView.delegate = watcher
            }
            for (x, phase) in [
                (100.0, DisplayEvent.Scroll.Phase.dragging), (300, .decelerating), (390, .idle),
            ] {
                let view = controller.scrollView
                let sent = try #require(view.sentProperties?.scroll)
                display.send(
                    .scroll(
                        .init(
                            view: view.node.id, x: x, y: 0, revision: sent.revision, phase: phase,
                            shift: sent.shift)))
                await display.settle()
            }
            #expect(controller.viewControllers == [all[1]])
            // The first page is one width from the start, and so is the second one as soon as it is the current page.
            #expect(watcher.offsets == [490, 690, 780, 390])
        }
    }
}
