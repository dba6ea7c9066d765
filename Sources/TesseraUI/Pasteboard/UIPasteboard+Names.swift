import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    /// See Apple's [UIPasteboard.Name](https://developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct).
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name of the device's pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The key for an option when items are put on a pasteboard.
    /// See Apple's [UIPasteboard.OptionsKey](https://developer.apple.com/documentation/uikit/uipasteboard/optionskey).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the `Date` at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// The key for a Boolean value that tells whether the items stay within the app and are not put on
        /// the system's clipboard.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when a pasteboard has changed. The object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key for the added types, an array of strings.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key for the removed types, an array of strings.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
