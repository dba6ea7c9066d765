import Foundation

extension UIPasteboard {
    /// What a pasteboard is called.
    /// See Apple's [UIPasteboard.Name](https://developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct).
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard of the device.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option of putting items onto a pasteboard.
    /// See Apple's [UIPasteboard.OptionsKey](https://developer.apple.com/documentation/uikit/uipasteboard/optionskey).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `Date` from which on the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A Boolean value that tells whether the items stay within the app, as a Boolean value, and do not
        /// go onto the system's clipboard.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when a pasteboard has changed, which is the object.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted when a pasteboard is gone.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The key of the types that have come, as an array of texts.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that have gone, as an array of texts.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
