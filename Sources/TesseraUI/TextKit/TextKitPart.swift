import Foundation
import TesseraGraphics

/// The text that lies in one of the containers of a layout manager.
struct TextKitPart {
    /// The lines. Their offsets begin at the first glyph of the part.
    let lines: TextKitLines
    /// The first glyph of the part.
    let start: Int
    /// The first glyph behind the part, which begins the next one. White space at the end of the last line belongs to the part.
    let next: Int
    /// The UTF-16 length of the text of which `lines` was made. Not all of it has space in the container.
    private let length: Int

    /// The glyphs of the part.
    var glyphs: NSRange { NSRange(location: start, length: next - start) }

    /// The number of UTF-16 units that are laid out at first for a container that has an end. It is more than most pages have.
    private static let usualLength = 3000

    /// Lays out the text from a place on in a container.
    @MainActor
    init(_ storage: NSTextStorage, from start: Int, in container: NSTextContainer, usesFontLeading: Bool) {
        self.start = start
        let hasEnd = container.size.height > 0 && container.size.height < 1e9
        var wanted = hasEnd ? Self.usualLength : storage.length
        while true {
            let text = Self.text(of: storage, from: start, wanted)
            let lines = TextKitLines(text, container: container, usesFontLeading: usesFontLeading)
            // Later paragraphs do not change the lines of earlier ones, so that they are needed only if there is space for them.
            guard lines.end == text.length, start + text.length < storage.length else {
                (self.lines, length) = (lines, text.length)
                next = lines.layout.lines.isEmpty ? start : start + Self.spaceEnd(in: text, from: lines.end)
                return
            }
            wanted *= 4
        }
    }

    /// Creates the part for lines that a text view has laid out.
    init(_ lines: TextKitLines) {
        (self.lines, start, next, length) = (lines, 0, lines.end, Int.max)
    }

    /// Returns at least as much of a text as is wanted, and whole paragraphs at the end.
    private static func text(of storage: NSTextStorage, from start: Int, _ wanted: Int) -> NSAttributedString
    {
        if start == 0, wanted >= storage.length { return storage }
        let string = storage.string as NSString
        var end = storage.length
        if wanted < end - start {
            end = NSMaxRange(string.paragraphRange(for: NSRange(location: start + wanted, length: 0)))
        }
        let range = NSRange(location: start, length: end - start)
        let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
        if start > 0, start < end, !isBreak(string.character(at: start - 1)) { continueParagraph(text) }
        return text
    }

    /// Removes from the first paragraph of a text what only the beginning of a paragraph has.
    private static func continueParagraph(_ text: NSMutableAttributedString) {
        let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: 0, length: 0))
        var styles: [(style: NSMutableParagraphStyle, range: NSRange)] = []
        text.enumerateAttribute(.paragraphStyle, in: paragraph) { value, range, _ in
            let copy = (value as? NSParagraphStyle)?.mutableCopy()
            if let style = copy as? NSMutableParagraphStyle { styles.append((style, range)) }
        }
        for (style, range) in styles {
            style.firstLineHeadIndent = style.headIndent
            style.paragraphSpacingBefore = 0
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
    }

    /// Returns the end of the white space behind a line: spaces and tabs, and the line break that ends a paragraph.
    private static func spaceEnd(in text: NSAttributedString, from end: Int) -> Int {
        let string = text.string as NSString
        var end = end
        while end < string.length, [0x20, 0x09].contains(string.character(at: end)) { end += 1 }
        guard end < string.length, isBreak(string.character(at: end)) else { return end }
        let isPair =
            string.character(at: end) == 0x0D && end + 1 < string.length
            && string.character(at: end + 1) == 0x0A
        return end + (isPair ? 2 : 1)
    }

    private static func isBreak(_ unit: unichar) -> Bool { [0x0A, 0x0D, 0x2029].contains(unit) }

    /// Returns the glyphs of a range as offsets into the part's text. Glyphs of other parts are left out.
    func local(_ range: NSRange) -> NSRange {
        if start == 0, range.location == NSNotFound || range.location + range.length <= length {
            return range
        }
        guard range.location != NSNotFound else { return range }
        let first = min(max(range.location, start), next)
        let last = min(max(range.location + range.length, first), next)
        return NSRange(location: first - start, length: last - first)
    }

    /// Returns the glyphs of a line, with the white space at its end.
    func glyphs(ofLine line: Int) -> NSRange {
        let glyphs = global(lines.glyphs(ofLine: line))
        guard line == lines.starts.count - 1 else { return glyphs }
        return NSRange(location: glyphs.location, length: max(next - glyphs.location, 0))
    }

    /// Returns offsets into the part's text as glyphs.
    func global(_ range: NSRange) -> NSRange {
        NSRange(location: range.location + start, length: range.length)
    }
}
