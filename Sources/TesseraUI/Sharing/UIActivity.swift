import Foundation

/// An activity that the user can perform on shared items.
/// See Apple's [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The group of activities to which an activity belongs.
    /// See Apple's [UIActivity.Category](https://developer.apple.com/documentation/uikit/uiactivity/category).
    public enum Category: Int, Sendable {
        /// The activity changes or uses the items. Such activities come after those that share the items.
        case action = 0
        /// It shares the items with somebody.
        case share = 1
    }

    /// The identifier of an activity.
    /// See Apple's [UIActivity.ActivityType](https://developer.apple.com/documentation/uikit/uiactivity/activitytype).
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The activity that copies the items to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The activity that writes a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The activity that writes a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
    }

    /// The group to which the activity belongs. The default is ``Category/action``.
    open class var activityCategory: Category { .action }

    /// The identifier of the activity. The default is nil.
    open var activityType: ActivityType? { nil }
    /// The title of the activity. The default is nil.
    open var activityTitle: String? { nil }
    /// The icon of the activity, of which only the shape is used. The default is nil.
    open var activityImage: UIImage? { nil }
    /// A controller that performs the activity, and calls ``activityDidFinish(_:)`` at the end. With nil, the
    /// default, ``perform()`` performs it.
    open var activityViewController: UIViewController? { nil }

    weak var sheet: UIActivityViewController?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// Returns true if the activity can use items. The default is false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Stores the items for the activity. The default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity if it has no ``activityViewController``, and calls ``activityDidFinish(_:)``.
    /// The default implementation only makes that call.
    open func perform() { activityDidFinish(true) }
    /// Ends the activity.
    ///
    /// - Parameter completed: True if the activity was performed, false if it was cancelled.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}
