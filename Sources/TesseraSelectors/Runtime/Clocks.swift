import Foundation

// The clocks that Core Foundation and the kernel declare on Apple's systems, and that Linux lacks.

/// A time in seconds.
/// See Apple's [CFTimeInterval](https://developer.apple.com/documentation/corefoundation/cftimeinterval).
public typealias CFTimeInterval = Double

/// Seconds since the beginning of the year 2001 in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds from the beginning of the year 1970 to that of the year 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate

/// Returns the present time in seconds since the beginning of the year 2001.
/// See Apple's [CFAbsoluteTimeGetCurrent()](https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time since the machine was started, in the units that ``mach_timebase_info(_:)`` tells. They are nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The fraction by which a number of units of ``mach_absolute_time()`` is multiplied to get nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The number above the line of the fraction.
    public var numer: UInt32
    /// The number below the line of the fraction.
    public var denom: UInt32

    /// Creates a fraction of 0 and 0, in place of which ``mach_timebase_info(_:)`` stores the real one.
    public init() { self.init(numer: 0, denom: 0) }
    /// Creates a fraction of two numbers.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// The result of a function of the kernel.
public typealias kern_return_t = Int32

/// The result of a function of the kernel that has done its work.
public let KERN_SUCCESS: kern_return_t = 0

/// Stores the unit of ``mach_absolute_time()``, which is a nanosecond. Returns ``KERN_SUCCESS``.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Returns a fraction of 0 and 0. On Apple's systems this is an initializer of a type with the name of the function.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns a fraction of two numbers. On Apple's systems this is an initializer of a type with the name of the function.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// A queue of Dispatch, under its name in C.
public typealias dispatch_queue_t = DispatchQueue

/// A time of Dispatch, under its name in C.
public typealias dispatch_time_t = UInt64
