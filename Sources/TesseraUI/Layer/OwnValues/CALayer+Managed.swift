import Foundation
import TesseraBasics
import TesseraSelectors

extension CALayer {
    /// Not for use by apps. The value of a property that a ported app declares with `@NSManaged`, whose storage is the layer.
    /// Without a value it is nil, or a zero.
    @_documentation(visibility: internal)
    public final func _managedValue<Value>(_ key: String) -> Value {
        let value = value(forKey: key)
        if let value = KeyValueCoder.converted(value, to: Value.self) { return value }
        let zeros: [Any] = [
            CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero, CGAffineTransform.identity,
            CATransform3DIdentity, "",
        ]
        let zero =
            KeyValueCoder.converted(NSNumber(value: 0), to: Value.self)
            ?? zeros.lazy.compactMap { $0 as? Value }.first
        guard let zero else {
            misuse(
                "\(Swift.type(of: self)).\(key)",
                "The property has no value yet, and \(Value.self) has none that is a zero.")
        }
        return zero
    }
}
