import Foundation
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SnapshotViewTests {
        @Test func `the content of a copy grows along with an animated frame`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                let superview = try display.show()
                superview.addSubview(view)
                let copy = try #require(view.snapshotView(afterScreenUpdates: true))
                superview.addSubview(copy)
                await display.settle()
                let content = try #require(copy.subviews.first)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    copy.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                }
                clock.advance(by: 0.5)
                // In the middle, the copy is twice as wide and one and a half times as high as the view.
                #expect(copy.presentState.bounds.size == CGSize(width: 200, height: 75))
                #expect(content.presentState.transform == CGAffineTransform(scaleX: 2, y: 1.5))
                #expect(content.presentState.center == CGPoint(x: 100, y: 37.5))
                clock.advance(by: 0.5)
                #expect(content.transform == CGAffineTransform(scaleX: 3, y: 2))
            }
        }
    }
}
