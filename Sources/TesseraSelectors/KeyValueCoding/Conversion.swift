import Foundation

/// Converts a value to a type, as key-value coding and the arguments of selectors need it. A number becomes a number of
/// another type, a raw value becomes a value of an enumeration, and nil becomes an optional's nil. Returns nil if the
/// value cannot be converted.
func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = flattened(value) else {
        if let optional = type as? any AnyOptional.Type { return optional.empty as? Value }
        return type == Any.self ? Optional<Any>.none as? Value : nil
    }
    if let same = value as? Value { return same }
    if let optional = type as? any AnyOptional.Type { return optional.wrapping(value) as? Value }
    if let number = type as? any ConvertibleNumber.Type {
        return asNumber(value).flatMap { number.init(converting: $0) as? Value }
    }
    if type == NSNumber.self { return asNumber(value) as? Value }
    if let pointer = type as? any ConvertiblePointer.Type {
        return (value as? any ConvertiblePointer).map {
            pointer.init(UnsafeMutableRawPointer(mutating: $0.raw))
        } as? Value
    }
    if let string = value as? NSString { return string._bridgeToSwift() as? Value }
    if let raw = type as? any RawRepresentable.Type { return enumerated(value, as: raw) as? Value }
    return nil
}

private func asNumber(_ value: Any) -> NSNumber? {
    (value as? any ConvertibleNumber)?.asNumber ?? value as? NSNumber
}

private func enumerated<Raw: RawRepresentable>(_ value: Any, as type: Raw.Type) -> Raw? {
    convert(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
}

/// A type-erased optional. Only `Optional` conforms to it.
protocol AnyOptional {
    static var empty: Any { get }
    static func wrapping(_ value: Any) -> Any?
    var erased: Any? { get }
}

extension Optional: AnyOptional {
    static var empty: Any { Self.none as Any }
    static func wrapping(_ value: Any) -> Any? {
        convert(value, to: Wrapped.self).map { Self.some($0) as Any }
    }
    var erased: Any? { self }
}
