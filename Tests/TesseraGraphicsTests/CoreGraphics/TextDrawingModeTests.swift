import Foundation
import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests how a context draws letters. The letter is a square block, whose inner pixels no line along its edges reaches.
struct TextDrawingModeTests {
    private let side = 40

    /// Returns the opacities of a row through a block, with a line of four points in a mode.
    private func row(_ mode: CGTextDrawingMode, _ set: (CGContext) -> Void = { _ in }) throws -> [UInt8] {
        let canvas = Canvas(width: side, height: side)
        let context = CGContext(canvas, matrix: .identity)
        context.setLineWidth(4)
        set(context)
        context.setTextDrawingMode(mode)
        let text = StyledText(
            "■", style: TextRunStyle(font: FontDescriptor(size: 20)), paragraph: TextParagraphStyle())
        let layout = TextLayout.layout(text, in: TextContainer())
        context.draw(layout, at: CGPoint(x: 10, y: 5)) { _ in
            TextLook(color: Canvas.Color(red: 1, green: 0, blue: 0))
        }
        return canvas.withPixels { pixels in
            (0..<side).map { pixels.bytes[18 * pixels.bytesPerRow + 4 * $0 + 3] }
        }
    }

    @Test func `lines are drawn along the edges of letters, which are filled or not`() throws {
        let (filled, lines, both) = (try row(.fill), try row(.stroke), try row(.fillStroke))
        let left = try #require(filled.firstIndex { $0 > 0 })
        let right = try #require(filled.lastIndex { $0 > 0 })
        let middle = (left + right) / 2
        #expect(right > left + 8)
        #expect(filled[middle] == 255 && lines[middle] == 0 && both[middle] == 255)
        #expect(filled[left - 1] == 0 && lines[left - 1] > 0 && both[left - 1] > 0)
        #expect(filled[right + 1] == 0 && lines[right + 1] > 0 && both[right + 1] > 0)
    }

    @Test func `letters that are not drawn leave no pixel, and neither do lines without a width`() throws {
        #expect(try row(.invisible).allSatisfy { $0 == 0 })
        #expect(try row(.stroke) { $0.setLineWidth(0) }.allSatisfy { $0 == 0 })
        #expect(try row(.fillStroke) { $0.setLineWidth(0) } == row(.fill))
    }

    @Test func `the mode is one of the settings that a context keeps`() throws {
        let context = CGContext(Canvas(width: 1, height: 1), matrix: .identity)
        context.saveGState()
        context.setTextDrawingMode(.stroke)
        #expect(context.changesText)
        context.restoreGState()
        #expect(!context.changesText)
    }
}
