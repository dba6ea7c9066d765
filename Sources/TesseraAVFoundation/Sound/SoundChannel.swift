import Foundation
import Synchronization
import TesseraBasics

/// The player of the display behind an ``AVAudioPlayer``, which may be used on any thread.
///
/// What an app asks for is noted at once, and carried out on the main thread.
// Safe: what changes is in a mutex, except for the player, which only functions of the main actor use.
final class SoundChannel: @unchecked Sendable {
    /// What happens to a sound.
    enum Event {
        case finished
        case failed(any Error)
    }

    /// What the app has set.
    struct Settings {
        var loops = 0
        var volume: Float = 1
        /// The number of changes of the loudness. Each ends the one before.
        var fades = 0
        var rate: Float = 1
        var enablesRate = false
        var isPlaying = false
        var isLoaded = false
    }

    private struct State {
        var settings = Settings()
        /// The position at a moment, and the speed with which it moves on from there.
        var place = (time: 0.0, moment: DispatchTime.now(), rate: 0.0)
        var duration = 0.0
    }

    private let file: URL
    private let state = Mutex(State())
    @MainActor private var player: MediaPlayer?
    @MainActor private var report: (Event) -> Void = { _ in }

    init(_ file: URL) {
        self.file = file
    }

    /// Calls a function on the main thread when something happens.
    func listen(_ report: @escaping @Sendable (Event) -> Void) {
        onMain { $0.report = report }
    }

    /// Runs a function on the main thread, at once if that is this one.
    private func onMain(_ body: @escaping @MainActor @Sendable (SoundChannel) -> Void) {
        if isOnMainActor {
            MainActor.assumeIsolated { body(self) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
        }
    }

    // MARK: What the app wants

    var settings: Settings { state.withLock { $0.settings } }
    var isPlaying: Bool { settings.isPlaying }
    var duration: Double { state.withLock { $0.duration } }

    func change(_ body: (inout Settings) -> Void) {
        state.withLock { body(&$0.settings) }
        onMain { $0.update() }
    }

    /// Changes the loudness, at once or in steps of a twentieth of a second.
    func fade(to volume: Float, duration: Double) {
        let start = settings.volume
        let steps = duration.isFinite ? Int(min(max(duration, 0), 3_600) * 20) : 0
        change {
            $0.fades += 1
            if steps == 0 { $0.volume = volume }
        }
        if steps > 0 { step(1, of: steps, from: start, to: volume, fade: settings.fades) }
    }

    private func step(_ number: Int, of count: Int, from start: Float, to end: Float, fade: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
            guard let self, self.settings.fades == fade else { return }
            self.change { $0.volume = start + (end - start) * Float(number) / Float(count) }
            if number < count { self.step(number + 1, of: count, from: start, to: end, fade: fade) }
        }
    }

    func prepare() { change { $0.isLoaded = true } }

    func play() {
        change {
            $0.isLoaded = true
            $0.isPlaying = true
        }
    }

    func pause() { change { $0.isPlaying = false } }

    func stop() {
        let time = time
        change {
            $0.isPlaying = false
            $0.isLoaded = false
        }
        put(at: time, rate: 0)
    }

    func move(to time: Double) {
        let time = time.isFinite ? max(time, 0) : 0
        put(at: time, rate: 0)
        onMain { $0.player?.seek(to: time) }
    }

    // MARK: Positions

    /// The position in seconds.
    var time: Double {
        state.withLock { state in
            let passed =
                Double(
                    DispatchTime.now().uptimeNanoseconds &- state.place.moment.uptimeNanoseconds) / 1e9
            let time = state.place.time + passed * state.place.rate
            guard state.duration > 0 else { return time }
            // A sound that is played again has begun anew, whether or not the display has said so yet.
            return state.settings.loops != 0 && state.place.rate > 0
                ? time.truncatingRemainder(dividingBy: state.duration) : min(time, state.duration)
        }
    }

    private func put(at time: Double, rate: Double) {
        state.withLock { $0.place = (time, .now(), rate) }
    }

    // MARK: The player of the display

    @MainActor private func update() {
        let settings = settings
        guard settings.isLoaded else {
            player?.play(nil)
            player = nil
            return
        }
        let player = loadedPlayer()
        player.loops = settings.loops < 0 ? -1 : settings.loops
        player.volume = Double(settings.volume)
        player.rate = settings.isPlaying ? (settings.enablesRate ? Double(settings.rate) : 1) : 0
        put(at: player.time, rate: player.isRunning ? player.rate : 0)
    }

    @MainActor private func loadedPlayer() -> MediaPlayer {
        if let player { return player }
        let new = MediaPlayer()
        let time = time
        player = new
        new.report = { [weak self] in self?.displayReported() }
        new.interrupt = { [weak self] interruption in
            let goesOn = interruption == .background && AVAudioSession.sharedInstance().playsInBackground
            if !goesOn { self?.pause() }
        }
        new.play(.file(file))
        if time > 0 { new.seek(to: time) }
        return new
    }

    @MainActor private func displayReported() {
        guard let player, let report = player.state else { return }
        state.withLock { $0.duration = report.duration ?? $0.duration }
        put(at: player.time, rate: player.isRunning ? player.rate : 0)
        if let code = report.error {
            // The sound is loaded anew the next time.
            stop()
            self.report(.failed(AVError.error(ofMediaError: code)))
        } else if player.isUpToDate, isPlaying, report.isEnded == true {
            pause()
            // The next time, the sound begins anew.
            move(to: 0)
            self.report(.finished)
        } else if player.isUpToDate, report.isPaused == true || report.isStarted == true {
            report.isPaused == true ? pause() : play()
        }
    }
}
