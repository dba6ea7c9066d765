import Foundation
import TesseraGraphics

/// The text in areas of the containers.
extension NSLayoutManager {
    /// Returns the glyphs of the lines that lie in a rectangle of a container, at least in part. White space at the end of the
    /// last of these lines belongs to them. The range is empty if no line lies there.
    ///
    /// An editor that numbers its lines asks for those that are visible:
    ///
    /// ```swift
    /// let visible = layoutManager.glyphRange(
    ///     forBoundingRect: CGRect(origin: textView.contentOffset, size: textView.bounds.size),
    ///     in: textView.textContainer)
    /// ```
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(in: container), bounds.minX < part.lines.width, bounds.maxX > 0 else {
            return NSRange(location: 0, length: 0)
        }
        let found = part.lines.geometry.characters(from: bounds.minY, to: bounds.maxY)
        guard found.length > 0 else { return NSRange(location: 0, length: 0) }
        return NSIntersectionRange(part.global(found), part.glyphs)
    }

    /// Lays out the text in a rectangle of a container if that is necessary.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(for: container)
    }

    /// Returns the glyphs that "…" replaces in the line with a glyph. The location of the range is `NSNotFound` if the line is
    /// not truncated.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let part = part(ofGlyph: glyphIndex),
            let line = part.lines.line(ofGlyph: glyphIndex - part.start),
            let hidden = part.lines.hiddenGlyphs(ofLine: line)
        else { return NSRange(location: NSNotFound, length: 0) }
        return part.global(hidden)
    }

    /// Returns the size that an attachment takes in its line, in points. Its width and height are -1 for a glyph that is no
    /// attachment.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex), let part = part(ofGlyph: glyphIndex),
            let box = part.lines.attachment(ofGlyph: glyphIndex - part.start)
        else { return CGSize(width: -1, height: -1) }
        return CGSize(width: box.width, height: box.ascent + box.descent)
    }

    /// The part of ``extraLineFragmentRect`` around the caret: twice as wide as the padding of the container. It is empty if
    /// there is no such line.
    public var extraLineFragmentUsedRect: CGRect {
        let length = textStorage?.length ?? 0
        guard let part = part(ofGlyph: length), part.next >= length else { return .zero }
        return part.lines.usedExtraFragment
    }

    /// The container of the empty line after a line break at the end of the text, or nil if there is no such line.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        guard extraLineFragmentUsedRect.height > 0 else { return nil }
        return textContainers.last { part(in: $0) != nil }
    }

    /// Gives the layout manager, and all others of its text storage, another text storage.
    public func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        for manager in textStorage?.layoutManagers ?? [self] { newTextStorage.addLayoutManager(manager) }
    }
}

extension TextKitLines {
    /// Returns the glyphs that a line leaves out for "…", or nil if it is not truncated.
    func hiddenGlyphs(ofLine line: Int) -> NSRange? {
        guard let hidden = layout.lines[line].hidden else { return nil }
        let bytes = text.styled.text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: hidden.lowerBound)
        return NSRange(start..<bytes.index(start, offsetBy: hidden.count), in: text.styled.text)
    }

    /// Returns the box of the attachment at a glyph, or nil if there is none.
    func attachment(ofGlyph glyph: Int) -> TextAttachmentBox? {
        let characters = text.styled.text
        guard glyph >= 0, glyph < characters.utf16.count else { return nil }
        let index = characters.utf16.index(characters.startIndex, offsetBy: glyph)
        let place = characters.utf8.distance(from: characters.startIndex, to: index)
        var end = 0
        for run in text.styled.runs {
            end += run.length
            if place < end { return run.style.attachment }
        }
        return nil
    }

    /// The part of the empty line at the end around the caret. It is empty if there is none.
    var usedExtraFragment: CGRect {
        guard extraHeight > 0 else { return .zero }
        let extra = extraFragment
        return CGRect(x: extra.minX, y: extra.minY, width: 2 * padding, height: extra.height)
    }
}
