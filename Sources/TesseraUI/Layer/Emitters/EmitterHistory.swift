import Foundation
import TesseraDisplay

/// What an emitter layer was in the time from which particles still live, is, and will be in the course of animations.
struct EmitterHistory {
    /// A span of the layer's time in which it stays the same.
    struct Interval {
        var from: Double
        var to: Double?
        var state: EmitterState
        /// For each cell that is enabled, the number of particles that were due before the span.
        var counts: [Double] = []

        /// The number of particles of a cell for each second.
        func rate(of cell: EmitterCellState) -> Double {
            let rate = Double(cell["birthRate"] * state.birthRate)
            return rate.isFinite ? min(max(rate, 0), 1e6) : 0
        }

        /// True if there are no particles.
        var isIdle: Bool { !state.cells.contains { $0.isEnabled && rate(of: $0) > 0 } }

        /// The numbers of particles that were due before a time within the span.
        func counts(before time: Double) -> [Double] {
            state.cells.filter(\.isEnabled).enumerated().map { index, cell in
                let begin = cell["beginTime"] == 0 ? from : max(from, Double(cell["beginTime"]))
                let end = min(time, Double(cell["beginTime"] + cell["duration"]))
                let before = counts.indices.contains(index) ? counts[index] : 0
                return before + max(end - begin, 0) * rate(of: cell)
            }
        }

        /// The longest time in seconds for which a particle and those that it emits live.
        var span: Double {
            func span(_ cell: EmitterCellState, _ factor: CGFloat) -> Double {
                let own = max((cell["lifetime"] + abs(cell["lifetimeRange"]) / 2) * factor, 0)
                return Double(own) + (cell.children.map { span($0, 1) }.max() ?? 0)
            }
            let longest = state.cells.map { span($0, state.lifetime) }.max() ?? 0
            return longest.isFinite ? longest : 0
        }
    }

    private(set) var intervals: [Interval] = []
    /// The time of the layer that is 0 for the display.
    private(set) var origin = 0.0

    /// The greatest number of spans that a display gets.
    static let limit = 48

    /// The shortest span in seconds in which the place of a layer's shape stays the same.
    private static let shortest = 1 / 30.0

    /// Begins anew, with a layer that has always been as it is. The particles of the layer's past are there.
    private mutating func begin(_ state: EmitterState, at time: Double) {
        var interval = Interval(from: time, state: state)
        interval.from = max(time - min(interval.span, 3600), min(time, 0))
        origin = time
        intervals = [interval]
    }

    /// Notes what the layer is from a time on.
    ///
    /// - Parameters:
    ///   - isKnown: True if a display has particles of the layer, so that they go on as they are.
    ///   - coming: What the layer will be from later times on.
    mutating func note(
        _ state: EmitterState, at time: Double, isKnown: Bool, coming: [(time: Double, state: EmitterState)]
    ) {
        // States that were announced for later times no longer apply.
        intervals.removeAll { $0.from > time }
        guard isKnown, let last = intervals.last else {
            begin(state, at: time)
            for next in coming { append(next.state, at: next.time) }
            return
        }
        if let end = last.to, end > time { intervals[intervals.count - 1].to = nil }
        append(state, at: time)
        for next in coming { append(next.state, at: next.time) }
        intervals.removeAll { interval in
            guard let end = interval.to, end <= time else { return false }
            return end + interval.span <= time || interval.isIdle
        }
        if intervals.count > Self.limit { intervals.removeFirst(intervals.count - Self.limit) }
    }

    private mutating func append(_ state: EmitterState, at time: Double) {
        guard let last = intervals.last, last.state != state else { return }
        let place = intervals.count - 1
        // A shape that follows a finger moves in short steps, and not each of them is a span of its own.
        var moved = last.state
        moved.position = state.position
        if time <= last.from || moved == state && time < last.from + Self.shortest {
            intervals[place].state = state
            return
        }
        intervals[place].to = time
        // The particles of other cells are counted anew.
        let isSame = last.state.cells.map(\.name) == state.cells.map(\.name)
        intervals.append(
            Interval(from: time, state: state, counts: isSame ? last.counts(before: time) : []))
    }
}
