import CCairo
import Foundation
import TesseraGeometry

extension CGContext {
    /// Draws an image, stretched to a rectangle. Its upper edge lies at the greatest y of the rectangle: in a
    /// context of UIKit, whose y axis points down, the image is upside down, as on iOS. `UIImage.draw(in:)`
    /// draws it upright.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle.
    ///   - byTiling: True if the image is repeated in all directions, up to the edges of the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, isUpright: false, isTiled: byTiling)
    }

    /// Draws an image, stretched to a rectangle. Its upper edge lies at the least y of the rectangle.
    package func drawUpright(_ image: CGImage, in rect: CGRect, isTiled: Bool = false) {
        draw(image, in: rect, isUpright: true, isTiled: isTiled)
    }

    private func draw(_ image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool) {
        guard let source = source(of: image, in: rect, isUpright: isUpright, isTiled: isTiled) else { return }
        var area = PathShape()
        area.addRect(rect.standardized, transform: state.matrix)
        guard let area = area.drawable else { return }
        paint(isTiled ? .everything : .fill(area, .winding), source)
    }

    /// Returns an image in a rectangle as the colours of a drawing, or nil if the rectangle has no area.
    ///
    /// - Parameter matrix: The transform to pixels of the coordinates of the rectangle, or nil for that of drawing.
    func source(
        of image: CGImage, in rect: CGRect, isUpright: Bool, isTiled: Bool, matrix: CGAffineTransform? = nil
    ) -> Source? {
        let rect = rect.standardized
        guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
        let (x, y) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let fit = CGAffineTransform(
            a: x, b: 0, c: 0, d: isUpright ? y : -y, tx: rect.minX, ty: isUpright ? rect.minY : rect.maxY)
        let matrix = fit.concatenating(matrix ?? state.matrix)
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard abs(determinant) > 1e-20, determinant.isFinite else { return nil }
        let filter: cairo_filter_t =
            switch state.interpolation {
            case .none: CAIRO_FILTER_NEAREST
            case .low: CAIRO_FILTER_BILINEAR
            case .default, .medium: CAIRO_FILTER_GOOD
            case .high: CAIRO_FILTER_BEST
            }
        // On a page, the pixels at the edges need no neighbours of the same colour, which Cairo would add to a copy of the image.
        let edge = document == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
        let isPage = document != nil
        return Source(alpha: state.alpha) { cairo in
            var matrix = cairo_matrix_t(matrix)
            cairo_set_matrix(cairo, &matrix)
            // A flush would make another picture of the image for a document. Nothing draws on an image any more.
            if !isPage { cairo_surface_flush(image.canvas.surface) }
            cairo_set_source_surface(cairo, image.canvas.surface, 0, 0)
            let pattern = cairo_get_source(cairo)
            cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : edge)
            cairo_pattern_set_filter(pattern, filter)
        }
    }

    // MARK: Gradients

    /// Fills everything within the clip with colours that change along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The place of the colour at 0.
    ///   - endPoint: The place of the colour at 1.
    ///   - options: The parts beyond these places that are filled too.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint, startPoint.isFinite, endPoint.isFinite else { return }
        draw(gradient, options) {
            cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
        }
    }

    /// Fills everything within the clip with colours that change from one circle to another.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startCenter: The middle of the circle with the colour at 0.
    ///   - startRadius: The radius of that circle.
    ///   - endCenter: The middle of the circle with the colour at 1.
    ///   - endRadius: The radius of that circle.
    ///   - options: The parts before the first and after the second circle that are filled too.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, endRadius >= 0,
            startRadius.isFinite, endRadius.isFinite, startCenter != endCenter || startRadius != endRadius
        else { return }
        draw(gradient, options) {
            cairo_pattern_create_radial(
                startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
        }
    }

    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, pattern: @escaping () -> OpaquePointer?
    ) {
        var stops = gradient.stops
        for index in stops.indices { stops[index].color.alpha *= state.alpha }
        guard let first = stops.first, let last = stops.last else { return }
        if first.location > 0 { stops.insert(Canvas.Stop(0, first.color), at: 0) }
        if last.location < 1 { stops.append(Canvas.Stop(1, last.color)) }
        // Beyond the ends Cairo continues the outermost colours. A transparent one there draws nothing.
        func invisible(_ location: Double, _ color: Canvas.Color) -> Canvas.Stop {
            Canvas.Stop(
                location, Canvas.Color(red: color.red, green: color.green, blue: color.blue, alpha: 0))
        }
        if !options.contains(.drawsBeforeStartLocation) { stops.insert(invisible(0, first.color), at: 0) }
        if !options.contains(.drawsAfterEndLocation) { stops.append(invisible(1, last.color)) }
        let matrix = state.matrix
        paint(
            .everything,
            Source(alpha: 1) { cairo in
                var matrix = cairo_matrix_t(matrix)
                cairo_set_matrix(cairo, &matrix)
                let pattern = pattern()
                for stop in stops {
                    let color = stop.color
                    cairo_pattern_add_color_stop_rgba(
                        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
                }
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_set_source(cairo, pattern)
                cairo_pattern_destroy(pattern)
            })
    }

    // MARK: Transparency layers

    /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is drawn as one picture, with the opacity, the
    /// shadow and the blend mode that the context has now. Within the layer these have their usual values.
    ///
    /// - Parameter auxiliaryInfo: Not used; nil.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        begin(within: visiblePixels)
    }

    /// Begins a layer that is limited to a rectangle, as ``beginTransparencyLayer(auxiliaryInfo:)`` does.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        begin(within: rect.applying(state.matrix).intersection(visiblePixels))
    }

    private func begin(within pixels: CGRect) {
        saveGState()
        let nothing = CGRect(x: 0, y: 0, width: 1, height: 1)
        let canvas =
            canvas(covering: pixels) ?? canvas(covering: nothing) ?? Canvas(width: 1, height: 1)
        let layer = TransparencyLayer(canvas: canvas, depth: savedStates.count, outer: state)
        layers.append(layer)
        state.clipBox = pixels.isNull ? .zero : layer.box
        (state.alpha, state.blendMode, state.shadow, state.softMask) = (1, .normal, nil, nil)
    }

    /// Ends the layer that was begun last, and draws it. Without a layer it does nothing.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        savedStates.removeLast(savedStates.count - layer.depth)
        state = layer.outer
        var area = PathShape()
        area.addRect(layer.box)
        let surface = layer.canvas.surface
        paint(
            .fill(area, .winding),
            Source(alpha: state.alpha) { cairo in
                cairo_identity_matrix(cairo)
                cairo_surface_flush(surface)
                cairo_set_source_surface(cairo, surface, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            })
        restoreGState()
    }
}

/// A picture that is drawn on its own before it becomes a part of the context's picture.
struct TransparencyLayer {
    let canvas: Canvas
    /// The number of states that were kept when the layer began.
    let depth: Int
    /// The state of the context when the layer began.
    let outer: GraphicsState

    var box: CGRect { canvas.box }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
