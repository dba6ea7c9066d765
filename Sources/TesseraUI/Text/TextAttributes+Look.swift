import Foundation
import TesseraDisplay
import TesseraGraphics

extension TextAttributes {
    /// The look of the run on a canvas.
    func look(of run: TextRunStyle, traits: UITraitCollection) -> TextLook {
        var look = TextLook(color: foregroundColor.canvasColor(for: traits))
        look.background = backgroundColor?.canvasColor(for: traits)
        look.obliqueness = obliqueness
        if let shadow, let color = shadow.color, shadow.shadowOffset != .zero || shadow.shadowBlurRadius > 0 {
            look.shadow = TextLook.Shadow(
                color: color.canvasColor(for: traits), radius: max(shadow.shadowBlurRadius.textMeasure, 0) / 2,
                offset: CGSize(
                    width: shadow.shadowOffset.width.textMeasure, height: shadow.shadowOffset.height.textMeasure))
        }
        if underline.hasLine {
            look.lines.append(line(underline, underlineColor, run, isThrough: false, traits))
        }
        if strikethrough.hasLine {
            look.lines.append(line(strikethrough, strikethroughColor, run, isThrough: true, traits))
        }
        look.attachment = attachment?.image?.canvas(tint: foregroundColor, traits: traits)
        return look
    }

    private func line(
        _ style: NSUnderlineStyle, _ lineColor: UIColor?, _ run: TextRunStyle, isThrough: Bool,
        _ traits: UITraitCollection
    ) -> TextLook.Line {
        let thickness = run.font.size / 18 * (style.contains(.thick) ? 2 : 1)
        let lengths: [CGFloat] =
            switch style.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: [1, 1]
            case NSUnderlineStyle.patternDash.rawValue: [4, 2]
            case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
            case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
            default: []
            }
        return TextLook.Line(
            isThrough: isThrough, thickness: thickness, dashes: lengths.map { $0 * thickness },
            isDouble: style.isSuperset(of: .double),
            color: (lineColor ?? foregroundColor).canvasColor(for: traits))
    }
}

extension UIColor {
    func canvasColor(for traits: UITraitCollection) -> Canvas.Color {
        let color = cgColor(for: traits)
        return Canvas.Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension UIImage {
    /// The picture's pixels; nil where there is nothing to see, or what there is cannot be decoded.
    func canvas(tint: UIColor, traits: UITraitCollection) -> Canvas? {
        let shown = shown(for: traits)
        if let resource = shown.resource {
            guard let bitmap = try? ImageDecoder.decode(resource.data),
                bitmap.width <= Canvas.maximumSide, bitmap.height <= Canvas.maximumSide
            else { return nil }
            return Canvas(bitmap, isMirrored: shown.isMirrored)
        }
        guard let content = shown.content(mode: .scaleToFill, tint: tint, traits: traits),
            let glyph = content.symbol, shown.size.width > 0, shown.size.height > 0
        else { return nil }
        // Four pixels to a point are enough for every screen.
        let scale = min(4, CGFloat(Canvas.maximumSide) / max(shown.size.width, shown.size.height, 1))
        let canvas = Canvas(
            width: max(Int((shown.size.width * scale).rounded(.up)), 1),
            height: max(Int((shown.size.height * scale).rounded(.up)), 1))
        canvas.scale(x: scale, y: scale)
        if content.isMirrored == true {
            canvas.translate(x: shown.size.width, y: 0)
            canvas.scale(x: -1, y: 1)
        }
        canvas.drawSymbol(glyph, color: content.color, size: shown.size, scale: 1)
        if let inner = content.inner {
            canvas.drawSymbol(inner.symbol, color: inner.color, size: shown.size, scale: inner.scale)
        }
        return canvas
    }
}

extension Canvas {
    /// Draws a glyph of the symbol font in the middle of a rectangle at the origin.
    fileprivate func drawSymbol(_ glyph: String, color: TesseraDisplay.Color?, size: CGSize, scale: CGFloat) {
        let font = FontDescriptor(family: .named(SymbolCatalog.fontFamilyName), size: size.height * scale)
        let layout = TextLayout.layout(glyph, font: font)
        let place = CGPoint(
            x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
        let color = color.map { color in
            Canvas.Color(
                red: Double(color.red) / 255, green: Double(color.green) / 255,
                blue: Double(color.blue) / 255,
                alpha: Double(color.alpha) / 255)
        }
        draw(layout, at: place) { _ in TextLook(color: color ?? Canvas.Color(red: 0, green: 0, blue: 0)) }
    }
}
