import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Tests a Japanese text with a font of 20 points, in which each character is 20 points wide.
@MainActor struct LayoutManagerTests {
    private let storage = NSTextStorage(
        string: "あいうえおかきくけこ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    private let height = UIFont.systemFont(ofSize: 20).lineHeight

    init() {
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    private func expect(
        _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        at location: SourceLocation = #_sourceLocation
    ) {
        let isEqual =
            abs(rect.minX - x) < 0.01 && abs(rect.minY - y) < 0.01 && abs(rect.width - width) < 0.01
            && abs(rect.height - height) < 0.01
        #expect(isEqual, "\(rect) is not (\(x), \(y), \(width), \(height))", sourceLocation: location)
    }

    // MARK: Rectangles

    @Test func `some glyphs have a bounding rectangle`() {
        expect(bounds(1, 2), 20, 0, 40, height)
        expect(bounds(6, 1), 20, height, 20, height)
    }

    @Test func `glyphs on two lines have one rectangle around both`() {
        expect(bounds(4, 2), 0, 0, 100, 2 * height)
    }

    @Test func `each line of a range has a rectangle of its own`() {
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 3, length: 3),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2)
        expect(rects[0], 60, 0, 40, height)
        expect(rects[1], 0, height, 20, height)
    }

    @Test func `the used rectangle contains all lines`() {
        expect(manager.usedRect(for: container), 0, 0, 100, 2 * height)
        storage.setAttributedString(NSAttributedString(string: "ああ", attributes: attributes))
        expect(manager.usedRect(for: container), 0, 0, 40, height)
    }

    @Test func `padding lies before and behind each line`() {
        container.lineFragmentPadding = 5
        container.size = CGSize(width: 110, height: 0)
        expect(bounds(1, 2), 25, 0, 40, height)
        expect(manager.usedRect(for: container), 0, 0, 110, 2 * height)
    }

