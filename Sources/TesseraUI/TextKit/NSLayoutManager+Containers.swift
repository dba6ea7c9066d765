import Foundation

/// The parts of the text in the containers.
extension NSLayoutManager {
    /// Returns the container in which a glyph lies, or nil if none has space for it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Gets all glyphs in the container, if it is not nil.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        for (index, container) in textContainers.enumerated() {
            guard let part = part(at: index) else { break }
            guard NSLocationInRange(glyphIndex, part.glyphs) else { continue }
            effectiveGlyphRange?.pointee = part.glyphs
            return container
        }
        effectiveGlyphRange?.pointee = NSRange(location: NSNotFound, length: 0)
        return nil
    }

    /// Returns the part of the text in a container, or nil if the container is not one of this layout manager, or if the
    /// containers before it have taken all text.
    func part(in container: NSTextContainer) -> TextKitPart? {
        textContainers.firstIndex { $0 === container }.flatMap { part(at: $0) }
    }

    /// Returns the part with a glyph. That is the last part for a glyph without space, and nil if there are no parts.
    func part(ofGlyph glyph: Int) -> TextKitPart? {
        var last: TextKitPart?
        for index in textContainers.indices {
            guard let part = part(at: index) else { break }
            last = part
            if glyph < part.next { break }
        }
        return last
    }
}
