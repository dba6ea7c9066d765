/// A text that the page speaks. The display reports with ``DisplayEvent/speech(_:)`` how far it is.
///
/// Of several texts of different speakers it speaks one at a time, in their order.
public struct SpeechContent: Codable, Equatable, Sendable {
    /// The number of the speaker. A speaker speaks one text at a time.
    public var speaker: Int
    /// The number of the text. A new number ends what the speaker is speaking.
    public var number: Int
    /// The text.
    public var text: String
    /// The language as a tag of BCP 47, or nil for that of the browser.
    public var language: String?
    /// The identifier of a voice, as in ``DisplayEvent/Voice/identifier``, or nil for one of the language.
    public var voice: String?
    /// The speed, 0.1...10. If absent, it is 1, the usual one.
    public var rate: Double?
    /// The pitch, 0...2. If absent, it is 1, that of the voice.
    public var pitch: Double?
    /// The loudness, 0...1. If absent, it is 1.
    public var volume: Double?
    /// The place in UTF-16 units at which a display without the text begins. If absent, it is 0.
    public var start: Int?
    /// The place at which the display is to pause. If absent, it speaks.
    public var pause: Boundary?
    /// A Boolean value that tells whether the display ends the text after the word that it is speaking. If absent, it does not.
    public var endsAfterWord: Bool?

    /// Creates a text.
    public init(speaker: Int, number: Int, text: String) {
        (self.speaker, self.number, self.text) = (speaker, number, text)
    }

    /// The places at which speech pauses.
    public enum Boundary: String, Codable, Sendable {
        /// At once.
        case immediate = "now"
        /// After the word that is being spoken.
        case word
    }

    private enum CodingKeys: String, CodingKey {
        case speaker = "p"
        case number = "n"
        case text = "t"
        case language = "l"
        case voice = "vo"
        case rate = "r"
        case pitch = "pi"
        case volume = "v"
        case start = "at"
        case pause = "z"
        case endsAfterWord = "x"
    }
}
