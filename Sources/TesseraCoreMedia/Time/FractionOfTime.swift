/// A numeric time as an exact fraction, so that sums and comparisons are not rounded before they must be.
struct FractionOfTime {
    let numerator: Int128
    let denominator: Int128

    init(_ time: CMTime) {
        (numerator, denominator) = (Int128(time.value), Int128(max(time.timescale, 1)))
    }

    init(numerator: Int128, denominator: Int128) {
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    static func + (left: Self, right: Self) -> Self {
        Self(
            numerator: left.numerator * right.denominator + right.numerator * left.denominator,
            denominator: left.denominator * right.denominator)
    }

    static func < (left: Self, right: Self) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }

    static func == (left: Self, right: Self) -> Bool {
        left.numerator * right.denominator == right.numerator * left.denominator
    }

    /// Returns the number of units of a scale, or nil if it is too large for a time, and tells whether it was rounded.
    func units(
        inScale scale: CMTimeScale, _ method: CMTimeRoundingMethod = .default
    ) -> (units: CMTimeValue?, isRounded: Bool) {
        let (product, overflow) = numerator.multipliedReportingOverflow(by: Int128(scale))
        guard !overflow else { return (nil, true) }
        let (whole, rest) = product.quotientAndRemainder(dividingBy: denominator)
        guard rest != 0 else { return (CMTimeValue(exactly: whole), false) }
        let sign: Int128 = product < 0 ? -1 : 1
        let isAway =
            switch method {
            case .roundHalfAwayFromZero: rest.magnitude * 2 >= denominator.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: true
            case .quickTime: Int128(scale) <= denominator
            case .roundTowardPositiveInfinity: sign > 0
            case .roundTowardNegativeInfinity: sign < 0
            }
        return (CMTimeValue(exactly: isAway ? whole + sign : whole), true)
    }

    /// Returns the fraction as a time.
    ///
    /// The scale is the least common multiple of two scales, or the largest possible one where that is too large or leads to too
    /// many units.
    func time(scales: (CMTimeScale, CMTimeScale), epoch: CMTimeEpoch, wasRounded: Bool) -> CMTime {
        let (first, second) = (Int64(max(scales.0, 1)), Int64(max(scales.1, 1)))
        let common = first / Self.greatestDivisor(first, second) * second
        var scale = CMTimeScale(clamping: common)
        while true {
            let (units, isRounded) = units(inScale: scale)
            if let units {
                var time = CMTime(value: units, timescale: scale, flags: .valid, epoch: epoch)
                if isRounded || wasRounded { time.flags.insert(.hasBeenRounded) }
                return time
            }
            guard scale > 1 else { return numerator < 0 ? .negativeInfinity : .positiveInfinity }
            scale /= 2
        }
    }

    private static func greatestDivisor(_ first: Int64, _ second: Int64) -> Int64 {
        var (large, small) = (first, second)
        while small != 0 { (large, small) = (small, large % small) }
        return large
    }
}
