import Foundation

/// What a visual effect view does to what lies behind it.
/// See Apple's [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that does nothing: use ``UIBlurEffect``.
    public override init() { super.init() }

    /// The effect itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// How what lies behind is blurred and tinted.
    var material: Material? { nil }
}
