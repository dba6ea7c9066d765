import Foundation

/// A request of an app to its display that is not part of the picture, such as to open an address.
///
/// The display answers each request that has a ``number`` with one ``DisplayEvent/answer(_:)``. Before it, answers with the
/// outcome ``DisplayEvent/Answer/Outcome/working`` may come.
public struct DisplayRequest: Codable, Equatable, Sendable {
    /// The number that the answer to the request repeats. If absent, no answer is wanted.
    public var number: Int?
    /// The kind of request.
    public var kind: Kind
    /// The address to open or to share.
    public var url: String?
    /// The text to copy, to share or to read out.
    public var text: String?
    /// True if a text is read out at once, and interrupts what is being read out.
    public var isUrgent: Bool?
    /// The title of what is shared or printed.
    public var title: String?
    /// The lengths of vibrations and of the pauses between them, in turns, in milliseconds.
    public var pattern: [Int]?
    /// The files from which the user chooses.
    public var files: Files?
    /// The effect that a drop of items from another program would have now.
    public var drop: Drop?
    /// The element to which the user is led.
    public var view: Int?
    /// The number of the file to save or of the picture to copy, as in ``Frame/download(id:path:)``.
    public var download: Int?
    /// The name of the file to save, without folders.
    public var name: String?
    /// What is printed.
    public var print: Print?
    /// The orientations to one of which the page turns.
    public var orientations: [PageContent.Orientation]?
    /// The script that runs in a web page within the element ``view``.
    public var script: Script?
    /// The files that are shared, in addition to a text and an address.
    public var shared: [SharedFile]?
    /// The permission about which the app asks.
    public var permission: Permission?
    /// The notification to display.
    public var notification: Notification?
    /// The numbers of the notifications to remove, at most ``Notification/most``.
    public var notifications: [Int]?

    /// Creates a request.
    public init(
        number: Int? = nil, kind: Kind, url: String? = nil, text: String? = nil, title: String? = nil,
        pattern: [Int]? = nil, files: Files? = nil, drop: Drop? = nil, view: Int? = nil,
        download: Int? = nil, name: String? = nil, print: Print? = nil,
        orientations: [PageContent.Orientation]? = nil, script: Script? = nil, isUrgent: Bool? = nil,
        shared: [SharedFile]? = nil, permission: Permission? = nil, notification: Notification? = nil,
        notifications: [Int]? = nil
    ) {
        (self.number, self.kind) = (number, kind)
        (self.url, self.text, self.title, self.pattern) = (url, text, title, pattern)
        (self.files, self.drop, self.view) = (files, drop, view)
        (self.download, self.name, self.print) = (download, name, print)
        (self.orientations, self.script, self.isUrgent) = (orientations, script, isUrgent)
        (self.shared, self.permission) = (shared, permission)
        (self.notification, self.notifications) = (notification, notifications)
    }

    /// The kinds of requests to a display.
    public enum Kind: String, Codable, Sendable {
        /// Open an address elsewhere: a web page in a new tab, a mail address or a phone number in the
        /// program for it.
        case open
        /// Put a text or a picture on the system's clipboard.
        case copy
        /// Read the text of the system's clipboard, if the user allows it.
        case paste
        /// Offer a text, an address and files in the system's share sheet.
        case share
        /// Vibrate.
        case vibrate
        /// Let the user choose files of the device, and send them to the app, or send what the user has dropped or pasted.
        case files
        /// Let the user see the effect that a drop of items from another program would have now.
        case drop
        /// Let assistive technology read out a text, or lead the user to an element.
        case announce
        /// Save a file of the app on the user's device.
        case save
        /// Let the user print pages of the app.
        case print
        /// Turn the page to one of several orientations.
        case turn
        /// Run a script in a web page, or answer a message of one. The value comes as ``DisplayEvent/web(_:)``.
        case script
        /// Tell whether the user permits something, or ask the user. The display then reports changes by
        /// ``DisplayEvent/permission(_:state:)``.
        case permission
        /// Display a notification outside of the page. What the user does with it comes as ``DisplayEvent/notification(_:)``.
        case notify
        /// Remove notifications.
        case withdraw
        /// Play the sound of a notification.
        case chime
    }

