import Foundation

/// The latest values of what fingers change, from which the speed is computed.
struct RecentValues<Value> {
    private(set) var samples: [(time: TimeInterval, value: Value)] = []

    /// Adds the value at a time in seconds. If the time goes back, the values begin anew.
    mutating func add(_ value: Value, at time: TimeInterval) {
        if let last = samples.last, time < last.time { samples = [] }
        samples.append((time, value))
        let old = samples.dropLast(2).prefix { time - $0.time > FingerSpeed.memory }.count
        samples.removeFirst(max(old, samples.count - FingerSpeed.mostSamples))
    }

    /// Forgets all values but one, which counts from a time, or by default from that of the latest value, if there is any.
    mutating func restart(at value: Value, time: TimeInterval? = nil) {
        samples = (time ?? samples.last?.time).map { [($0, value)] } ?? []
    }

    /// Returns the change in a second of a number that is part of the values: 0 if no time has passed.
    func speed(of number: (Value) -> CGFloat) -> CGFloat {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
        let speed = (number(last.value) - number(first.value)) / CGFloat(last.time - first.time)
        return min(max(speed, -FingerSpeed.fastest), FingerSpeed.fastest)
    }
}

/// How the speed of fingers is measured. The page measures the speed of content that it moves in the same way.
enum FingerSpeed {
    /// The seconds for which a value counts.
    static let memory: TimeInterval = 0.1
    /// The greatest number of values, however many a display sends at once.
    static let mostSamples = 64
    /// The greatest speed in points a second, whatever times a display states.
    static let fastest: CGFloat = 20_000
}
