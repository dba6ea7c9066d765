import Foundation
import Synchronization
import TesseraBasics
import TesseraDisplay

/// The utterances of an ``AVSpeechSynthesizer``, which may be used on any thread.
///
/// What an app asks for is noted at once, and carried out on the main thread.
// Safe: what the app asks for is in a mutex, and only functions of the main actor use the rest.
final class SpeechQueue: @unchecked Sendable {
    /// What happens to an utterance.
    enum Event {
        case began, finished, paused, continued, cancelled
        case word(NSRange)
    }

    /// An utterance with the values that it had when it was added.
    // Safe: nothing reads the utterance afterwards. The delegate gets it back on the main thread.
    private struct Entry: @unchecked Sendable {
        let utterance: AVSpeechUtterance
        let text: SpokenText
        let delays: (before: TimeInterval, after: TimeInterval)
    }

    private struct Wishes {
        var isSpeaking = false
        var isPaused = false
    }

    private let wishes = Mutex(Wishes())
    @MainActor private var player: SpeechPlayer?
    @MainActor private var entries: [Entry] = []
    /// The utterance that is being spoken, or during whose delays the synthesizer waits.
    @MainActor private var current: Entry?
    @MainActor private var hasBegun = false
    /// True if the delegate has learned of a pause.
    @MainActor private var hasPaused = false
    /// The number of delays so far. Each ends the one before.
    @MainActor private var delays = 0
    /// The work after the present delay, if a pause keeps it back.
    @MainActor private var waiting: (@MainActor () -> Void)?
    @MainActor private var report: @MainActor (Event, AVSpeechUtterance) -> Void = { _, _ in }

    /// Calls a function on the main thread when something happens.
    func listen(_ report: @escaping @MainActor @Sendable (Event, AVSpeechUtterance) -> Void) {
        onMain { $0.report = report }
    }

    /// Runs a function on the main thread, at once if that is this one.
    private func onMain(_ body: @escaping @MainActor @Sendable (SpeechQueue) -> Void) {
        if isOnMainActor {
            MainActor.assumeIsolated { body(self) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
        }
    }

    // MARK: What the app wants

    var isSpeaking: Bool { wishes.withLock { $0.isSpeaking } }
    var isPaused: Bool { wishes.withLock { $0.isPaused } }

    func add(_ utterance: AVSpeechUtterance) {
        var text = SpokenText(utterance.speechString)
        if let voice = utterance.voice {
            text.language = voice.language
            if voice.isKnown { text.voice = voice.identifier }
        }
        // A step of a quarter of the scale doubles the speed, or halves it.
        let rate = min(max(Double(utterance.rate.isNaN ? 0.5 : utterance.rate), 0), 1)
        text.rate = pow(2, (rate - 0.5) * 4)
        text.pitch = Double(min(max(utterance.pitchMultiplier.isNaN ? 1 : utterance.pitchMultiplier, 0.5), 2))
        text.volume = Double(min(max(utterance.volume.isNaN ? 1 : utterance.volume, 0), 1))
        let entry = Entry(
            utterance: utterance, text: text,
            delays: (utterance.preUtteranceDelay, utterance.postUtteranceDelay))
        wishes.withLock { $0.isSpeaking = true }
        onMain { queue in
            demand(
                !queue.holds(entry.utterance),
                "AVSpeechSynthesizer.speak(_:): the utterance is being spoken already, or waits for that.")
            queue.entries.append(entry)
            queue.advance()
        }
    }

    @MainActor private func holds(_ utterance: AVSpeechUtterance) -> Bool {
        current?.utterance === utterance || entries.contains { $0.utterance === utterance }
    }

    func stop(_ boundary: AVSpeechBoundary) -> Bool {
        let wasSpeaking = wishes.withLock { wishes in
            defer {
                if boundary == .immediate { wishes = Wishes() }
            }
            return wishes.isSpeaking
        }
        guard wasSpeaking else { return false }
        onMain { queue in
            queue.entries = []
            if boundary == .word, queue.hasBegun, !queue.isPaused, let player = queue.player {
                player.endsAfterWord = true
            } else {
                queue.end(.cancelled)
            }
        }
        return true
    }

    func pause(_ boundary: AVSpeechBoundary) -> Bool {
        let isNew = wishes.withLock { wishes in
            guard wishes.isSpeaking, !wishes.isPaused else { return false }
            wishes.isPaused = true
            return true
        }
        if isNew { onMain { $0.player?.pause = boundary == .word ? .word : .immediate } }
        return isNew
    }

    func goOn() -> Bool {
        let isNew = wishes.withLock { wishes in
            defer { wishes.isPaused = false }
            return wishes.isPaused
        }
        guard isNew else { return false }
        onMain { queue in
            queue.player?.pause = nil
            let work = queue.waiting
            queue.waiting = nil
            work?()
        }
        return true
    }

    // MARK: The queue

    @MainActor private func advance() {
        guard current == nil else { return }
        guard !entries.isEmpty else {
            wishes.withLock { $0 = Wishes() }
            player = nil
            return
        }
        let next = entries.removeFirst()
        (current, hasBegun, hasPaused) = (next, false, false)
        wishes.withLock { $0.isSpeaking = true }
        after(next.delays.before) { [weak self] in self?.speaker().speak(next.text) }
    }

    /// Runs a function after some seconds, unless the utterance ends before.
    @MainActor private func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        delays += 1
        waiting = nil
        let delay = delays
        let run: @MainActor () -> Void = { [weak self] in
            guard let self, self.delays == delay else { return }
            if self.isPaused { self.waiting = work } else { work() }
        }
        guard seconds > 0, seconds.isFinite else { return run() }
        DispatchQueue.main.asyncAfter(deadline: .now() + min(seconds, 86_400)) {
            MainActor.assumeIsolated { run() }
        }
    }

