import CCairo
import CPango
import TesseraGeometry

/// The glyphs of one line of text with their places, ready to be drawn.
///
/// The glyphs are those with which the line was measured. A line that was drawn lately is shaped only once.
public final class GlyphLine: @unchecked Sendable {
    // Cairo's scaled fonts may be used on any thread, and nothing here changes after the initializer.

    /// A part of a line whose glyphs come from one font and have one style.
    public struct Run: Sendable {
        /// The style.
        public let style: TextRunStyle
        /// The left edge in points of the line.
        public let x: CGFloat
        /// The width in points.
        public let width: CGFloat
        /// The glyphs with their font, or nil if there is nothing to draw.
        let glyphs: Glyphs?
    }

    /// The runs from left to right.
    public let runs: [Run]
    /// A Boolean value that tells whether a font was found for each character.
    public let isComplete: Bool

    init(runs: [Run], isComplete: Bool) {
        self.runs = runs
        self.isComplete = isComplete
    }

    /// Glyphs of one font.
    final class Glyphs: @unchecked Sendable {
        /// Cairo's font.
        let font: OpaquePointer
        /// The glyphs with their places in points, from the start of the baseline.
        let glyphs: [cairo_glyph_t]
        /// True if the font's glyphs have their own colours.
        let isColored: Bool
        /// The characters of the glyphs, or nil if they are not known for each.
        let spelling: GlyphSpelling?

        /// Takes the visible glyphs of a string. Returns nil if there are none.
        init?(
            _ font: UnsafeMutablePointer<PangoFont>?, _ string: PangoGlyphString,
            spelling: GlyphSpelling? = nil
        ) {
            guard let font, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
                return nil
            }
            let unit = 1 / Double(PANGO_SCALE)
            var glyphs: [cairo_glyph_t] = []
            var x = 0.0
            for index in 0..<Int(string.num_glyphs) {
                let info = string.glyphs[index]
                let left = x + Double(info.geometry.x_offset) * unit
                x += Double(info.geometry.width) * unit
                // This is PANGO_GLYPH_EMPTY, which has no ink.
                if info.glyph == 0x0FFF_FFFF { continue }
                // A character that no font has is drawn as the box that each font has at its first place.
                let isUnknown = info.glyph & 0x1000_0000 != 0
                glyphs.append(
                    cairo_glyph_t(
                        index: isUnknown ? 0 : UInt(info.glyph), x: left,
                        y: Double(info.geometry.y_offset) * unit))
            }
            guard !glyphs.isEmpty else { return nil }
            self.spelling = spelling?.glyphCount == glyphs.count ? spelling : nil
            self.font = cairo_scaled_font_reference(scaled)
            self.glyphs = glyphs
            var color: FcBool = 0
            let pattern = pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
            isColored = FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color != 0
        }

        deinit { cairo_scaled_font_destroy(font) }
    }

    /// The properties of a line on which its glyphs depend.
    struct Request: Hashable {
        private let fragments: [TextFragment]
        private let width: CGFloat
        private let isRightToLeft: Bool
        private let wordSpacing: CGFloat
        private let scale: CGFloat

        init(_ line: TextLine, scale: CGFloat) {
            fragments = line.fragments
            width = line.width
            isRightToLeft = line.isRightToLeft
            wordSpacing = line.wordSpacing
            self.scale = scale
        }
    }
}

extension TextLine {
    /// Creates a line that was laid out before from its parts.
    ///
    /// - Parameters:
    ///   - fragments: The parts in reading order.
    ///   - width: The width in points into which the glyphs are spread.
    ///   - isRightToLeft: True if the line's paragraph is written from right to left.
    ///   - wordSpacing: The points to add to each space.
    public init(
        fragments: [TextFragment], width: CGFloat, isRightToLeft: Bool = false, wordSpacing: CGFloat = 0
    ) {
        self.fragments = fragments
        self.width = width
        self.isRightToLeft = isRightToLeft
        self.wordSpacing = wordSpacing
        range = 0..<0
    }

