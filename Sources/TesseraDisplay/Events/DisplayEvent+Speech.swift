extension DisplayEvent {
    /// Something happened to a text that is spoken.
    public struct Speech: Codable, Equatable, Sendable {
        /// The speaker, as in ``SpeechContent/speaker``.
        public var speaker: Int
        /// The number of the text, as in ``SpeechContent/number``.
        public var number: Int
        /// What has happened.
        public var step: Step
        /// The place of a word in UTF-16 units.
        public var location: Int?
        /// The length of a word in UTF-16 units.
        public var length: Int?

        /// Creates a report.
        public init(speaker: Int, number: Int, step: Step, location: Int? = nil, length: Int? = nil) {
            (self.speaker, self.number, self.step) = (speaker, number, step)
            (self.location, self.length) = (location, length)
        }

        /// What happens to texts.
        public enum Step: String, Codable, Sendable {
            /// The display has begun to speak the text.
            case began
            /// It is about to speak the word at the location.
            case word
            /// It has paused.
            case paused
            /// It goes on after a pause.
            case continued
            /// It has come to the end.
            case ended
            /// It has ended the text after a word, as the app wanted.
            case stopped
            /// It cannot speak the text.
            case failed
        }

        private enum CodingKeys: String, CodingKey {
            case speaker
            case number = "n"
            case step, location, length
        }

        /// The greatest number of UTF-16 units in a text of which a place can be reported.
        public static let longestText = 1_000_000_000

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            let areThere = step != .word || location != nil && length != nil
            let areValid = [location ?? 0, length ?? 0].allSatisfy { (0...Self.longestText).contains($0) }
            return areThere && areValid ? nil : "A word has a place and a length, which are not negative."
        }
    }

    /// A voice with which the display can speak.
    public struct Voice: Codable, Equatable, Sendable {
        /// The text that names the voice.
        public var identifier: String
        /// The name for the user.
        public var name: String
        /// The language as a tag of BCP 47.
        public var language: String
        /// A Boolean value that tells whether it is the usual voice. If absent, it is not.
        public var isDefault: Bool?

        /// Creates a voice.
        public init(identifier: String, name: String, language: String, isDefault: Bool = false) {
            (self.identifier, self.name, self.language) = (identifier, name, language)
            self.isDefault = isDefault ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case identifier = "id"
            case name, language
            case isDefault = "default"
        }

        /// The greatest number of voices.
        public static let most = 500
        /// The greatest number of UTF-16 units in an identifier and in a name.
        public static let longestName = 200
        /// The greatest number of UTF-16 units in a language.
        public static let longestLanguage = 64

        /// The reason why no display can have sent this, or nil if it is valid.
        static func complaint(about voices: [Voice]) -> String? {
            let areValid = voices.allSatisfy {
                $0.identifier.utf16.count <= longestName && $0.name.utf16.count <= longestName
                    && $0.language.utf16.count <= longestLanguage
            }
            return areValid && voices.count <= most ? nil : "Voices are at most \(most) with short names."
        }
    }
}
