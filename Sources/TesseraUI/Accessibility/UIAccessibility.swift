import Foundation

/// The settings for accessibility that users have chosen on their device.
/// See Apple's [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct).
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A Boolean value that tells whether the user prefers less motion.
    public static var isReduceMotionEnabled: Bool { UIScreen.main.state.reducesMotion }
    /// Posted when ``isReduceMotionEnabled`` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// A Boolean value that tells whether the user prefers less transparency. The materials of the system, such as those of bars
    /// and of ``UIBlurEffect``, are then opaque.
    public static var isReduceTransparencyEnabled: Bool { UIScreen.main.state.reducesTransparency }
    /// Posted when ``isReduceTransparencyEnabled`` has changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// A Boolean value that tells whether the device inverts all colours. Only Safari reports it.
    public static var isInvertColorsEnabled: Bool { UIScreen.main.state.invertsColors }
    /// Posted when ``isInvertColorsEnabled`` has changed.
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// A Boolean value that tells whether the user prefers more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
