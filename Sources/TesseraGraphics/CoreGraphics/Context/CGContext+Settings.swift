import Foundation
import TesseraGeometry

extension CGContext {
    // MARK: Colours

    /// Sets the colour that fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets an image that fills in place of a colour. It is repeated from the origin of the context's first coordinates on.
    ///
    /// - Parameters:
    ///   - image: The image, of which the upper edge has the least y.
    ///   - size: The size of a copy in the context's first coordinates.
    package func setFillPattern(_ image: CGImage, size: CGSize) {
        state.fillColor = .black
        state.fillPattern = GraphicsState.ColorPattern(image: image, size: size)
    }
    /// Sets an image for lines in place of a colour, as ``setFillPattern(_:size:)`` does for areas.
    package func setStrokePattern(_ image: CGImage, size: CGSize) {
        state.strokeColor = .black
        state.strokePattern = GraphicsState.ColorPattern(image: image, size: size)
    }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    /// Sets the colour that fills, from components of sRGB and an opacity, each 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the colour of lines, from components of sRGB and an opacity, each 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the grey that fills, from its brightness and an opacity, each 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }
    /// Sets the grey of lines, from its brightness and an opacity, each 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }
    /// Sets the space in which the fill colour is given by its components alone. The fill colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fillColor) = (space, .black)
    }
    /// Sets the space in which the stroke colour is given by its components alone. The stroke colour becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.strokeColor) = (space, .black)
    }
    /// Sets the colour that fills, from components in the fill colour space, followed by the opacity.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fillColor = CGColor(colorSpace: state.fillSpace, components: components) ?? .black
    }
    /// Sets the colour of lines, from components in the stroke colour space, followed by the opacity.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.strokeColor = CGColor(colorSpace: state.strokeSpace, components: components) ?? .black
    }

    // MARK: Lines

    /// Sets the width of lines. A line without width is not drawn.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width.isFinite ? max(width, 0) : 0 }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets the greatest length of a pointed corner, as a multiple of the line's width. Longer points are cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(limit, 0) : 10 }
    /// Sets the lengths of dashes and gaps, which repeat along a line, and the place in this pattern at which a line
    /// begins. Without lengths lines have no gaps.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isValid = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        state.dashLengths = isValid ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }
    /// Sets the distance in pixels by which curves may differ from their lines. Values less than 1 have no effect,
    /// because curves are always drawn with at least the accuracy that is visible.
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness.isFinite ? max(flatness, 0) : 0 }

    // MARK: Compositing

    /// Sets the opacity of everything that is drawn, 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }
    /// Sets the way in which drawing is combined with the picture.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Gives everything that is drawn a black shadow with a third of the opacity.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow in the coordinates with which the context began. Later transforms
    ///     do not change it.
    ///   - blur: The radius of the blur in the same coordinates: twice the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Gives everything that is drawn a shadow, or none if the colour is nil.
    ///
    /// - Parameters:
    ///   - offset: The distance of the shadow in the coordinates with which the context began. Later transforms
    ///     do not change it.
    ///   - blur: The radius of the blur in the same coordinates: twice the standard deviation.
    ///   - color: The colour of the shadow, or nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(
            offset: offset, blur: blur.isFinite ? max(blur, 0) : 0, color: color.canvasColor())
    }

    // MARK: Quality

    /// The quality with which images are enlarged and reduced.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
    /// Sets whether the edges of drawing are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
    /// Sets whether ``setShouldAntialias(_:)`` can make edges smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.allowsAntialiasing = allowsAntialiasing
    }
}
