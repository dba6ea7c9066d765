import Foundation

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
