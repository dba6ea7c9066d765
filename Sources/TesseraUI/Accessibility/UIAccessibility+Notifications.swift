import Foundation
import TesseraDisplay

extension UIAccessibility {
    /// The kinds of changes that an app reports to assistive technology.
    /// See Apple's [UIAccessibility.Notification](https://developer.apple.com/documentation/uikit/uiaccessibility/notification).
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32

        /// Creates a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Something has happened that the argument, a text, describes.
        public static let announcement = Notification(rawValue: 1008)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Most of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The content has been scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Informs assistive technology of a change.
    /// See Apple's [post(notification:argument:)](https://developer.apple.com/documentation/uikit/uiaccessibility/post(notification:argument:)).
    ///
    /// Screen readers of browsers see changes of the page by themselves, so that a change without an argument needs nothing more.
    /// A page does not know whether there is a screen reader: a text is passed on in any case, and an element gets the focus of
    /// the keyboard unless the user is typing.
    ///
    /// - Parameters:
    ///   - notification: The kind of change.
    ///   - argument: A text that is read out, as a `String` or an attributed string, whose
    ///     `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority` may let it interrupt others. With
    ///     ``Notification/layoutChanged`` and ``Notification/screenChanged`` it can also be the view or the accessibility
    ///     element to which the user is led, and nil.
    public static func post(notification: Notification, argument: Any?) {
        if notification == .layoutChanged || notification == .screenChanged { ProvidedElements.update() }
        if let text = (argument as? NSAttributedString)?.string ?? argument as? String {
            let longest = DisplayRequest.maximumTextLength
            let spoken = String(decoding: text.utf16.prefix(longest), as: UTF16.self)
            if !spoken.isEmpty {
                let isUrgent = UIAccessibilityPriority.of(argument) == .high
                UIApplication.shared.requests.send(
                    DisplayRequest(kind: .announce, text: spoken, isUrgent: isUrgent ? true : nil))
            }
            return
        }
        guard notification == .layoutChanged || notification == .screenChanged,
            let view = argument as? UIView ?? (argument as? UIAccessibilityElement)?.view
        else { return }
        // The view may be as new as the change, and the display must have it before it can have the focus.
        view.window?.windowScene?.committer.scheduleCommit()
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.requests.leadUser(to: view.node.id) }
        }
    }
}
