import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws the lines of a text that the app has broken and measured.
    func draw(
        _ text: TextContent, at origin: CGPoint, element: Int, opacity: Double
    ) throws(RenderingError) {
        let styles = [text.style] + (text.styles ?? [])
        let font = try font(of: text.style)
        let height = limited(text.lineHeight)
        let room = max(height, limited(text.style.size))
        let clip = canvas.clipBounds
        for line in text.lines {
            let box = CGRect(
                x: origin.x + line.x, y: origin.y + line.y, width: line.width, height: height
            ).bounded
            guard box.insetBy(dx: -room, dy: -room).intersects(clip), !line.text.string.isEmpty else {
                continue
            }
            var fragments: [TextFragment] = []
            switch line.text {
            case .plain(let string):
                fragments.append(
                    TextFragment(
                        string, style: TextRunStyle(font: font, kern: text.style.kern ?? 0), width: line.width
                    ))
            case .runs(let runs):
                for run in runs where styles.indices.contains(run.style + 1) {
                    let style = styles[run.style + 1]
                    fragments.append(
                        TextFragment(
                            run.text, style: try runStyle(style, tag: run.style + 1, width: run.width),
                            width: run.width))
                }
            }
            let glyphs = TextLine(
                fragments: fragments, width: line.width, isRightToLeft: line.isRightToLeft,
                wordSpacing: line.wordSpacing
            ).glyphs(scale: scale)
            let start = CGPoint(x: box.minX, y: baseline(of: font, top: box.minY, lineHeight: height))
            for run in glyphs.runs where styles.indices.contains(run.style.tag) {
                try draw(run, styles[run.style.tag], at: start, element: element, opacity: opacity)
            }
        }
    }

    /// Returns the baseline of a line box. Like the heights of its font, it lies on a whole pixel.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - top: The upper edge of the line box.
    ///   - lineHeight: The height of the line box.
    ///   - isPrecise: True for text that lies at fractions of pixels on all screens.
    func baseline(
        of font: FontDescriptor, top: Double, lineHeight: Double, isPrecise: Bool = true
    ) -> Double {
        let (ascent, descent) = heights(of: font, isPrecise: isPrecise)
        let leading = ((lineHeight * scale - ascent - descent) / 2).rounded(.down)
        return (top * scale + leading + ascent).rounded() / scale
    }

    /// Returns the heights of a font above and below the baseline in whole pixels.
    ///
    /// Where the lower one would be too small for the letters, Chromium takes a pixel from the upper one, if
    /// the text lies at fractions of pixels.
    func heights(
        of font: FontDescriptor, isPrecise: Bool = true
    ) -> (ascent: Double, descent: Double) {
        let metrics = font.metrics
        let (ascent, descent) = ((metrics.ascender * scale).rounded(), (-metrics.descender * scale).rounded())
        guard descent < -metrics.descender * scale, ascent >= 1, isPrecise || isFine else {
            return (ascent, descent)
        }
        return (ascent - 1, descent + 1)
    }

    /// True if the screen has so many pixels that browsers place all text at fractions of them.
    var isFine: Bool { scale >= 1.5 }

    // MARK: Fonts

    /// Throws an error if a family of fonts is not installed.
    func require(_ family: String) throws(RenderingError) {
        guard FontFamily.named(family).installedName != nil else { throw .missingFont(family) }
    }

    /// Returns the font of a style.
    func font(of style: TextStyle) throws(RenderingError) -> FontDescriptor {
        if let family = style.family { try require(family) }
        return FontDescriptor(
            family: style.family.map { .named($0) } ?? .system, size: limited(style.size),
            weight: FontWeight(rawValue: style.weight), isItalic: style.isItalic == true,
            width: style.stretch ?? 100, features: features(style.features))
    }

    /// Returns the features in CSS's notation, such as `"tnum" 1, "smcp" 1`.
    private func features(_ text: String?) -> [FontFeature] {
        guard let text else { return [] }
        return text.split(separator: ",").compactMap { part in
            let words = part.split(separator: " ")
            guard let tag = words.first?.filter({ $0 != "\"" }) else { return nil }
            return FontFeature(tag: tag, value: words.dropFirst().first.flatMap { Int($0) } ?? 1)
        }
    }

    func runStyle(_ style: TextStyle, tag: Int, width: Double) throws(RenderingError) -> TextRunStyle {
        let kern = style.kern ?? 0
        return TextRunStyle(
            font: try font(of: style), kern: kern, baselineOffset: style.baselineOffset ?? 0,
            attachment: style.attachment.map {
                TextAttachmentBox(
                    width: max(0, width - kern), ascent: $0.height - $0.descent, descent: $0.descent)
            }, tag: tag)
    }

    // MARK: Runs

    /// Draws a run with its background, its shadow, its attachment and its lines. `start` is the start of the
    /// line on its baseline.
    func draw(
        _ run: GlyphLine.Run, _ style: TextStyle, at start: CGPoint, element: Int, opacity: Double
    ) throws(RenderingError) {
        let place = CGPoint(x: start.x + run.x, y: start.y - run.style.baselineOffset)
        let metrics = run.style.font.metrics
        if let background = style.background {
            let (ascent, descent) = heights(of: run.style.font)
            let box = CGRect(
                x: place.x, y: place.y - ascent / scale, width: run.width,
                height: (ascent + descent) / scale)
            canvas.fill(RoundedRectangle(snapped(box.bounded)), paint(background, opacity))
        }
        if let box = style.attachment {
            guard let image = box.image else { return }
            // Attachments side by side that look the same are one run.
            let own = run.style.attachment?.width ?? 0
            let step = own + run.style.kern
            let count = step > 0 ? min(max((run.width / step).rounded(), 1), Self.mostAttachments) : 1
            for index in 0..<Int(count) {
                let rect = CGRect(
                    x: place.x + Double(index) * step, y: place.y + box.descent - box.height,
                    width: count > 1 ? own : max(0, run.width - run.style.kern), height: max(0, box.height))
                try draw(image, in: rect.bounded, element: element, opacity: opacity)
            }
            return
        }
        let obliqueness = style.obliqueness ?? 0
        let slant = obliqueness.isFinite ? min(max(obliqueness, -10), 10) : 0
        if let underline = style.underline {
            draw(
                underline, from: place, width: run.width, offset: underlineOffset(underline), opacity: opacity
            )
        }
        if let shadow = style.shadow {
            draw(shadow, of: run, at: start, slant: slant, opacity: opacity)
        }
        let outline = style.outline.map { outline in
            TextLook.Outline(
                thickness: limited(outline.thickness), color: ink(outline.color, opacity),
                isFilled: outline.isFilled == true)
        }
        canvas.fill(
            run, at: start, color: ink(style.color, opacity), outline: outline, obliqueness: slant)
        if let line = style.strikethrough {
            let thickness = limited(line.thickness) * scale
            let offset = -metrics.ascender / 3 - (thickness / 2).rounded(.down) / scale
            draw(line, from: place, width: run.width, offset: offset, opacity: opacity)
        }
    }

    /// The greatest number of images side by side that are drawn. A line has no more.
    private static let mostAttachments = 1_000.0

    /// Returns the distance of a line under text from the baseline, as browsers choose it.
    private func underlineOffset(_ line: TextStyle.Decoration) -> Double {
        max(1, (limited(line.thickness) * scale / 2).rounded(.up)) / scale
    }

    /// Draws a line whose upper edge is `offset` points below the baseline.
    private func draw(
        _ line: TextStyle.Decoration, from place: CGPoint, width: Double, offset: Double, opacity: Double
    ) {
        let thickness = max(1, (limited(line.thickness) * scale).rounded(.down)) / scale
        let top = ((place.y + offset) * scale).rounded() / scale
        let color = ink(line.color, opacity)
        func bar(_ y: Double) {
            canvas.fill(
                RoundedRectangle(CGRect(x: place.x, y: y, width: width, height: thickness)), .color(color))
        }
        switch line.pattern {
        case .solid: bar(top)
        case .double:
            bar(top)
            bar(top + thickness + 1 / scale)
        case .dotted, .dashed:
            let isDotted = line.pattern == .dotted
            let dash = isDotted ? thickness : 2 * thickness
            let gap = isDotted ? thickness : 2 * thickness
            var x = 0.0
            while x < min(width, 20_000) {
                let part = CGRect(x: place.x + x, y: top, width: min(dash, width - x), height: thickness)
                canvas.fill(RoundedRectangle(part, radius: isDotted ? thickness / 2 : 0), .color(color))
                x += dash + gap
            }
        }
    }

    /// Draws the shadow of letters.
    private func draw(
        _ shadow: Shadow, of run: GlyphLine.Run, at start: CGPoint, slant: Double, opacity: Double
    ) {
        let place = CGPoint(x: start.x + shadow.x, y: start.y + shadow.y)
        let color = ink(shadow.color, opacity)
        // A wider blur is invisible.
        let sigma = min(limited(shadow.radius), 100)
        guard sigma * scale > 0.1 else {
            return canvas.fill(run, at: place, color: color, obliqueness: slant)
        }
        let metrics = run.style.font.metrics
        let reach = 3 * sigma + metrics.lineHeight * (1 + abs(slant))
        let box = CGRect(
            x: place.x + run.x - reach, y: place.y - run.style.baselineOffset - metrics.ascender - reach,
            width: run.width + 2 * reach, height: metrics.lineHeight + 2 * reach
        ).intersection(canvas.clipBounds.insetBy(dx: -3 * sigma, dy: -3 * sigma))
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        let area = snapped(box.insetBy(dx: -1, dy: -1))
        let (width, height) = (Int((area.width * scale).rounded()), Int((area.height * scale).rounded()))
        guard (1...Canvas.maximumSide).contains(width), (1...Canvas.maximumSide).contains(height) else {
            return
        }
        let layer = Canvas(width: width, height: height)
        layer.scale(x: scale, y: scale)
        layer.translate(x: -area.minX, y: -area.minY)
        layer.fill(run, at: place, color: .init(red: 0, green: 0, blue: 0), obliqueness: slant)
        canvas.draw(layer.shadow(sigma: sigma * scale, color: color), in: area)
    }
}
