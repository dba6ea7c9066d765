extension CMTime: Comparable, Hashable {
    /// Returns true if two times are equal, as 1/2 and 2/4 are.
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    /// Returns true if a time comes before another one.
    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }

    /// Hashes the time so that equal times have the same hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(epoch)
        guard isNumeric else { return hasher.combine(seconds.isNaN ? isValid : seconds > 0) }
        // Equal fractions have the same whole seconds. A time that was made without a check may have a scale below 1.
        hasher.combine(value / CMTimeValue(max(timescale, 1)))
    }

    /// Returns the sum of two times.
    public static func + (left: CMTime, right: CMTime) -> CMTime { CMTimeAdd(left, right) }
    /// Returns the difference of two times.
    public static func - (left: CMTime, right: CMTime) -> CMTime { CMTimeSubtract(left, right) }
    /// Adds a time to another one.
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    /// Subtracts a time from another one.
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}
