import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ScrollInsetTests {
        @Test func `a controller can exclude a strip that scrolls sideways from the adjustment`() async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = UIViewController()
            let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            // The content is neither higher nor wider than the view.
            strip.contentSize = CGSize(width: 390, height: 100)
            controller.view.addSubview(strip)
            _ = try display.show(controller)
            await display.settle()
            #expect(strip.adjustedContentInset.top == 47)
            controller.automaticallyAdjustsScrollViewInsets = false
            #expect(strip.adjustedContentInset.top == 0)
            strip.alwaysBounceVertical = true
            #expect(strip.adjustedContentInset.top == 47)
            strip.alwaysBounceVertical = false
            controller.automaticallyAdjustsScrollViewInsets = true
            #expect(strip.adjustedContentInset.top == 47)
        }

        @Test func `pages side by side lie below the bar of a navigation controller`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = UIViewController()
            let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            for view in [pages, strip] {
                view.contentSize = CGSize(width: 1_170, height: 100)
                controller.view.addSubview(view)
            }
            _ = try display.show(UINavigationController(rootViewController: controller))
            await display.settle()
            // The status bar has 47 points, and the bar 44.
            #expect(pages.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            #expect(pages.contentOffset == CGPoint(x: 0, y: -91))
            // Another view within that of the controller is not adjusted to the bars.
            #expect(strip.adjustedContentInset == .zero)
            controller.automaticallyAdjustsScrollViewInsets = false
            #expect(pages.adjustedContentInset == .zero)
        }

        @Test func `an app can keep content clear of bars only along the axes in which it scrolls`()
            async throws
        {
            let display = try await FakeDisplay.attached(safeArea: [47, 20, 34, 20])
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            view.contentSize = CGSize(width: 390, height: 100)
            try display.show().addSubview(view)
            await display.settle()
            #expect(view.adjustedContentInset == .zero)
            view.alwaysBounceVertical = true
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (false, true)
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
            view.contentSize.height = 2_000
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 20))
        }
    }
}
