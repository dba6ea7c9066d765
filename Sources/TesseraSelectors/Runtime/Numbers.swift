// Names for numbers that Objective-C's runtime and the C library declare on Apple's systems, and that Linux lacks.

/// An integer with a sign.
/// See Apple's [NSInteger](https://developer.apple.com/documentation/objectivec/nsinteger).
public typealias NSInteger = Int

/// The greatest value of an integer with a sign.
/// See Apple's [NSIntegerMax](https://developer.apple.com/documentation/objectivec/nsintegermax).
public let NSIntegerMax = Int.max

/// The greatest finite number of the type `Float`. An animation that repeats so many times never ends.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The same number as ``MAXFLOAT``, under the name that older libraries use.
public let HUGE = MAXFLOAT
