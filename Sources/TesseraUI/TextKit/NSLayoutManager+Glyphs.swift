import Foundation

/// Glyphs and characters.
extension NSLayoutManager {
    /// The number of glyphs, which is that of the UTF-16 units of the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns true if there is a glyph with a number.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the character for which a glyph stands.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyph that stands for a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs that stand for a range of characters, widened to whole characters as users see them.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let whole = wholeCharacters(charRange)
        actualCharRange?.pointee = whole
        return whole
    }

    /// Returns the characters for which a range of glyphs stands, widened to whole characters as users see them.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let whole = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    /// Returns the glyphs that lie in a container; those that had no room are left out.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: lines(in: container)?.end ?? 0)
    }

    /// Returns the lines of a container of this layout manager.
    func lines(in container: NSTextContainer) -> TextKitLines? {
        textContainers.first === container ? lines : nil
    }

    private func wholeCharacters(_ range: NSRange) -> NSRange {
        guard let text = textStorage?.string as NSString?, range.location != NSNotFound else { return range }
        let start = min(max(range.location, 0), text.length)
        let end = min(max(range.location + range.length, start), text.length)
        guard end > start else { return NSRange(location: start, length: 0) }
        return text.rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
    }
}

/// Points.
extension NSLayoutManager {
    /// Returns the glyph at a point of a container, or the nearest one. The result is 0 if there is no text.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        hit(point, in: container)?.range.location ?? 0
    }

    /// Returns the glyph at a point of a container, or the nearest one, and how far into it the point lies, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, in: container)
        partialFraction?.pointee = hit?.fraction ?? 0
        return hit?.range.location ?? 0
    }

    /// Returns how far into the nearest glyph a point of a container lies, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, in: container)?.fraction ?? 0
    }

    /// Returns the character at a point of a container, or the nearest one, and how far into it the point lies on the way to
    /// the next place of a caret, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func hit(_ point: CGPoint, in container: NSTextContainer) -> (range: NSRange, fraction: CGFloat)?
    {
        guard let lines = lines(in: container), let line = lines.line(nearest: point.y) else { return nil }
        return lines.geometry.character(nearest: point.x, in: lines.layout.lines[line])
            ?? (NSRange(location: lines.starts[line], length: 0), 0)
    }
}
