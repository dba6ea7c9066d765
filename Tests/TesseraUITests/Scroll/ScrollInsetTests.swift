import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ScrollInsetTests {
        @Test func `a controller can leave a strip that scrolls sideways alone`() async throws {
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
            strip.updateAdjustedInset()
            #expect(strip.adjustedContentInset.top == 47)
            strip.alwaysBounceVertical = false
            controller.automaticallyAdjustsScrollViewInsets = true
            #expect(strip.adjustedContentInset.top == 47)
        }
    }
}
