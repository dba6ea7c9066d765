import Foundation
import TesseraDisplay

/// The players of the app that have something to play.
@MainActor
package final class MediaPlayers {
    /// The players of the app.
    package static let shared = MediaPlayers()

    private struct Entry {
        weak var player: MediaPlayer?
    }

    private struct OfferedFile {
        let number: Int
        /// The number of players that play the file.
        var uses: Int
    }

    /// The files by their paths, also those that nobody plays any more.
    private var files: [String: OfferedFile] = [:]
    /// The number of files at which those that nobody plays are forgotten.
    private static let mostFiles = 256

    private var entries: [Int: Entry] = [:]
    private var lastNumber = 0
    /// True if the display that has come last plays nothing, as one that draws pictures does.
    private var isSilent = false

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Lets the display know of a change of a player.
    ///
    /// - Parameter isNeeded: True if the player has a source.
    func changed(_ player: MediaPlayer, isNeeded: Bool) {
        guard isNeeded || entries[player.number] != nil else { return }
        entries[player.number] = isNeeded ? Entry(player: player) : nil
        UIApplication.shared.scheduleCommits()
    }

    /// Removes a player that does not exist any more, with the file that it has offered.
    func remove(_ number: Int, file: Int?) {
        if let file { withdraw(file) }
        if entries.removeValue(forKey: number) != nil { UIApplication.shared.scheduleCommits() }
    }

    /// Lets the display fetch a file, and returns its number. A file has the same number each time, so that a browser that has
    /// kept it need not load it again.
    func offer(_ path: String) -> Int {
        let requests = UIApplication.shared.requests
        guard var file = files[path] else {
            let number = requests.offerFile(at: path)
            forgetUnused()
            files[path] = OfferedFile(number: number, uses: 1)
            return number
        }
        if file.uses == 0 { requests.offerFile(at: path, as: file.number) }
        file.uses += 1
        files[path] = file
        return file.number
    }

    /// Ends what ``offer(_:)`` began.
    func withdraw(_ file: Int) {
        guard let path = files.first(where: { $0.value.number == file })?.key else { return }
        files[path]?.uses -= 1
        if files[path]?.uses == 0 { UIApplication.shared.requests.withdrawFile(file) }
    }

    private func forgetUnused() {
        guard files.count >= Self.mostFiles else { return }
        files = files.filter { $0.value.uses > 0 }
    }

    /// True if a display is connected that plays sound and video.
    package var canPlay: Bool { UIApplication.shared.requests.hasDisplay && !isSilent }

    /// True if nothing will ever be played: the app has no display, not even one that may come back, or the display is silent.
    package var playsNothing: Bool { UIApplication.shared.requests.display == nil || isSilent }

    /// The description of all players for a display, or nil if there are none.
    var contents: [MediaContent]? {
        guard !entries.isEmpty else { return nil }
        let contents = entries.keys.sorted().compactMap { entries[$0]?.player?.content }
        return contents.isEmpty ? nil : contents
    }

    /// Informs the players of something for which they may have to pause.
    ///
    /// - Returns: True if one of them was to play.
    @discardableResult
    package func interrupt(_ interruption: MediaInterruption) -> Bool {
        let players = entries.values.compactMap(\.player)
        let isPlaying = players.contains { $0.rate > 0 }
        for player in players { player.interrupt(interruption) }
        return isPlaying
    }

    func displayReported(_ event: DisplayEvent.Media) {
        entries[event.player]?.player?.displayReported(event)
    }

    /// Prepares the players for a display that may not have them.
    func displayEntered(isSilent: Bool) {
        self.isSilent = isSilent
        for entry in entries.values { entry.player?.displayEntered() }
    }
}
