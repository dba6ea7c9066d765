import TesseraCombine

extension VirtualTimeScheduler {
    /// A point in virtual time: an exact number of nanoseconds after the start.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable, CustomStringConvertible {
        /// The time from ``start`` to this point. It is negative for points before the start.
        public var sinceStart: Stride

        /// The time of a scheduler's clock at first, unless another one is given.
        public static let start = Self(.zero)

        /// The last point in virtual time, 292 years after the start. Sums beyond it are limited to it.
        static let end = Self(.nanoseconds(.max))

        /// Creates the point at an amount of time after ``start``.
        public init(_ sinceStart: Stride) {
            self.sinceStart = sinceStart
        }

        /// Returns the exact time from this point to another. It is negative if the other comes before.
        public func distance(to other: Self) -> Stride {
            other.sinceStart - sinceStart
        }

        /// Returns the point at an amount of time after this one.
        public func advanced(by interval: Stride) -> Self {
            Self(sinceStart + interval)
        }

        /// Returns true if one point comes before another.
        public static func < (left: Self, right: Self) -> Bool {
            left.sinceStart < right.sinceStart
        }

        /// The time since the start in seconds, such as `1.5 s`.
        public var description: String { sinceStart.description }
    }
}
