// Names for numbers that Objective-C's runtime and the C library declare on Apple's systems, and that Linux lacks.

/// An integer with a sign.
/// See Apple's [NSInteger](https://developer.apple.com/documentation/objectivec/nsinteger).
public typealias NSInteger = Int

/// The greatest value of an integer with a sign.
/// See Apple's [NSIntegerMax](https://developer.apple.com/documentation/objectivec/nsintegermax).
public let NSIntegerMax = Int.max

/// The least value of an integer with a sign.
public let NSIntegerMin = Int.min

/// The greatest finite number of the type `Float`. An animation that repeats so many times never ends.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The same number as ``MAXFLOAT``, under the name that older libraries use.
public let HUGE = MAXFLOAT

/// The infinite number of the type `Float`.
public let INFINITY = Float.infinity

/// The value of the type `Float` that is not a number, which differs from all numbers and from itself.
public let NAN = Float.nan

/// The infinite number of the type `Double`.
public let HUGE_VAL = Double.infinity

/// The infinite number of the type `Float`, as ``INFINITY``.
public let HUGE_VALF = Float.infinity

/// The result of a function of Apple's older frameworks: ``noErr``, or the number of an error.
public typealias OSStatus = Int32

/// The result of a function that had no error.
public let noErr: OSStatus = 0

/// Four characters of a byte each in one number, the first of them in the highest bits.
public typealias FourCharCode = UInt32

/// A type that is named by four characters.
public typealias OSType = FourCharCode

/// A unit of a text in UTF-16.
public typealias UniChar = UInt16

/// An integer with a sign of 16 bits.
public typealias SInt16 = Int16

/// An integer with a sign of 32 bits.
public typealias SInt32 = Int32

/// A place in a list, or a number of its elements.
/// See Apple's [CFIndex](https://developer.apple.com/documentation/corefoundation/cfindex).
public typealias CFIndex = Int
