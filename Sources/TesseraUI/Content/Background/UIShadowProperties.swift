import Foundation

/// A shadow that the background of a view casts.
/// See Apple's [UIShadowProperties](https://developer.apple.com/documentation/uikit/uishadowproperties-swift.struct).
public struct UIShadowProperties: Hashable {
    /// The colour; black at first.
    public var color = UIColor.black
    /// The opacity, 0...1; 0 at first, which is no shadow.
    public var opacity: CGFloat = 0
    /// How soft the shadow is, in points.
    public var radius: CGFloat = 0
    /// How far the shadow lies to the right and below, in points.
    public var offset = CGSize.zero

    init() {}
}
