import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

/// Tests the drawing of strings. Kana and kanji are one em wide, so the number of characters determines the width of a
/// Japanese text.
@MainActor struct StringDrawingTests {
    static let font = UIFont.systemFont(ofSize: 10)
    let text = NSAttributedString(string: "春夏秋冬", attributes: [.font: font])

    @Test func `the size of a string is that of its lines`() {
        #expect(text.size() == CGSize(width: 40, height: Self.font.lineHeight))
        #expect(
            "春\n夏秋".size(withAttributes: [.font: Self.font])
                == CGSize(width: 20, height: 2 * Self.font.lineHeight))
        #expect(("春" as NSString).size(withAttributes: [.font: Self.font]).width == 10)
        #expect(NSAttributedString(string: "").size() == .zero)
    }

    @Test func `white space at the end of a string has a width, and at the end of a wrapped line has none`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
        let space = " ".size(withAttributes: attributes).width
        #expect(space > 0)
        #expect("  ".size(withAttributes: attributes).width == 2 * space)
        let digit = "0".size(withAttributes: attributes).width
        #expect(abs("0  ".size(withAttributes: attributes).width - (digit + 2 * space)) < 0.001)
        // The space between the two lines is not part of either.
        let wrapped = "春夏 秋冬".boundingRect(
            with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil)
        #expect(wrapped.width == 20)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `the width of a text with white space at its end does not depend on its place`(
        alignment: NSTextAlignment
    ) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .paragraphStyle: style]
        let bounds = "0 ".boundingRect(
            with: CGSize(width: 300, height: 100), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil)
        #expect(abs(bounds.width - "0 ".size(withAttributes: [.font: Self.font]).width) < 0.001)
    }

    @Test func `a string with a symbol is drawn`() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let text = NSAttributedString(attachment: NSTextAttachment(image: symbol))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
            text.draw(at: .zero)
        }
        let pixels = try Samples.pixels(of: #require(image.pngData()))
        #expect(pixels.contains { $0[3] > 0 })
    }

    @Test func `text without a font is set in 12 points`() {
        #expect("春".size().width == 12)
    }

    @Test func `a bounding rectangle wraps text where its options say so`() {
        let room = CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude)
        let block = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(block == CGRect(x: 0, y: 0, width: 20, height: 2 * Self.font.lineHeight))
        // Without the option the text is one line, with its baseline at the origin.
        let line = text.boundingRect(with: room, context: nil)
        #expect(line.width == 40)
        #expect(abs(line.minY + Self.font.ascender) < 0.001)
    }

    @Test func `text that is higher than its room has its whole height unless it is truncated`() {
        let room = CGSize(width: 20, height: Self.font.lineHeight)
        let whole = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(whole.height == 2 * Self.font.lineHeight)
        let cut = text.boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(cut.height == Self.font.lineHeight)
    }

    @Test func `a paragraph that does not wrap has one line`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let bounds = "春夏秋冬".boundingRect(
            with: CGSize(width: 30, height: 100), options: .usesLineFragmentOrigin,
            attributes: [.font: Self.font, .paragraphStyle: style], context: nil)
        #expect(bounds.height == Self.font.lineHeight)
    }

    @Test func `a context makes text smaller within its limit`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let room = CGSize(width: 20, height: Self.font.lineHeight)
        let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1)
        #expect(context.totalBounds == bounds)
        #expect(bounds.width <= 20.5 && bounds.height <= Self.font.lineHeight + 0.5)
    }

    // MARK: Drawing

    /// Returns the colours of some pixels of an image.
    private func pixels(_ image: UIImage, at places: [(Int, Int)]) throws -> [[UInt8]] {
        let bitmap = try ImageDecoder.decode(#require(image.resource).data)
        return places.map { x, y in
            let pixel = bitmap[x, y]
            return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
    }

    private func image(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image(
            actions: actions)
    }

    @Test func `text is drawn in its colour where it is asked for`() throws {
        // A full block fills its em from the descent to the ascent.
        let image = image { _ in
            "█".draw(
                at: CGPoint(x: 10, y: 10),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
                ])
        }
        #expect(
            try pixels(image, at: [(16, 20), (5, 20), (16, 5)]) == [
                [255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0],
            ])
        #expect(image.size == CGSize(width: 40, height: 40))
    }

    /// Draws a full block, which fills its em from the descent to the ascent, with an outline of 4 points.
    private func outlined(_ width: Int) -> UIImage {
        image { _ in
            "█".draw(
                at: CGPoint(x: 10, y: 5),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
                    .strokeWidth: width, .strokeColor: UIColor.blue,
                ])
        }
    }

    @Test func `letters with an outline of a positive width are empty`() throws {
        #expect(
            try pixels(outlined(20), at: [(16, 16), (9, 16), (11, 16)]) == [
                [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255],
            ])
    }

    @Test func `letters with an outline of a negative width are filled below it`() throws {
        #expect(
            try pixels(outlined(-20), at: [(16, 16), (9, 16), (11, 16)]) == [
                [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255],
            ])
    }

    @Test func `a background is drawn behind the text`() throws {
        let image = image { _ in
            "・".draw(
                in: CGRect(x: 0, y: 0, width: 40, height: 40),
                withAttributes: [
                    .font: UIFont.systemFont(ofSize: 20), .backgroundColor: UIColor.green,
                ])
        }
        #expect(try pixels(image, at: [(2, 3), (2, 38)]) == [[0, 255, 0, 255], [0, 0, 0, 0]])
    }

    @Test func `a rectangle is filled with the fill colour`() throws {
        let image = image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(try pixels(image, at: [(5, 5), (15, 5)]) == [[0, 0, 255, 255], [0, 0, 0, 0]])
    }

    @Test func `lines for which the rectangle has no room are left out`() throws {
        let image = image { _ in
            "█\n█".draw(
                in: CGRect(x: 0, y: 0, width: 40, height: 26),
                withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        }
        #expect(try pixels(image, at: [(6, 12), (6, 36)])[1] == [0, 0, 0, 0])
        #expect(try pixels(image, at: [(6, 12)])[0][3] == 255)
    }

    @Test func `without a context nothing is drawn`() {
        "春".draw(at: .zero)
        UIColor.red.set()
    }
}
