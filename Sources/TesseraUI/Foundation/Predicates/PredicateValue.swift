import Foundation
import TesseraBasics
import TesseraSelectors

/// Something that a predicate compares.
indirect enum PredicateValue {
    case constant(Any?)
    case variable(String)
    /// The value of the object at some keys; the object itself if there are none.
    case keyPath([String])
    case list([PredicateValue])
    /// A value, and others that are added, subtracted, multiplied or divided by one after the other.
    case arithmetic(PredicateValue, [(sign: String, value: PredicateValue)])

    func value(_ context: PredicateContext) -> Any? {
        switch self {
        case .constant(let value): return value
        case .variable(let name):
            guard let value = context.variables[name] else {
                misuse("NSPredicate", "the variable $\(name) has no value.")
            }
            return value
        case .keyPath(let keys): return Self.value(of: context.object, keys[...])
        case .list(let values): return values.map { $0.value(context) }
        case .arithmetic(let first, let others):
            return others.reduce(first.value(context)) { Self.result($0, $1.sign, $1.value.value(context)) }
        }
    }

    private static func result(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
        guard let left = PredicateNumber(left), let right = PredicateNumber(right) else { return nil }
        if let integer = integer(left, sign, right) { return integer }
        switch sign {
        case "+": return left.double + right.double
        case "-": return left.double - right.double
        case "*": return left.double * right.double
        default: return left.double / right.double
        }
    }

    /// Returns the result for two integers, which divide without a remainder, or nil if the result is not an integer.
    private static func integer(_ left: PredicateNumber, _ sign: String, _ right: PredicateNumber) -> Int64? {
        guard let left = left.integer, let right = right.integer else { return nil }
        let (result, isOverflow) =
            switch sign {
            case "+": left.addingReportingOverflow(right)
            case "-": left.subtractingReportingOverflow(right)
            case "*": left.multipliedReportingOverflow(by: right)
            // A division by 0 counts as an overflow.
            default: left.dividedReportingOverflow(by: right)
            }
        return isOverflow ? nil : result
    }

    /// Returns the elements of a collection, or nil if the value is none.
    static func elements(of value: Any?) -> [Any?]? {
        switch value {
        case let list as [Any?]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        case let set as Set<AnyHashable>: set.map { $0.base }
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: nil
        }
    }

    private static func value(of object: Any?, _ keys: ArraySlice<String>) -> Any? {
        guard let key = keys.first else { return object }
        guard let object = present(object) else { return nil }
        let rest = keys.dropFirst()
        if key.uppercased() == "SELF" { return value(of: object, rest) }
        if let dictionary = object as? [String: Any] { return value(of: dictionary[key], rest) }
        if let elements = elements(of: object) {
            if key.hasPrefix("@") { return summary(key, of: elements, rest) }
            // The keys apply to each element of a collection.
            return elements.map { value(of: $0, keys) }
        }
        if key == "length", let text = object as? String { return value(of: text.utf16.count, rest) }
        if let object = object as? NSObject { return value(of: object.value(forKey: key), rest) }
        return value(of: KeyValueCoder.value(key, of: object as AnyObject), rest)
    }

    /// Returns the value without its optional type, or nil if it is missing.
    static func present(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        // The type `Any` hides that a value is optional.
        guard let optional = value as? any PredicateOptional else { return value }
        return optional.content.flatMap(present)
    }

    private static func summary(_ name: String, of elements: [Any?], _ keys: ArraySlice<String>) -> Any? {
        if name == "@count" { return elements.count }
        let values = elements.map { value(of: $0, keys) }
        let numbers = values.compactMap { PredicateNumber($0)?.double }
        switch name {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min":
            return values.compactMap(present).min { PredicateOrder.compare($0, $1) == .orderedAscending }
        case "@max":
            return values.compactMap(present).max { PredicateOrder.compare($0, $1) == .orderedAscending }
        default: misuse("NSPredicate", "there is no \(name).")
        }
    }
}

/// A value that may be nothing.
private protocol PredicateOptional {
    var content: Any? { get }
}

extension Optional: PredicateOptional {
    fileprivate var content: Any? { map { $0 as Any } }
}

/// A number of any type.
struct PredicateNumber {
    let double: Double
    /// The number as an integer, if its type is one.
    let integer: Int64?

    init?(_ value: Any?) {
        switch PredicateValue.present(value) {
        case let value as Bool: (double, integer) = (value ? 1 : 0, value ? 1 : 0)
        case let value as any BinaryInteger: (double, integer) = (Double(value), Int64(exactly: value))
        case let value as any BinaryFloatingPoint: (double, integer) = (Double(value), nil)
        case let value as Decimal: (double, integer) = (NSDecimalNumber(decimal: value).doubleValue, nil)
        case let value as NSNumber:
            let hasFraction = ["d", "f"].contains(String(cString: value.objCType))
            let isWhole = !hasFraction && Int64(exactly: value.doubleValue) != nil
            (double, integer) = (value.doubleValue, isWhole ? value.int64Value : nil)
        default: return nil
        }
    }
}
