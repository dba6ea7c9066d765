import TesseraGraphics

extension UIImage {
    /// A new format for images like this one: with its scale, and without transparency if it has none.
    /// See Apple's [imageRendererFormat](https://developer.apple.com/documentation/uikit/uiimage/imagerendererformat).
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        // A symbol has the shape of a glyph, so nothing must be drawn to know that it is transparent.
        format.opaque = !isSymbolImage && cgImage?.alphaInfo == .noneSkipLast
        return format
    }
}
