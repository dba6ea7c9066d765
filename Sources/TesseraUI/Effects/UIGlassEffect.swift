import Foundation

/// An effect that lets the content behind a view shine through a pane of glass.
/// See Apple's [UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect).
///
/// ```swift
/// let glass = UIGlassEffect(style: .regular)
/// glass.isInteractive = true
/// let pane = UIVisualEffectView(effect: glass)
/// pane.cornerConfiguration = .capsule()
/// pane.contentView.addSubview(label)
/// ```
///
/// The pane blurs and tints what lies behind it, and has a bright edge; it does not refract. Without a corner configuration it
/// has the shape of a capsule. An effect view copies the effect, so a change has an effect only before the effect is set.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The kinds of glass.
    /// See Apple's [UIGlassEffect.Style](https://developer.apple.com/documentation/uikit/uiglasseffect/style-swift.enum).
    public enum Style: Int, Sendable, CaseIterable {
        /// Glass that blurs the content behind so that text in front of it is legible.
        case regular = 0
        /// Glass through which the content behind is seen clearly.
        case clear = 1
    }

    private let style: Style

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates glass of the regular style.
    public convenience override init() { self.init(style: .regular) }

    /// A Boolean value that tells whether the pane grows a little while it is touched. False by default.
    open var isInteractive = false
    /// The colour of the glass, or nil for a neutral one.
    open var tintColor: UIColor?

    /// Returns an effect with the same values.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { CopiedEffect(effect: duplicate()) }.effect
    }

    private func duplicate() -> UIGlassEffect {
        let copy = UIGlassEffect(style: style)
        (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
        return copy
    }

    override var material: Material? { Material(style, color: tintColor) }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return MainActor.assumeIsolated {
            style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
        }
    }

    nonisolated open override var hash: Int { style.rawValue }
}

/// An effect on its way out of a closure that runs on the main actor.
private struct CopiedEffect: Sendable {
    let effect: UIGlassEffect
}
