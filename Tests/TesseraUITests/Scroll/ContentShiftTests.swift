import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests content and offset that move together because something above the visible part changed its size.
    @Suite @MainActor struct ContentShiftTests {
        func putOnScreen() async throws -> (FakeDisplay, UIScrollView) {
            let display = try await FakeDisplay.attached()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 5000)
            try display.show().addSubview(scrollView)
            await display.settle()
            display.scroll(scrollView, to: 1000, .dragging)
            await display.settle()
            display.reset()
            return (display, scrollView)
        }

        private func description(_ display: FakeDisplay, _ view: UIView) -> JSON? {
            display.elements[view.node.id]?.properties["sc"]
        }

        @Test func `a shift is sent as a sum and is no wish of the app`() async throws {
            let (display, scrollView) = try await putOnScreen()
            let revision = description(display, scrollView)?["rev"]
            scrollView.shiftContent(by: CGPoint(x: 0, y: 30))
            scrollView.shiftContent(by: CGPoint(x: 0, y: 12))
            #expect(scrollView.contentOffset.y == 1042)
            #expect(scrollView.isDragging)
            await display.settle()
            #expect(description(display, scrollView)?["by"] == .array([.number(0), .number(42)]))
            #expect(description(display, scrollView)?["rev"] == revision)
        }

        @Test func `a report that does not know of a shift is understood`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.shiftContent(by: CGPoint(x: 0, y: 30))
            display.scroll(scrollView, to: 1100, .dragging)
            await display.settle()
            #expect(scrollView.contentOffset.y == 1130)
            display.send(
                .scroll(
                    .init(
                        view: scrollView.node.id, x: 0, y: 1140, revision: 1000, phase: .dragging,
                        shift: [0, 30])))
            await display.settle()
            #expect(scrollView.contentOffset.y == 1140)
        }

        @Test func `an animation under way ends at the place that was meant`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
            await display.settle()
            scrollView.shiftContent(by: CGPoint(x: 0, y: 30))
            await display.settle()
            #expect(description(display, scrollView)?["at"] == .array([.number(0), .number(3030)]))
            #expect(description(display, scrollView)?["an"] == .bool(true))
        }
    }
}
