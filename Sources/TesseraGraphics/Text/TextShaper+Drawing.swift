import CCairo
import CPango
import TesseraGeometry

/// A part of a line whose glyphs come from one font, where it is drawn.
struct GlyphRun {
    /// The style of the run.
    let style: TextRunStyle
    /// The left edge in points.
    let x: CGFloat
    /// The width in points.
    let width: CGFloat
    /// Draws the glyphs from a point on the baseline in the context's own colour.
    let show: () -> Void
}

extension TextShaper {
    /// Goes through the glyphs of a line from left to right.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - piece: Its fragments.
    ///   - cairo: The context that glyphs are drawn in.
    ///   - body: What to do with each run. Its glyphs are gone afterwards.
    func forEachGlyphRun(
        of line: TextLine, piece: TextPiece, language: Language, cairo: OpaquePointer,
        _ body: (GlyphRun) -> Void
    ) {
        // Fonts are loaded for the size at which they are drawn, which the canvas's transform decides.
        var transform = cairo_matrix_t()
        cairo_get_matrix(cairo, &transform)
        var matrix = PangoMatrix(
            xx: transform.xx, xy: transform.xy, yx: transform.yx, yy: transform.yy, x0: 0, y0: 0)
        setMatrix(&matrix)
        defer { setMatrix(nil) }
        let shaped = shape(piece, language: language, isRightToLeft: line.isRightToLeft).text
        let spread = spread(of: line, shaped)
        var x = line.x
        forEachVisualItem(of: shaped, piece, language: language) { item, bytes, glyphs in
            let style = shaped.runs(in: shaped.position(ofByte: Int(item.pointee.offset)))[0].style
            let width = space(glyphs, of: item, in: shaped, style: style, line: line, spread: spread)
            body(
                GlyphRun(style: style, x: x, width: width) {
                    pango_cairo_show_glyph_string(cairo, item.pointee.analysis.font, glyphs)
                })
            x += width
        }
    }

    /// What is added after each character of a line whose width is not that of its glyphs: it was tightened, or
    /// justified without spaces.
    private func spread(of line: TextLine, _ shaped: ShapedText) -> CGFloat {
        let natural = shaped.width + line.wordSpacing * CGFloat(shaped.bytes.count(where: { $0 == 0x20 }))
        let clusters = (0..<shaped.count).count(where: { shaped.isClusterBoundary(at: $0) })
        return clusters > 0 ? (line.width - natural) / CGFloat(clusters) : 0
    }

    /// Puts space behind the characters of an item, and returns the item's width in points.
    private func space(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of item: UnsafeMutablePointer<PangoItem>,
        in shaped: ShapedText, style: TextRunStyle, line: TextLine, spread: CGFloat
    ) -> CGFloat {
        let count = Int(glyphs.pointee.num_glyphs)
        let isRightToLeft = item.pointee.analysis.level % 2 == 1
        var total: CGFloat = 0
        for index in 0..<count {
            let cluster = glyphs.pointee.log_clusters[index]
            // The last glyph of a cluster on its far side carries the space behind it.
            let next = index + 1 < count ? glyphs.pointee.log_clusters[index + 1] : -1
            let isLast = isRightToLeft ? index == 0 || glyphs.pointee.log_clusters[index - 1] != cluster : next != cluster
            var width = CGFloat(glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
            let byte = Int(item.pointee.offset) + Int(cluster)
            if let attachment = style.attachment, shaped.bytes[byte...].starts(with: [0xEF, 0xBF, 0xBC]) {
                width = isLast ? attachment.width : 0
                // PANGO_GLYPH_EMPTY: the picture is drawn in the glyph's place.
                glyphs.pointee.glyphs[index].glyph = 0x0FFF_FFFF
            }
            if isLast {
                width += style.kern + spread
                if shaped.bytes[byte] == 0x20 { width += line.wordSpacing }
            }
            glyphs.pointee.glyphs[index].geometry.width = Int32(
                (min(max(width, -1e5), 1e5) * CGFloat(PANGO_SCALE)).rounded())
            total += width
        }
        return total
    }
}

extension ShapedText {
    /// The position of the scalar that starts at a byte, as an empty range.
    fileprivate func position(ofByte byte: Int) -> Range<Int> {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if byteOffsets[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low..<low
    }
}
