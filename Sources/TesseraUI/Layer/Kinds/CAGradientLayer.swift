import Foundation
import TesseraGraphics

/// The ways in which the colours of a gradient layer run.
/// See Apple's [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colours run along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colours run clockwise around the start, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
    /// The colours run from the start, the middle of an ellipse, to its edge. The end is the corner of the rectangle
    /// around one of its quarters.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a gradient over its background colour.
/// See Apple's [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.frame = view.bounds
/// gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
/// view.layer.insertSublayer(gradient, at: 0)
/// ```
open class CAGradientLayer: CALayer {
    override var initialContent: LayerContent? { .gradient(GradientState()) }

    private var gradient: GradientState {
        if case .gradient(let gradient)? = state.layerContent { gradient } else { GradientState() }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<GradientState, Value>, _ key: String, to value: Value
    ) {
        var changed = gradient
        changed[keyPath: path] = value
        setContent(.gradient(changed), for: key)
    }

    /// The colours, instances of `CGColor`; nil, which is the default, for none. A change is animated if the number
    /// of colours stays the same.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { set(\.colors, "colors", to: (newValue ?? []).compactMap(AnimatedValue.color(of:))) }
    }

    /// The places of the colours, of which each is not less than the one before: 0 is the start and 1 the end. If it
    /// is nil, as by default, or has another number of elements than ``colors``, the colours are evenly spread.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set { set(\.locations, "locations", to: newValue?.map { CGFloat($0.doubleValue) }) }
    }

    /// The start as fractions of the layer's width and height; the middle of the upper edge by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { set(\.startPoint, "startPoint", to: newValue) }
    }

    /// The end as fractions of the layer's width and height; the middle of the lower edge by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { set(\.endPoint, "endPoint", to: newValue) }
    }

    /// The way in which the colours run; ``CAGradientLayerType/axial`` by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set(\.type, "type", to: newValue) }
    }
}
