/// The part of an animation's time that a key frame takes, in fractions of the whole.
struct KeyframeWindow: Hashable {
    var start: Double
    var end: Double
    var mode = KeyframeMode.linear
}

/// The ways in which values between key frames are computed, by the bits of their options.
enum KeyframeMode: UInt {
    /// Values change evenly within each key frame.
    case linear = 0
    /// Values change at once when a key frame starts.
    case discrete = 1
    /// Values change with the same velocity all the time.
    case paced = 2
    /// Values change along curves.
    case cubic = 3
    /// Values change along curves, and the times of key frames follow from the distances of the values.
    case cubicPaced = 4
}

/// The values that key frames give a view during an animation.
struct KeyframeTimeline {
    let mode: KeyframeMode
    /// True if values change at once when a key frame starts.
    var isDiscrete: Bool { mode == .discrete }
    private var starts: [AnimatedKeys: ViewState] = [:]
    private var changes: [AnimatedKeys: [(window: KeyframeWindow, state: ViewState)]] = [:]

    init(mode: KeyframeMode) {
        self.mode = mode
    }

    /// Records that the block of a key frame has given `key` the value in `state`. Before the first key
    /// frame, the key has its value in `start`.
    mutating func add(
        _ key: AnimatedKeys, _ window: KeyframeWindow, from start: ViewState, to state: ViewState
    ) {
        if starts[key] == nil { starts[key] = start }
        var list = changes[key] ?? []
        if let last = list.indices.last, list[last].window == window {
            list[last].state = state
        } else {
            // Equal starts keep the order of their blocks.
            let index = list.firstIndex { $0.window.start > window.start } ?? list.endIndex
            list.insert((window, state), at: index)
        }
        changes[key] = list
    }

    /// The times between 0 and 1 at which a key frame begins or ends, in rising order.
    var times: [Double] {
        if mode != .linear, mode != .discrete {
            let all = changes.keys.flatMap { course(of: $0)?.looks ?? [] }
            return Set(all).filter { $0 > 0 && $0 < 1 }.sorted()
        }
        let all = changes.values.flatMap {
            $0.flatMap { isDiscrete ? [$0.window.start] : [$0.window.start, $0.window.end] }
        }
        return Set(all).filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Sets the values of `keys` in `state` to those at a time. At the time of a step, `isBefore` selects the
    /// value before the step instead of the one after it.
    func apply(_ time: Double, keys: AnimatedKeys, isBefore: Bool = false, to state: inout ViewState) {
        for key in keys.elements {
            guard let list = changes[key], var current = starts[key] else { continue }
            if mode != .linear, mode != .discrete {
                course(of: key)?.apply(time, to: &state)
                continue
            }
            var result: (from: ViewState, to: ViewState, share: Double) = (current, current, 0)
            for change in list {
                let (start, end) = (change.window.start, change.window.end)
                if time < start || (isBefore && time <= start) { break }
                if isDiscrete || time >= end || end <= start {
                    current = change.state
                    result = (current, current, 0)
                } else {
                    // A frame that begins before the previous one has ended continues from the present value
                    // of that one.
                    result = (current, change.state, (time - start) / (end - start))
                    current = mixed(key, result)
                }
            }
            state.mix(key, from: result.from, to: result.to, share: result.share)
        }
    }

    /// Returns the stops of a key in the modes that know more than the present key frame, or nil without any.
    private func course(of key: AnimatedKeys) -> KeyframeCourse? {
        guard let start = starts[key], let changes = changes[key] else { return nil }
        return KeyframeCourse(
            of: key, from: start, changes.map { ($0.window.start, $0.window.end, $0.state) }, mode: mode)
    }

    private func mixed(
        _ key: AnimatedKeys, _ parts: (from: ViewState, to: ViewState, share: Double)
    ) -> ViewState {
        var state = parts.to
        state.mix(key, from: parts.from, to: parts.to, share: parts.share)
        return state
    }
}
