import CCairo
import Foundation

/// The canvas and the looks for drawing text. It is unchecked sendable, although a canvas is not, because
/// the engine does not store it and the calling thread waits until the engine has finished.
private struct TextDrawing: @unchecked Sendable {
    let canvas: Canvas
    let looks: [TextRunStyle: TextLook]
}

extension Canvas {
    /// Draws text that has been laid out.
    ///
    /// - Parameters:
    ///   - layout: The lines.
    ///   - origin: The place of the layout's top left corner.
    ///   - look: Returns the look of a run with a style. It is called before anything is drawn, and may lay out text itself.
    public func draw(_ layout: TextLayout, at origin: CGPoint, look: (TextRunStyle) -> TextLook) {
        var looks: [TextRunStyle: TextLook] = [:]
        for line in layout.lines {
            for fragment in line.fragments where looks[fragment.style] == nil {
                looks[fragment.style] = look(fragment.style)
            }
        }
        let job = TextDrawing(canvas: self, looks: looks)
        TextEngine.shared.withLock { engine in
            for line in layout.lines {
                engine.draw(line, on: job.canvas, at: origin) { style in
                    job.looks[style] ?? TextLook(color: Canvas.Color(red: 0, green: 0, blue: 0, alpha: 1))
                }
            }
        }
    }

    /// Draws a run of glyphs with its background, its shadow, its attachment and its lines. `origin` is the
    /// place of the layout's top left corner.
    func draw(
        _ run: GlyphRun, look: TextLook, at origin: CGPoint, baseline: CGFloat, metrics: FontMetrics
    ) {
        let place = CGPoint(x: origin.x + run.x, y: origin.y + baseline - run.style.baselineOffset)
        if let background = look.background {
            addRectangle(
                CGRect(
                    x: place.x, y: place.y - metrics.ascender, width: run.width,
                    height: metrics.ascender - metrics.descender))
            fill(.color(background))
        }
        if let shadow = look.shadow { drawShadow(shadow, of: run, look: look, at: place, metrics: metrics) }
        paint(run, look, at: place)
        if let box = run.style.attachment, let picture = look.attachment {
            let rect = CGRect(
                x: place.x, y: place.y - box.ascent, width: box.width, height: box.ascent + box.descent)
            draw(picture, in: rect)
        }
        for line in look.lines { draw(line, of: run, at: place, metrics: metrics) }
    }

    /// Draws another canvas, stretched to a rectangle.
    public func draw(_ canvas: Canvas, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        withState {
            translate(x: rect.minX, y: rect.minY)
            scale(x: rect.width / Double(canvas.width), y: rect.height / Double(canvas.height))
            draw(canvas, at: .zero)
        }
    }

    /// Draws the letters with the line along their edges.
    private func paint(_ run: GlyphRun, _ look: TextLook, at place: CGPoint) {
        // Emoji have colours of their own instead of an outline.
        if let outline = look.outline, let glyphs = run.collect(), !glyphs.isColored {
            return draw(
                glyphs, at: place, color: look.color, outline: outline, obliqueness: look.obliqueness)
        }
        withState {
            cairo_set_source_rgba(
                context, look.color.red, look.color.green, look.color.blue, look.color.alpha)
            translate(x: place.x, y: place.y)
            lean(look.obliqueness)
            if keepsShapes {
                if let glyphs = run.collect() { show(glyphs, opacity: look.color.alpha) }
                return
            }
            cairo_move_to(context, 0, 0)
            run.draw(context)
            cairo_new_path(context)
        }
    }

    /// Draws the letters in the colour of their shadow. If the shadow is blurred, they are drawn on a canvas
    /// of their own, which is blurred and then drawn.
    private func drawShadow(
        _ shadow: TextLook.Shadow, of run: GlyphRun, look: TextLook, at place: CGPoint, metrics: FontMetrics
    ) {
        let shadowPlace = CGPoint(x: place.x + shadow.offset.width, y: place.y + shadow.offset.height)
        guard shadow.radius > 0 else {
            return paint(run, look.inOneColor(shadow.color), at: shadowPlace)
        }
        var transform = cairo_matrix_t()
        cairo_get_matrix(context, &transform)
        let pixels = keepsShapes ? PDFWriter.density(ofBlur: shadow.radius) : 1
        let scale = max(abs(transform.xx), abs(transform.xy), 0.01) * pixels
        // A wider blur would be invisible.
        let radius = min(shadow.radius, 100)
        // The box has room for slanted and blurred letters, but is limited by the size of a canvas.
        let reach = 3 * radius + metrics.lineHeight * (1 + abs(look.obliqueness))
        let most = CGFloat(Self.maximumSide / 4)
        let box = CGRect(
            x: shadowPlace.x - reach, y: shadowPlace.y - metrics.ascender - reach,
            width: run.width + 2 * reach,
            height: metrics.lineHeight + 2 * reach)
        let size = CGSize(width: (box.width * scale).rounded(.up), height: (box.height * scale).rounded(.up))
        guard size.width >= 1, size.height >= 1, size.width <= most, size.height <= most else {
            return paint(run, look.inOneColor(shadow.color), at: shadowPlace)
        }
        let layer = Canvas(width: Int(size.width), height: Int(size.height))
        layer.scale(x: scale, y: scale)
        layer.translate(x: -box.minX, y: -box.minY)
        layer.paint(run, look.inOneColor(shadow.color), at: shadowPlace)
        layer.blur(radius: max(Int((radius * scale).rounded()), 1))
        draw(
            layer,
            in: CGRect(x: box.minX, y: box.minY, width: size.width / scale, height: size.height / scale))
    }

    private func draw(_ line: TextLook.Line, of run: GlyphRun, at place: CGPoint, metrics: FontMetrics) {
        // Cairo draws nothing any more after dashes of length zero.
        guard line.thickness > 0, line.thickness.isFinite, line.dashes.allSatisfy({ $0 > 0 }) else { return }
        let middle = line.isThrough ? -metrics.xHeight / 2 : -metrics.descender * 0.5
        withState {
            cairo_set_source_rgba(
                context, line.color.red, line.color.green, line.color.blue, line.color.alpha)
            cairo_set_line_width(context, line.thickness)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
            var dashes = line.dashes.map { Double($0) }
            if !dashes.isEmpty { cairo_set_dash(context, &dashes, Int32(dashes.count), 0) }
            for index in 0..<(line.isDouble ? 2 : 1) {
                let y = place.y + middle + CGFloat(index) * 2 * line.thickness
                cairo_move_to(context, place.x, y)
                cairo_line_to(context, place.x + run.width, y)
                cairo_stroke(context)
            }
        }
    }
}

extension TextLook {
    /// Returns the look of the letters' shadow.
    fileprivate func inOneColor(_ color: Canvas.Color) -> TextLook {
        var look = TextLook(color: color)
        look.obliqueness = obliqueness
        look.outline = outline
        look.outline?.color = color
        return look
    }
}
