// The units of time that Dispatch declares on Apple's systems, and lacks on Linux.

/// The number of nanoseconds in a second.
/// See Apple's [NSEC_PER_SEC](https://developer.apple.com/documentation/dispatch/nsec_per_sec).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
/// See Apple's [NSEC_PER_MSEC](https://developer.apple.com/documentation/dispatch/nsec_per_msec).
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond.
/// See Apple's [NSEC_PER_USEC](https://developer.apple.com/documentation/dispatch/nsec_per_usec).
public let NSEC_PER_USEC: UInt64 = 1_000

/// The number of microseconds in a second.
/// See Apple's [USEC_PER_SEC](https://developer.apple.com/documentation/dispatch/usec_per_sec).
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The number of milliseconds in a second.
/// See Apple's [MSEC_PER_SEC](https://developer.apple.com/documentation/dispatch/msec_per_sec).
public let MSEC_PER_SEC: UInt64 = 1_000
