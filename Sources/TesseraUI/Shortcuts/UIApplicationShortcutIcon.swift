import Foundation

/// The picture of an action in the menu of the app's icon.
/// See Apple's [UIApplicationShortcutIcon](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon).
///
/// The menu of an installed page displays titles only.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The pictures that the system provides.
    /// See Apple's [UIApplicationShortcutIcon.IconType](
    /// https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype).
    public enum IconType: Int, Sendable {
        /// A picture for writing.
        case compose = 0
        /// A picture for playing.
        case play = 1
        /// A picture for pausing.
        case pause = 2
        /// A picture for adding.
        case add = 3
        /// A picture for a place.
        case location = 4
        /// A picture for searching.
        case search = 5
        /// A picture for sharing.
        case share = 6
        /// A picture for what is forbidden.
        case prohibit = 7
        /// A picture for a contact.
        case contact = 8
        /// A picture for the home.
        case home = 9
        /// A picture for a marked place.
        case markLocation = 10
        /// A picture for favourites.
        case favorite = 11
        /// A picture for love.
        case love = 12
        /// A picture for the cloud.
        case cloud = 13
        /// A picture for an invitation.
        case invitation = 14
        /// A picture for a confirmation.
        case confirmation = 15
        /// A picture for mail.
        case mail = 16
        /// A picture for a message.
        case message = 17
        /// A picture for a date.
        case date = 18
        /// A picture for a time.
        case time = 19
        /// A picture for taking a photo.
        case capturePhoto = 20
        /// A picture for taking a video.
        case captureVideo = 21
        /// A picture for a task.
        case task = 22
        /// A picture for a completed task.
        case taskCompleted = 23
        /// A picture for an alarm.
        case alarm = 24
        /// A picture for a bookmark.
        case bookmark = 25
        /// A picture for playing in another order.
        case shuffle = 26
        /// A picture for audio.
        case audio = 27
        /// A picture for an update.
        case update = 28

        /// The names of the pictures in an `Info.plist`, without what they have in common.
        static let names = [
            "Compose", "Play", "Pause", "Add", "Location", "Search", "Share", "Prohibit", "Contact", "Home",
            "MarkLocation", "Favorite", "Love", "Cloud", "Invitation", "Confirmation", "Mail", "Message",
            "Date",
            "Time", "CapturePhoto", "CaptureVideo", "Task", "TaskCompleted", "Alarm", "Bookmark", "Shuffle",
            "Audio", "Update",
        ]

        /// Creates the type with a name in an `Info.plist`, such as `UIApplicationShortcutIconTypeAdd`.
        init?(named name: String) {
            let prefix = "UIApplicationShortcutIconType"
            guard name.hasPrefix(prefix),
                let number = Self.names.firstIndex(of: String(name.dropFirst(prefix.count)))
            else { return nil }
            self.init(rawValue: number)
        }
    }

    /// Where the picture comes from.
    enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    final let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// Creates a picture that the system provides.
    public convenience init(type: IconType) { self.init(.type(type)) }
    /// Creates the picture with an image of the app.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
    /// Creates the picture with a symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

    /// Returns the picture itself, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true for a picture of the same source.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutIcon else { return false }
        return MainActor.assumeIsolated { source == other.source }
    }
    /// A number that is the same for pictures of the same source.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { source.hashValue } }
}
