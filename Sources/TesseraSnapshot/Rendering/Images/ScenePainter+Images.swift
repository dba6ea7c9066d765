import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws the image of an element or of a part of one.
    func draw(
        _ image: ImageContent, in frame: CGRect, element: Int, opacity: Double
    ) throws(RenderingError) {
        if image.effects != nil { return try drawAfterEffects(image, in: frame, element: element, opacity) }
        guard let resource = image.resource else {
            return try drawSymbol(image, in: frame, opacity: opacity)
        }
        let isSliced = image.slices != nil && image.contentMode == .scaleToFill
        let box = snapped(isSliced ? frame : imageBox(image, in: frame))
        guard box.width > 0, box.height > 0, box.intersects(canvas.clipBounds) else { return }
        let isMirrored = image.isMirrored == true
        if isMirrored {
            canvas.saveState()
            canvas.translate(x: 2 * box.midX, y: 0)
            canvas.scale(x: -1, y: 1)
        }
        let tint = image.color.map { Canvas.Color($0) }
        if isSliced, let slices = image.slices {
            let picture = try pictures.picture(resource, element: element)
            drawSlices(slices, of: image, picture, in: box, opacity: opacity, tint: tint)
        } else if hasVisiblePixels(image, in: box) {
            let picture = try pictures.picture(resource, element: element)
            canvas.draw(picture, in: box, opacity: opacity, tint: tint, isSmooth: false)
        } else {
            // A picture in its final size is drawn faster the next time. Under a transform the size is unknown. A document has
            // a picture with all its pixels.
            let picture =
                transforms == 0 && !canvas.keepsShapes
                ? try pictures.picture(
                    resource, width: Int((box.width * scale).rounded()),
                    height: Int((box.height * scale).rounded()), element: element)
                : try pictures.picture(resource, element: element)
            canvas.draw(picture, in: box, opacity: opacity, tint: tint)
        }
        if isMirrored { canvas.restoreState() }
    }

    /// Returns true if the pixels of an image stay visible in a box.
    private func hasVisiblePixels(_ image: ImageContent, in box: CGRect) -> Bool {
        guard let pixels = image.pixels else { return false }
        let own = image.width * image.height * pixels.scale * pixels.scale
        let drawn = box.width * box.height * scale * scale
        return drawn > own ? pixels.whenEnlarged == true : drawn < own && pixels.whenReduced == true
    }

    /// Draws a symbol as it is when those of its effects that have an end have ended.
    private func drawAfterEffects(
        _ image: ImageContent, in frame: CGRect, element: Int, _ opacity: Double
    ) throws(RenderingError) {
        var (opacity, scale) = (opacity, 1.0)
        for effect in image.effects ?? [] where effect.stays == true {
            guard let last = effect.frames.last else { continue }
            opacity *= share(last.opacity)
            scale *= limited(last.scale)
        }
        var image = image
        image.effects = nil
        guard opacity > 0.0005 else { return }
        guard scale != 1 else { return try draw(image, in: frame, element: element, opacity: opacity) }
        canvas.saveState()
        let box = imageBox(image, in: frame)
        canvas.translate(x: box.midX, y: box.midY)
        if canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale)) {
            canvas.translate(x: -box.midX, y: -box.midY)
            try draw(image, in: frame, element: element, opacity: opacity)
        }
        canvas.restoreState()
    }

    /// Returns the box that an image takes in a frame.
    func imageBox(_ image: ImageContent, in frame: CGRect) -> CGRect {
        guard image.contentMode != .scaleToFill, image.width > 0, image.height > 0 else { return frame }
        return unstretchedBox(image, in: frame)
    }

    /// Returns the box of an image in the proportions of its own size.
    private func unstretchedBox(_ image: ImageContent, in frame: CGRect) -> CGRect {
        let (across, down) = (frame.width / image.width, frame.height / image.height)
        let (share, x, y): (Double, Double, Double) =
            switch image.contentMode {
            case .scaleAspectFit: (min(across, down), 0.5, 0.5)
            case .scaleAspectFill: (max(across, down), 0.5, 0.5)
            case .scaleToFill, .center: (1, 0.5, 0.5)
            case .top: (1, 0.5, 0)
            case .bottom: (1, 0.5, 1)
            case .left: (1, 0, 0.5)
            case .right: (1, 1, 0.5)
            case .topLeft: (1, 0, 0)
            case .topRight: (1, 1, 0)
            case .bottomLeft: (1, 0, 1)
            case .bottomRight: (1, 1, 1)
            }
        let (width, height) = (image.width * share, image.height * share)
        return CGRect(
            x: frame.minX + x * (frame.width - width), y: frame.minY + y * (frame.height - height),
            width: width, height: height
        ).bounded
    }

    // MARK: Symbols

    /// Draws a glyph of the symbol font.
    private func drawSymbol(_ image: ImageContent, in frame: CGRect, opacity: Double) throws(RenderingError) {
        guard let symbol = image.symbol, image.width > 0, image.height > 0 else { return }
        let box = unstretchedBox(image, in: frame)
        guard box.width > 0, box.height > 0 else { return }
        let isFilled = image.contentMode == .scaleToFill
        let across = isFilled ? frame.width / image.width : 1
        let down = isFilled ? frame.height / image.height : 1
        let isPlain = across == 1 && down == 1 && image.isMirrored != true
        if !isPlain {
            canvas.saveState()
            canvas.translate(x: box.midX, y: box.midY)
            let transform = CGAffineTransform(
                a: image.isMirrored == true ? -across : across, b: 0, c: 0, d: down, tx: 0, ty: 0)
            guard canvas.concatenate(transform) else { return canvas.restoreState() }
            canvas.translate(x: -box.midX, y: -box.midY)
        }
        let black = TesseraDisplay.Color(red: 0, green: 0, blue: 0)
        try drawGlyph(
            symbol, size: box.height, in: box, color: ink(image.color ?? black, opacity),
            thickness: image.thickness ?? 0)
        if let inner = image.inner {
            // Drawn smaller, its lines would look thinner than those around it.
            try drawGlyph(
                inner.symbol, size: box.height * limited(inner.scale), in: box,
                color: ink(inner.color, opacity),
                thickness: (image.thickness ?? 0) + 0.04)
        }
        if !isPlain { canvas.restoreState() }
    }

    /// Draws a glyph of the symbol font in the middle of a box.
    private func drawGlyph(
        _ symbol: String, size: Double, in box: CGRect, color: Canvas.Color, thickness: Double
    ) throws(RenderingError) {
        guard size > 0.1, box.insetBy(dx: -size, dy: -size).intersects(canvas.clipBounds) else { return }
        try require(SymbolCatalog.fontFamilyName)
        let font = FontDescriptor(family: .named(SymbolCatalog.fontFamilyName), size: size)
        let line = TextLine(
            fragments: [TextFragment(symbol, style: TextRunStyle(font: font), width: size)], width: size)
        // A line as high as the letters' size, in the middle of which the glyph lies.
        let top = box.midY - size / 2
        let left = box.midX - size / 2
        let point = CGPoint(
            x: isFine ? left : left.rounded(),
            y: baseline(of: font, top: top, lineHeight: size, isPrecise: false))
        let width = limited(thickness) * size
        func outline(_ color: Canvas.Color) -> TextLook.Outline {
            TextLook.Outline(thickness: width, color: color, isFilled: true)
        }
        for run in line.glyphs(scale: scale).runs {
            guard width > 0, color.alpha < 1 else {
                canvas.fill(run, at: point, color: color, outline: outline(color))
                continue
            }
            // The line around the glyph would be visible through its inside.
            canvas.saveState()
            canvas.clip(to: RoundedRectangle(snapped(box.insetBy(dx: -width - 1, dy: -width - 1))))
            canvas.beginGroup()
            var solid = color
            solid.alpha = 1
            canvas.fill(run, at: point, color: solid, outline: outline(solid))
            canvas.endGroup(opacity: color.alpha)
            canvas.restoreState()
        }
    }

    // MARK: Slices

    /// Draws the parts along the edges of an image in their size, and the rest stretched or repeated.
    private func drawSlices(
        _ slices: ImageSlices, of image: ImageContent, _ picture: Canvas, in box: CGRect, opacity: Double,
        tint: Canvas.Color?
    ) {
        let isTiled = slices.isTiled == true
        let isSmooth = !hasVisiblePixels(image, in: box)
        let (top, left) = (limited(slices.top), limited(slices.left))
        let (bottom, right) = (limited(slices.bottom), limited(slices.right))
        guard image.width > 0, image.height > 0 else { return }
        if top + left + bottom + right == 0 {
            guard isTiled, tint == nil else {
                return canvas.draw(picture, in: box, opacity: opacity, tint: tint, isSmooth: isSmooth)
            }
            let size = CGSize(width: image.width, height: image.height)
            return canvas.tile(
                picture, CGRect(origin: box.origin, size: size), over: RoundedRectangle(box), opacity: opacity
            )
        }
        let (across, down) = (Double(picture.width) / image.width, Double(picture.height) / image.height)
        let shrink = min(1, box.width / max(left + right, 1e-9), box.height / max(top + bottom, 1e-9))
        let columns = [0, left * across, Double(picture.width) - right * across, Double(picture.width)]
        let rows = [0, top * down, Double(picture.height) - bottom * down, Double(picture.height)]
        let xs = [box.minX, box.minX + left * shrink, box.maxX - right * shrink, box.maxX]
        let ys = [box.minY, box.minY + top * shrink, box.maxY - bottom * shrink, box.maxY]
        for row in 0..<3 {
            for column in 0..<3 {
                let part = CGRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row])
                let place = CGRect(
                    x: xs[column], y: ys[row], width: xs[column + 1] - xs[column],
                    height: ys[row + 1] - ys[row])
                guard part.width > 0, part.height > 0, place.width > 0, place.height > 0 else { continue }
                if isTiled, column == 1 || row == 1, tint == nil {
                    let tile = CGSize(
                        width: column == 1 ? part.width / across : place.width,
                        height: row == 1 ? part.height / down : place.height)
                    repeatPart(part, of: picture, tile, in: place, opacity: opacity)
                } else {
                    canvas.draw(
                        picture, part: part, in: place, opacity: opacity, tint: tint, isSmooth: isSmooth)
                }
            }
        }
    }

    /// Draws copies of a part of a picture side by side, so that one lies in the middle.
    private func repeatPart(
        _ part: CGRect, of picture: Canvas, _ tile: CGSize, in place: CGRect, opacity: Double
    ) {
        let cut = Canvas(
            width: max(1, Int(part.width.rounded())), height: max(1, Int(part.height.rounded())))
        cut.draw(picture, part: part, in: CGRect(x: 0, y: 0, width: cut.width, height: cut.height))
        canvas.tile(
            cut,
            CGRect(
                x: place.midX - tile.width / 2, y: place.midY - tile.height / 2, width: tile.width,
                height: tile.height), over: RoundedRectangle(place), opacity: opacity)
    }
}
