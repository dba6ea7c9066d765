import Foundation
import TesseraGraphics

/// Returns the context in which code on this thread draws, or nil if there is none. There is one while
/// ``UIView/draw(_:)`` or the actions of a renderer run.
/// See Apple's [UIGraphicsGetCurrentContext()](
/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()).
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.entries.last?.context
}

/// Makes a context the current one of this thread, until ``UIGraphicsPopContext()`` is called.
/// See Apple's [UIGraphicsPushContext(_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)).
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(GraphicsStack.Entry { context })
}

/// Makes the context that was current before the last ``UIGraphicsPushContext(_:)`` the current one again. See Apple's
/// [UIGraphicsPopContext()](https://developer.apple.com/documentation/uikit/uigraphicspopcontext()).
public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

/// Creates a context for a transparent image with one pixel per point, and makes it the current one.
/// ``UIGraphicsImageRenderer`` is easier to use. See Apple's [UIGraphicsBeginImageContext(_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates a context for an image and makes it the current one. ``UIGraphicsImageRenderer`` is easier to use.
/// See Apple's [UIGraphicsBeginImageContextWithOptions(_:_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)).
///
/// - Parameters:
///   - size: The size of the image in points.
///   - opaque: True for an image without transparency, which is black at first.
///   - scale: The number of pixels per point, or 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : UIGraphicsImageRendererFormat.screenScale
    let context = CGContext.forDrawing(
        CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsStack.current.push(GraphicsStack.Entry(imageScale: scale) { context })
}

/// Returns an image of what was drawn in the current context, or nil if that was not created for an image.
/// See Apple's [UIGraphicsGetImageFromCurrentImageContext()](
/// https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Removes the current context, if it was created for an image.
/// See Apple's [UIGraphicsEndImageContext()](
/// https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()).
public func UIGraphicsEndImageContext() {
    let stack = GraphicsStack.current
    if stack.entries.last?.imageScale != nil { stack.pop() }
}

/// Fills a rectangle of the current context with the fill colour, which takes the place of the picture there.
/// See Apple's [UIRectFill(_:)](https://developer.apple.com/documentation/uikit/uirectfill(_:)).
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill colour and a blend mode.
/// See Apple's [UIRectFillUsingBlendMode(_:_:)](
/// https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)).
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point along the inner edges of a rectangle of the current context, in the fill colour, which
/// takes the place of the picture there.
/// See Apple's [UIRectFrame(_:)](https://developer.apple.com/documentation/uikit/uirectframe(_:)).
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point along the inner edges of a rectangle of the current context, in the fill colour
/// and with a blend mode. See Apple's [UIRectFrameUsingBlendMode(_:_:)](
/// https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)).
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    context.addRect(rect)
    if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Limits later drawing in the current context to a rectangle.
/// See Apple's [UIRectClip(_:)](https://developer.apple.com/documentation/uikit/uirectclip(_:)).
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the colour with which the current graphics context fills, for ``UITraitCollection/current``. Without a
    /// context it does nothing.
    ///
    /// The image of a pattern is repeated from the origin of the context on, whatever the transform is.
    public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard let (image, size) = patternPixels(in: context) else { return context.setFillColor(cgColor) }
        context.setFillPattern(image, size: size)
    }

    /// Sets the colour with which the current graphics context draws lines, for ``UITraitCollection/current``.
    /// Without a context it does nothing.
    public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard let (image, size) = patternPixels(in: context) else { return context.setStrokeColor(cgColor) }
        context.setStrokePattern(image, size: size)
    }

    /// Returns the image of a pattern with its size in points, or nil for a colour.
    private func patternPixels(in context: CGContext) -> (CGImage, CGSize)? {
        guard let (image, resolved) = pattern(for: .current)?.drawable(in: context),
            resolved.size.width > 0, resolved.size.height > 0
        else { return nil }
        return (image, resolved.size)
    }

    /// Sets the colour for filling and for lines. Without a context it does nothing.
    public func set() {
        setFill()
        setStroke()
    }
}
