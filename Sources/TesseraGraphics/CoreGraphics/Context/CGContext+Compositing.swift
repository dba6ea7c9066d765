import CCairo
import Foundation
import TesseraGeometry

/// The part of a canvas that a drawing covers. Paths are in pixels.
enum DrawingExtent {
    case fill(PathShape, CGPathFillRule)
    case stroke(PathShape)
    /// Everything within the clip.
    case everything
}

extension CGContext {
    /// The colours of a drawing.
    struct Source {
        /// The opacity of the whole drawing, 0...1.
        var alpha: CGFloat
        /// Sets the colours as the source of a Cairo context. It may change the context's transform.
        var set: (OpaquePointer) -> Void

        init(alpha: CGFloat, set: @escaping (OpaquePointer) -> Void) {
            self.alpha = alpha
            self.set = set
        }

        init(_ color: Canvas.Color) {
            alpha = 1
            set = { cairo_set_source_rgba($0, color.red, color.green, color.blue, color.alpha) }
        }
    }

    var antialias: cairo_antialias_t {
        state.antialiases && state.allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    }

    /// Paints an area with the context's blend mode, shadow and clip.
    func paint(_ extent: DrawingExtent, _ source: Source) {
        guard beginPainting() else { return }
        defer { endPainting() }
        let mode = state.blendMode
        if document != nil, layers.isEmpty, mode.changesOpacity {
            paintOnPaper(extent, source)
        } else if mode.needsCoverage {
            // Cairo keeps to the area in these two modes by itself.
            if state.softMask == nil, mode == .clear || mode == .copy && source.alpha == 1 {
                cairo_set_operator(canvas.context, mode.cairo)
                perform(extent, source, on: canvas)
                cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
            } else {
                replace(extent, source)
            }
        } else if state.shadow == nil, state.softMask == nil {
            cairo_set_operator(canvas.context, mode.cairo)
            perform(extent, source, on: canvas)
            cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
        } else if let layer = makeLayer(covering: pixelBounds(of: extent)) {
            perform(extent, source, on: layer)
            composite(layer)
        }
    }

    /// Paints what a closure draws on a canvas with the context's transform, such as text. A mode that replaces the picture does
    /// so by the opacity of the drawing.
    ///
    /// - Parameters:
    ///   - bounds: A rectangle that contains the drawing, in the coordinates of drawing.
    ///   - drawing: Draws with the operator that is set, and may call a canvas's functions only.
    func paint(in bounds: CGRect, _ drawing: (Canvas) -> Void) {
        guard beginPainting() else { return }
        defer { endPainting() }
        let mode = state.blendMode
        let isPlain = mode == .normal && state.alpha == 1 && state.shadow == nil && state.softMask == nil
        func draw(on canvas: Canvas) {
            cairo_save(canvas.context)
            canvas.setMatrix(state.matrix)
            cairo_set_antialias(canvas.context, antialias)
            drawing(canvas)
            cairo_restore(canvas.context)
        }
        if isPlain {
            draw(on: canvas)
        } else if let layer = makeLayer(covering: bounds.applying(state.matrix)) {
            draw(on: layer)
            composite(layer, alpha: state.alpha)
        }
    }

