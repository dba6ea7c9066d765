import TesseraDisplay

/// A text and the way in which it is spoken.
package struct SpokenText: Sendable {
    package var text: String
    package var language: String?
    package var voice: String?
    /// The speed; 1 is the usual one.
    package var rate = 1.0
    package var pitch = 1.0
    package var volume = 1.0

    package init(_ text: String) { self.text = text }
}

/// A speaker of texts, one at a time, which the display speaks. The synthesizer of AVFoundation is made of it.
@MainActor
package final class SpeechPlayer {
    /// The number that names the speaker on the wire.
    let number: Int
    /// The function that is called with what the display reports about the present text.
    package var report: (DisplayEvent.Speech) -> Void = { _ in }
    /// The function that is called when something happens for which the speaker may have to pause. Returns true if it was speaking.
    package var interrupt: (MediaInterruption) -> Bool = { _ in false }

    private var spoken: SpokenText?
    private var load = 0
    /// The place of the word that the display has spoken last.
    private var place = 0
    private var start = 0

    /// Creates a speaker that is silent.
    package init() {
        number = SpeechPlayers.shared.nextNumber()
    }

    deinit {
        let number = number
        Task { @MainActor in SpeechPlayers.shared.remove(number) }
    }

    /// The place at which the speaker is to pause, or nil if it is to speak.
    package var pause: SpeechContent.Boundary? {
        didSet { if pause != oldValue { update() } }
    }

    /// True if the text is to end after the present word.
    package var endsAfterWord = false {
        didSet { if endsAfterWord != oldValue { update() } }
    }

    /// Speaks another text from its beginning, or nothing. The pause stays as it is.
    package func speak(_ text: SpokenText?) {
        guard spoken != nil || text != nil else { return }
        load += 1
        (spoken, place, start, endsAfterWord) = (text, 0, 0, false)
        update()
    }

    private func update() { SpeechPlayers.shared.changed(self, isNeeded: spoken != nil) }

    /// Takes over a report of the display, unless it is about an earlier text or a place that is not in the text.
    func displayReported(_ event: DisplayEvent.Speech) {
        guard event.number == load, let spoken else { return }
        if event.step == .word {
            let end = spoken.text.utf16.count
            guard let location = event.location, let length = event.length, location <= end,
                length <= end - location
            else { return }
            place = location
        }
        report(event)
    }

    /// Notes the place at which a display begins that does not have the text yet.
    func displayEntered() { start = place }

    /// The description for a display, or nil if there is no text.
    var content: SpeechContent? {
        guard let spoken else { return nil }
        var content = SpeechContent(speaker: number, number: load, text: spoken.text)
        (content.language, content.voice, content.pause) = (spoken.language, spoken.voice, pause)
        if spoken.rate != 1 { content.rate = min(max(spoken.rate, 0.1), 10) }
        if spoken.pitch != 1 { content.pitch = min(max(spoken.pitch, 0), 2) }
        if spoken.volume < 1 { content.volume = max(spoken.volume, 0) }
        if start > 0 { content.start = start }
        if endsAfterWord { content.endsAfterWord = true }
        return content
    }
}
