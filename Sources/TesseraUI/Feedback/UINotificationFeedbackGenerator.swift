import Foundation

/// A generator of feedback for the results of tasks.
/// See Apple's [UINotificationFeedbackGenerator](
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of results of a task.
    /// See Apple's [UINotificationFeedbackGenerator.FeedbackType](
    /// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype).
    public enum FeedbackType: Int, Sendable {
        /// The task has succeeded.
        case success = 0
        /// The task has ended with a warning.
        case warning = 1
        /// The task has failed.
        case error = 2

        /// The times for which the device vibrates and pauses in turn, in milliseconds.
        fileprivate var pattern: [Int] {
            switch self {
            case .success: [10, 60, 15]
            case .warning: [20, 80, 10]
            case .error: [15, 50, 15, 50, 25]
            }
        }
    }

    /// Generates feedback for the result of a task.
    open func notificationOccurred(_ notificationType: FeedbackType) { play(notificationType.pattern) }
    /// Generates feedback for the result of a task at a place of the view. The whole device vibrates.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
