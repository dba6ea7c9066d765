import Foundation
import TesseraGraphics

/// An object that draws layers, places their sublayers and chooses actions for their changes. All methods have
/// default implementations.
/// See Apple's [CALayerDelegate](https://developer.apple.com/documentation/quartzcore/calayerdelegate).
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the ``CALayer/contents`` of a layer. The default implementation lets the layer draw itself.
    func display(_ layer: CALayer)
    /// Draws a layer. The default implementation draws nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before ``draw(_:in:)``.
    func layerWillDraw(_ layer: CALayer)
    /// Gives the sublayers of a layer their places. The default implementation does nothing.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change of the property with a key: `NSNull` for none, or nil if the layer decides, as
    /// the default implementation does.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw itself.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil: the layer decides.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}

/// The places of a picture in the bounds of a layer.
/// See Apple's
/// [CALayerContentsGravity](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity).
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a place from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture is stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The picture is as large as possible without being cut off.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The picture is as small as possible while covering the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// The picture lies in the middle, in its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The picture lies in the middle of the top edge, in its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The picture lies in the middle of the bottom edge, in its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The picture lies in the middle of the left edge, in its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The picture lies in the middle of the right edge, in its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The picture lies in the top left corner, in its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The picture lies in the top right corner, in its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The picture lies in the bottom left corner, in its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The picture lies in the bottom right corner, in its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    private static let modes: [(CALayerContentsGravity, UIView.ContentMode)] = [
        (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit), (.resizeAspectFill, .scaleAspectFill),
        (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
        (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
        (.bottomRight, .bottomRight),
    ]

    var mode: UIView.ContentMode { Self.modes.first { $0.0 == self }?.1 ?? .scaleToFill }

    init(_ mode: UIView.ContentMode) { self = Self.modes.first { $0.1 == mode }?.0 ?? .resize }
}
