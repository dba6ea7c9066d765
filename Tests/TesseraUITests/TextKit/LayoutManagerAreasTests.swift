import Foundation
import Testing

@testable import TesseraUI

/// Tests a Japanese text on two lines, with a font of 20 points in which each character is 20 points wide.
@MainActor struct LayoutManagerAreasTests {
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

    private func glyphs(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> NSRange {
        manager.glyphRange(
            forBoundingRect: CGRect(x: x, y: y, width: 10, height: height), in: container)
    }

    @Test func `the glyphs in a rectangle are those of its lines`() {
        #expect(glyphs(0, 0, 1) == NSRange(location: 0, length: 5))
        #expect(glyphs(50, height + 1, 1) == NSRange(location: 5, length: 5))
        #expect(glyphs(0, height - 1, 2) == NSRange(location: 0, length: 10))
        #expect(glyphs(0, -5, 500) == NSRange(location: 0, length: 10))
    }

    @Test func `no glyphs lie beside and below the lines`() {
        #expect(glyphs(0, 2 * height + 1, 50).length == 0)
        #expect(glyphs(150, 0, 50).length == 0 && glyphs(-50, 0, 50).length == 0)
        let other = NSTextContainer(size: CGSize(width: 100, height: 100))
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(manager.glyphRange(forBoundingRect: rect, in: other).length == 0)
    }

    @Test func `glyphs that have no room lie in no rectangle`() {
        container.maximumNumberOfLines = 1
        #expect(glyphs(0, 0, 500) == NSRange(location: 0, length: 5))
        let second = NSTextContainer(size: CGSize(width: 100, height: 0))
        second.lineFragmentPadding = 0
        manager.addTextContainer(second)
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(manager.glyphRange(forBoundingRect: rect, in: second) == NSRange(location: 5, length: 5))
    }

    @Test func `the glyphs that an ellipsis replaces have a range`() {
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        let tail = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(tail.location == manager.glyphRange(for: container).length && NSMaxRange(tail) == 10)
        #expect(tail.location == 3 || tail.location == 4)
        container.lineBreakMode = .byTruncatingHead
        let head = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 9)
        #expect(head.location == 0 && (6...7).contains(head.length))
        container.lineBreakMode = .byTruncatingMiddle
        let middle = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(middle.location > 0 && NSMaxRange(middle) < 10 && (6...7).contains(middle.length))
    }

    @Test func `only the last line is truncated`() {
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        storage.append(
            NSAttributedString(string: "さしすせそ", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 2).location == NSNotFound)
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 6)
        #expect((8...9).contains(hidden.location) && NSMaxRange(hidden) == 15)
    }

    @Test func `an attachment has a size`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -3, width: 30, height: 12)
        let text = NSAttributedString(attachment: attachment, attributes: [.kern: 0])
        storage.insert(text, at: 1)
        #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 12))
        for glyph in [0, 2, 50, -1] {
            #expect(manager.attachmentSize(forGlyphAt: glyph) == CGSize(width: -1, height: -1))
        }
        #expect(storage.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!storage.containsAttachments(in: NSRange(location: 2, length: 5)))
    }

    @Test func `the empty line at the end has a rectangle`() {
        #expect(manager.extraLineFragmentUsedRect == .zero && manager.extraLineFragmentTextContainer == nil)
        storage.append(
            NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        container.lineFragmentPadding = 5
        container.size.width = 110
        let used = manager.extraLineFragmentUsedRect
        #expect(used.minX == 0 && used.width == 10 && abs(used.minY - 2 * height) < 0.01)
        #expect(abs(used.height - height) < 0.01)
        #expect(manager.extraLineFragmentTextContainer === container)
    }

    @Test func `replacing the text storage of one layout manager replaces it for all`() {
        let second = NSLayoutManager()
        storage.addLayoutManager(second)
        let other = NSTextStorage(string: "か")
        manager.replaceTextStorage(other)
        #expect(storage.layoutManagers.isEmpty && other.layoutManagers.count == 2)
        #expect(manager.textStorage === other && second.textStorage === other)
        #expect(manager.numberOfGlyphs == 1)
    }

    @Test func `a container with exclusions is no simple rectangle`() {
        #expect(container.isSimpleRectangular)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
        #expect(!container.isSimpleRectangular)
    }
}
