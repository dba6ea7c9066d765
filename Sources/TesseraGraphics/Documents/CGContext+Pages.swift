import CCairo
import Foundation
import TesseraGeometry

// The pages of a document, on which a context draws.

extension CGContext {
    /// The area of the picture or of the page, in pixels or in points from the upper left corner.
    var extent: CGRect {
        if let document { return CGRect(origin: .zero, size: document.bounds.size) }
        return CGRect(x: 0, y: 0, width: base.width, height: base.height)
    }

    /// Ends the present page of the document and begins another one, with the settings of a new context.
    ///
    /// - Parameter bounds: The bounds of the page in points. Their origin is the upper left corner, and the y axis points down.
    package func beginPage(_ bounds: CGRect) {
        guard let document else { return }
        endDrawing()
        document.beginPage(bounds)
        let bounds = document.bounds
        firstMatrix = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        state = GraphicsState(matrix: firstMatrix, clipBox: extent)
    }

    /// Ends the document and returns it. Nothing can be drawn on it any more.
    package func finishDocument() -> Data {
        endDrawing()
        return document?.finish() ?? Data()
    }

    /// Makes a rectangle of the page a link to an address.
    package func addLink(to address: URL, in rect: CGRect) {
        document?.addLink(to: address, in: rect.applying(state.matrix))
    }

    /// Makes a rectangle of the page a link to a place that has a name.
    package func addLink(toPlace name: String, in rect: CGRect) {
        document?.addLink(toPlace: name, in: rect.applying(state.matrix))
    }

    /// Gives a place of the page a name.
    package func addPlace(_ name: String, at point: CGPoint) {
        document?.addPlace(name, at: point.applying(state.matrix))
    }

    /// Draws what a closure draws on a canvas that has the context's transform, with the blend mode, the shadow and the clip of
    /// the context.
    ///
    /// - Parameters:
    ///   - bounds: A rectangle that contains the drawing, in the coordinates of drawing.
    ///   - drawing: Draws. It may call a canvas's functions only.
    package func draw<Failure: Error>(
        within bounds: CGRect, _ drawing: (Canvas) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        paint(in: bounds) { canvas in
            do throws(Failure) {
                try drawing(canvas)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Returns a transparent canvas for a layer, which keeps shapes if the context draws a page.
    func canvas(covering box: CGRect) -> Canvas? {
        document == nil ? Canvas(covering: box) : Canvas(keepingShapesOf: box)
    }

    /// Returns a transparent canvas of pixels that is as large as the picture, or as the visible part of a box of a page. Returns
    /// nil if nothing of the box can be seen on the page.
    func makeMask(_ box: CGRect) -> Canvas? {
        guard document != nil else { return Canvas(width: base.width, height: base.height) }
        return Canvas(covering: box.intersection(state.clipBox), density: PDFWriter.density)
    }

    /// Paints an area of a page in one of the modes that change the opacity of a picture.
    ///
    /// A page has no opacity: it is as opaque as the paper. What such a mode removes becomes white.
    func paintOnPaper(_ extent: DrawingExtent, _ source: Source) {
        let mode = state.blendMode
        let shadow = state.shadow
        state.blendMode = .normal
        defer { (state.blendMode, state.shadow) = (mode, shadow) }
        let white = Source(Canvas.Color(red: 1, green: 1, blue: 1))
        switch mode {
        case .copy, .sourceIn:
            state.shadow = nil
            paint(extent, white)
            paint(extent, source)
        case .clear, .sourceOut:
            state.shadow = nil
            paint(extent, white)
        case .destinationIn, .destinationAtop:
            state.shadow = nil
            veil(extent, source, CAIRO_OPERATOR_DEST_OUT)
        case .destinationOut, .xor: veil(extent, source, CAIRO_OPERATOR_DEST_IN)
        case .destinationOver: break
        default: paint(extent, source)
        }
    }

    /// Covers an area with white, by the transparency of a drawing or by its opacity.
    ///
    /// - Parameter mode: The mode that combines the white with the drawing.
    private func veil(_ extent: DrawingExtent, _ source: Source, _ mode: cairo_operator_t) {
        let box = pixelBounds(of: extent).insetBy(dx: -2, dy: -2)
        guard let mask = makeMask(box), let drawing = makeMask(box), let layer = canvas(covering: box) else {
            return
        }
        perform(extent, Source(Canvas.Color(red: 0, green: 0, blue: 0)), on: mask)
        perform(extent, source, on: drawing)
        cairo_save(mask.context)
        cairo_identity_matrix(mask.context)
        cairo_set_operator(mask.context, mode)
        cairo_set_source_surface(mask.context, drawing.surface, 0, 0)
        cairo_paint(mask.context)
        cairo_restore(mask.context)
        cairo_surface_flush(mask.surface)
        cairo_set_source_rgb(layer.context, 1, 1, 1)
        cairo_mask_surface(layer.context, mask.surface, 0, 0)
        composite(layer)
    }
}

extension Canvas {
    /// Draws a part of a canvas that keeps shapes as pixels.
    ///
    /// - Parameters:
    ///   - box: The part, in the canvas's present coordinates.
    ///   - drawing: Draws on a canvas with the same coordinates.
    package func drawPixels(within box: CGRect, _ drawing: (Canvas) -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let transform = CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        guard let layer = Canvas(covering: box.applying(transform), density: PDFWriter.density) else {
            return
        }
        layer.setMatrix(transform)
        drawing(layer)
        withState {
            cairo_identity_matrix(context)
            cairo_surface_flush(layer.surface)
            cairo_set_source_surface(context, layer.surface, 0, 0)
            cairo_paint(context)
        }
    }
}
