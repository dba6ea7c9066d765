import Foundation
import TesseraGraphics

extension UIImage {
    /// Returns a canvas with the image's pixels for traits, mirrored if necessary, or nil if the image is
    /// empty or cannot be decoded.
    func canvas(tint: UIColor, traits: UITraitCollection) -> Canvas? {
        let resolved = resolved(for: traits)
        switch resolved.content {
        case .empty: return nil
        case .picture(let resource):
            return (try? ImageDecoder.decode(resource.data)).map {
                Canvas($0, isMirrored: resolved.isMirrored)
            }
        case .symbol(let symbol) where symbol.drawing != nil:
            let color = (changes.tint ?? resolved.ownColor ?? tint).cgColor(for: traits)
            var image = resolved.resource.flatMap { DecodedImages.image(of: $0) }
            if resolved.coloredDrawing == nil { image = image?.tinted(color) }
            if resolved.isMirrored { image = image?.transposed(false, flipsX: true, flipsY: false) }
            return image?.copiedCanvas
        case .symbol(let symbol):
            return resolved.canvas(
                symbol, color: changes.tint ?? resolved.ownColor ?? tint, traits: traits)
        }
    }
}

extension ResolvedImage {
    /// The colour that a symbol of several colours has where it can have only one, or nil if it has none of its own.
    fileprivate var ownColor: UIColor? {
        guard symbol?.colors == .multicolor, case .symbol(let symbol) = content else { return nil }
        let own = SymbolColors.own[symbol.name]
        return own?.back ?? own?.front
    }

    /// Returns a canvas with the symbol in one colour.
    fileprivate func canvas(_ symbol: Symbol, color: UIColor, traits: UITraitCollection) -> Canvas {
        // A resolution of four pixels per point is enough for every screen.
        let scale: CGFloat = 4
        let canvas = Canvas(
            width: min(max(Int((size.width * scale).rounded(.up)), 1), 4096),
            height: min(max(Int((size.height * scale).rounded(.up)), 1), 4096))
        canvas.scale(x: isMirrored ? -scale : scale, y: scale)
        if isMirrored { canvas.translate(x: -size.width, y: 0) }
        let color = color.canvasColor(for: traits)
        func draw(_ glyph: Character, height: CGFloat) {
            let font = FontDescriptor(family: .named(SymbolCatalog.fontFamilyName), size: height)
            let layout = TextLayout.layout(String(glyph), font: font)
            let place = CGPoint(
                x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
            canvas.draw(layout, at: place) { _ in TextLook(color: color) }
        }
        if let glyph = symbol.glyph {
            draw(glyph, height: size.height)
        } else if let layers = symbol.layers {
            draw(layers.back, height: size.height)
            draw(layers.front, height: size.height * layers.scale)
        }
        return canvas
    }
}
