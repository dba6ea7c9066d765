import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ContentTouchTests {
        private final class Board: UIScrollView {
            var keeps = true
            var begins = true
            override func touchesShouldCancel(in view: UIView) -> Bool { !keeps }
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool { begins }
        }

        private final class Canvas: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("began")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("ended")
            }
        }

        private func shown() async throws -> (FakeDisplay, Board, Canvas) {
            let display = try await FakeDisplay.attached()
            let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            board.contentSize = CGSize(width: 300, height: 900)
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
            board.addSubview(canvas)
            try display.show().addSubview(board)
            await display.settle()
            display.reset()
            return (display, board, canvas)
        }

        @Test func `a finger that stays belongs to content for which the app keeps it`() async throws {
            let (display, _, canvas) = try await shown()
            display.touch(.began, 100, 100, time: 1)
            await display.settle()
            #expect(!display.messages.contains(.claim(touch: 1)))
            display.clock(1.2)
            await display.settle()
            #expect(display.messages.contains(.claim(touch: 1)))
            display.touch(.ended, 100, 100, time: 2)
            await display.settle()
            #expect(canvas.calls == ["began", "ended"])
        }

        @Test func `a finger that has come up or may scroll is not kept`() async throws {
            let (display, board, _) = try await shown()
            display.touch(.began, 100, 100, time: 1)
            display.touch(.ended, 100, 100, time: 1.1)
            display.clock(1.2)
            await display.settle()
            board.keeps = false
            display.touch(.began, 100, 100, id: 2, time: 3)
            display.clock(3.5)
            await display.settle()
            #expect(!display.messages.contains(.claim(touch: 1)))
            #expect(!display.messages.contains(.claim(touch: 2)))
            display.touch(.ended, 100, 100, id: 2, time: 4)
            await display.settle()
            board.canCancelContentTouches = false
            display.touch(.began, 100, 100, id: 3, time: 5)
            display.clock(5.5)
            await display.settle()
            #expect(display.messages.contains(.claim(touch: 3)))
            display.touch(.ended, 100, 100, id: 3, time: 6)
            await display.settle()
        }

        @Test func `content gets no touches if the scroll view does not let them begin`() async throws {
            let (display, board, canvas) = try await shown()
            board.begins = false
            display.tap(100, 100)
            await display.settle()
            #expect(canvas.calls == [])
        }
    }
}
