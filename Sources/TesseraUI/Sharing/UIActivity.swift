import Foundation

/// Something that can be done with what an app shares.
/// See Apple's [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Where an activity stands among others.
    /// See Apple's [UIActivity.Category](https://developer.apple.com/documentation/uikit/uiactivity/category).
    public enum Category: Int, Sendable {
        /// It does something with the items: it stands after those that share them.
        case action = 0
        /// It shares the items with somebody.
        case share = 1
    }

    /// Names an activity.
    /// See Apple's [UIActivity.ActivityType](https://developer.apple.com/documentation/uikit/uiactivity/activitytype).
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Puts the items onto the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Writes a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Writes a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
    }

    /// Where the activity stands; ``Category/action`` unless overridden.
    open class var activityCategory: Category { .action }

    /// Names the activity. Nil unless overridden.
    open var activityType: ActivityType? { nil }
    /// What the activity is called. Nil unless overridden.
    open var activityTitle: String? { nil }
    /// The picture of the activity, of which the shape is seen. Nil unless overridden.
    open var activityImage: UIImage? { nil }
    /// A controller that does the activity's work, and says when it is over with ``activityDidFinish(_:)``. Nil unless overridden:
    /// ``perform()`` does it.
    open var activityViewController: UIViewController? { nil }

    weak var sheet: UIActivityViewController?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// Returns true if the activity can do something with items. False unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items. Does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does the activity's work, where it has no ``activityViewController``, and calls ``activityDidFinish(_:)``. Unless overridden it is
    /// that call alone.
    open func perform() { activityDidFinish(true) }
    /// Says that the activity is over, and whether it was done.
    open func activityDidFinish(_ completed: Bool) { sheet?.finish(self, completed: completed) }
}
