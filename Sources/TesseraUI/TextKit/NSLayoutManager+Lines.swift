import Foundation

/// Rectangles, in the container's coordinates.
extension NSLayoutManager {
    /// Returns the smallest rectangle that contains all lines in a container, with the padding before and
    /// after them.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = part(in: container)?.lines else { return .zero }
        var used = lines.layout.lines.indices.reduce(CGRect.null) { $0.union(lines.used($1)) }
        if lines.extraHeight > 0 { used = used.union(lines.usedExtraFragment) }
        return used.isNull ? .zero : used
    }

    /// Returns the smallest rectangle that contains a range of glyphs, each of which is as high as its line.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange, in: container)
        return rects.isEmpty ? .zero : rects.reduce(.null) { $0.union($1) }
    }

    /// Calls a block for each line that contains glyphs of a range, with the rectangle of these glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selected glyphs, or a range at `NSNotFound` if none are selected. If the
    ///     selection continues on the next line, the rectangle extends to the end of the container.
    ///   - textContainer: The container.
    ///   - block: Gets each rectangle. Setting its second argument to true ends the calls.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = part(in: textContainer) else { return }
        let lines = part.lines
        var stop = ObjCBool(false)
        for (rect, line) in lines.geometry.rects(of: part.local(glyphRange)) {
            var rect = rect
            if selectedRange.location != NSNotFound,
                let index = lines.layout.lines.firstIndex(where: { $0.range == line.range }),
                index + 1 < lines.starts.count,
                part.start + lines.starts[index + 1] < selectedRange.location + selectedRange.length
            {
                let end = line.edges == nil ? lines.width : lines.fragment(index).maxX
                rect.size.width = max(end - rect.minX, rect.width)
            }
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each line that contains glyphs of a range.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - block: Gets the rectangle of the line, the used part of it, the container, and the glyphs of the
    ///     line. Setting its last argument to true ends the calls.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (index, container) in textContainers.enumerated() {
            guard let part = part(at: index) else { return }
            for line in part.lines.layout.lines.indices {
                let glyphs = part.glyphs(ofLine: line)
                guard glyphs.location < glyphRange.location + glyphRange.length,
                    glyphRange.location < glyphs.location + max(glyphs.length, 1)
                else { continue }
                block(part.lines.fragment(line), part.lines.used(line), container, glyphs, &stop)
                if stop.boolValue { return }
            }
            // Containers behind the range need no layout.
            if part.next >= glyphRange.location + glyphRange.length { return }
        }
    }

    /// Returns the rectangle of the line that contains a glyph. It is as wide as the container, or the gap
    /// between two exclusion paths, and extends down to the next line. The result is zero if no line contains the glyph.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    /// Returns the part of a line's rectangle that its letters use, with the padding before and after them.
    /// The result is zero if no line contains the glyph.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(glyphIndex, effectiveGlyphRange) { $0.used($1) }
    }

    /// Returns the place of a glyph on the baseline, in points from the top left corner of its line's
    /// rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let part = part(ofGlyph: glyphIndex),
            let line = part.lines.line(ofGlyph: glyphIndex - part.start)
        else { return .zero }
        let lines = part.lines
        let baseline = lines.layout.lines[line].baseline - lines.layout.lines[line].y
        return CGPoint(x: lines.geometry.caret(at: glyphIndex - part.start).minX, y: baseline)
    }

    /// The rectangle of the empty line after a line break at the end of the text. It is empty if there is
    /// none.
    public var extraLineFragmentRect: CGRect {
        let length = textStorage?.length ?? 0
        guard let part = part(ofGlyph: length), part.next >= length else { return .zero }
        return part.lines.extraFragment
    }

    /// Returns the rectangles of a range of glyphs, one for each line.
    func rects(of glyphRange: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let part = part(in: container) else { return [] }
        return part.lines.geometry.rects(of: part.local(glyphRange)).map(\.rect)
    }

    private func line(
        _ glyph: Int, _ effectiveRange: NSRangePointer?, _ rect: (TextKitLines, Int) -> CGRect
    ) -> CGRect {
        guard let part = part(ofGlyph: glyph), let line = part.lines.line(ofGlyph: glyph - part.start) else {
            effectiveRange?.pointee = NSRange(location: NSNotFound, length: 0)
            return .zero
        }
        effectiveRange?.pointee = part.glyphs(ofLine: line)
        return rect(part.lines, line)
    }
}
