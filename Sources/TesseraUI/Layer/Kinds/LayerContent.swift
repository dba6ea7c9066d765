import Foundation
import TesseraDisplay
import TesseraGraphics

/// What a layer of a special kind draws.
enum LayerContent: Equatable {
    case gradient(GradientState)
    case shape(ShapeState)
    // Few layers are emitters, whose many properties would make the states of all views larger.
    indirect case emitter(EmitterState)
    /// The video of a player, or nil for none.
    case video(VideoContent?)

    /// Adds the content to the description of the layer's element.
    func describe(in properties: inout NodeProperties, bounds: CGRect) {
        switch self {
        case .gradient(let gradient): properties.gradient = gradient.content
        case .shape(let shape): properties.shape = shape.content(origin: bounds.origin)
        // What an emitter layer was before is part of its description, which the layer makes.
        case .emitter: break
        case .video(let video): properties.video = video
        }
    }

    /// Returns the content at a share of the way from one content to another. Between contents of different kinds
    /// there is nothing in between.
    static func between(_ from: LayerContent?, _ to: LayerContent?, share: Double) -> LayerContent? {
        if share == 0 { return from }
        if share == 1 { return to }
        switch (from, to) {
        case (.gradient(let from)?, .gradient(let to)?): return .gradient(from.mixed(with: to, share))
        case (.shape(let from)?, .shape(let to)?): return .shape(from.mixed(with: to, share))
        default: return to
        }
    }
}

/// The properties of a gradient layer.
struct GradientState: Equatable {
    var type = CAGradientLayerType.axial
    var colors: [CGColor] = []
    /// The places of the colours, or nil if they are evenly spread.
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)

    /// The places of all colours, which do not fall.
    var stops: [CGFloat] {
        let even = colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
        guard let locations, locations.count == colors.count else { return even }
        var least = -CGFloat.infinity
        return locations.map {
            least = max(least, $0.isFinite ? $0 : 0)
            return least
        }
    }

    /// The description of the gradient, or nil if there are no colours.
    var content: GradientContent? {
        guard !colors.isEmpty else { return nil }
        func numbers(_ point: CGPoint) -> [Double] {
            [point.x, point.y].map { $0.isFinite ? (Double($0) * 1e5).rounded() / 1e5 : 0 }
        }
        return GradientContent(
            kind: type == .radial ? .radial : type == .conic ? .conic : .axial,
            colors: colors.map { $0.displayColor() },
            locations: stops.map { (Double($0) * 1e5).rounded() / 1e5 }, start: numbers(startPoint),
            end: numbers(endPoint))
    }

    func mixed(with other: GradientState, _ share: Double) -> GradientState {
        var mixed = other
        mixed.colors = AnimatedValue.mix(colors, other.colors, share)
        if locations != nil || other.locations != nil {
            mixed.locations = AnimatedValue.mix(stops, other.stops, share)
        }
        mixed.startPoint = AnimatedValue.mix(startPoint, other.startPoint, share)
        mixed.endPoint = AnimatedValue.mix(endPoint, other.endPoint, share)
        return mixed
    }
}

/// The properties of a shape layer.
struct ShapeState: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    /// Returns the description of the shape in a layer whose bounds begin at a point, or nil if nothing is drawn.
    func content(origin: CGPoint, transform: CGAffineTransform = .identity) -> ShapeContent? {
        guard let path, !path.isEmpty else { return nil }
        let place = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
        let shape = place.isIdentity ? path.shape : path.shape.applying(place)
        var content = ShapeContent(path: shape.notation)
        if let fillColor, fillColor.alpha > 0 { content.fill = fillColor.displayColor() }
        if fillRule == .evenOdd { content.isEvenOdd = true }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
            content.stroke = strokeColor.displayColor()
            if lineWidth * scale != 1 { content.lineWidth = Double(lineWidth * scale) }
            content.cap = lineCap == .round ? .round : lineCap == .square ? .square : nil
            content.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : nil
            if miterLimit != 10 { content.miterLimit = Double(miterLimit) }
            if let lengths = lineDashPattern?.map({ max($0.doubleValue, 0) * Double(scale) }),
                lengths.contains(where: { $0 > 0 })
            {
                content.dashes = lengths
                if lineDashPhase != 0 { content.dashPhase = Double(lineDashPhase * scale) }
            }
            let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
            if start != 0 { content.strokeStart = Double(start) }
            if end != 1 { content.strokeEnd = Double(end) }
        }
        return content.fill == nil && content.stroke == nil ? nil : content
    }

    func mixed(with other: ShapeState, _ share: Double) -> ShapeState {
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
        var mixed = other
        if let path, let target = other.path { mixed.path = AnimatedValue.mix(path, target, share) }
        mixed.fillColor = CGColor.between(fillColor, other.fillColor, share: share)
        mixed.strokeColor = CGColor.between(strokeColor, other.strokeColor, share: share)
        mixed.strokeStart = between(strokeStart, other.strokeStart)
        mixed.strokeEnd = between(strokeEnd, other.strokeEnd)
        mixed.lineWidth = max(between(lineWidth, other.lineWidth), 0)
        mixed.miterLimit = between(miterLimit, other.miterLimit)
        mixed.lineDashPhase = between(lineDashPhase, other.lineDashPhase)
        return mixed
    }
}