    /// Paints an area on a canvas with the operator of its context.
    func perform(_ extent: DrawingExtent, _ source: Source, on canvas: Canvas) {
        let cairo = canvas.context
        cairo_save(cairo)
        defer {
            cairo_restore(cairo)
            cairo_new_path(cairo)
        }
        cairo_set_antialias(cairo, antialias)
        source.set(cairo)
        switch extent {
        case .fill(let area, let rule):
            cairo_set_fill_rule(
                cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            area.emit(on: cairo)
            if source.alpha == 1 {
                cairo_fill(cairo)
            } else {
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, source.alpha)
            }
        case .stroke(let line):
            line.emit(on: cairo)
            prepareStroke(on: cairo)
            if source.alpha < 1 { cairo_push_group(cairo) }
            cairo_stroke(cairo)
            if source.alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, source.alpha)
            }
        case .everything:
            cairo_identity_matrix(cairo)
            cairo_paint_with_alpha(cairo, source.alpha)
        }
        // Cairo keeps the source until another one is set, and with it the pixels of an image.
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Sets the transform and the properties of lines in a Cairo context.
    func prepareStroke(on cairo: OpaquePointer) {
        var matrix = cairo_matrix_t(state.matrix)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, state.lineWidth)
        cairo_set_miter_limit(cairo, state.miterLimit)
        cairo_set_line_cap(cairo, state.lineCap.cairo)
        cairo_set_line_join(cairo, state.lineJoin.cairo)
        if state.dashLengths.isEmpty {
            cairo_set_dash(cairo, nil, 0, 0)
        } else {
            let lengths = state.dashLengths.map { Double($0) }
            cairo_set_dash(cairo, lengths, Int32(lengths.count), state.dashPhase)
        }
    }

    /// Paints an area in one of the modes in which transparent parts of a drawing change the picture too.
    ///
    /// The method first computes what the drawing would make of the whole picture, on another canvas. It then copies the area
    /// from there, so that the picture does not change elsewhere.
    private func replace(_ extent: DrawingExtent, _ source: Source) {
        let (result, coverage) = (canvas.twin(), canvas.twin())
        if state.blendMode != .copy, state.blendMode != .clear {
            result.copy(canvas)
            cairo_set_operator(result.context, state.blendMode.cairo)
        }
        if state.blendMode != .clear { perform(.everything, source, on: result) }
        perform(extent, Source(Canvas.Color(red: 0, green: 0, blue: 0)), on: coverage)
        if let mask = state.softMask { coverage.keep(mask) }
        let cairo = canvas.context
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, result.surface, 0, 0)
        cairo_mask_surface(cairo, coverage.surface, 0, 0)
        cairo_restore(cairo)
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    /// Draws a finished layer with its shadow, the context's blend mode and its clip.
    ///
    /// - Parameter alpha: The opacity of the layer, 0...1.
    func composite(_ layer: Canvas, alpha: CGFloat = 1) {
        var alpha = alpha
        if alpha < 1, !layer.keepsShapes {
            layer.multiplyOpacity(by: alpha)
            alpha = 1
        }
        let isPaper = document != nil && layers.isEmpty
        let mode: cairo_operator_t =
            switch state.blendMode {
            // On paper, which is never transparent, these modes draw as the usual one does.
            case let mode where isPaper && mode.changesOpacity: CAIRO_OPERATOR_OVER
            case .clear: CAIRO_OPERATOR_DEST_OUT
            case let mode where mode.needsCoverage: CAIRO_OPERATOR_OVER
            case let mode: mode.cairo
            }
        let cairo = canvas.context
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, mode)
        if let shadow = state.shadow { cast(shadow, of: layer, alpha: alpha, on: cairo) }
        cairo_set_source_surface(cairo, layer.surface, 0, 0)
        if let mask = state.softMask {
            if alpha < 1 { cairo_push_group(cairo) }
            cairo_mask_surface(cairo, mask.surface, 0, 0)
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            }
        } else {
            cairo_paint_with_alpha(cairo, alpha)
        }
        cairo_set_source_rgb(cairo, 0, 0, 0)
    }

    private func cast(
        _ shadow: GraphicsState.Shadow, of layer: Canvas, alpha: CGFloat, on cairo: OpaquePointer
    ) {
        let (offset, deviation) = (offset(of: shadow), deviation(of: shadow))
        let reach = (3 * deviation).rounded(.up) + 1
        let area = layer.box.insetBy(dx: -reach, dy: -reach)
        let made =
            layer.keepsShapes
            ? Canvas(covering: area, density: PDFWriter.density(ofBlur: deviation)) : Canvas(covering: area)
        guard let silhouette = made else { return }
        silhouette.copy(layer)
        if alpha < 1 { silhouette.multiplyOpacity(by: alpha) }
        silhouette.blurOpacity(standardDeviation: deviation * silhouette.density)
        if let mask = state.softMask {
            cairo_surface_flush(mask.surface)
            cairo_set_operator(silhouette.context, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(silhouette.context, mask.surface, -offset.width, -offset.height)
            cairo_paint(silhouette.context)
        }
        let color = shadow.color
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(cairo, silhouette.surface, offset.width, offset.height)
    }

    /// The offset of a shadow in pixels, whose y axis points down.
    private func offset(of shadow: GraphicsState.Shadow) -> CGSize {
        CGSize(
            width: firstMatrix.a * shadow.offset.width + firstMatrix.c * shadow.offset.height,
            height: firstMatrix.b * shadow.offset.width + firstMatrix.d * shadow.offset.height)
    }

    /// The standard deviation of a shadow's blur in pixels. A wider blur than 250 pixels looks the same.
    private func deviation(of shadow: GraphicsState.Shadow) -> CGFloat {
        min(shadow.blur / 2 * hypot(firstMatrix.a, firstMatrix.b), 250)
    }

    /// Returns a transparent canvas for a drawing within some pixels. The canvas has only the pixels that the clip does not hide,
    /// and those whose shadow it does not hide. Returns nil if there are none.
    func makeLayer(covering pixels: CGRect) -> Canvas? {
        let pixels = pixels.insetBy(dx: -2, dy: -2).intersection(visiblePixels)
        guard !pixels.isNull else { return nil }
        return canvas(covering: pixels)
    }

    /// The pixels whose drawing can appear, or whose shadow can.
    var visiblePixels: CGRect {
        let clip = state.clipBox
        guard !clip.isNull, let shadow = state.shadow else { return clip }
        let (offset, reach) = (offset(of: shadow), 3 * deviation(of: shadow) + 2)
        return clip.union(
            clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach))
    }

    func pixelBounds(of extent: DrawingExtent) -> CGRect {
        switch extent {
        case .fill(let area, _): return area.controlBounds
        case .stroke(let line):
            let scale = max(
                hypot(state.matrix.a, state.matrix.b), hypot(state.matrix.c, state.matrix.d))
            let reach = state.lineWidth * scale * max(state.lineJoin == .miter ? state.miterLimit : 1, 1.5)
            return line.controlBounds.insetBy(dx: -reach, dy: -reach)
        case .everything: return visiblePixels
        }
    }

    /// Prepares the context for a drawing. Returns false if nothing can be drawn.
    private func beginPainting() -> Bool {
        guard state.isDrawable, document?.hasPage != false else { return false }
        willPaint()
        return true
    }

    /// Completes a drawing that ``beginPainting()`` has prepared.
    private func endPainting() {
        keepOpaque()
        didPaint()
    }

    /// Makes all pixels opaque in a context without opacity, as some blend modes make them transparent.
    private func keepOpaque() {
        guard layout.isOpaque, layers.isEmpty, state.blendMode.rawValue >= CGBlendMode.clear.rawValue else {
            return
        }
        let cairo = base.context
        cairo_save(cairo)
        cairo_reset_clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
    }
}
