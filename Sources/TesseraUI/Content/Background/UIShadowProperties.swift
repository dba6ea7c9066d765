import Foundation

/// The shadow of a view's background.
/// See Apple's [UIShadowProperties](https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct).
public struct UIShadowProperties: Hashable {
    /// The colour of the shadow. The default is black.
    public var color = UIColor.black
    /// The opacity of the shadow, 0...1. The default is 0, which means no shadow.
    public var opacity: CGFloat = 0
    /// The blur radius of the shadow in points.
    public var radius: CGFloat = 0
    /// The distance by which the shadow is moved to the right and down, in points.
    public var offset = CGSize.zero
    /// The shape of the shadow in points of the background, or nil for the shape of the background.
    public var path: UIBezierPath?

    init() {}
}
