import TesseraCombine

extension VirtualTimeScheduler {
    /// A point in virtual time: an exact number of nanoseconds after the start.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable, CustomStringConvertible {
        /// The time that has passed since ``start``; negative for points before it.
        public var sinceStart: Stride

        /// The point at which a scheduler's clock stands unless it is told otherwise.
        public static let start = Self(.zero)

        /// The last point in virtual time, 292 years after the start. Sums that would lie beyond it end here.
        static let end = Self(.nanoseconds(.max))

        /// Creates the point that lies an amount of time after ``start``.
        public init(_ sinceStart: Stride) {
            self.sinceStart = sinceStart
        }

        /// The exact time from this point to another, negative if the other comes before.
        public func distance(to other: Self) -> Stride {
            other.sinceStart - sinceStart
        }

        /// The point that lies an amount of time after this one.
        public func advanced(by interval: Stride) -> Self {
            Self(sinceStart + interval)
        }

        /// Tells whether one point comes before another.
        public static func < (left: Self, right: Self) -> Bool {
            left.sinceStart < right.sinceStart
        }

        /// The time since the start in seconds, such as `1.5 s`.
        public var description: String { sinceStart.description }
    }
}
