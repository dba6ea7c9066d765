import Foundation

/// The base class of effects on the content behind a visual effect view.
/// See Apple's [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that does nothing. Use ``UIBlurEffect`` or ``UIVibrancyEffect`` instead.
    public override init() { super.init() }

    /// Returns the effect itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The blur and the tint of the content behind, or nil for none.
    var material: Material? { nil }

    /// The look of the content, or nil for the usual one.
    var vibrancy: Vibrancy? { nil }
}
