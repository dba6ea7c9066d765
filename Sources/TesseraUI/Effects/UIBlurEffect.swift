import Foundation

/// An effect that blurs and tints the content behind a view.
/// See Apple's [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strengths of the blur and the tints of the content behind.
    /// See Apple's [UIBlurEffect.Style](https://developer.apple.com/documentation/uikit/uiblureffect/style).
    public enum Style: Int, Sendable, CaseIterable {
        /// The blurred content is much lighter.
        case extraLight = 0
        /// The blurred content is lighter.
        case light = 1
        /// The blurred content is darker.
        case dark = 2
        /// The tint depends on the appearance.
        case regular = 4
        /// The tint depends on the appearance, and makes the content in front stand out.
        case prominent = 5
        /// The tint depends on the appearance, and is very thin.
        case systemUltraThinMaterial = 6
        /// The tint depends on the appearance, and is thin.
        case systemThinMaterial = 7
        /// The tint depends on the appearance, and has a medium thickness.
        case systemMaterial = 8
        /// The tint depends on the appearance, and is thick.
        case systemThickMaterial = 9
        /// The tint depends on the appearance, and is that of the system's bars.
        case systemChromeMaterial = 10
        /// The tint is always light, and very thin.
        case systemUltraThinMaterialLight = 11
        /// The tint is always light, and thin.
        case systemThinMaterialLight = 12
        /// The tint is always light, and has a medium thickness.
        case systemMaterialLight = 13
        /// The tint is always light, and thick.
        case systemThickMaterialLight = 14
        /// The tint is always light, and is that of the system's bars.
        case systemChromeMaterialLight = 15
        /// The tint is always dark, and very thin.
        case systemUltraThinMaterialDark = 16
        /// The tint is always dark, and thin.
        case systemThinMaterialDark = 17
        /// The tint is always dark, and has a medium thickness.
        case systemMaterialDark = 18
        /// The tint is always dark, and thick.
        case systemThickMaterialDark = 19
        /// The tint is always dark, and is that of the system's bars.
        case systemChromeMaterialDark = 20
    }

    /// The strength of the blur and the tint.
    let style: Style

    /// Creates an effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var material: Material? { Material(style) }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return style.rawValue == other.style.rawValue
    }

    nonisolated open override var hash: Int { style.rawValue }
}
