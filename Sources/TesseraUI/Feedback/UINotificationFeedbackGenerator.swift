import Foundation

/// Lets the user feel how a task has ended.
/// See Apple's [UINotificationFeedbackGenerator](
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task has ended.
    /// See Apple's [UINotificationFeedbackGenerator.FeedbackType](
    /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With something to beware of.
        case warning = 1
        /// Not at all.
        case error = 2

        /// How long the device vibrates and pauses in turns, in milliseconds.
        fileprivate var pattern: [Int] {
            switch self {
            case .success: [10, 60, 15]
            case .warning: [20, 80, 10]
            case .error: [15, 50, 15, 50, 25]
            }
        }
    }

    /// Lets the end of a task be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) { play(notificationType.pattern) }
    /// Lets the end of a task be felt that occurred at a place of the view: the whole device vibrates.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
