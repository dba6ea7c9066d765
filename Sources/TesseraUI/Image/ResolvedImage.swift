import Foundation
import TesseraDisplay
import TesseraGraphics

/// An image as it is displayed with traits: the variant that suits them, with all changes by the app.
struct ResolvedImage {
    let content: ImageVariant.Content
    private(set) var size: CGSize
    let scale: CGFloat
    let changes: ImageChanges
    /// The look of a symbol, or nil for other images.
    let symbol: ResolvedSymbol?
    /// True if the image is drawn with left and right exchanged.
    let isMirrored: Bool
}

extension UIImage {
    /// Returns the image as it is displayed with traits.
    ///
    /// - Parameters:
    ///   - traits: The traits of the place where the image is displayed.
    ///   - preferred: The look of symbols whose images have no configuration of their own.
    ///   - isRightToLeft: True if the content of the view flows from right to left. If nil, the traits
    ///     decide.
    func resolved(
        for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil,
        isRightToLeft: Bool? = nil
    ) -> ResolvedImage {
        let traits = traits.overlaid(with: ownConfiguration?.traitCollection)
        let variant = asset?.variant(for: traits) ?? variant
        let changes = changes.over(variant.changes)
        var size = variant.size
        var resolvedSymbol: ResolvedSymbol?
        if let symbol = variant.symbol {
            let parts = (preferred?.parts ?? .init()).applying(ownConfiguration?.parts ?? .init())
            let look = ResolvedSymbol(symbol, parts, traits: traits)
            size = look.size
            resolvedSymbol = look
        }
        let flips = changes.flipsForRightToLeft ?? variant.symbol?.flipsForRightToLeft ?? false
        let isMirrored = (changes.orientation ?? .up).isMirrored
        let isRightToLeft = isRightToLeft ?? (traits.layoutDirection == .rightToLeft)
        return ResolvedImage(
            content: variant.content, size: size, scale: variant.scale, changes: changes,
            symbol: resolvedSymbol,
            isMirrored: isMirrored != (flips && isRightToLeft))
    }
}

extension ResolvedImage {
    /// Returns the image in the size that belongs to the text size of the traits. A symbol keeps its size.
    func grown(with traits: UITraitCollection) -> ResolvedImage {
        guard symbol == nil else { return self }
        var image = self
        let metrics = UIFontMetrics.default
        image.size.width = metrics.scaledValue(for: size.width, compatibleWith: traits)
        image.size.height = metrics.scaledValue(for: size.height, compatibleWith: traits)
        return image
    }
}

extension ImageVariant {
    var resource: ImageFile? { if case .picture(let resource) = content { resource } else { nil } }
    var symbol: Symbol? { if case .symbol(let symbol) = content { symbol } else { nil } }
}

extension ResolvedImage {
    /// The picture that the display needs, or nil if it draws a glyph or nothing.
    var resource: ImageFile? {
        switch content {
        case .picture(let resource): resource
        case .symbol(let symbol): (coloredDrawing ?? symbol.drawing)?.file
        case .empty: nil
        }
    }

    /// The picture of a symbol in several colours, or nil if it is drawn in other ways.
    var coloredDrawing: SymbolDrawing? {
        guard symbol?.colors == .multicolor, case .symbol(let symbol) = content else { return nil }
        return SystemSymbolShapes.coloredDrawings[symbol.name]
    }

    /// The distance in points from the bottom edge to the baseline of text beside the image, or nil if the
    /// image has no baseline.
    var baselineOffset: CGFloat? {
        switch changes.baselineOffset {
        case .offset(let offset): offset
        case .absent: nil
        case nil:
            // The height of Inter's capital letters is 0.727 of the font's size, and a symbol is centred on
            // them.
            symbol.map { ($0.size.height - 0.727 * $0.pointSize) / 2 }
        }
    }

    /// Returns the description of the image for a display, or nil if the image is empty.
    ///
    /// - Parameters:
    ///   - mode: The way in which the image lies in its element.
    ///   - tint: The tint colour of the view.
    ///   - traits: The traits by which colours are resolved.
    func content(
        mode: ImageContent.ContentMode, tint: @autoclosure () -> UIColor, traits: UITraitCollection
    ) -> ImageContent? {
        var content = ImageContent(contentMode: mode, width: size.width, height: size.height)
        switch self.content {
        case .empty: return nil
        case .picture(let resource):
            content.resource = resource.id
            let color: UIColor? = changes.renderingMode == .alwaysTemplate ? tint() : changes.tint
            content.color = color?.displayColor(for: traits)
            if let resizing = changes.resizing {
                let insets = resizing.capInsets
                content.slices = ImageSlices(
                    top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
                    scale: scale, isTiled: resizing.mode == .tile ? true : nil)
            }
        case .symbol(let symbol):
            describe(symbol, in: &content, tint: tint, traits: traits)
        }
        if isMirrored { content.isMirrored = true }
        return content
    }

    private func describe(
        _ symbol: Symbol, in content: inout ImageContent, tint: () -> UIColor, traits: UITraitCollection
    ) {
        if symbol.drawing == nil, let thickness = self.symbol?.thickness, thickness > 0 {
            content.thickness = thickness
        }
        if let coloredDrawing {
            content.resource = coloredDrawing.file.id
            return
        }
        let front: UIColor
        var back: UIColor?
        switch self.symbol?.colors ?? .monochrome {
        case .hierarchical(let color):
            front = color
            back = UIColor { traits in
                let color = color.resolvedColor(with: traits)
                return color.withAlphaComponent(color.cgColor.alpha * 0.4)
            }
        case .palette(let colors) where !colors.isEmpty:
            // A hole has no colour, and the shape around it has the second one.
            front = symbol.hasHole && colors.count > 1 ? colors[1] : colors[0]
            back = colors.count > 1 ? colors[1] : nil
        case .multicolor where SymbolColors.own[symbol.name] != nil:
            let own = SymbolColors.own[symbol.name]
            front = own?.front ?? tint()
            back = own?.back
        case .monochrome, .palette, .multicolor:
            front = changes.renderingMode == .alwaysOriginal ? changes.tint ?? .label : tint()
        }
        if let drawing = symbol.drawing, back == nil || symbol.layers == nil {
            content.resource = drawing.file.id
            content.color = front.displayColor(for: traits)
        } else if let glyph = symbol.glyph, back == nil || symbol.layers == nil {
            content.symbol = String(glyph)
            content.color = front.displayColor(for: traits)
        } else if let layers = symbol.layers {
            content.symbol = String(layers.back)
            content.color = (back ?? front).displayColor(for: traits)
            content.inner = SymbolLayer(
                symbol: String(layers.front), color: front.displayColor(for: traits), scale: layers.scale)
        }
    }
}
