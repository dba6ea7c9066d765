/// The abilities of a screen to measure how strongly it is pressed.
/// See Apple's [UIForceTouchCapability](https://developer.apple.com/documentation/uikit/uiforcetouchcapability).
public enum UIForceTouchCapability: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// The screen measures no forces.
    case unavailable = 1
    /// The screen measures forces.
    case available = 2
}

extension UITraitCollection {
    /// The ability of the screen to measure how strongly it is pressed. It is ``UIForceTouchCapability/unavailable``, as on
    /// iPhones since 2019: a page learns of no forces that the user intends. Previews open after a long press.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
