/// What users have asked of their device.
/// See Apple's [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct).
@MainActor
public enum UIAccessibility {
    /// Whether the user prefers less motion.
    public static var isReduceMotionEnabled: Bool { UIScreen.main.reducesMotion }
}
