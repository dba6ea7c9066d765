import Foundation

/// Rectangles, in points of the container.
extension NSLayoutManager {
    /// Returns the smallest rectangle that holds all lines of a container, with the room before and behind them.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = lines(in: container) else { return .zero }
        var used = lines.layout.lines.indices.reduce(CGRect.null) { $0.union(lines.used($1)) }
        if lines.extraHeight > 0 {
            let extra = lines.extraFragment
            used = used.union(
                CGRect(x: 0, y: extra.minY, width: 2 * lines.padding, height: extra.height))
        }
        return used.isNull ? .zero : used
    }

    /// Returns the smallest rectangle that holds a range of glyphs; each is as high as its line.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange, in: container)
        return rects.isEmpty ? .zero : rects.reduce(.null) { $0.union($1) }
    }

    /// Calls a block for each line that a range of glyphs touches, with the rectangle that the glyphs take there.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selected glyphs, or a range at `NSNotFound` if none are selected. If the selection continues on
    ///     the next line, the rectangle reaches to the end of the container.
    ///   - textContainer: The container.
    ///   - block: What to do with each rectangle. Setting its second argument to true ends the calls.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let lines = lines(in: textContainer) else { return }
        var stop = ObjCBool(false)
        for (rect, line) in lines.geometry.rects(of: glyphRange) {
            var rect = rect
            if selectedRange.location != NSNotFound,
                let index = lines.layout.lines.firstIndex(where: { $0.y == line.y }),
                index + 1 < lines.starts.count,
                lines.starts[index + 1] < selectedRange.location + selectedRange.length
            {
                rect.size.width = max(lines.width - rect.minX, rect.width)
            }
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each line that a range of glyphs touches.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - block: Receives the rectangle of the line, the part of it that is used, the container, and the glyphs of the
    ///     line. Setting its last argument to true ends the calls.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let lines, let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines.layout.lines.indices {
            let glyphs = lines.glyphs(ofLine: line)
            guard glyphs.location < glyphRange.location + glyphRange.length,
                glyphRange.location < glyphs.location + max(glyphs.length, 1)
            else { continue }
            block(lines.fragment(line), lines.used(line), container, glyphs, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the rectangle of the line that a glyph lies in. It is as wide as the container, and reaches down to the next
    /// line. The result is zero if the glyph lies in no line.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    /// Returns the part of a line's rectangle that its letters take, with the room before and behind them. The result is zero
    /// if the glyph lies in no line.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange) { $0.used($1) }
    }

    /// Returns where a glyph lies on the baseline, in points from the top left corner of its line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let lines, let line = lines.line(ofGlyph: glyphIndex) else { return .zero }
        let baseline = lines.layout.lines[line].baseline - lines.layout.lines[line].y
        return CGPoint(x: lines.geometry.caret(at: glyphIndex).minX, y: baseline)
    }

    /// The rectangle of the empty line after a line break that ends the text. It is empty if the text ends otherwise.
    public var extraLineFragmentRect: CGRect { lines?.extraFragment ?? .zero }

    /// Returns the rectangles of a range of glyphs, one for each line.
    func rects(of glyphRange: NSRange, in container: NSTextContainer) -> [CGRect] {
        lines(in: container)?.geometry.rects(of: glyphRange).map(\.rect) ?? []
    }

    private func line(
        _ glyph: Int, _ effectiveRange: NSRangePointer?, _ rect: (TextKitLines, Int) -> CGRect
    ) -> CGRect {
        guard let lines, let line = lines.line(ofGlyph: glyph) else {
            effectiveRange?.pointee = NSRange(location: NSNotFound, length: 0)
            return .zero
        }
        effectiveRange?.pointee = lines.glyphs(ofLine: line)
        return rect(lines, line)
    }
}
