import Foundation

/// A text to be spoken, and how.
/// See Apple's [AVSpeechUtterance](https://developer.apple.com/documentation/avfaudio/avspeechutterance).
///
/// Changes after the text was given to a synthesizer have no effect on that synthesizer.
open class AVSpeechUtterance: NSObject {
    /// Creates an utterance of a text.
    public init(string: String) {
        attributedSpeechString = NSAttributedString(string: string)
        super.init()
    }

    /// Creates an utterance of a text, whose attributes say nothing about how a browser speaks it.
    public init(attributedString string: NSAttributedString) {
        attributedSpeechString = string
        super.init()
    }

    /// The text.
    open var speechString: String { attributedSpeechString.string }
    /// The text with its attributes.
    public let attributedSpeechString: NSAttributedString

    /// The voice, or nil for one of the user's language.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, ``AVSpeechUtteranceMinimumSpeechRate``...``AVSpeechUtteranceMaximumSpeechRate``.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, 0.5...2; 1 by default.
    open var pitchMultiplier: Float = 1
    /// The loudness, 0...1; 1 by default.
    open var volume: Float = 1
    /// The seconds of silence before the text.
    open var preUtteranceDelay: TimeInterval = 0
    /// The seconds of silence after the text.
    open var postUtteranceDelay: TimeInterval = 0
}

/// The lowest speed of an utterance, a quarter of the usual one.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed of an utterance, four times the usual one.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speed of an utterance.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
