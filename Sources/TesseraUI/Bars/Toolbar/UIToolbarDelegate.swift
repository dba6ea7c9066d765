/// Says where a toolbar lies.
/// See Apple's [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
