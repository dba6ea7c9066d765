import Foundation

/// A type of number that can be converted to and from `NSNumber`.
protocol ConvertibleNumber {
    /// Creates the nearest number of the type.
    init(converting number: NSNumber)
    var asNumber: NSNumber { get }
}

extension Int: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.intValue }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Int8: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.int8Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Int16: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.int16Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Int32: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.int32Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Int64: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.int64Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension UInt: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.uintValue }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension UInt8: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.uint8Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension UInt16: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.uint16Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension UInt32: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.uint32Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension UInt64: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.uint64Value }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Float: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.floatValue }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Double: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.doubleValue }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension Bool: ConvertibleNumber {
    init(converting number: NSNumber) { self = number.boolValue }
    var asNumber: NSNumber { NSNumber(value: self) }
}

extension CGFloat: ConvertibleNumber {
    init(converting number: NSNumber) { self = CGFloat(number.doubleValue) }
    var asNumber: NSNumber { NSNumber(value: Double(self)) }
}
