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

    /// A Boolean value that tells whether the user prefers more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
