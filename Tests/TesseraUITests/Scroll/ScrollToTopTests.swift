import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ScrollToTopTests {
        private final class Delegate: NSObject, UIScrollViewDelegate {
            var log: [String] = []
            var allows = true

            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
                log.append("should")
                return allows
            }
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
        }

        /// A scroll view of 844 points below a navigation bar, with 2,000 points of content that has been scrolled by 500.
        @MainActor
        private struct Screen {
            let display: FakeDisplay
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let delegate = Delegate()
            /// The offset at which the content is at its top.
            var top: CGFloat { -scrollView.adjustedContentInset.top }

            init(width: Double = 390) async throws {
                display = try await FakeDisplay.attached(width: width)
                scrollView.contentSize = CGSize(width: 390, height: 2_000)
                controller.view.addSubview(scrollView)
                controller.title = "Menu"
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                _ = try display.show(UINavigationController(rootViewController: controller))
                await display.settle()
                scrollView.contentOffset.y = 500
                scrollView.delegate = delegate
                await display.settle()
            }

            /// Taps the bar, and lets the display bring the content to where the app wants it.
            func tap(_ x: Double = 100) async throws {
                display.tap(x, 22)
                await display.settle()
                guard scrollView.isScrollAnimating else { return }
                let revision = try #require(scrollView.sentProperties?.scroll?.revision)
                display.scroll(scrollView, to: top, .idle, revision: revision)
                await display.settle()
            }
        }

        @Test func `a tap on a free part of the navigation bar scrolls to the top`() async throws {
            let screen = try await Screen()
            try await screen.tap()
            #expect(screen.scrollView.contentOffset.y == screen.top)
            #expect(screen.delegate.log == ["should", "did"])
            // The content is at the top already.
            try await screen.tap()
            #expect(screen.delegate.log == ["should", "did"])
        }

        @Test func `an item of the bar scrolls nothing, and neither does a finger that moves`() async throws {
            let screen = try await Screen()
            try await screen.tap(370)
            screen.display.touch(.began, 100, 22)
            screen.display.touch(.moved, 130, 22)
            screen.display.touch(.ended, 130, 22)
            await screen.display.settle()
            #expect(screen.scrollView.contentOffset.y == 500)
            #expect(screen.delegate.log == [])
        }

        @Test func `the app can refuse it`() async throws {
            let screen = try await Screen()
            screen.delegate.allows = false
            try await screen.tap()
            screen.scrollView.scrollsToTop = false
            try await screen.tap()
            #expect(screen.scrollView.contentOffset.y == 500)
            #expect(screen.delegate.log == ["should"])
        }

        @Test(arguments: [(390.0, false), (1_024.0, true)])
        func `of several scroll views the uppermost one scrolls on wide screens, and none on phones`(
            width: Double, scrolls: Bool
        ) async throws {
            let screen = try await Screen(width: width)
            let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
            other.contentSize.height = 1_000
            screen.controller.view.addSubview(other)
            // Content that only scrolls sideways does not count.
            let row = UIScrollView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
            row.contentSize = CGSize(width: 2_000, height: 100)
            screen.controller.view.addSubview(row)
            await screen.display.settle()
            try await screen.tap()
            #expect((screen.scrollView.contentOffset.y == screen.top) == scrolls)
            other.scrollsToTop = false
            try await screen.tap()
            #expect(screen.scrollView.contentOffset.y == screen.top)
        }

        @Test func `a gesture of the app on the bar takes the tap`() async throws {
            let screen = try await Screen()
            screen.controller.navigationController?.navigationBar.addGestureRecognizer(
                UITapGestureRecognizer())
            try await screen.tap()
            #expect(screen.scrollView.contentOffset.y == 500)
        }

        @Test func `another movement of the content ends the one to the top`() async throws {
            let screen = try await Screen()
            screen.display.tap(100, 22)
            await screen.display.settle()
            screen.scrollView.contentOffset.y = 300
            await screen.display.settle()
            #expect(screen.delegate.log == ["should", "animation"])
        }

        @Test func `a tap on the selected tab scrolls to the top, too`() async throws {
            let display = try await FakeDisplay.attached()
            let (controller, delegate) = (UIViewController(), Delegate())
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 2_000)
            controller.view.addSubview(scrollView)
            controller.tabBarItem = UITabBarItem(title: "Menu", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            _ = try display.show(tabs)
            await display.settle()
            scrollView.contentOffset.y = 500
            scrollView.delegate = delegate
            UIView.performWithoutAnimation { tabs.didChoose(controller.tabBarItem) }
            #expect(delegate.log == ["should", "did"])
            #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
        }
    }
}
