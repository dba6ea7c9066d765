extension DisplayEvent {
    /// The result of a ``DisplayRequest``.
    public struct Answer: Codable, Equatable, Sendable {
        /// The number of the request.
        public var number: Int
        /// The result of the request.
        public var outcome: Outcome
        /// The text that was read from the clipboard. If absent, no text was read.
        public var text: String?
        /// The part of the work that is done, 0...1. It is absent unless the display is still working.
        public var part: Double?
        /// The reason why the display cannot carry out the request. If absent, it is unknown.
        public var reason: Reason?
        /// The files that the user has chosen, all of which the app has received, as the display says.
        public var files: [File]?
        /// What the user has decided about a permission.
        public var permission: DisplayRequest.Permission.State?

        /// Creates an answer.
        public init(
            number: Int, outcome: Outcome, text: String? = nil, part: Double? = nil, reason: Reason? = nil,
            files: [File]? = nil, permission: DisplayRequest.Permission.State? = nil
        ) {
            (self.number, self.outcome, self.text) = (number, outcome, text)
            (self.part, self.reason, self.files) = (part, reason, files)
            self.permission = permission
        }

        /// The results of requests.
        public enum Outcome: String, Codable, Sendable {
            /// The display has carried out the request.
            case done
            /// The display is working on the request, and another answer comes later.
            case working
            /// The user cancelled the request.
            case cancelled
            /// The browser cannot carry out the request, or does not allow it.
            case unavailable
        }

        /// The reasons why a display cannot send the files that the user has chosen, or cannot ask for a permission.
        public enum Reason: String, Codable, Sendable {
            /// The user has chosen more files than the app wants.
            case tooMany
            /// The files are larger than the host accepts.
            case tooLarge
            /// A file cannot be read, or the host does not take it.
            case failed
            /// The browser does not let a page do that whose address does not begin with `https`.
            case insecure
            /// The browser cannot do that.
            case unsupported
        }

        /// A file that the user has chosen.
        public struct File: Codable, Equatable, Sendable {
            /// The number under which the app has received the file from the host.
            public var upload: Int
            /// The name of the file on the user's device, without folders: at most ``longestName`` UTF-16 units.
            public var name: String
            /// The media type of the file, or an empty text if the display does not know it: at most ``longestType`` UTF-16
            /// units.
            public var type: String

            /// Creates a description of a file.
            public init(upload: Int, name: String, type: String) {
                (self.upload, self.name, self.type) = (upload, name, type)
            }

            private enum CodingKeys: String, CodingKey {
                case upload = "u"
                case name, type
            }

            /// The greatest number of UTF-16 units of a name.
            public static let longestName = 100
            /// The greatest number of UTF-16 units of a media type.
            public static let longestType = 100
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case outcome, text, part, reason, files, permission
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (0...1).contains(part ?? 0) else { return "A part of the work is 0...1." }
            let files = files ?? []
            guard files.count <= DisplayRequest.Files.most else {
                return "A user chooses at most \(DisplayRequest.Files.most) files."
            }
            for file in files {
                if file.name.utf16.count > File.longestName {
                    return "The name of a file has at most \(File.longestName) UTF-16 units."
                }
                if file.type.utf16.count > File.longestType {
                    return "The type of a file has at most \(File.longestType) UTF-16 units."
                }
            }
            return DisplayRequest.complaint(aboutText: text)
        }
    }
}
