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

/// The look of a view while the pointer is over it.
/// See Apple's [UIHoverStyle](https://developer.apple.com/documentation/uikit/uihoverstyle).
///
/// ```swift
/// button.hoverStyle = UIHoverStyle(effect: .lift, shape: .capsule)
/// ```
///
/// A touch screen has no pointer. The shape is that of the overlay; a view that is lifted has its own shape.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, NSCopying {
    /// The effect.
    open var effect: any UIHoverEffect
    /// The shape of the effect, or nil for that of the view.
    open var shape: UIShape?
    /// A Boolean value that tells whether the style has an effect. The default is true.
    open var isEnabled = true

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - shape: The shape of the effect, or nil for that of the view.
    public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// Creates a style with the effect that suits the view.
    ///
    /// - Parameter shape: The shape of the effect, or nil for that of the view.
    public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    /// Returns a style with the effect that suits the view, and with the shape of the view.
    open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }

    /// Returns a style with the same effect and the same shape.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Apps copy styles on the main thread only, as they use them.
        MainActor.assumeIsolated { () -> UIHoverStyle in
            let copy = UIHoverStyle(effect: effect, shape: shape)
            copy.isEnabled = isEnabled
            return copy
        }
    }
}

/// The pointer interaction of a view with a hover style.
final class HoverStyleInteraction: UIPointerInteraction {
    private let decision: HoverDecision
    var style: UIHoverStyle { decision.style }

    init(_ style: UIHoverStyle) {
        decision = HoverDecision(style)
        super.init(delegate: decision)
    }
}

/// Decides the effect of the pointer on a view with a hover style.
@MainActor
private final class HoverDecision: NSObject, UIPointerInteractionDelegate {
    let style: UIHoverStyle

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { style.isEnabled ? defaultRegion : nil }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let view = interaction.view, view.superview != nil, view.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        if let shape = style.shape {
            let context = UIShape.ResolutionContext(
                bounds: view.bounds, cornerRadius: view.layer.cornerRadius)
            parameters.visiblePath = shape.resolvedShape(in: context).path
        }
        let preview = UITargetedPreview(view: view, parameters: parameters)
        switch style.effect {
        case is UIHoverHighlightEffect: return UIPointerStyle(effect: .highlight(preview))
        case is UIHoverLiftEffect: return UIPointerStyle(effect: .lift(preview))
        default: return UIPointerStyle(effect: .automatic(preview))
        }
    }
}

extension UIView {
    /// The interaction of the hover style, or nil if the view has none.
    private var hoverInteraction: HoverStyleInteraction? {
        interactions.lazy.compactMap { $0 as? HoverStyleInteraction }.first
    }

    /// The style that the app has set. It is the view's own copy.
    var keptHoverStyle: UIHoverStyle? {
        get { hoverInteraction?.style }
        set {
            if let hoverInteraction { removeInteraction(hoverInteraction) }
            guard let copy = newValue?.copy() as? UIHoverStyle else { return }
            addInteraction(HoverStyleInteraction(copy))
        }
    }
}
