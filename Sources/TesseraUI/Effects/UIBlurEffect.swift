import Foundation

/// Blurs what lies behind a view, and tints it.
/// See Apple's [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is, and how what lies behind is tinted.
    /// See Apple's [UIBlurEffect.Style](https://developer.apple.com/documentation/uikit/uiblureffect/style).
    public enum Style: Int, Sendable, CaseIterable {
        /// Lighter than what lies behind, by far.
        case extraLight = 0
        /// Lighter than what lies behind.
        case light = 1
        /// Darker than what lies behind.
        case dark = 2
        /// Adapts to the appearance.
        case regular = 4
        /// Adapts to the appearance, and makes content stand out.
        case prominent = 5
        /// Adapts to the appearance, and lets most shine through.
        case systemUltraThinMaterial = 6
        /// Adapts to the appearance, and lets more shine through than is shown of itself.
        case systemThinMaterial = 7
        /// Adapts to the appearance, and is somewhat translucent.
        case systemMaterial = 8
        /// Adapts to the appearance, and lets less shine through than is shown of itself.
        case systemThickMaterial = 9
        /// Adapts to the appearance, as the bars of the system do.
        case systemChromeMaterial = 10
        /// Always light, and lets most shine through.
        case systemUltraThinMaterialLight = 11
        /// Always light, and lets more shine through than is shown of itself.
        case systemThinMaterialLight = 12
        /// Always light, and somewhat translucent.
        case systemMaterialLight = 13
        /// Always light, and lets less shine through than is shown of itself.
        case systemThickMaterialLight = 14
        /// Always light, as the bars of the system are.
        case systemChromeMaterialLight = 15
        /// Always dark, and lets most shine through.
        case systemUltraThinMaterialDark = 16
        /// Always dark, and lets more shine through than is shown of itself.
        case systemThinMaterialDark = 17
        /// Always dark, and somewhat translucent.
        case systemMaterialDark = 18
        /// Always dark, and lets less shine through than is shown of itself.
        case systemThickMaterialDark = 19
        /// Always dark, as the bars of the system are.
        case systemChromeMaterialDark = 20
    }

    /// How strong the blur is, and how what lies behind is tinted.
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
