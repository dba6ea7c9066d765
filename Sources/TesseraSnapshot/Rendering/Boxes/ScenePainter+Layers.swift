import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

// Gradients and paths of layers, and masks of them.

extension GradientContent {
    /// The places and colours, in fractions of the way from the start to the end.
    ///
    /// Cairo mixes colours without regard to their opacities. Between colours of different opacity, further stops have the colours
    /// that a mixture with the opacities multiplied into the components gives, as browsers have it.
    func stops(opacity: Double) -> [Canvas.Stop] {
        let stops = zip(locations, colors).map { Canvas.Stop($0, Canvas.Color($1)) }
        var result: [Canvas.Stop] = []
        for (index, stop) in stops.enumerated() {
            result.append(stop)
            guard index + 1 < stops.count, stop.color.alpha != stops[index + 1].color.alpha else { continue }
            let next = stops[index + 1]
            for step in 0...Self.steps {
                let share = Double(step) / Double(Self.steps)
                result.append(
                    Canvas.Stop(
                        stop.location + (next.location - stop.location) * share,
                        stop.color.mixed(with: next.color, share)))
            }
        }
        return result.map { Canvas.Stop($0.location, $0.color.faded(by: opacity)) }
    }

    /// The number of parts into which the way between two colours of different opacity is divided.
    private static var steps: Int { 16 }
}

extension Canvas.Color {
    /// Returns the colour with another opacity.
    fileprivate func faded(by opacity: Double) -> Canvas.Color {
        Canvas.Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }

    /// Returns the mixture with another colour, in which an invisible colour has no part.
    fileprivate func mixed(with other: Canvas.Color, _ share: Double) -> Canvas.Color {
        let (one, two) = (alpha * (1 - share), other.alpha * share)
        let sum = one + two
        // At the end at which nothing is visible, the components are those of the other end.
        guard sum > 0 else {
            let visible = alpha > 0 ? self : other
            return visible.faded(by: 0)
        }
        func part(_ from: Double, _ to: Double) -> Double { (from * one + to * two) / sum }
        return Canvas.Color(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
            alpha: sum)
    }
}

extension Canvas {
    /// Paints a gradient over the clip.
    func paint(_ gradient: GradientContent, of frame: CGRect, opacity: Double) {
        guard gradient.start.count == 2, gradient.end.count == 2, !gradient.colors.isEmpty,
            gradient.locations.count == gradient.colors.count
        else { return }
        func place(_ point: [Double]) -> CGPoint {
            CGPoint(x: frame.minX + point[0] * frame.width, y: frame.minY + point[1] * frame.height)
        }
        let (start, end) = (place(gradient.start), place(gradient.end))
        let stops = gradient.stops(opacity: opacity)
        // Gradients of Cairo run from 0 to 1.
        let (first, last) = (gradient.locations[0], gradient.locations[gradient.locations.count - 1])
        let length = last - first
        func scaled(_ stop: Canvas.Stop) -> Canvas.Stop {
            Canvas.Stop(length > 0 ? (stop.location - first) / length : 0.5, stop.color)
        }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        switch gradient.kind {
        case .axial:
            let reach = length > 0 ? (first, last) : (first - 0.5, first + 0.5)
            paint(
                .linear(
                    from: CGPoint(x: start.x + dx * reach.0, y: start.y + dy * reach.0),
                    to: CGPoint(x: start.x + dx * reach.1, y: start.y + dy * reach.1), stops.map(scaled)))
        case .radial:
            guard dx != 0, dy != 0 else { return paint(.color(stops[stops.count - 1].color)) }
            let shape = CGAffineTransform(a: abs(dx), b: 0, c: 0, d: abs(dy), tx: start.x, ty: start.y)
            let outer = max(last, 1e-6)
            saveState()
            if concatenate(shape) {
                paint(
                    .radial(
                        center: .zero, radius: outer,
                        stops.map { Canvas.Stop(max($0.location, 0) / outer, $0.color) }))
            }
            restoreState()
        case .conic: paintConic(stops, start, angle: atan2(dy, dx), reach: clipBounds)
        }
    }

    /// Paints colours around a point, as wedges that are too narrow to be distinguished. A pixel has the colour of the wedge in which
    /// its middle lies, so that nothing of what is behind the wedges remains between them.
    private func paintConic(_ stops: [Canvas.Stop], _ middle: CGPoint, angle: Double, reach: CGRect) {
        if keepsShapes {
            // Readers of documents smooth the edges of the wedges, so that lines would be seen between them.
            return drawPixels(within: reach) { $0.paintConic(stops, middle, angle: angle, reach: reach) }
        }
        let radius = hypot(reach.width, reach.height) + hypot(middle.x - reach.midX, middle.y - reach.midY)
        let count = 720
        for index in 0..<count {
            let share = (Double(index) + 0.5) / Double(count)
            let from = angle + 2 * .pi * Double(index) / Double(count)
            let to = angle + 2 * .pi * (Double(index) + 1) / Double(count)
            move(to: middle)
            addLine(to: CGPoint(x: middle.x + radius * cos(from), y: middle.y + radius * sin(from)))
            addLine(to: CGPoint(x: middle.x + radius * cos(to), y: middle.y + radius * sin(to)))
            closePath()
            fill(.color(Self.color(at: share, stops)), smoothsEdges: false)
        }
    }

