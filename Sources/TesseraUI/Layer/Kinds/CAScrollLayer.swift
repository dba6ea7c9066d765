import Foundation

/// The directions in which a ``CAScrollLayer`` scrolls.
/// See Apple's [CAScrollLayerScrollMode](https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode).
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls vertically.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls horizontally.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls in both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that displays a part of its sublayers, which the app chooses.
/// See Apple's [CAScrollLayer](https://developer.apple.com/documentation/quartzcore/cascrolllayer).
///
/// ```swift
/// let strip = CAScrollLayer()
/// strip.masksToBounds = true
/// strip.scrollMode = .horizontally
/// strip.addSublayer(pictures)
/// strip.scroll(to: CGPoint(x: 120, y: 0))
/// ```
///
/// The user cannot move the content: a ``UIScrollView`` is for that. A change is animated as that of the bounds of any layer.
open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls. The default is ``CAScrollLayerScrollMode/both``.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Displays the part of the content that begins at a point. The content does not move in a direction in which the layer does
    /// not scroll.
    ///
    /// - Parameter p: The point in points of the layer.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Moves the content as little as possible, so that a rectangle is in the bounds, or fills them if it is larger.
    ///
    /// - Parameter r: The rectangle in points of the layer.
    open func scroll(to r: CGRect) {
        func nearest(_ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let (first, last) = (min(low, high - length), max(low, high - length))
            return min(max(origin, first), last)
        }
        scroll(
            to: CGPoint(
                x: nearest(bounds.minX, bounds.width, r.minX, r.maxX),
                y: nearest(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}

extension CALayer {
    /// The nearest scroll layer that contains the layer, or nil.
    var enclosingScrollLayer: CAScrollLayer? {
        var ancestor = superlayer
        while let layer = ancestor {
            if let scroll = layer as? CAScrollLayer { return scroll }
            ancestor = layer.superlayer
        }
        return nil
    }

    /// The part of the bounds that lies in those of all scroll layers around the layer.
    var partInScrollLayers: CGRect {
        var part = bounds
        var scroll = enclosingScrollLayer
        while let layer = scroll {
            part = part.intersection(convert(layer.bounds, from: layer))
            scroll = layer.enclosingScrollLayer
        }
        return part.isNull ? .zero : part
    }
}
