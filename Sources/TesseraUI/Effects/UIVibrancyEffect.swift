import Foundation

/// An effect that draws the content of a visual effect view so that the blurred content behind it shines
/// through.
/// See Apple's [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect).
///
/// A view with this effect belongs in the ``UIVisualEffectView/contentView`` of a view with a blur effect:
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let bar = UIVisualEffectView(effect: blur)
/// let caption = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
/// bar.contentView.addSubview(caption)
/// caption.contentView.addSubview(label)
/// ```
///
/// Only the opacity of what is in its content view counts, and not the colours: the content is drawn in black above a light blur
/// and in white above a dark one, with the opacity of the style. Apple does not document how much of the content behind shines
/// through; here it is as much as through the system's colours of the same names. The content view's tint colour is the effect's
/// black or white.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private let blurEffect: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Creates an effect for the most important content above a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates an effect for a kind of content above a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    override var vibrancy: Vibrancy? { Vibrancy(style, isDark: Material.isDark(blurEffect.style)) }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return style == other.style && blurEffect.isEqual(other.blurEffect)
    }

    nonisolated open override var hash: Int { style.rawValue }
}

/// The kinds of content that a vibrancy effect draws.
/// See Apple's [UIVibrancyEffectStyle](https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle).
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// Text with the most important content.
    case label = 0
    /// Text with less important content.
    case secondaryLabel = 1
    /// Text with content of a third rank.
    case tertiaryLabel = 2
    /// Text with content of a fourth rank.
    case quaternaryLabel = 3
    /// Thin and small shapes.
    case fill = 4
    /// Shapes of a medium size.
    case secondaryFill = 5
    /// Large shapes.
    case tertiaryFill = 6
    /// Lines between parts of the content.
    case separator = 7
}
