import Foundation

/// An effect on a view under the pointer.
/// See Apple's [UIHoverEffect](https://developer.apple.com/documentation/uikit/uihovereffect).
public protocol UIHoverEffect {}

/// The effect that suits the view: that of ``UIHoverLiftEffect`` if the view is small, and otherwise that of
/// ``UIHoverHighlightEffect``.
/// See Apple's [UIHoverAutomaticEffect](https://developer.apple.com/documentation/uikit/uihoverautomaticeffect).
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// A translucent overlay on the view.
/// See Apple's [UIHoverHighlightEffect](https://developer.apple.com/documentation/uikit/uihoverhighlighteffect).
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// The view grows a little and has a shadow.
/// See Apple's [UIHoverLiftEffect](https://developer.apple.com/documentation/uikit/uihoverlifteffect).
public struct UIHoverLiftEffect: UIHoverEffect {
    /// Creates the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A translucent overlay on the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view grows a little and has a shadow.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
