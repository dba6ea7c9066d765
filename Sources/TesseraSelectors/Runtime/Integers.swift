// The names of Objective-C's runtime for integers, which Swift knows on Apple's systems, and lacks on Linux.

/// An integer with a sign.
/// See Apple's [NSInteger](https://developer.apple.com/documentation/objectivec/nsinteger).
public typealias NSInteger = Int

/// The greatest value of an integer with a sign.
/// See Apple's [NSIntegerMax](https://developer.apple.com/documentation/objectivec/nsintegermax).
public let NSIntegerMax = Int.max
