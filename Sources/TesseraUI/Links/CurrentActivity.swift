import Foundation
import Synchronization
import TesseraDisplay

/// The activity that an app has made current.
enum CurrentActivity {
    private struct Holder {
        weak var activity: NSUserActivity?
    }

    private static let holder = Mutex(Holder())

    /// The activity, or nil if the app has made none current or has released it.
    static var activity: NSUserActivity? { holder.withLock { $0.activity } }

    static func set(_ activity: NSUserActivity) {
        holder.withLock { $0.activity = activity }
        changed()
    }

    static func remove(_ activity: NSUserActivity) {
        holder.withLock { if $0.activity === activity { $0.activity = nil } }
        changed()
    }

    /// Lets the scenes find the address of the page anew, since apps may change activities on any thread.
    static func changed() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.scheduleCommits() }
        }
    }
}

extension UIWindowScene {
    /// The address that leads to what the user sees, or nil if the app has given none.
    var address: String? {
        let front = frontWindow?.rootViewController
        let activity = CurrentActivity.activity ?? front?.visibleActivity ?? userActivity
        guard let activity, activity.isEligibleForHandoff, let address = activity.webpageURL?.absoluteString,
            address.utf16.count <= DisplayEvent.longestAddress
        else { return nil }
        return address
    }
}

extension UIViewController {
    /// The activity of the innermost controller on the screen that has one: that of what it presents, of its children, or its
    /// own.
    fileprivate var visibleActivity: NSUserActivity? {
        if let activity = presented?.visibleActivity { return activity }
        for child in children.reversed() where child.viewIfLoaded?.window != nil {
            if let activity = child.visibleActivity { return activity }
        }
        return userActivity
    }
}
