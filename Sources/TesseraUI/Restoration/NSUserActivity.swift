import Foundation

#if !canImport(Darwin)
    /// What a user is doing in an app, with what the app needs to continue it.
    /// See Apple's [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
    ///
    /// ```swift
    /// let activity = NSUserActivity(activityType: "com.example.photo")
    /// activity.addUserInfoEntries(from: ["photo": photo.id])
    /// ```
    ///
    /// Foundation on Linux has no such class, so it is part of this module. Browsers hand no activities to other devices, so
    /// an activity serves the restoration of a scene alone.
    open class NSUserActivity: NSObject, @unchecked Sendable {
        /// The name of the kind of activity.
        public let activityType: String
        /// A name of the activity for the user, or nil.
        open var title: String?
        /// What the app needs to continue the activity, or nil. Texts, numbers, dates, data, addresses, and arrays and
        /// dictionaries of them can be restored.
        open var userInfo: [AnyHashable: Any]?
        /// A Boolean value that tells whether the activity is out of date. The responders of the activity are then asked to
        /// update it before it is used.
        open var needsSave = false
        /// The object that updates the activity before it is used.
        open weak var delegate: (any NSUserActivityDelegate)?

        /// Creates an activity of a kind.
        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        /// Adds entries to ``userInfo``. They take the place of entries with the same keys.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
        }
    }

    /// An object that updates an activity.
    /// See Apple's [NSUserActivityDelegate](https://developer.apple.com/documentation/foundation/nsuseractivitydelegate).
    public protocol NSUserActivityDelegate: NSObjectProtocol {
        /// Called before an activity is used that needs to be saved.
        func userActivityWillSave(_ userActivity: NSUserActivity)
    }

    extension NSUserActivityDelegate {
        /// Does nothing.
        public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    }
#endif
