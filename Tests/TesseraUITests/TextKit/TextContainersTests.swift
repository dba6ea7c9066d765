import Foundation
import Testing

@testable import TesseraUI

/// Tests text that flows through several containers. In a font of 20 points, each Japanese character is 20 points wide.
@MainActor struct TextContainersTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let manager = NSLayoutManager()
    private let storage = NSTextStorage()

    init() { storage.addLayoutManager(manager) }

    private func setText(_ text: String, _ style: NSParagraphStyle = NSParagraphStyle()) {
        storage.setAttributedString(
            NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
    }

    /// Adds a container that has room for some lines of five characters.
    @discardableResult
    private func add(lines: CGFloat) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 100, height: (lines + 0.5) * font.lineHeight))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        return container
    }

    /// Returns the range from the first index to the second.
    private func range(_ start: Int, _ end: Int) -> NSRange { NSRange(location: start, length: end - start) }

    @Test func `text continues in the next container`() {
        setText("あいうえおかきくけこさしすせそ")
        let pages = [add(lines: 1), add(lines: 2), add(lines: 2)]
        #expect(manager.textContainers == pages)
        #expect(pages.map { manager.glyphRange(for: $0).length } == [5, 10, 0])
        #expect(manager.glyphRange(for: pages[1]) == range(5, 15))
        #expect(manager.usedRect(for: pages[1]).size == CGSize(width: 100, height: 2 * font.lineHeight))
        #expect(manager.usedRect(for: pages[2]) == .zero)
    }

    @Test func `an app adds containers until all text has room`() {
        setText(String(repeating: "あいうえおか\n\n漢字かな交じり文。 \n", count: 300))
        var pages: [NSRange] = []
        var end = 0
        while end < manager.numberOfGlyphs {
            let page = manager.glyphRange(for: add(lines: 6))
            guard page.length > 0 else { break }
            #expect(page.location == end)
            pages.append(page)
            end = NSMaxRange(page)
        }
        #expect(end == manager.numberOfGlyphs)
        // Two lines of the first paragraph, an empty line, and two of the third make 1500 lines.
        #expect(pages.count == 250)
    }

    @Test func `white space and the line break behind the last line belong to it`() {
        setText("あいう  \nえお\r\n\nか")
        let pages = [add(lines: 1), add(lines: 1), add(lines: 1), add(lines: 1)]
        #expect(
            pages.map { manager.glyphRange(for: $0) } == [
                range(0, 6), range(6, 10), range(10, 11), range(11, 12),
            ])
    }

    @Test func `a paragraph that continues has no indent of a first line`() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 40
        style.paragraphSpacingBefore = 10
        setText("あいうえおかきくけこ\nさ", style)
        let pages = [add(lines: 2), add(lines: 2)]
        // Three characters have room beside the indent.
        #expect(manager.glyphRange(for: pages[0]) == range(0, 8))
        let first = manager.boundingRect(forGlyphRange: range(8, 9), in: pages[1])
        #expect(abs(first.minX) < 0.01 && abs(first.minY) < 0.01)
        let next = manager.boundingRect(forGlyphRange: range(11, 12), in: pages[1])
        #expect(abs(next.minX - 40) < 0.01 && abs(next.minY - font.lineHeight - 10) < 0.01)
    }

    @Test func `glyphs are found in their container`() {
        setText("あいうえおかきくけこ")
        let pages = [add(lines: 1), add(lines: 1)]
        var found = NSRange()
        #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: &found) === pages[0])
        #expect(found == range(0, 5))
        #expect(manager.textContainer(forGlyphAt: 7, effectiveRange: &found) === pages[1])
        #expect(found == range(5, 10))
        #expect(manager.textContainer(forGlyphAt: 10, effectiveRange: &found) == nil)
        #expect(found.location == NSNotFound)
        #expect(manager.glyphIndex(for: CGPoint(x: 50, y: 5), in: pages[1]) == 7)
        #expect(abs(manager.location(forGlyphAt: 7).x - 40) < 0.01)
        #expect(manager.lineFragmentRect(forGlyphAt: 7, effectiveRange: &found).minY == 0)
        #expect(found == range(5, 10))
        let both = range(3, 7)
        #expect(abs(manager.boundingRect(forGlyphRange: both, in: pages[0]).minX - 60) < 0.01)
        #expect(abs(manager.boundingRect(forGlyphRange: both, in: pages[1]).width - 40) < 0.01)
    }

    @Test func `lines of all containers are enumerated`() {
        setText("あいうえおかきくけこさしすせそ")
        let pages = [add(lines: 1), add(lines: 2)]
        var lines: [NSRange] = []
        var containers: [NSTextContainer] = []
        manager.enumerateLineFragments(forGlyphRange: range(0, 15)) { _, _, container, line, _ in
            lines.append(line)
            containers.append(container)
        }
        #expect(lines == [range(0, 5), range(5, 10), range(10, 15)])
        #expect(containers == [pages[0], pages[1], pages[1]])
    }

    @Test func `a changed container moves the text of those behind it`() {
        setText("あいうえおかきくけこさしすせそ")
        let pages = [add(lines: 1), add(lines: 1), add(lines: 1)]
        #expect(manager.glyphRange(for: pages[2]) == range(10, 15))
        pages[1].size.height = 2.5 * font.lineHeight
        #expect(pages.map { manager.glyphRange(for: $0) } == [range(0, 5), range(5, 15), range(0, 0)])
        manager.removeTextContainer(at: 0)
        #expect(manager.glyphRange(for: pages[1]) == range(0, 10))
        #expect(manager.glyphRange(for: pages[2]) == range(10, 15))
        manager.insertTextContainer(pages[0], at: 1)
        #expect(manager.glyphRange(for: pages[0]) == range(10, 15))
        setText("あ")
        #expect(manager.glyphRange(for: pages[1]) == range(0, 1))
    }
}
