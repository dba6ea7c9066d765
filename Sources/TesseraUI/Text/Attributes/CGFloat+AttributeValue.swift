import Foundation

extension CGFloat {
    /// Reads a number that an app gave as the value of an attribute, of any numeric type. The result is nil
    /// if the value is no number.
    init?(attributeValue value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as UInt32: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
