import CCairo
import Foundation
import TesseraGeometry

extension CGContext {
    /// Draws the path and removes it.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fill(shape, .winding)
        case .eoFill: fill(shape, .evenOdd)
        case .stroke: stroke(shape)
        case .fillStroke:
            fill(shape, .winding)
            stroke(shape)
        case .eoFillStroke:
            fill(shape, .evenOdd)
            stroke(shape)
        }
        shape = PathShape()
    }

    /// Fills the path and removes it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the path and removes the path.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle. The path is removed.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills the area of rectangles. The path is removed.
    public func fill(_ rects: [CGRect]) {
        shape = PathShape()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the sides of a rectangle. The path is removed.
    public func fillEllipse(in rect: CGRect) {
        shape = PathShape()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws a line along the sides of a rectangle. The path is removed.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

    /// Draws a line of a width along the sides of a rectangle. The path is removed.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        shape = PathShape()
        addRect(rect)
        let own = state.lineWidth
        setLineWidth(width)
        strokePath()
        state.lineWidth = own
    }

    /// Draws a line along the ellipse that touches the sides of a rectangle. The path is removed.
    public func strokeEllipse(in rect: CGRect) {
        shape = PathShape()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws lines: each pair of points is one. The path is removed.
    public func strokeLineSegments(between points: [CGPoint]) {
        shape = PathShape()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black in a context without opacity. The path is removed.
    public func clear(_ rect: CGRect) {
        shape = PathShape()
        addRect(rect)
        let own = state
        (state.blendMode, state.shadow) = (.clear, nil)
        fillPath()
        state = own
    }

    private func fill(_ area: PathShape, _ rule: CGPathFillRule) {
        guard let area = area.drawable else { return }
        paint(.fill(area, rule), source(state.fillColor, state.fillPattern))
    }

    private func stroke(_ line: PathShape) {
        guard let line = line.drawable, state.lineWidth > 0 else { return }
        paint(.stroke(line), source(state.strokeColor, state.strokePattern))
    }

    private func source(_ color: CGColor, _ pattern: GraphicsState.ColorPattern?) -> Source {
        guard let pattern else { return Source(color.canvasColor(alpha: state.alpha)) }
        let place = CGRect(origin: .zero, size: pattern.size)
        return source(
            of: pattern.image, in: place, isUpright: true, isTiled: true, matrix: firstMatrix)
            ?? Source(Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0))
    }
}
