import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SystemAnimationTests {
        @Test func `deleted views shrink and vanish, and are removed at the end`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
                view.alpha = 0.8
                for view in [view, other] { window.addSubview(view) }
                await display.settle()
                var results: [Bool] = []
                UIView.perform(
                    .delete, on: [view], animations: { other.center.y = 100 },
                    completion: { finished in
                        #expect(view.superview == nil)
                        results.append(finished)
                    })
                await display.settle()
                #expect(view.superview === window && view.alpha == 0 && !view.transform.isIdentity)
                #expect(!view.node.animations.isEmpty && !other.node.animations.isEmpty)
                clock.advance(by: 5)
                #expect(results == [true])
                #expect(view.superview == nil && view.alpha == 0.8 && view.transform.isIdentity)
                #expect(other.superview === window && other.center.y == 100)
            }
        }
    }
}