    @Test func `lines are enumerated with their glyphs, and the walk can be ended`() {
        var found: [NSRange] = []
        var used: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 10)) {
            _, rect, container, range, _ in
            #expect(container === self.container)
            found.append(range)
            used.append(rect)
        }
        #expect(found == [NSRange(location: 0, length: 5), NSRange(location: 5, length: 5)])
        expect(used[1], 0, height, 100, height)
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 10)) { _, _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func `the space between lines belongs to the line above`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 10))
        var range = NSRange()
        expect(
            manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: &range), 0, 0, 100, height + 7)
        #expect(range == NSRange(location: 0, length: 5))
        expect(manager.lineFragmentUsedRect(forGlyphAt: 2, effectiveRange: nil), 0, 0, 100, height)
        expect(bounds(5, 1), 0, height + 7, 20, height)
    }

    @Test func `a glyph has a place on the baseline of its line`() {
        let place = manager.location(forGlyphAt: 7)
        #expect(abs(place.x - 40) < 0.01 && place.y > 0.6 * height && place.y < height)
    }

    @Test func `a line break at the end opens one more line`() {
        #expect(manager.extraLineFragmentRect == .zero || manager.extraLineFragmentRect.height == 0)
        storage.append(NSAttributedString(string: "\n", attributes: attributes))
        expect(manager.extraLineFragmentRect, 0, 2 * height, 100, height)
        expect(manager.usedRect(for: container), 0, 0, 100, 3 * height)
    }

    // MARK: Points

    @Test func `the glyph at a point is found`() {
        #expect(glyph(50, 0.5 * height) == 2)
        #expect(glyph(50, 1.5 * height) == 7)
        #expect(glyph(39.9, 1) == 1)
        #expect(glyph(40.1, 1) == 2)
    }

    @Test func `beside the text the nearest glyph is found`() {
        #expect(glyph(-10, -10) == 0)
        #expect(glyph(500, 1) == 4)
        #expect(glyph(-10, 500) == 5)
        #expect(glyph(500, 500) == 9)
    }

    @Test func `the fraction tells how far into a character a point lies`() {
        var fraction: CGFloat = -1
        let index = manager.characterIndex(
            for: CGPoint(x: 45, y: 1.5 * height), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 7 && abs(fraction - 0.25) < 0.01)
        let glyph = manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 70, y: 1), in: container)
        #expect(abs(glyph - 0.5) < 0.01)
    }

    @Test func `another container has no glyphs, and no text has none`() {
        let other = NSTextContainer(size: CGSize(width: 100, height: 100))
        #expect(manager.glyphRange(for: other).length == 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: other) == .zero)
        storage.setAttributedString(NSAttributedString(string: ""))
        #expect(glyph(10, 10) == 0)
        #expect(bounds(0, 0) == .zero)
    }

    // MARK: Glyphs and characters

    @Test func `ranges are widened to whole characters`() {
        let family = "👩‍👩‍👧"
        storage.setAttributedString(NSAttributedString(string: "x\(family)y", attributes: attributes))
        var actual = NSRange()
        let glyphs = manager.glyphRange(
            forCharacterRange: NSRange(location: 3, length: 1), actualCharacterRange: &actual)
        #expect(glyphs == NSRange(location: 1, length: 8) && actual == glyphs)
        #expect(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil) == glyphs)
        #expect(manager.numberOfGlyphs == 10)
    }

    // MARK: Text that does not fit

    @Test func `lines beyond the maximum number have no glyphs in the container`() {
        container.maximumNumberOfLines = 1
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 5))
        var glyphs = NSRange()
        #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: &glyphs) === container)
        #expect(glyphs == NSRange(location: 0, length: 5))
        #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) == nil)
        expect(manager.usedRect(for: container), 0, 0, 100, height)
    }

    @Test func `a container of limited height contains the lines that fit`() {
        container.size = CGSize(width: 100, height: 1.5 * height)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 5))
    }

    // MARK: Changes

    @Test func `the layout changes with text, attributes and container`() {
        expect(bounds(5, 1), 0, height, 20, height)
        container.size = CGSize(width: 200, height: 0)
        expect(bounds(5, 1), 100, 0, 20, height)
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "")
        expect(bounds(5, 1), 100, 0, 20, height)
        expect(manager.usedRect(for: container), 0, 0, 160, height)
        storage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 8))
        #expect(abs(manager.usedRect(for: container).width - 80) < 0.01)
    }

    @Test func `a removed layout manager has no text`() {
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && storage.layoutManagers.isEmpty)
        #expect(manager.usedRect(for: container) == .zero)
        let other = NSTextStorage(string: "か", attributes: attributes)
        other.addLayoutManager(manager)
        #expect(abs(manager.usedRect(for: container).width - 20) < 0.01)
        storage.addLayoutManager(manager)
        #expect(other.layoutManagers.isEmpty && manager.textStorage === storage)
    }

    // MARK: Labels

    @Test(arguments: 0..<40) func `lines lie where a label draws them`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let words = [
            "寿司", "立ち食い", "#昼ごはん", "port", "Ⅻ", "🍣", "fjord’s", " ", "、", "\n", "レシピ", "AVATAR", "  ",
            "1980円",
        ]
        let text = (0..<Int.random(in: 1...30, using: &random))
            .map { _ in words.randomElement(using: &random) ?? "" }.joined()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = CGFloat.random(in: 0...8, using: &random)
        style.alignment = [.left, .center, .right, .natural].randomElement(using: &random) ?? .left
        let font = UIFont.systemFont(
            ofSize: CGFloat.random(in: 10...24, using: &random),
            weight: Bool.random(using: &random) ? .bold : .regular)
        let string = NSMutableAttributedString(
            string: text, attributes: [.font: font, .paragraphStyle: style])
        if string.length > 2 {
            string.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
        }
        let width = CGFloat.random(in: 40...300, using: &random).rounded()
        let label = UILabel()
        label.numberOfLines = Int.random(in: 0...3, using: &random)
        label.attributedText = string
        label.frame = CGRect(
            origin: .zero,
            size: CGSize(width: width, height: label.sizeThatFits(.init(width: width, height: 0)).height))
        let drawn = label.fittedLayout(in: label.bounds.size).layout

        storage.setAttributedString(string)
        container.size = CGSize(width: width, height: 0)
        container.maximumNumberOfLines = label.numberOfLines
        container.lineBreakMode = label.lineBreakMode
        var used: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: string.length)) {
            _, rect, _, _, _ in used.append(rect)
        }
        let note = Comment(rawValue: "seed \(seed): \(text.debugDescription) in \(width)")
        #expect(used.count == drawn.lines.count, note)
        for (rect, line) in zip(used, drawn.lines) {
            #expect(
                abs(rect.minX - line.x) < 0.01 && abs(rect.minY - line.y) < 0.01
                    && abs(rect.width - line.width) < 0.01 && abs(rect.height - line.height) < 0.01, note)
        }
        // The middle of each visible character belongs to that character.
        for index in 0..<string.length {
            let range = (text as NSString).rangeOfComposedCharacterSequence(at: index)
            let rect = manager.boundingRect(forGlyphRange: range, in: container)
            guard range.location == index, rect.width > 1 else { continue }
            let hit = manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container)
            #expect(hit == index, "\(note.rawValue), character \(index)")
        }
    }

    // MARK: Drawing

    @Test func `glyphs and their background are drawn in an image`() throws {
        storage.addAttribute(
            .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let all = NSRange(location: 0, length: 10)
        func pixels(_ draw: () -> Void) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
                .image { _ in draw() }
            return try #require(image.pngData())
        }
        let empty = try pixels {}
        let background = try pixels { manager.drawBackground(forGlyphRange: all, at: .zero) }
        let none = try pixels {
            manager.drawBackground(forGlyphRange: NSRange(location: 1, length: 9), at: .zero)
        }
        let glyphs = try pixels { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        let some = try pixels {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
        }
        #expect(background != empty && none == empty && glyphs != empty && some != empty && some != glyphs)
    }

    // MARK: Helpers

    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    private func bounds(_ location: Int, _ length: Int) -> CGRect {
        manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container)
    }

    private func glyph(_ x: CGFloat, _ y: CGFloat) -> Int {
        manager.glyphIndex(for: CGPoint(x: x, y: y), in: container)
    }
}
