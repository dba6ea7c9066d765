import Foundation

/// The numerator of a time. See Apple's [CMTimeValue](https://developer.apple.com/documentation/coremedia/cmtimevalue).
public typealias CMTimeValue = Int64
/// The number of units in a second. See Apple's [CMTimeScale](https://developer.apple.com/documentation/coremedia/cmtimescale).
public typealias CMTimeScale = Int32
/// The number of a timeline. See Apple's [CMTimeEpoch](https://developer.apple.com/documentation/coremedia/cmtimeepoch).
public typealias CMTimeEpoch = Int64

/// The greatest number of units in a second.
public let kCMTimeMaxTimescale = CMTimeScale.max

/// A time as a fraction, or one of the times without a number: invalid, indefinite and infinite ones.
/// See Apple's [CMTime](https://developer.apple.com/documentation/coremedia/cmtime-api).
///
/// ```swift
/// let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
/// let end = CMTimeAdd(interval, CMTime(value: 3, timescale: 1))
/// ```
public struct CMTime: Sendable {
    /// The numerator of the fraction.
    public var value: CMTimeValue
    /// The denominator of the fraction: the number of units in a second.
    public var timescale: CMTimeScale
    /// The kind of time. A time without the flag ``CMTimeFlags/valid`` is invalid.
    public var flags: CMTimeFlags
    /// The timeline. Times of different timelines cannot be added.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time from its parts, without a check.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time from a number of units and the number of units in a second. Without units in a second it is invalid.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        let isValid = timescale > 0
        self.init(
            value: isValid ? value : 0, timescale: isValid ? timescale : 0, flags: isValid ? .valid : [],
            epoch: 0)
    }

    /// Creates a time from seconds.
    ///
    /// - Parameters:
    ///   - seconds: The seconds. NaN makes an invalid time, and infinity one that is infinite.
    ///   - preferredTimescale: The number of units in a second, which becomes smaller where the number of units would be too
    ///     large.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self = .invalid
            return
        }
        guard seconds.isFinite else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds) * Double(scale) >= 9.2e18 { scale /= 2 }
        let units = seconds * Double(scale)
        guard abs(units) < 9.2e18 else {
            self = units > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let whole = units.rounded()
        self.init(value: CMTimeValue(whole), timescale: scale)
        if whole != units { flags.insert(.hasBeenRounded) }
    }

    /// An invalid time.
    public static let invalid = CMTime()
    /// A time of which nobody knows yet what it is, such as the duration of a stream.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after all others.
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all others.
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

    /// A Boolean value that tells whether the time is not invalid.
    public var isValid: Bool { flags.contains(.valid) }
    /// A Boolean value that tells whether the time is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// A Boolean value that tells whether the time is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// A Boolean value that tells whether the time is indefinite.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// A Boolean value that tells whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
    /// A Boolean value that tells whether a computation has rounded the time.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds: NaN for invalid and indefinite times.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        if isPositiveInfinity { return .infinity }
        return isNegativeInfinity ? -.infinity : .nan
    }

    /// Returns the time with another number of units in a second.
    ///
    /// - Parameters:
    ///   - newTimescale: The number of units in a second.
    ///   - method: The way in which units are rounded.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric else { return self }
        guard newTimescale > 0 else { return .invalid }
        let (units, isRounded) = FractionOfTime(self).units(inScale: newTimescale, method)
        guard let units else { return value < 0 ? .negativeInfinity : .positiveInfinity }
        var time = CMTime(value: units, timescale: newTimescale, flags: flags, epoch: epoch)
        if isRounded { time.flags.insert(.hasBeenRounded) }
        return time
    }
}

/// The kinds of times. See Apple's [CMTimeFlags](https://developer.apple.com/documentation/coremedia/cmtimeflags).
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates flags from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The time is not invalid.
    public static let valid = CMTimeFlags(rawValue: 1 << 0)
    /// A computation has rounded the time.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
    /// The time is after all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
    /// The time is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
    /// Nobody knows yet what the time is.
    public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
    /// The flags of times that are no numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [
        .positiveInfinity, .negativeInfinity, .indefinite,
    ]
}

/// The ways in which a time is rounded to whole units.
/// See Apple's [CMTimeRoundingMethod](https://developer.apple.com/documentation/coremedia/cmtimeroundingmethod).
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest unit, and halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero if the new unit is smaller than the old one, and away from zero otherwise.
    case quickTime = 4
    /// Towards positive infinity.
    case roundTowardPositiveInfinity = 5
    /// Towards negative infinity.
    case roundTowardNegativeInfinity = 6

    /// To the nearest unit, and halves away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
