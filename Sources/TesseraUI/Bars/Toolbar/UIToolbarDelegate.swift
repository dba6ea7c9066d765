/// The delegate of a toolbar, which determines its position.
/// See Apple's [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