    /// Returns the glyphs of the line for drawing at a scale, in pixels per point. The method may be called
    /// on any thread.
    public func glyphs(scale: CGFloat) -> GlyphLine {
        TextEngine.shared.withLock { $0.glyphs(of: self, scale: scale) }
    }
}

extension TextFragment {
    /// Creates a part of a line.
    public init(_ text: String, style: TextRunStyle, width: CGFloat) {
        self.text = text
        self.style = style
        self.width = width
    }
}

extension Canvas {
    /// Draws glyphs.
    ///
    /// Letters are filled as paths, so that they lie at fractions of pixels, as in browsers. Emoji have their
    /// own colours, and of the colour only the opacity counts.
    /// - Parameters:
    ///   - run: The glyphs.
    ///   - point: The place of the line's start on its baseline.
    ///   - color: The colour.
    ///   - outline: A line along the edges of the letters, or nil for none.
    ///   - obliqueness: The slant of the letters to the right, as the tangent of the angle.
    public func fill(
        _ run: GlyphLine.Run, at point: CGPoint, color: Color, outline: TextLook.Outline? = nil,
        obliqueness: CGFloat = 0
    ) {
        guard let part = run.glyphs else { return }
        let place = CGPoint(x: point.x + run.x, y: point.y - run.style.baselineOffset)
        draw(part, at: place, color: color, outline: outline, obliqueness: obliqueness)
    }

    /// Draws glyphs from a place on their baseline.
    func draw(
        _ part: GlyphLine.Glyphs, at place: CGPoint, color: Color, outline: TextLook.Outline?,
        obliqueness: CGFloat
    ) {
        withState {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            translate(x: place.x, y: place.y)
            lean(obliqueness)
            // Letters that are not filled are no letters in a document, but lines.
            if keepsShapes, part.isLegible, outline?.isFilled != false {
                return show(part, opacity: color.alpha, outline: outline)
            }
            cairo_set_scaled_font(context, part.font)
            var glyphs = part.glyphs
            if part.isColored { return drawColored(&glyphs, opacity: color.alpha) }
            cairo_new_path(context)
            cairo_glyph_path(context, &glyphs, Int32(glyphs.count))
            guard let outline, outline.thickness > 0, outline.thickness.isFinite else {
                return cairo_fill(context)
            }
            if outline.isFilled, outline.color == color {
                // A line of the letters' own colour makes them bolder. Whichever comes first, they look the same.
                prepare(outline)
                cairo_stroke_preserve(context)
                return cairo_fill(context)
            }
            if outline.isFilled { cairo_fill_preserve(context) }
            let line = outline.color
            cairo_set_source_rgba(context, line.red, line.green, line.blue, line.alpha)
            prepare(outline)
            cairo_stroke(context)
        }
    }

    /// Sets the properties of the line along the edges of letters.
    func prepare(_ outline: TextLook.Outline) {
        cairo_set_line_width(context, outline.thickness)
        // Beyond this limit browsers cut the corners of letters off.
        cairo_set_miter_limit(context, Double(outline.shape?.miterLimit ?? 4))
        cairo_set_line_join(context, outline.shape?.join.cairo ?? CAIRO_LINE_JOIN_MITER)
        guard let shape = outline.shape else { return }
        cairo_set_line_cap(context, shape.cap.cairo)
        guard !shape.dashLengths.isEmpty else { return }
        let lengths = shape.dashLengths.map { Double($0) }
        cairo_set_dash(context, lengths, Int32(lengths.count), shape.dashPhase)
    }

    /// Makes what is drawn next lean to the right, by the tangent of an angle.
    func lean(_ obliqueness: CGFloat) {
        guard obliqueness != 0 else { return }
        var lean = cairo_matrix_t(xx: 1, yx: 0, xy: -obliqueness, yy: 1, x0: 0, y0: 0)
        cairo_transform(context, &lean)
    }

    private func drawColored(_ glyphs: inout [cairo_glyph_t], opacity: Double) {
        guard opacity < 1 else { return cairo_show_glyphs(context, &glyphs, Int32(glyphs.count)) }
        cairo_push_group(context)
        cairo_show_glyphs(context, &glyphs, Int32(glyphs.count))
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
    }
}
