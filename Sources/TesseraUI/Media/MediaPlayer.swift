import Foundation
import TesseraDisplay

/// What a ``MediaPlayer`` plays.
package enum MediaSource: Equatable {
    /// A file on a web server, with the scheme `http` or `https`.
    case address(URL)
    /// A file of the app.
    case file(URL)

    /// Returns the source at an address, or nil if no display can play anything from there.
    package init?(_ url: URL) {
        if url.isFileURL {
            self = .file(url)
        } else if ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil {
            self = .address(url)
        } else {
            return nil
        }
    }
}

/// What happens around players.
package enum MediaInterruption {
    /// The app goes to the background.
    case background
    /// The app gives up playing.
    case end
}

/// The positions in seconds between which a player plays.
package struct MediaLimits: Equatable, Sendable {
    /// The position at which the player begins again after the end, or nil for the first one.
    package var start: Double?
    /// The position at which the player ends, or nil for the last one.
    package var end: Double?

    /// Creates the limits of a whole source.
    package init() {}
}

/// A player of sound or video, which the display plays. The classes of AVFoundation are made of it.
///
/// The player states what the app wants. What happens comes from the display, ``state``, and between two reports the position
/// follows from the last one and the clock.
@MainActor
package final class MediaPlayer {
    /// The number that names the player on the wire.
    package let number: Int
    /// The function that is called after each report of the display about the present source.
    package var report: () -> Void = {}
    /// The function that is called when something happens for which the player may have to pause.
    package var interrupt: (MediaInterruption) -> Void = { _ in }
    /// The state that the display has reported last about the present source, or nil before the first report.
    package private(set) var state: DisplayEvent.Media?
    /// The number of changes of the source and the rate, and of requests to go to a position. A report with a lower number does
    /// not know of the last one yet.
    package private(set) var revision = 0

    private var source: MediaSource?
    /// The number of sources so far, with which the display names the present one.
    private var load = 0
    /// The number under which the display fetches the file of the source, or nil if the source is not a file.
    private var file: Int?
    /// The last request to go to a position, or nil if there was none since the source was set.
    private var seek: MediaContent.Seek?
    /// The position in seconds at which a display that has come after the source was set begins, or nil for the beginning.
    private var start: Double?
    /// The number of passes from which a display that does not have the player yet goes on counting.
    private var passes = 0
    /// The position that was known last, in seconds, and the moment at which it was known. Later positions are computed from
    /// them.
    private var place = (time: 0.0, moment: DispatchTime.now())

    /// Creates a player without a source.
    package init() {
        number = MediaPlayers.shared.nextNumber()
    }

    deinit {
        let (number, file) = (number, file)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { MediaPlayers.shared.remove(number, file: file) }
        }
    }

    // MARK: What the app wants

    /// The speed at which the display is to play; 0 to pause.
    package var rate = 0.0 {
        // The position goes on from where it is at the rate up to now.
        willSet { if newValue != rate { put(at: time) } }
        didSet { if rate != oldValue { changed() } }
    }
    /// The loudness, 0...1.
    package var volume = 1.0 {
        didSet { if volume != oldValue { update() } }
    }
    /// True if the player is silent.
    package var isMuted = false {
        didSet { if isMuted != oldValue { update() } }
    }
    /// The number of times that the player begins again at the end; -1 for an unlimited number.
    package var loops = 0 {
        didSet { if loops != oldValue { update() } }
    }

    /// The positions at which the player ends and begins again.
    package var limits = MediaLimits() {
        // A position that lies between the old limits may lie outside the new ones.
        willSet { if newValue != limits { put(at: time) } }
        didSet { if limits != oldValue { changed() } }
    }

    /// True if the player has a source.
    package var hasSource: Bool { source != nil }

    /// Plays another source from its beginning, or nothing. The rate stays as it is.
    package func play(_ source: MediaSource?) {
        if let file { MediaPlayers.shared.withdraw(file) }
        (self.source, file, state, seek, start) = (source, nil, nil, nil, nil)
        passes = 0
        load += 1
        put(at: 0)
        if case .file(let url)? = source { file = MediaPlayers.shared.offer(url.path) }
        changed()
    }

    /// Goes to a position in seconds.
    package func seek(to time: Double) {
        let time = min(max(time.isFinite ? time : 0, 0), DisplayEvent.Media.longestTime)
        put(at: time)
        revision += 1
        (seek, start) = (MediaContent.Seek(time: time, revision: revision), nil)
        update()
    }

    private func changed() {
        revision += 1
        update()
    }

    private func update() { MediaPlayers.shared.changed(self, isNeeded: source != nil) }

    // MARK: What happens

    /// True if the position moves.
    package var isRunning: Bool { state?.isRunning == true && isUpToDate && rate > 0 }

    /// True if the display has carried out everything that the app has asked for.
    package var isUpToDate: Bool { state.map { $0.revision == revision } ?? false }

    /// The position in seconds.
    package var time: Double {
        guard isRunning else { return place.time }
        let passed = Double(DispatchTime.now().uptimeNanoseconds &- place.moment.uptimeNanoseconds) / 1e9
        return min(
            place.time + passed * rate, state?.duration ?? .infinity, max(limits.end ?? .infinity, place.time)
        )
    }

    /// Notes that the position is `time` at this moment.
    private func put(at time: Double) { place = (time, .now()) }

    /// Takes over a report of the display, unless it is about an earlier source.
    func displayReported(_ event: DisplayEvent.Media) {
        guard event.load == load, source != nil else { return }
        // A report that does not know of the last change says nothing about the position.
        let isLate = event.revision < revision
        let time = isLate || event.isSeeking == true ? self.time : event.time
        state = event
        put(at: time)
        report()
    }

    /// Prepares the player for a display that does not have it yet, and that begins at the present position.
    func displayEntered() {
        let time = time
        start = time > 0 ? time : nil
        passes = state?.passes ?? passes
        state?.isRunning = nil
        put(at: time)
    }

    /// The description for a display, or nil if there is no source.
    var content: MediaContent? {
        guard let source else { return nil }
        var content = MediaContent(player: number, load: load, file: file, revision: revision)
        if case .address(let url) = source { content.address = url.absoluteString }
        if rate > 0 { content.rate = rate }
        (content.seek, content.start) = (seek, start)
        if loops != 0 { content.loops = loops }
        if loops > 0, passes > 0 { content.passes = passes }
        if loops != 0, let first = limits.start, first > 0 { content.loopStart = first }
        if let last = limits.end { content.end = max(last, 0) }
        if volume < 1 { content.volume = volume }
        if isMuted { content.isMuted = true }
        return content
    }
}
