import Foundation

/// A function that wants to be called at positions of a player.
@MainActor
final class TimeObservation {
    private enum Places {
        case every(Double)
        case at([Double])
    }

    private let places: Places
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void

    /// Calls a function at the multiples of an interval, and when the position jumps.
    init(every interval: CMTime, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        // A hundredth of a second is what an iPhone does at most, too.
        places = .every(interval.isNumeric ? max(interval.seconds, 0.01) : .infinity)
        (self.queue, self.block) = (queue, block)
    }

    /// Calls a function at some positions.
    init(at times: [CMTime], _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        places = .at(times.filter(\.isNumeric).map(\.seconds).sorted())
        (self.queue, self.block) = (queue, block)
    }

    /// True if jumps of the position count.
    var hearsJumps: Bool { if case .every = places { true } else { false } }

    /// Returns the first position after another one at which the function is called, or nil.
    func next(after time: Double) -> Double? {
        switch places {
        case .every(let interval):
            // A call that comes some microseconds early counts as one for the next multiple.
            interval.isFinite ? ((time / interval + 1e-4).rounded(.down) + 1) * interval : nil
        case .at(let times): times.first { $0 > time }
        }
    }

    func call(with time: CMTime) {
        if let queue, queue !== DispatchQueue.main {
            queue.async { [block] in block(time) }
        } else {
            block(time)
        }
    }
}

/// The functions that want to be called at positions of a player. A timer runs only while there are some and the player plays.
@MainActor
final class TimeObservations {
    /// The player, or nil after a function has let go of it.
    private weak var player: AVPlayer?
    private var observations: [TimeObservation] = []
    private var timer: DispatchWorkItem?
    /// The position up to which all functions were called.
    private var last = 0.0

    init(of player: AVPlayer) {
        self.player = player
    }

    func add(_ observation: TimeObservation) -> TimeObservation {
        observations.append(observation)
        last = player?.media.time ?? 0
        schedule()
        return observation
    }

    /// Removes a function. Returns false if it is not there.
    func remove(_ observer: Any) -> Bool {
        let count = observations.count
        observations.removeAll { $0 === observer as AnyObject }
        schedule()
        return observations.count < count
    }

    /// Calls the functions that hear of jumps, since the player has begun, stopped or gone elsewhere.
    func jump() {
        guard !observations.isEmpty, let player else { return }
        let now = player.media.time
        // A player that has stopped may have come to a position just before.
        if now > last, now - last < 1 {
            call { $0.next(after: last).map { $0 <= now } ?? false && !$0.hearsJumps }
        }
        last = now
        call { $0.hearsJumps }
        schedule()
    }

    private func call(where isDue: (TimeObservation) -> Bool) {
        guard let time = player?.currentTime() else { return }
        for observation in observations.filter(isDue) {
            // A function that was called before may have removed this one.
            guard observations.contains(where: { $0 === observation }) else { continue }
            observation.call(with: time)
        }
    }

    private func tick() {
        guard let player else { return }
        let now = player.media.time + 1e-4
        let before = last
        last = max(last, now)
        call { $0.next(after: before).map { $0 <= now } ?? false }
        schedule()
    }

    private func schedule() {
        timer?.cancel()
        timer = nil
        guard let player, player.media.isRunning,
            let next = observations.compactMap({ $0.next(after: last) }).min()
        else {
            return
        }
        let work = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        timer = work
        let wait = max((next - player.media.time) / player.media.rate, 0.001)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait, execute: work)
    }
}