    /// A script of the app that runs in a web page, or the answer to a message of the page.
    public struct Script: Codable, Equatable, Sendable {
        /// The number of the load, as in ``WebContent/load``.
        public var load: Int
        /// The number that the event with the value repeats, or that of the message which is answered.
        public var number: Int
        /// The text of the script, or nil for an answer.
        public var source: String?
        /// The arguments of a script that is the body of an asynchronous function, as a JSON object, or nil for a script whose
        /// value is that of its last statement.
        public var arguments: String?
        /// The answer to a message as JSON.
        public var answer: String?
        /// The error with which a message is answered.
        public var error: String?

        /// Creates a script, or an answer.
        public init(
            load: Int, number: Int, source: String? = nil, arguments: String? = nil, answer: String? = nil,
            error: String? = nil
        ) {
            (self.load, self.number, self.source, self.arguments) = (load, number, source, arguments)
            (self.answer, self.error) = (answer, error)
        }
    }

    /// The files from which the user chooses.
    public struct Files: Codable, Equatable, Sendable {
        /// The media types and the extensions of the files, as in `image/png`, `video/*` and `.csv`. If absent, all files are
        /// offered.
        public var types: [String]?
        /// The greatest number of files.
        public var limit: Int
        /// The camera that takes a picture or a film, or nil if the user chooses among existing files.
        public var camera: Camera?
        /// The number of what the user has dropped or pasted: all contents of the first item, those of the second, and so on. If
        /// absent, the user chooses files.
        public var contents: Int?

        /// Creates a description of the files from which the user chooses.
        public init(types: [String]? = nil, limit: Int, camera: Camera? = nil, contents: Int? = nil) {
            (self.types, self.limit, self.camera, self.contents) = (types, limit, camera, contents)
        }

        /// The cameras of a device.
        public enum Camera: String, Codable, Sendable {
            /// The camera that faces the user.
            case user
            /// The camera on the back of the device.
            case environment
        }

        private enum CodingKeys: String, CodingKey {
            case types, limit, camera, contents
        }

        /// The greatest number of files in one request.
        public static let most = 100
    }

    /// The effect that a drop of items from another program would have.
    public struct Drop: Codable, Equatable, Sendable {
        /// The number of the drag, as in ``DisplayEvent/DragIn/number``.
        public var drag: Int
        /// A Boolean value that tells whether the app takes copies of the items if they are dropped at the present place.
        public var accepts: Bool

        /// Creates a description of the effect of a drop.
        public init(drag: Int, accepts: Bool) {
            (self.drag, self.accepts) = (drag, accepts)
        }
    }

    /// What is printed: pictures, one on each page, or a PDF document.
    public struct Print: Codable, Equatable, Sendable {
        /// The numbers of the files, as in ``Frame/download(id:path:)``: pictures in the PNG format, or one document.
        public var files: [Int]
        /// The width of the paper in points, 72 to an inch, or nil for a document.
        public var width: Double?
        /// The height of the paper in points, or nil for a document.
        public var height: Double?

        /// Creates a description of what is printed.
        public init(files: [Int], width: Double? = nil, height: Double? = nil) {
            (self.files, self.width, self.height) = (files, width, height)
        }

        private enum CodingKeys: String, CodingKey {
            case files, width, height
        }

        /// The greatest number of files.
        public static let most = 500
    }

    /// A file that is shared.
    public struct SharedFile: Codable, Equatable, Sendable {
        /// The number of the file, as in ``Frame/download(id:path:)``.
        public var download: Int
        /// The name of the file, without folders.
        public var name: String
        /// The media type of the file.
        public var type: String

        /// Creates a description of a file that is shared.
        public init(download: Int, name: String, type: String) {
            (self.download, self.name, self.type) = (download, name, type)
        }

        private enum CodingKeys: String, CodingKey {
            case download, name, type
        }

        /// The greatest number of files in one request.
        public static let most = 20
    }

    private enum CodingKeys: String, CodingKey {
        case number = "n"
        case isUrgent = "urgent"
        case kind, url, text, title, pattern, files, drop, view, download, name, print, orientations, script
        case shared, permission, notification, notifications
    }

    /// The greatest number of UTF-16 units in a text that is copied, pasted or shared.
    public static let maximumTextLength = 16_000

    static func complaint(aboutText text: String?) -> String? {
        guard let text, text.utf16.count > maximumTextLength else { return nil }
        return "A text has at most \(maximumTextLength) UTF-16 units."
    }
}
