import Foundation
import Testing

@testable import TesseraUI

struct PageIndicatorTests {
    @Test func `indicators lie in the middle of the room, 18 points apart`() {
        let indicators = PageIndicators(count: 3, current: 0, room: 100)
        #expect(indicators.visible == 0..<3)
        #expect((0..<3).map(indicators.center(ofPage:)) == [32, 50, 68])
        #expect((0..<3).map(indicators.scale(ofPage:)) == [1, 1, 1])
    }

    @Test func `a place belongs to the nearest indicator`() {
        let indicators = PageIndicators(count: 3, current: 0, room: 100)
        #expect([0, 40, 42, 50, 90].map(indicators.page(at:)) == [0, 0, 1, 1, 2])
    }

    @Test func `the length has 16 points at both ends`() {
        #expect(PageIndicators.length(count: 3) == 76)
        #expect(PageIndicators.length(count: 0) == 32)
    }

    @Test
    func `if not all pages fit, those around the current one are visible, smaller towards hidden ones`() {
        // There is room for 5 dots: 5 * 8 + 4 * 10 + 32 points.
        let room: CGFloat = 112
        let first = PageIndicators(count: 20, current: 0, room: room)
        #expect(first.visible == 0..<5)
        #expect((0..<5).map(first.scale(ofPage:)) == [1, 1, 1, 0.75, 0.5])
        let middle = PageIndicators(count: 20, current: 10, room: room)
        #expect(middle.visible == 8..<13)
        #expect((8..<13).map(middle.scale(ofPage:)) == [0.5, 0.75, 1, 0.75, 0.5])
        let last = PageIndicators(count: 20, current: 19, room: room)
        #expect(last.visible == 15..<20)
        #expect((15..<20).map(last.scale(ofPage:)) == [0.5, 0.75, 1, 1, 1])
    }

    @Test func `all indicators fit in their own length, whatever fractions it has`() {
        for size in stride(from: 8.0, to: 24, by: 0.1) {
            let room = PageIndicators.length(count: 3, size: size)
            #expect(PageIndicators(count: 3, current: 0, size: size, room: room).visible == 0..<3, "\(size)")
        }
    }

    @Test func `there is one indicator at least, however little room there is`() {
        #expect(PageIndicators(count: 5, current: 3, room: 0).visible == 3..<4)
        #expect(PageIndicators(count: 0, current: 0, room: 100).visible.isEmpty)
        #expect(PageIndicators(count: 0, current: 0, room: 100).page(at: 50) == 0)
    }
}
