import Foundation
import Synchronization
import TesseraBasics
import TesseraDisplay

/// A voice with which the browser speaks.
/// See Apple's [AVSpeechSynthesisVoice](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice).
///
/// The browser is asked for its voices when the app first mentions one, and answers a moment later with the notification
/// ``AVSpeechSynthesizer/availableVoicesDidChangeNotification``. Until then, ``speechVoices()`` is empty, a voice of a language
/// is the one that the browser has for it, and there is none with an identifier.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Safe: all properties are constants.

    /// The language as a tag of BCP 47, such as “en-US”.
    public let language: String
    /// The text that names the voice.
    public let identifier: String
    /// The name for the user.
    public let name: String
    /// The quality, which browsers do not tell.
    public let quality = AVSpeechSynthesisVoiceQuality.default
    /// The gender of the voice, which browsers do not tell.
    public let gender = AVSpeechSynthesisVoiceGender.unspecified
    /// True if the browser has the voice; false if it chooses one of the language.
    let isKnown: Bool

    /// Creates the usual voice of a language, or returns nil if there is none.
    ///
    /// - Parameter languageCode: The language as a tag of BCP 47, or nil for that of the user. A tag without a region stands for any.
    public init?(language languageCode: String?) {
        let wanted = (languageCode ?? Self.currentLanguageCode()).replacingOccurrences(of: "_", with: "-")
        let known = Self.known
        guard let voice = Self.best(of: wanted, in: known) else {
            guard known.isEmpty, !wanted.isEmpty else { return nil }
            (language, identifier, name, isKnown) = (wanted, wanted, wanted, false)
            super.init()
            return
        }
        (language, identifier, name, isKnown) = (voice.language, voice.identifier, voice.name, true)
        super.init()
    }

    /// Creates the voice with an identifier, or returns nil if the browser has none.
    public init?(identifier: String) {
        guard let voice = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        (language, self.identifier, name, isKnown) = (voice.language, voice.identifier, voice.name, true)
        super.init()
    }

    private init(_ voice: DisplayEvent.Voice) {
        (language, identifier, name, isKnown) = (voice.language, voice.identifier, voice.name, true)
        super.init()
    }

    /// Returns the voices of the browser.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { known.map { AVSpeechSynthesisVoice($0) } }

    /// Returns the tag of the user's language.
    open class func currentLanguageCode() -> String {
        Locale.current.identifier(.bcp47)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice)?.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }

    private static func best(of wanted: String, in voices: [DisplayEvent.Voice]) -> DisplayEvent.Voice? {
        let wanted = wanted.lowercased()
        let exact = voices.filter { $0.language.lowercased() == wanted }
        if let voice = exact.first(where: { $0.isDefault == true }) ?? exact.first { return voice }
        let short = wanted.prefix { $0 != "-" }
        let similar = voices.filter { $0.language.lowercased().prefix { $0 != "-" } == short }
        // A voice of another region speaks a language that was stated without one.
        guard short.count == wanted.count else { return nil }
        return similar.first { $0.isDefault == true } ?? similar.first
    }

    // MARK: The voices of the display

    private struct Voices {
        var known: [DisplayEvent.Voice] = []
        var areWanted = false
    }

    private static let voices = Mutex(Voices())

    /// The voices that are known. The first call asks the display for them.
    private static var known: [DisplayEvent.Voice] {
        let (known, isFirst) = voices.withLock { voices in
            defer { voices.areWanted = true }
            return (voices.known, !voices.areWanted)
        }
        if isFirst {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { SpeechPlayers.shared.wantVoices(take) }
            }
        }
        return known
    }

    static func take(_ new: [DisplayEvent.Voice]) {
        let isChanged = voices.withLock { voices in
            defer { voices.known = new }
            return voices.known != new
        }
        guard isChanged else { return }
        NotificationCenter.default.post(
            name: AVSpeechSynthesizer.availableVoicesDidChangeNotification, object: nil)
    }
}

/// The qualities of voices.
/// See Apple's [AVSpeechSynthesisVoiceQuality](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicequality).
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The quality of a voice that is there without a download.
    case `default` = 1
    /// A better quality.
    case enhanced = 2
    /// The best quality.
    case premium = 3
}

/// The genders of voices.
/// See Apple's [AVSpeechSynthesisVoiceGender](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoicegender).
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// None, or one that is not known.
    case unspecified = 0
    /// A male voice.
    case male = 1
    /// A female voice.
    case female = 2
}
