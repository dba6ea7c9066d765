import TesseraBasics
import TesseraCombine

extension VirtualTimeScheduler.SchedulerTimeType {
    /// An amount of virtual time: an exact number of nanoseconds, positive or negative.
    ///
    /// Literals are seconds, as in the strides of queues and run loops. Amounts are limited to 292 years.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable, Hashable,
        Sendable,
        ExpressibleByFloatLiteral, CustomStringConvertible
    {
        /// The amount in nanoseconds.
        public var nanoseconds: Int

        /// The amount in nanoseconds without its sign.
        public var magnitude: UInt { nanoseconds.magnitude }

        private static let perSecond = 1_000_000_000

        private init(count: Int, of nanoseconds: Int) {
            let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
            self.nanoseconds = overflow ? (count < 0 ? .min : .max) : product
        }

        /// Creates an amount from a number of seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// Creates an amount from a number of seconds, rounded to the nearest nanosecond.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// Creates an amount from a whole number of seconds. Returns nil if it exceeds 292 years.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let seconds = Int(exactly: source) else { return nil }
            let (product, overflow) = seconds.multipliedReportingOverflow(by: Self.perSecond)
            guard !overflow else { return nil }
            nanoseconds = product
        }

        /// Returns an amount from a number of seconds.
        public static func seconds(_ count: Int) -> Self { Self(count: count, of: perSecond) }

        /// Returns an amount from a number of seconds, rounded to the nearest nanosecond. It stops the test
        /// if `count` is not a number.
        public static func seconds(_ count: Double) -> Self {
            guard !count.isNaN else {
                misuse(
                    "VirtualTimeScheduler.SchedulerTimeType.Stride.seconds(_:)", "\(count) is not a number")
            }
            let rounded = (count * Double(perSecond)).rounded()
            return nanoseconds(Int(exactly: rounded) ?? (rounded < 0 ? .min : .max))
        }

        /// Returns an amount from a number of thousandths of a second.
        public static func milliseconds(_ count: Int) -> Self { Self(count: count, of: 1_000_000) }

        /// Returns an amount from a number of millionths of a second.
        public static func microseconds(_ count: Int) -> Self { Self(count: count, of: 1_000) }

        /// Returns an amount from a number of billionths of a second.
        public static func nanoseconds(_ count: Int) -> Self { Self(count: count, of: 1) }

        /// Returns true if one amount is less than another.
        public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

        /// Returns the sum of two amounts.
        public static func + (left: Self, right: Self) -> Self {
            let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
            return nanoseconds(overflow ? (right.nanoseconds < 0 ? .min : .max) : sum)
        }

        /// Returns the difference of two amounts.
        public static func - (left: Self, right: Self) -> Self {
            let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
            return nanoseconds(overflow ? (right.nanoseconds < 0 ? .max : .min) : difference)
        }

        /// Returns the product of two numbers of seconds, so that `interval * 2` is twice the interval.
        /// Fractions of a nanosecond are cut off.
        public static func * (left: Self, right: Self) -> Self {
            let (high, low) = left.nanoseconds.magnitude.multipliedFullWidth(by: right.nanoseconds.magnitude)
            let isNegative = (left.nanoseconds < 0) != (right.nanoseconds < 0)
            let unit = UInt(perSecond)
            guard high < unit, let size = Int(exactly: unit.dividingFullWidth((high, low)).quotient) else {
                return nanoseconds(isNegative ? .min : .max)
            }
            return nanoseconds(isNegative ? -size : size)
        }

        /// Adds an amount.
        public static func += (left: inout Self, right: Self) { left = left + right }

        /// Subtracts an amount.
        public static func -= (left: inout Self, right: Self) { left = left - right }

        /// Multiplies the amount by a number of seconds, so that `interval *= 2` doubles the interval.
        public static func *= (left: inout Self, right: Self) { left = left * right }

        /// The amount in seconds, such as `1.5 s`.
        public var description: String {
            let (seconds, remainder) = magnitude.quotientAndRemainder(dividingBy: UInt(Self.perSecond))
            var fraction = ""
            if remainder > 0 {
                let digits = String(remainder)
                fraction = "." + String(repeating: "0", count: 9 - digits.count) + digits
                while fraction.last == "0" { fraction.removeLast() }
            }
            return "\(nanoseconds < 0 ? "-" : "")\(seconds)\(fraction) s"
        }
    }
}
