import Foundation

/// Glyphs and characters.
extension NSLayoutManager {
    /// The number of glyphs, which equals the number of UTF-16 units of the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns true if there is a glyph with an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the index of the character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the index of the glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs of a range of characters, extended to whole characters as users see them.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let whole = wholeCharacters(charRange)
        actualCharRange?.pointee = whole
        return whole
    }

    /// Returns the characters of a range of glyphs, extended to whole characters as users see them.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let whole = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = whole
        return whole
    }

    /// Returns the glyphs that lie in a container, without those for which it has no space. White space at the end of its last
    /// line belongs to them. The range is empty if the containers before it have taken all text.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        part(in: container)?.glyphs ?? NSRange(location: 0, length: 0)
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

    /// Returns the glyph at a point of a container, or the nearest one. `partialFraction` gets the fraction
    /// of the glyph before the point, 0...1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let hit = hit(point, in: container)
        partialFraction?.pointee = hit?.fraction ?? 0
        return hit?.range.location ?? 0
    }

    /// Returns the fraction of the nearest glyph that lies before a point of a container, 0...1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, in: container)?.fraction ?? 0
    }

    /// Returns the character at a point of a container, or the nearest one. `partialFraction` gets the
    /// fraction of the way to the next caret position, 0...1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func hit(_ point: CGPoint, in container: NSTextContainer) -> (range: NSRange, fraction: CGFloat)?
    {
        guard let part = part(in: container), let line = part.lines.line(nearest: point) else { return nil }
        let lines = part.lines
        let hit =
            lines.geometry.character(nearest: point.x, in: lines.layout.lines[line])
            ?? (NSRange(location: lines.starts[line], length: 0), 0)
        return (part.global(hit.range), hit.fraction)
    }
}
