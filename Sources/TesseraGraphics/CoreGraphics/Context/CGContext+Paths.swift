import CCairo
import Foundation
import TesseraGeometry

extension CGContext {
    // MARK: Making a path

    /// Removes the path and begins a new one.
    public func beginPath() { shape = PathShape() }

    /// Begins a new part of the path at a point.
    public func move(to point: CGPoint) { shape.move(to: point.applying(state.matrix)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { shape.addLine(to: point.applying(state.matrix)) }

    /// Begins a new part of the path at the first of some points, and adds straight lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        shape.addQuadratic(to: end.applying(state.matrix), control: control.applying(state.matrix))
    }

    /// Adds a cubic curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        shape.addCubic(
            to: end.applying(state.matrix), control1: control1.applying(state.matrix),
            control2: control2.applying(state.matrix))
    }

    /// Adds an arc of a circle. If the path has a point already, a line to the start of the arc is added first.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius.
    ///   - startAngle: The angle at which the arc begins, in radians from the x axis towards the y axis.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: True if the angle decreases along the arc, which is clockwise if the y axis points up. In
    ///     a context of UIKit, whose y axis points down, such an arc runs counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        shape.addArc(
            center: center, radius: radius, start: startAngle,
            sweep: PathShape.sweep(from: startAngle, to: endAngle, isIncreasing: !clockwise),
            transform: state.matrix)
    }

    /// Adds an arc of a circle that touches two lines: the one from the current point to `tangent1End`, and the one
    /// from there to `tangent2End`. A line to the start of the arc is added first.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        shape.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: state.matrix)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { shape.addRect(rect, transform: state.matrix) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: state.matrix) }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) { shape.append(path.shape, state.matrix) }

    /// Adds a line to the point where the present part began.
    public func closePath() { shape.close() }

    // MARK: Asking about the path

    /// A copy of the path, or nil if there is none.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(shape.applying(state.matrix.inverted()))
    }

    /// A Boolean value that tells whether the path has no steps.
    public var isPathEmpty: Bool { shape.elements.isEmpty }

    /// The point where the next step begins, or zero in an empty path.
    public var currentPointOfPath: CGPoint {
        shape.current?.applying(state.matrix.inverted()) ?? .zero
    }

    /// The smallest rectangle that contains all points of the path, also the control points of its curves. It is null
    /// for an empty path.
    public var boundingBoxOfPath: CGRect {
        isPathEmpty ? .null : shape.applying(state.matrix.inverted()).controlBounds
    }

    /// Returns true if drawing the path would paint a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = point.applying(state.matrix)
        func isInside(evenOdd: Bool) -> Bool { shape.contains(place, usesEvenOddRule: evenOdd) }
        switch mode {
        case .fill: return isInside(evenOdd: false)
        case .eoFill: return isInside(evenOdd: true)
        case .stroke: return isOnStroke(point)
        case .fillStroke: return isInside(evenOdd: false) || isOnStroke(point)
        case .eoFillStroke: return isInside(evenOdd: true) || isOnStroke(point)
        }
    }

    // MARK: Replacing the path

    /// Replaces the path by the outline of the area that ``strokePath()`` would cover: that of a line along the path, with the
    /// present width, dashes, ends and corners. Clipping to it lets a gradient run along a line. A line without width leaves an
    /// empty path.
    /// See Apple's [replacePathWithStrokedPath()](
    /// https://developer.apple.com/documentation/coregraphics/cgcontext/replacepathwithstrokedpath()).
    public func replacePathWithStrokedPath() {
        guard let line = path else { return }
        beginPath()
        guard state.isDrawable, state.lineWidth > 0 else { return }
        let dashes =
            state.dashLengths.isEmpty
            ? line : line.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        addPath(
            dashes.copy(
                strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
                miterLimit: state.miterLimit))
    }

    private func isOnStroke(_ point: CGPoint) -> Bool {
        guard state.isDrawable, state.lineWidth > 0, point.x.isFinite, point.y.isFinite,
            let path = shape.drawable
        else { return false }
        let cairo = canvas.context
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        path.emit(on: cairo)
        prepareStroke(on: cairo)
        let isInside = cairo_in_stroke(cairo, point.x, point.y) != 0
        cairo_new_path(cairo)
        return isInside
    }

    // MARK: Clipping

    /// Limits later drawing to the area of the path, and removes the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: shape, rule)
        shape = PathShape()
    }

    /// Limits later drawing to a rectangle. The path is removed.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Limits later drawing to the area of rectangles. The path is removed.
    public func clip(to rects: [CGRect]) {
        shape = PathShape()
        addRects(rects)
        clip()
    }

    /// Limits later drawing to the visible parts of an image that is drawn in a rectangle.
    ///
    /// The opacity of the image decides how much is drawn. If the image has no opacity, its brightness decides:
    /// nothing is drawn where it is black.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard state.isDrawable, let source = source(of: mask, in: rect, isUpright: false, isTiled: false)
        else { return }
        var area = PathShape()
        area.addRect(rect.standardized, transform: state.matrix)
        guard let opacity = makeMask(area.bounds) else {
            // Nothing of a page can be seen through a mask that has no place on it.
            return clip(to: PathShape(), .winding)
        }
        perform(.fill(area, .winding), Source(alpha: 1, set: source.set), on: opacity)
        if mask.isOpaque { opacity.takeBrightnessAsOpacity() }
        if let known = state.softMask {
            cairo_set_operator(opacity.context, CAIRO_OPERATOR_DEST_IN)
            opacity.draw(known, at: .zero)
        }
        state.softMask = opacity
        limitClipBox(to: area)
    }

    /// Removes all limits of drawing, also those of states that were kept. Apple discourages its use.
    public func resetClip() {
        cairo_reset_clip(canvas.context)
        state.softMask = nil
        state.clipBox = layers.last?.box ?? extent
    }

    /// The smallest rectangle that contains everything within the clip. It is null if nothing is.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBox.isNull || state.clipBox.isEmpty
            ? .null : state.clipBox.applying(state.matrix.inverted())
    }

    private func clip(to area: PathShape, _ rule: CGPathFillRule) {
        let cairo = canvas.context
        cairo_set_antialias(cairo, antialias)
        cairo_set_fill_rule(
            cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if let path = area.drawable { path.emit(on: cairo) } else { cairo_new_path(cairo) }
        cairo_clip(cairo)
        limitClipBox(to: area)
    }

    private func limitClipBox(to area: PathShape) {
        state.isClipped = true
        state.clipBox = state.clipBox.intersection(area.bounds)
    }
}

