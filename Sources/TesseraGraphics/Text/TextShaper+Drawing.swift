import CCairo
import CPango
import TesseraBasics
import TesseraGeometry

/// A part of a line whose glyphs come from one font, where it is drawn.
struct GlyphRun {
    /// The style of the run.
    let style: TextRunStyle
    /// The left edge in points.
    let x: CGFloat
    /// The width in points.
    let width: CGFloat
    /// Draws the glyphs in a Cairo context from its current point, which lies on the baseline, in its own colour.
    let show: (OpaquePointer) -> Void
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
        forEachVisualItem(of: shaped, piece, language: language) { item, _, glyphs in
            var styles: [TextRunStyle] = []
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                styles.append(shaped.style(ofGlyph: index, in: glyphs, of: item))
            }
            addSpace(to: glyphs, of: item, in: shaped, styles: styles, line: line, spread: spread)
            var start = 0
            while start < styles.count {
                let end = styles[start...].firstIndex { $0 != styles[start] } ?? styles.count
                // A string of the glyphs from start to end, in the memory of the whole string.
                var part = PangoGlyphString(
                    num_glyphs: Int32(end - start), glyphs: glyphs.pointee.glyphs + start,
                    log_clusters: glyphs.pointee.log_clusters + start, space: 0)
                let width = CGFloat(pango_glyph_string_get_width(&part)) / CGFloat(PANGO_SCALE)
                body(
                    GlyphRun(style: styles[start], x: x, width: width) { cairo in
                        pango_cairo_show_glyph_string(cairo, item.pointee.analysis.font, &part)
                    })
                x += width
                start = end
            }
        }
    }

    /// What is added after each character of a line whose width is not that of its glyphs: it was tightened, or
    /// justified without spaces.
    private func spread(of line: TextLine, _ shaped: ShapedText) -> CGFloat {
        let natural = shaped.width + line.wordSpacing * CGFloat(shaped.bytes.count(where: { $0 == 0x20 }))
        let clusters = (0..<shaped.count).count(where: { shaped.isClusterBoundary(at: $0) })
        return clusters > 0 ? (line.width - natural) / CGFloat(clusters) : 0
    }

    /// Puts space behind the characters of an item, and gives attachments their widths.
    private func addSpace(
        to glyphs: UnsafeMutablePointer<PangoGlyphString>, of item: UnsafeMutablePointer<PangoItem>,
        in shaped: ShapedText, styles: [TextRunStyle], line: TextLine, spread: CGFloat
    ) {
        let isRightToLeft = item.pointee.analysis.level % 2 == 1
        let clusters = glyphs.pointee.log_clusters
        for (index, style) in styles.enumerated() {
            let byte = Int(item.pointee.offset) + Int(clusters?[index] ?? 0)
            // The glyph of a cluster that is read last carries the space behind it.
            let neighbour = isRightToLeft ? index - 1 : index + 1
            let isLast = !styles.indices.contains(neighbour) || clusters?[neighbour] != clusters?[index]
            var width = CGFloat(glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
            if let attachment = style.attachment, shaped.bytes.hasAttachment(at: byte) {
                width = isLast ? attachment.width : 0
                // PANGO_GLYPH_EMPTY: the picture is drawn in the glyph's place.
                glyphs.pointee.glyphs[index].glyph = 0x0FFF_FFFF
            }
            if isLast {
                width += style.kern + spread
                if shaped.bytes[byte] == 0x20 { width += line.wordSpacing }
            }
            let bounded = width.isFinite ? min(max(width, -1e5), 1e5) : 0
            glyphs.pointee.glyphs[index].geometry.width = Int32((bounded * CGFloat(PANGO_SCALE)).rounded())
        }
    }
}

extension ShapedText {
    /// The style of the character that a glyph of an item stands for.
    fileprivate func style(
        ofGlyph index: Int, in glyphs: UnsafeMutablePointer<PangoGlyphString>,
        of item: UnsafeMutablePointer<PangoItem>
    ) -> TextRunStyle {
        let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters[index])
        return style(at: (0..<count).partitioningIndex { byteOffsets[$0] >= byte })
    }
}
