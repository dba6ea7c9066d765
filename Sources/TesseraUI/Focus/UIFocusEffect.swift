import Foundation

/// The look that the system gives an item while it has the focus: a ring along its edge, which follows its rounded corners.
/// See Apple's [UIFocusEffect](https://developer.apple.com/documentation/uikit/uifocuseffect).
///
/// Set ``UIView/focusEffect`` to nil if the view shows by itself that it has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// The effect of views for which the app states none.
    static let usual = UIFocusEffect()

    /// Creates the effect of the system.
    public override init() { super.init() }

    /// Returns an equal effect.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    /// Returns an equal effect. Subclasses with properties override it.
    func duplicate() -> UIFocusEffect { UIFocusEffect() }
}