extension Canvas {
    /// Makes the brightness of each pixel its opacity.
    fileprivate func takeBrightnessAsOpacity() {
        withPixels { pixels in
            for y in 0..<height {
                var pixel = pixels.bytes + y * pixels.bytesPerRow
                for _ in 0..<width {
                    let sum = 7 * Int(pixel[0]) + 72 * Int(pixel[1]) + 21 * Int(pixel[2])
                    pixel[3] = UInt8((sum + 50) / 100)
                    pixel += 4
                }
            }
        }
    }
}

extension PathShape {
    /// The path if all its points can be drawn, or nil if it is empty or a point is no number.
    var drawable: PathShape? {
        guard !elements.isEmpty else { return nil }
        let box = controlBounds
        return box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
            ? self : nil
    }

    /// Gives the path to Cairo, in pixels. The transform is the identity afterwards.
    func emit(on cairo: OpaquePointer) {
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        // Cairo's coordinates have 24 bits before the point.
        func limited(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, -4e6), 4e6), y: min(max(point.y, -4e6), 4e6))
        }
        var at = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                at = limited(point)
                cairo_move_to(cairo, at.x, at.y)
            case .line(let point):
                at = limited(point)
                cairo_line_to(cairo, at.x, at.y)
            case .quadratic(let control, let end):
                let (control, end) = (limited(control), limited(end))
                cairo_curve_to(
                    cairo, at.x + (control.x - at.x) * 2 / 3, at.y + (control.y - at.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                at = end
            case .cubic(let control1, let control2, let end):
                let (control1, control2) = (limited(control1), limited(control2))
                at = limited(end)
                cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, at.x, at.y)
            case .close:
                cairo_close_path(cairo)
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                at = CGPoint(x: x, y: y)
            }
        }
    }
}
