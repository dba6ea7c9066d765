/// A part of a timeline. See Apple's [CMTimeRange](https://developer.apple.com/documentation/coremedia/cmtimerange).
public struct CMTimeRange: Sendable {
    /// The start.
    public var start: CMTime
    /// The distance of the end from the start.
    public var duration: CMTime

    /// Creates an invalid range.
    public init() { (start, duration) = (.invalid, .invalid) }

    /// Creates a range from its start and its length.
    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    /// Creates a range from its start and its end.
    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: CMTimeSubtract(end, start))
    }

    /// A range that contains nothing, at 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// A range that is none.
    public static let invalid = CMTimeRange()

    /// The end, which the range does not contain.
    public var end: CMTime { CMTimeAdd(start, duration) }

    /// A Boolean value that tells whether the start and the length are valid and the length is not negative.
    public var isValid: Bool {
        start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
    }
    /// A Boolean value that tells whether the start or the length is indefinite.
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// A Boolean value that tells whether the range contains nothing.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// Returns the smallest range that contains both ranges.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        return CMTimeRange(
            start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
    }

    /// Returns the part that both ranges contain, or an empty range.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let start = CMTimeMaximum(start, otherRange.start)
        let end = CMTimeMinimum(end, otherRange.end)
        return start < end ? CMTimeRange(start: start, end: end) : .zero
    }

    /// Returns true if the range contains a time.
    public func containsTime(_ time: CMTime) -> Bool {
        isValid && time.isValid && time >= start && time < end
    }

    /// Returns true if the range contains all of another one.
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
    }
}

extension CMTimeRange: Hashable {
    /// Returns true if both ranges have the same start and the same length.
    public static func == (left: CMTimeRange, right: CMTimeRange) -> Bool {
        left.start == right.start && left.duration == right.duration
    }

    /// Hashes the range so that equal ranges have the same hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(duration)
    }
}

/// Returns a range from its start and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// Returns a range from its start and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the smallest range that contains two ranges.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
/// Returns the part that two ranges have in common, or an empty range.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
/// Returns true if two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns true if a range contains a time.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns true if a range contains all of another one.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
/// Returns the time of a range that is nearest to a time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isNumeric, range.isValid else { return time }
    return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}
