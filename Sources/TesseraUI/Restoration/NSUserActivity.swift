import Foundation
import TesseraBasics

#if !canImport(Darwin)
    /// What a user is doing in an app, with what the app needs to continue it.
    /// See Apple's [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
    ///
    /// ```swift
    /// let activity = NSUserActivity(activityType: "com.example.photo")
    /// activity.addUserInfoEntries(from: ["photo": photo.id])
    /// ```
    ///
    /// Foundation on Linux has no such class, so it is part of this module. It serves the restoration of a scene, and addresses
    /// that lead to a part of the app: an activity of the type ``NSUserActivityTypeBrowsingWeb`` comes with an address that the
    /// user opens, and the ``webpageURL`` of the current activity is the address of the page.
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
        /// The address that leads to the activity, or nil.
        ///
        /// While the activity is current, it is the address of the page, so that the user can keep it or pass it on. It must lie
        /// below the address of the app. A relative address, which is an addition of Tessera, is resolved against that.
        /// Otherwise, only `http` and `https` addresses are possible.
        open var webpageURL: URL? {
            didSet {
                let scheme = webpageURL?.scheme?.lowercased()
                demand(
                    scheme == nil || scheme == "http" || scheme == "https",
                    "NSUserActivity.webpageURL: \(webpageURL?.absoluteString ?? "") must be an http or https address, or a relative one."
                )
                CurrentActivity.changed()
            }
        }
        /// A Boolean value that tells whether the address of the activity may become that of the page. The default is true.
        open var isEligibleForHandoff = true {
            didSet { CurrentActivity.changed() }
        }

        /// A text that identifies the content of the activity, or nil. It is saved and restored along with the activity.
        open var targetContentIdentifier: String?

        /// Creates an activity of a kind.
        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        /// Adds entries to ``userInfo``. They take the place of entries with the same keys.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
        }

        /// Makes the activity the current one, in place of any other.
        ///
        /// Without such an activity, that of the innermost view controller on the screen that has one is current, or otherwise
        /// that of the scene: see ``UIResponder/userActivity``.
        open func becomeCurrent() { if !isInvalid { CurrentActivity.set(self) } }

        /// Ends the status of the activity as the current one.
        open func resignCurrent() { CurrentActivity.remove(self) }

        /// Ends the activity: its address is that of the page no longer, and it does not become current any more.
        open func invalidate() {
            isInvalid = true
            isEligibleForHandoff = false
            CurrentActivity.remove(self)
        }

        private var isInvalid = false
    }

    /// The type of an activity with which the user opens an address in the app.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

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
