import Foundation

extension NSValue {
    /// Creates a value of a time.
    public convenience init(time: CMTime) { self.init(words: time.words) }
    /// Creates a value of a range of times.
    public convenience init(timeRange: CMTimeRange) {
        self.init(words: timeRange.start.words + timeRange.duration.words)
    }

    /// The time. The value must be one of a time; another one gives an invalid time.
    public var timeValue: CMTime { words(count: 3).map { CMTime(words: $0[...]) } ?? .invalid }
    /// The range of times. The value must be one of such a range; another one gives an invalid range.
    public var timeRangeValue: CMTimeRange {
        words(count: 6).map {
            CMTimeRange(start: CMTime(words: $0[0..<3]), duration: CMTime(words: $0[3..<6]))
        } ?? .invalid
    }

    /// Foundation on Linux knows arrays of numbers, and no structures other than its own.
    private static func typeName(count: Int) -> String { "[\(count)q]" }

    private convenience init(words: [Int64]) {
        self.init(bytes: words, objCType: Self.typeName(count: words.count))
    }

    private func words(count: Int) -> [Int64]? {
        guard String(cString: objCType) == Self.typeName(count: count) else { return nil }
        var words = [Int64](repeating: 0, count: count)
        getValue(&words)
        return words
    }
}

extension CMTime {
    /// The parts as whole numbers.
    fileprivate var words: [Int64] { [value, Int64(timescale) << 32 | Int64(flags.rawValue), epoch] }

    fileprivate init(words: ArraySlice<Int64>) {
        let words = Array(words)
        self.init(
            value: words[0], timescale: CMTimeScale(truncatingIfNeeded: words[1] >> 32),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: words[1])), epoch: words[2])
    }
}
