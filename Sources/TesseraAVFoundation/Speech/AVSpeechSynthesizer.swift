import Foundation
import Synchronization
import TesseraBasics
import TesseraDisplay

/// A speaker of texts, one after the other.
/// See Apple's [AVSpeechSynthesizer](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
///
/// ```swift
/// let utterance = AVSpeechUtterance(string: recipe)
/// utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
/// synthesizer.speak(utterance)
/// ```
///
/// The browser speaks, with its own voices. It is silent before the user has touched the page for the first time; then it begins
/// with the touch. It speaks one text at a time, so that several synthesizers wait for one another. After a pause it goes on with
/// the last word, or with the last sentence if the voice does not tell its words. Without a browser, nothing is spoken. The
/// synthesizer may be used on any thread.
// Safe: what changes is in a mutex or on the main actor.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    private let queue = SpeechQueue()

    /// Creates a synthesizer with nothing to speak.
    public override init() {
        super.init()
        queue.listen { [weak self] event, utterance in
            guard let self, let delegate = self.delegate else { return }
            switch event {
            case .began: delegate.speechSynthesizer(self, didStart: utterance)
            case .finished: delegate.speechSynthesizer(self, didFinish: utterance)
            case .paused: delegate.speechSynthesizer(self, didPause: utterance)
            case .continued: delegate.speechSynthesizer(self, didContinue: utterance)
            case .cancelled: delegate.speechSynthesizer(self, didCancel: utterance)
            case .word(let range):
                delegate.speechSynthesizer(
                    self, willSpeakRangeOfSpeechString: range, utterance: utterance)
            }
        }
    }

    /// The object that is notified of how far the synthesizer is.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    /// A notification that the voices of the browser have become known, or have changed.
    public static let availableVoicesDidChangeNotification = Notification.Name(
        "AVSpeechSynthesisAvailableVoicesDidChangeNotification")

    /// Speaks an utterance after those that are waiting. It must not be waiting already.
    open func speak(_ utterance: AVSpeechUtterance) { queue.add(utterance) }

    /// Stops, and forgets what is waiting. The delegate learns of the utterance that was being spoken.
    ///
    /// - Returns: True if there was something to stop.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.stop(boundary) }

    /// Pauses.
    ///
    /// - Returns: True if there was something to pause.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.pause(boundary) }

    /// Goes on after a pause.
    ///
    /// - Returns: True if there was a pause.
    @discardableResult
    open func continueSpeaking() -> Bool { queue.goOn() }

    /// A Boolean value that tells whether there is something to speak, also during a pause.
    open var isSpeaking: Bool { queue.isSpeaking }

    /// A Boolean value that tells whether the synthesizer pauses.
    open var isPaused: Bool { queue.isPaused }
}
