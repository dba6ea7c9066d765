import Foundation

/// The values of one key at the ends of key frames, and the way between them in the paced and the cubic modes.
struct KeyframeCourse {
    private let key: AnimatedKeys
    private var stops: [(time: Double, state: ViewState)]
    private let isCubic: Bool

    /// The number of straight lines by which a display draws a curve from one stop to the next.
    private static let lines = 8

    /// Creates the course of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - start: The state before the first key frame.
    ///   - frames: The key frames by their starts, with the states at their ends.
    ///   - mode: The calculation mode.
    init(
        of key: AnimatedKeys, from start: ViewState,
        _ frames: [(start: Double, end: Double, state: ViewState)], mode: KeyframeMode
    ) {
        self.key = key
        isCubic = mode == .cubic || mode == .cubicPaced
        stops = [(0, start)]
        for frame in frames {
            let last = stops[stops.count - 1]
            if frame.start > last.time {
                // Between two key frames the value stays.
                stops.append((frame.start, last.state))
            } else if frame.start < last.time, stops.count > 1 {
                // A key frame that begins before the previous one has ended continues from the value of that one.
                let before = stops[stops.count - 2]
                let share = (frame.start - before.time) / max(last.time - before.time, .leastNonzeroMagnitude)
                let present = Self.mix(key, before.state, last.state, min(max(share, 0), 1))
                stops[stops.count - 1] = (max(frame.start, before.time), present)
            }
            stops.append((max(frame.end, frame.start), frame.state))
        }
        if mode == .paced || mode == .cubicPaced { pace() }
    }

    /// Gives the stops the times at which the value arrives with a constant velocity.
    private mutating func pace() {
        var distances: [Double] = []
        for (one, other) in zip(stops, stops.dropFirst()) {
            guard let distance = one.state.distance(of: key, to: other.state) else { return }
            distances.append(distance)
        }
        let total = distances.reduce(0, +)
        guard total > 0, total.isFinite else { return }
        var sum = 0.0
        for (index, distance) in distances.enumerated() {
            sum += distance
            stops[index + 1].time = min(sum / total, 1)
        }
    }

    /// The times at which a display gets a value, in rising order.
    var looks: [Double] {
        guard isCubic else { return stops.map(\.time) }
        return zip(stops, stops.dropFirst()).flatMap { one, other in
            (0...Self.lines).map { one.time + (other.time - one.time) * Double($0) / Double(Self.lines) }
        }
    }

    /// Sets the key's value in `state` to that at a time.
    func apply(_ time: Double, to state: inout ViewState) {
        let index = stops.lastIndex { $0.time <= time } ?? 0
        let from = stops[index]
        guard index + 1 < stops.count else { return state.take(key, from: from.state) }
        let to = stops[index + 1]
        let share = min(max((time - from.time) / (to.time - from.time), 0), 1)
        guard isCubic else { return state.mix(key, from: from.state, to: to.state, share: share) }
        let before = stops[max(index - 1, 0)].state
        let after = stops[min(index + 2, stops.count - 1)].state
        state.take(key, from: curve(before, from.state, to.state, after, share))
    }

    /// Returns the state on the curve from `one` to `two`, whose direction at each of them is that from the stop before to the
    /// stop behind. This is a Catmull-Rom spline without tension, as in Core Animation: between two equal stops the value moves
    /// away and comes back if the neighbouring stops are elsewhere.
    private func curve(
        _ before: ViewState, _ one: ViewState, _ two: ViewState, _ after: ViewState, _ share: Double
    ) -> ViewState {
        func mix(_ from: ViewState, _ to: ViewState, _ share: Double) -> ViewState {
            Self.mix(key, from, to, share)
        }
        // These are the control points of a Bézier curve, a sixth of the way between the neighbours beside each stop.
        let first = mix(mix(before, one, 1.2), two, 1.0 / 6)
        let second = mix(mix(after, two, 1.2), one, 1.0 / 6)
        let (a, b, c) = (mix(one, first, share), mix(first, second, share), mix(second, two, share))
        return mix(mix(a, b, share), mix(b, c, share), share)
    }

    private static func mix(
        _ key: AnimatedKeys, _ from: ViewState, _ to: ViewState, _ share: Double
    ) -> ViewState {
        var state = to
        state.mix(key, from: from, to: to, share: share)
        return state
    }
}

extension ViewState {
    /// Returns how far a value is from that of another state, or nil if there is no measure for it.
    fileprivate func distance(of key: AnimatedKeys, to other: ViewState) -> Double? {
        func length(_ parts: [CGFloat]) -> Double { parts.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        switch key {
        case .center: return length([center.x - other.center.x, center.y - other.center.y])
        case .bounds:
            return length([
                bounds.minX - other.bounds.minX, bounds.minY - other.bounds.minY,
                bounds.width - other.bounds.width, bounds.height - other.bounds.height,
            ])
        case .transform:
            let (one, two) = (transform, other.transform)
            return length([
                one.a - two.a, one.b - two.b, one.c - two.c, one.d - two.d, one.tx - two.tx, one.ty - two.ty,
            ])
        case .alpha: return abs(alpha - other.alpha)
        case .cornerRadius: return abs(cornerRadius - other.cornerRadius)
        case .backgroundBlur: return abs(backgroundBlur - other.backgroundBlur)
        default: return nil
        }
    }
}
