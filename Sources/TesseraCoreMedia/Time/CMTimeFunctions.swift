/// Returns a time from a number of units and the number of units in a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

/// Returns a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds: NaN for invalid and indefinite times.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns a time with another number of units in a second.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

/// Returns the sum of two times. It is invalid if one of them is, or if their timelines differ and neither is a duration.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isValid, rhs.isValid else { return .invalid }
    if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
    if !lhs.isNumeric || !rhs.isNumeric {
        if lhs.isPositiveInfinity && rhs.isNegativeInfinity
            || lhs.isNegativeInfinity && rhs.isPositiveInfinity
        {
            return .invalid
        }
        return lhs.isNumeric ? rhs : lhs
    }
    // Only a time of the first timeline can be the distance that is added to a time of another one.
    guard lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else { return .invalid }
    return (FractionOfTime(lhs) + FractionOfTime(rhs)).time(
        scales: (lhs.timescale, rhs.timescale), epoch: lhs.epoch == 0 ? rhs.epoch : lhs.epoch,
        wasRounded: lhs.hasBeenRounded || rhs.hasBeenRounded)
}

/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric else { return CMTimeAdd(lhs, CMTimeMultiply(rhs, multiplier: -1)) }
    let negative = FractionOfTime(
        numerator: -Int128(rhs.value), denominator: Int128(max(rhs.timescale, 1)))
    guard lhs.epoch == rhs.epoch || rhs.epoch == 0 else { return .invalid }
    // The distance of two times on one timeline belongs to none.
    return (FractionOfTime(lhs) + negative).time(
        scales: (lhs.timescale, rhs.timescale), epoch: lhs.epoch == rhs.epoch ? 0 : lhs.epoch,
        wasRounded: lhs.hasBeenRounded || rhs.hasBeenRounded)
}

/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}

/// Returns a time that is multiplied by a number and divided by another one.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard time.isValid, divisor != 0 else { return .invalid }
    if time.isIndefinite { return .indefinite }
    let isTurned = (multiplier < 0) != (divisor < 0)
    guard time.isNumeric else {
        if multiplier == 0 { return .invalid }
        return time.isPositiveInfinity != isTurned ? .positiveInfinity : .negativeInfinity
    }
    let sign: Int128 = divisor < 0 ? -1 : 1
    let fraction = FractionOfTime(
        numerator: Int128(time.value) * Int128(multiplier) * sign,
        denominator: Int128(time.timescale) * Int128(divisor.magnitude))
    let scale = CMTimeScale(clamping: Int64(time.timescale) * Int64(divisor.magnitude))
    let exact = fraction.units(inScale: time.timescale)
    return fraction.time(
        scales: exact.isRounded ? (scale, scale) : (time.timescale, time.timescale), epoch: time.epoch,
        wasRounded: time.hasBeenRounded)
}

/// Returns a time multiplied by a fraction.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isValid else { return .invalid }
    if time.isIndefinite { return .indefinite }
    guard time.isNumeric else {
        let product = time.seconds * multiplier
        return product.isNaN ? .invalid : product > 0 ? .positiveInfinity : .negativeInfinity
    }
    // A thousandth of a millisecond is exact enough where the scale of the time itself is coarse.
    let scale = max(time.timescale, 1_000_000)
    var product = CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
    product.epoch = time.epoch
    return product
}

/// Compares two times: the result is negative, zero or positive if the first comes before, with or after the second.
///
/// Negative infinity comes first, then numbers, positive infinity, indefinite and at last invalid times. Of two numbers of
/// different timelines, that of the smaller timeline comes first.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        if !time.isValid { return 4 }
        if time.isIndefinite { return 3 }
        return time.isPositiveInfinity ? 2 : time.isNegativeInfinity ? 0 : 1
    }
    let (first, second) = (rank(time1), rank(time2))
    guard first == second else { return first < second ? -1 : 1 }
    guard first == 1 else { return 0 }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let (left, right) = (FractionOfTime(time1), FractionOfTime(time2))
    return left == right ? 0 : left < right ? -1 : 1
}

/// Returns the smaller of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}

/// Returns the larger of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    return time.isNumeric && time.value < 0 ? CMTimeMultiply(time, multiplier: -1) : time
}

/// Returns true if a time is not invalid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Returns true if a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Returns true if a time is a number.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Returns true if a time is indefinite.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Returns true if a time is after all others.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Returns true if a time is before all others.
public func CMTIME_IS_NEGATIVE_INFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