    @MainActor private func speaker() -> SpeechPlayer {
        if let player { return player }
        let new = SpeechPlayer()
        player = new
        new.report = { [weak self] in self?.displayReported($0) }
        new.interrupt = { [weak self] interruption in
            guard let self, self.isSpeaking, !self.isPaused else { return false }
            let goesOn = interruption == .background && AVAudioSession.sharedInstance().playsInBackground
            if !goesOn { _ = self.pause(.immediate) }
            return true
        }
        return new
    }

    /// Ends the present utterance at once, and goes on with the next one.
    @MainActor private func end(_ event: Event) {
        delays += 1
        waiting = nil
        guard let ended = current else { return advance() }
        let hadBegun = hasBegun
        (current, hasBegun, hasPaused) = (nil, false, false)
        player?.speak(nil)
        player?.pause = nil
        if hadBegun { report(event, ended.utterance) }
        advance()
    }

    @MainActor private func displayReported(_ event: DisplayEvent.Speech) {
        guard let current else { return }
        switch event.step {
        case .began: begin()
        case .word:
            begin()
            guard let location = event.location, let length = event.length else { return }
            report(.word(NSRange(location: location, length: length)), current.utterance)
        case .paused:
            guard hasBegun, isPaused, !hasPaused else { return }
            hasPaused = true
            report(.paused, current.utterance)
        case .continued:
            guard hasPaused, !isPaused else { return }
            hasPaused = false
            report(.continued, current.utterance)
        case .ended:
            begin()
            player?.speak(nil)
            after(current.delays.after) { [weak self] in self?.end(.finished) }
        case .stopped: end(.cancelled)
        case .failed:
            // The app learns that the utterance is gone.
            hasBegun = true
            end(.cancelled)
        }
    }

    @MainActor private func begin() {
        guard !hasBegun, let current else { return }
        hasBegun = true
        report(.began, current.utterance)
    }
}
