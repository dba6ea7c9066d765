extension DisplayEvent {
    /// A change that the user has made to the text of an ``InputContent``.
    public struct Typed: Codable, Equatable, Sendable {
        /// The element.
        public var view: Int
        /// The whole text, of at most ``InputContent/maximumLength`` UTF-16 units.
        public var text: String
        /// The number of the edit, from 1 on. A text that is sent again after a lost connection has the same
        /// number as before.
        public var edit: Int
        /// The start and the end of the selection in UTF-16 units of the text. They are equal for a caret.
        public var selection: [Int]
        /// A Boolean value that tells whether the text contains an unfinished composition. If absent, it
        /// does not.
        public var isComposing: Bool?
        /// A Boolean value that tells whether the user has pasted or dropped the new part. If absent, the user
        /// has not.
        public var isPasted: Bool?
        /// The ``InputContent/revision`` of the app's text in which the user has made this edit and all since. If absent, it is
        /// the last one.
        public var revision: Int?
        /// The ``RichText/revision`` of the looks that the display has taken last for the parts of the text. If absent, it has
        /// none.
        public var looks: Int?

        /// Creates a change.
        public init(
            view: Int, text: String, edit: Int, selection: [Int], isComposing: Bool = false,
            isPasted: Bool = false, revision: Int? = nil, looks: Int? = nil
        ) {
            self.view = view
            (self.revision, self.looks) = (revision, looks)
            self.text = text
            self.edit = edit
            self.selection = selection
            self.isComposing = isComposing ? true : nil
            self.isPasted = isPasted ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case view, text, edit, selection, revision, looks
            case isComposing = "composing"
            case isPasted = "pasted"
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            let length = text.utf16.count
            guard length <= InputContent.maximumLength else {
                return "A text that is typed has at most \(InputContent.maximumLength) UTF-16 units."
            }
            guard (1...Self.maximumEdit).contains(edit) else {
                return "The number of an edit is 1...\(Self.maximumEdit)."
            }
            return DisplayEvent.complaint(aboutSelection: selection, length: length)
        }

        /// The greatest number of an edit, which is more than anyone makes.
        fileprivate static let maximumEdit = 1_000_000_000
    }

    /// A selection, or a caret, that the user has moved in the text of an ``InputContent``.
    public struct Selected: Codable, Equatable, Sendable {
        /// The element.
        public var view: Int
        /// The start and the end of the selection in UTF-16 units of the text. They are equal for a caret.
        public var selection: [Int]
        /// The number of the user's last edit in the text, or 0 before the first.
        public var edit: Int
        /// The highest ``InputContent/revision`` that the display had applied.
        public var revision: Int

        /// Creates a report.
        public init(view: Int, selection: [Int], edit: Int, revision: Int) {
            self.view = view
            self.selection = selection
            self.edit = edit
            self.revision = revision
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (0...Typed.maximumEdit).contains(edit) else {
                return "The number of the last edit is 0...\(Typed.maximumEdit)."
            }
            // A text that the app has set may be longer than one that is typed.
            return DisplayEvent.complaint(aboutSelection: selection, length: Typed.maximumEdit)
        }
    }

    private static func complaint(aboutSelection selection: [Int], length: Int) -> String? {
        guard selection.count == 2, 0 <= selection[0], selection[0] <= selection[1], selection[1] <= length
        else { return "A selection is two places of the text, its start and its end." }
        return nil
    }
}