    private static func color(at share: Double, _ stops: [Canvas.Stop]) -> Canvas.Color {
        guard let next = stops.firstIndex(where: { $0.location > share }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (one, two) = (stops[next - 1], stops[next])
        let part = (share - one.location) / (two.location - one.location)
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Canvas.Color(
            red: mix(one.color.red, two.color.red), green: mix(one.color.green, two.color.green),
            blue: mix(one.color.blue, two.color.blue), alpha: mix(one.color.alpha, two.color.alpha))
    }

    /// Fills a path and draws along it. The path is in points from an origin.
    func draw(_ shape: ShapeContent, at origin: CGPoint, opacity: Double) {
        let path = shape.shape.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
        if let fill = shape.fill {
            add(path)
            if shape.isEvenOdd == true {
                saveState()
                clipByEvenOddRule()
                paint(.color(ink(fill, opacity)))
                restoreState()
            } else {
                self.fill(.color(ink(fill, opacity)))
            }
        }
        guard let stroke = shape.stroke else { return }
        for line in shape.lines(along: path) { add(line.shape) }
        self.fill(.color(ink(stroke, opacity)))
    }

    private func ink(_ color: TesseraDisplay.Color, _ opacity: Double) -> Canvas.Color {
        var ink = Canvas.Color(color)
        ink.alpha *= opacity
        return ink
    }

    private func add(_ path: PathShape) {
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .quadratic(let control, let end):
                func third(_ from: CGPoint) -> CGPoint {
                    CGPoint(
                        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
                }
                addCurve(to: end, control1: third(current), control2: third(end))
            case .cubic(let one, let two, let end): addCurve(to: end, control1: one, control2: two)
            case .close: closePath()
            }
            switch element {
            case .move(let point), .line(let point): current = point
            case .quadratic(_, let end), .cubic(_, _, let end): current = end
            case .close: break
            }
        }
    }
}

extension ShapeContent {
    /// The path.
    var shape: PathShape {
        var shape = PathShape()
        for step in NotedPath(path).steps {
            switch step {
            case .move(let point): shape.move(to: point)
            case .line(let point): shape.addLine(to: point)
            case .curve(let one, let two, let end): shape.addCubic(to: end, control1: one, control2: two)
            case .close: shape.close()
            }
        }
        return shape
    }

    /// Returns the areas of the line along a path.
    func lines(along path: PathShape) -> [CGPath] {
        let width = CGFloat(lineWidth ?? 1)
        guard width > 0, width.isFinite else { return [] }
        let (start, end) = (CGFloat(strokeStart ?? 0), CGFloat(strokeEnd ?? 1))
        let parts = start == 0 && end == 1 ? [(shape: path, before: CGFloat(0))] : path.trimmed(start, end)
        return parts.map { part in
            var line = CGPath(part.shape)
            if let dashes {
                line = line.copy(
                    dashingWithPhase: CGFloat(dashPhase ?? 0) + part.before,
                    lengths: dashes.map { CGFloat($0) })
            }
            return line.copy(
                strokingWithWidth: width, lineCap: cap == .round ? .round : cap == .square ? .square : .butt,
                lineJoin: join == .round ? .round : join == .bevel ? .bevel : .miter,
                miterLimit: CGFloat(miterLimit ?? 10))
        }
    }
}

extension ScenePainter {
    /// Ends the group of an element with a gradient or a line as its mask.
    func endGroup(mask: MaskContent, in frame: CGRect, opacity: Double) {
        var place = frame
        if let shape = mask.shape {
            let reach = limited(shape.lineWidth ?? 1) * max(limited(shape.miterLimit ?? 10), 2)
            place = shape.shape.controlBounds.insetBy(dx: -reach, dy: -reach)
                .offsetBy(dx: frame.minX, dy: frame.minY)
        } else {
            place = mask.frame.rect.offsetBy(dx: frame.minX, dy: frame.minY)
        }
        place = snapped(place.bounded.intersection(canvas.clipBounds))
        let (width, height) = ((place.width * scale).rounded(.up), (place.height * scale).rounded(.up))
        guard !place.isNull, width >= 1, height >= 1, max(width, height) <= Double(Canvas.maximumSide) else {
            return canvas.endGroup(opacity: 0)
        }
        let picture = Canvas(width: Int(width), height: Int(height))
        picture.scale(x: width / place.width, y: height / place.height)
        picture.translate(x: -place.minX, y: -place.minY)
        if let shape = mask.shape {
            picture.draw(shape, at: frame.origin, opacity: 1)
        } else if let gradient = mask.gradient {
            picture.paint(gradient, of: mask.frame.rect.offsetBy(dx: frame.minX, dy: frame.minY), opacity: 1)
        }
        canvas.endGroup(mask: picture, in: place, opacity: opacity)
    }
}
