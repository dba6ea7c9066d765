import TesseraDisplay

/// The speakers of the app that have something to speak, and the voices of the display.
@MainActor
package final class SpeechPlayers {
    /// The speakers of the app.
    package static let shared = SpeechPlayers()

    private struct Entry {
        weak var player: SpeechPlayer?
    }

    private var entries: [Int: Entry] = [:]
    private var lastNumber = 0
    /// True if the app wants to know the voices of the display.
    private(set) var wantsVoices = false
    /// The function that is called with the voices of the display.
    private var take: @MainActor ([DisplayEvent.Voice]) -> Void = { _ in }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Asks the display for its voices.
    ///
    /// - Parameter take: A function that is called with the voices when they have come, and again when they have changed.
    package func wantVoices(_ take: @escaping @MainActor ([DisplayEvent.Voice]) -> Void) {
        self.take = take
        guard !wantsVoices else { return }
        wantsVoices = true
        UIApplication.shared.scheduleCommits()
    }

    func displayHas(_ voices: [DisplayEvent.Voice]) { if wantsVoices { take(voices) } }

    func changed(_ player: SpeechPlayer, isNeeded: Bool) {
        guard isNeeded || entries[player.number] != nil else { return }
        entries[player.number] = isNeeded ? Entry(player: player) : nil
        UIApplication.shared.scheduleCommits()
    }

    /// Removes a speaker that does not exist any more.
    func remove(_ number: Int) {
        if entries.removeValue(forKey: number) != nil { UIApplication.shared.scheduleCommits() }
    }

    /// The description of all texts for a display, or nil if there are none.
    var contents: [SpeechContent]? {
        guard !entries.isEmpty else { return nil }
        let contents = entries.keys.sorted().compactMap { entries[$0]?.player?.content }
        return contents.isEmpty ? nil : contents
    }

    /// Informs the speakers of something for which they may have to pause.
    ///
    /// - Returns: True if one of them was speaking.
    @discardableResult
    package func interrupt(_ interruption: MediaInterruption) -> Bool {
        entries.values.compactMap(\.player).reduce(false) { $1.interrupt(interruption) || $0 }
    }

    func displayReported(_ event: DisplayEvent.Speech) {
        entries[event.speaker]?.player?.displayReported(event)
    }

    /// Prepares the speakers for a display that may not have their texts.
    func displayEntered() {
        for entry in entries.values { entry.player?.displayEntered() }
    }
}
