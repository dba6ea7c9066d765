import CPangoLayout

/// A text of two lines that Pango itself lays out, for comparison.
final class PangoParagraph {
    private let context: OpaquePointer
    private let layout: OpaquePointer

    /// Creates a paragraph in Inter and Noto Sans CJK JP with a size and a width in points, or returns nil if Pango has
    /// no layout.
    init?(size: Double, width: Double) {
        guard let map = pango_cairo_font_map_get_default(),
            let context = pango_font_map_create_context(map),
            let layout = pango_layout_new(context)
        else { return nil }
        self.context = context
        self.layout = layout
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let font = pango_font_description_from_string("Inter,Noto Sans CJK JP")
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_height(layout, -2)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Lays out a text, and returns its height in points.
    func height(of text: String) -> Double {
        pango_layout_set_text(layout, text, -1)
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &width, &height)
        return Double(height) / Double(PANGO_SCALE)
    }
}
