import Foundation
import TesseraGraphics

/// The rules by which the area of a shape layer is decided.
/// See Apple's [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside if the path goes around it, counting directions.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of the line of a shape layer.
/// See Apple's [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of end from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends at its last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends with half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line ends half of its width behind its last point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of the line of a shape layer.
/// See Apple's [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of corner from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners are pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// The corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills a path and draws a line along it.
/// See Apple's [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
///
/// ```swift
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 52, height: 52)).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemGreen.cgColor
/// ring.lineWidth = 8
/// ring.strokeEnd = 0.25
/// view.layer.addSublayer(ring)
/// ```
///
/// The browser draws the path by itself, so that it stays sharp at every scale, and animates it. The path is not limited to the
/// bounds of the layer.
open class CAShapeLayer: CALayer {
    override var initialContent: LayerContent? { .shape(ShapeState()) }

    private var shape: ShapeState {
        if case .shape(let shape)? = state.layerContent { shape } else { ShapeState() }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<ShapeState, Value>, _ key: String, to value: Value
    ) {
        var changed = shape
        changed[keyPath: path] = value
        setContent(.shape(changed), for: key)
    }

    /// The path in points of the layer, or nil for none. A change is not animated by itself; an animation with the key
    /// path `path` is smooth if both paths have the same kinds of steps.
    open var path: CGPath? {
        get { shape.path }
        set { set(\.path, "path", to: newValue?.copy()) }
    }

    /// The colour of the area, or nil for none; black by default.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set(\.fillColor, "fillColor", to: newValue) }
    }

    /// The rule that decides the area; ``CAShapeLayerFillRule/nonZero`` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set(\.fillRule, "fillRule", to: newValue) }
    }

    /// The colour of the line, or nil for no line, as by default.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set(\.strokeColor, "strokeColor", to: newValue) }
    }

    /// The part of the path's length, 0...1, at which the line begins.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set(\.strokeStart, "strokeStart", to: newValue) }
    }

    /// The part of the path's length, 0...1, at which the line ends; 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set(\.strokeEnd, "strokeEnd", to: newValue) }
    }

    /// The width of the line in points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set(\.lineWidth, "lineWidth", to: newValue) }
    }

    /// The greatest length of a pointed corner, as a multiple of the line's width; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set(\.miterLimit, "miterLimit", to: newValue) }
    }

    /// The ends of the line; ``CAShapeLayerLineCap/butt`` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set(\.lineCap, "lineCap", to: newValue) }
    }

    /// The corners of the line; ``CAShapeLayerLineJoin/miter`` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set(\.lineJoin, "lineJoin", to: newValue) }
    }

    /// The place in the ``lineDashPattern`` at which the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set(\.lineDashPhase, "lineDashPhase", to: newValue) }
    }

    /// The lengths of dashes and of the gaps between them, in turns, in points; nil, as by default, for a line without
    /// gaps. Each part of the path begins anew.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set(\.lineDashPattern, "lineDashPattern", to: newValue) }
    }
}
