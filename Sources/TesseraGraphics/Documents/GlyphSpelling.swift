import CCairo
import CPango
import Foundation
import TesseraGeometry

/// The characters that glyphs stand for, by which a document's text can be selected and searched.
struct GlyphSpelling {
    /// The characters in UTF-8, in reading order.
    let text: [UInt8]
    /// The parts of the text, in reading order, that a number of glyphs stand for together.
    let clusters: [cairo_text_cluster_t]
    /// True if the glyphs, from left to right, are in the reverse of the reading order.
    let isBackward: Bool
    /// The number of glyphs with ink.
    let glyphCount: Int

    /// Finds the characters of some glyphs of an item. Returns nil if they are no whole characters.
    ///
    /// - Parameters:
    ///   - range: The glyphs.
    ///   - glyphs: All glyphs of the item, from left to right.
    ///   - item: The item.
    ///   - shaped: The text of the item.
    init?(
        of range: Range<Int>, in glyphs: UnsafeMutablePointer<PangoGlyphString>,
        _ item: UnsafeMutablePointer<PangoItem>, _ shaped: ShapedText
    ) {
        isBackward = item.pointee.analysis.level % 2 == 1
        let count = Int(glyphs.pointee.num_glyphs)
        guard let starts = glyphs.pointee.log_clusters, let infos = glyphs.pointee.glyphs else { return nil }
        let (offset, length) = (Int(item.pointee.offset), Int(item.pointee.length))
        var (text, clusters, inked) = ([UInt8](), [cairo_text_cluster_t](), 0)
        let order = isBackward ? Array(range.reversed()) : Array(range)
        var place = 0
        while place < order.count {
            let start = Int(starts[order[place]])
            var visible: Int32 = 0
            var last = order[place]
            while place < order.count, Int(starts[order[place]]) == start {
                last = order[place]
                // This is PANGO_GLYPH_EMPTY, which has no ink.
                if infos[last].glyph != 0x0FFF_FFFF { visible += 1 }
                place += 1
            }
            // The characters end where those of the next glyph in reading order begin.
            let next = isBackward ? last - 1 : last + 1
            let end = (0..<count).contains(next) ? Int(starts[next]) : length
            guard end > start, end <= length, offset + end <= shaped.bytes.count else { return nil }
            text += shaped.bytes[offset + start..<offset + end]
            clusters.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: visible))
            inked += Int(visible)
        }
        guard String(validating: text, as: UTF8.self) != nil else { return nil }
        (self.text, self.clusters, glyphCount) = (text, clusters, inked)
    }

    /// True if all characters are for private use, as those of fonts of symbols are. Nobody can read them as text.
    var isPrivate: Bool {
        !text.isEmpty
            && String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy {
                $0.properties.generalCategory == .privateUse
            }
    }
}

extension GlyphLine.Glyphs {
    /// True for letters, and false for glyphs that are pictures, such as symbols.
    var isLegible: Bool { spelling?.isPrivate != true }
}

extension Canvas {
    /// Draws glyphs at the origin as letters of a document, which can be selected and searched.
    ///
    /// - Parameters:
    ///   - part: The glyphs.
    ///   - opacity: The opacity of glyphs that have their own colours. Others have the colour of the context.
    ///   - outline: A line along the edges of the letters, or nil for none.
    func show(_ part: GlyphLine.Glyphs, opacity: Double, outline: TextLook.Outline? = nil) {
        if part.isColored { return showPicture(of: part, opacity: opacity) }
        cairo_set_scaled_font(context, part.font)
        if let spelling = part.spelling {
            let text = spelling.text.map { CChar(bitPattern: $0) }
            let flags =
                spelling.isBackward
                ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
            cairo_show_text_glyphs(
                context, text, Int32(text.count), part.glyphs, Int32(part.glyphs.count), spelling.clusters,
                Int32(spelling.clusters.count), flags)
        } else {
            cairo_show_glyphs(context, part.glyphs, Int32(part.glyphs.count))
        }
        guard let outline, outline.thickness > 0, outline.thickness.isFinite else { return }
        let line = outline.color
        cairo_new_path(context)
        cairo_glyph_path(context, part.glyphs, Int32(part.glyphs.count))
        cairo_set_source_rgba(context, line.red, line.green, line.blue, line.alpha)
        prepare(outline)
        cairo_stroke(context)
    }

    /// Draws glyphs with their own colours, such as emoji. Fonts have them as pictures of one size, which Cairo would make as
    /// small as the letters are on a screen.
    private func showPicture(of part: GlyphLine.Glyphs, opacity: Double) {
        var extents = cairo_text_extents_t()
        cairo_set_scaled_font(context, part.font)
        cairo_glyph_extents(context, part.glyphs, Int32(part.glyphs.count), &extents)
        let box = CGRect(
            x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height
        ).insetBy(dx: -1, dy: -1)
        guard let picture = Canvas(covering: box, density: PDFWriter.density) else { return }
        cairo_set_scaled_font(picture.context, part.font)
        cairo_show_glyphs(picture.context, part.glyphs, Int32(part.glyphs.count))
        cairo_surface_flush(picture.surface)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
    }
}
