import CCairo
import CPango
import TesseraBasics
import TesseraGeometry

/// A part of a line whose glyphs come from one font, with its place.
struct GlyphRun {
    /// The style of the run.
    let style: TextRunStyle
    /// The left edge in points.
    let x: CGFloat
    /// The width in points.
    let width: CGFloat
    /// Draws the glyphs in a Cairo context in its current colour, from its current point, which lies on the
    /// baseline.
    let draw: (OpaquePointer) -> Void
    /// Returns the glyphs with their font, for drawing them later.
    let collect: () -> GlyphLine.Glyphs?
}

extension TextShaper {
    /// Calls `body` with the runs of glyphs of a line, from left to right.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - piece: The fragments of the line.
    ///   - language: The language of the text.
    ///   - transform: The transform with which the glyphs are drawn. Fonts are loaded for the size at which
    ///     they are drawn.
    ///   - body: A function that receives each run. The run's glyphs are valid only during the call.
    func forEachGlyphRun(
        of line: TextLine, piece: TextPiece, language: Language, transform: cairo_matrix_t,
        _ body: (GlyphRun) -> Void
    ) {
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
                // This is a string of the glyphs from start to end, which uses the memory of the whole
                // string.
                var part = PangoGlyphString(
                    num_glyphs: Int32(end - start), glyphs: glyphs.pointee.glyphs + start,
                    log_clusters: glyphs.pointee.log_clusters + start, space: 0)
                let width = CGFloat(pango_glyph_string_get_width(&part)) / CGFloat(PANGO_SCALE)
                let range = start..<end
                body(
                    GlyphRun(
                        style: styles[start], x: x, width: width,
                        draw: { cairo in
                            pango_cairo_show_glyph_string(cairo, item.pointee.analysis.font, &part)
                        },
                        collect: {
                            GlyphLine.Glyphs(
                                item.pointee.analysis.font, part,
                                spelling: GlyphSpelling(of: range, in: glyphs, item, shaped))
                        }))
                x += width
                start = end
            }
        }
    }

    /// Returns the space to add after each character of a line that is wider or narrower than its glyphs,
    /// because it was tightened, or justified without spaces.
    private func spread(of line: TextLine, _ shaped: ShapedText) -> CGFloat {
        let natural = shaped.width + line.wordSpacing * CGFloat(shaped.bytes.count(where: { $0 == 0x20 }))
        let clusters = (0..<shaped.count).count(where: { shaped.isClusterBoundary(at: $0) })
        return clusters > 0 ? (line.width - natural) / CGFloat(clusters) : 0
    }

    /// Adds space after the characters of an item, and sets the widths of attachments.
    private func addSpace(
        to glyphs: UnsafeMutablePointer<PangoGlyphString>, of item: UnsafeMutablePointer<PangoItem>,
        in shaped: ShapedText, styles: [TextRunStyle], line: TextLine, spread: CGFloat
    ) {
        let isRightToLeft = item.pointee.analysis.level % 2 == 1
        let clusters = glyphs.pointee.log_clusters
        for (index, style) in styles.enumerated() {
            let byte = Int(item.pointee.offset) + Int(clusters?[index] ?? 0)
            // The space after a cluster is added to the glyph of the cluster that is last in reading order.
            let neighbour = isRightToLeft ? index - 1 : index + 1
            let isLast = !styles.indices.contains(neighbour) || clusters?[neighbour] != clusters?[index]
            var width = CGFloat(glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
            if let attachment = style.attachment, shaped.bytes.hasAttachment(at: byte) {
                width = isLast ? attachment.width : 0
                // This is PANGO_GLYPH_EMPTY, as the picture is drawn in the glyph's place.
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
    /// Returns the style of the character to which a glyph of an item belongs.
    fileprivate func style(
        ofGlyph index: Int, in glyphs: UnsafeMutablePointer<PangoGlyphString>,
        of item: UnsafeMutablePointer<PangoItem>
    ) -> TextRunStyle {
        let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters[index])
        return style(at: (0..<count).partitioningIndex { byteOffsets[$0] >= byte })
    }
}
