import Foundation

/// A property that is found by its name.
///
/// The class is sendable because its contents never change, and because a key path to a property captures nothing.
final class Property: @unchecked Sendable {
    let name: String
    /// True if nibs set the property.
    let isOutlet: Bool
    /// The type of the value.
    let valueType: Any.Type
    /// The key path in a form that is the same for subclasses.
    let identity: AnyKeyPath
    /// The key path, which may begin with a superclass of the object's class.
    let path: any PropertyPath
    private let get: (AnyObject) -> Any?
    private let assign: ((AnyObject, Any?) -> Bool)?

    init<Object: AnyObject, Value>(_ name: String, reading path: KeyPath<Object, Value>) {
        self.name = name
        isOutlet = false
        valueType = Value.self
        identity = rootless(path)
        self.path = path
        get = { object in (object as? Object)?[keyPath: path] }
        assign = nil
    }

    init<Object: AnyObject, Value>(
        _ name: String, writing path: ReferenceWritableKeyPath<Object, Value>, isOutlet: Bool = false
    ) {
        self.name = name
        self.isOutlet = isOutlet
        valueType = Value.self
        identity = rootless(path)
        self.path = path
        get = { object in (object as? Object)?[keyPath: path] }
        assign = { object, value in
            guard let object = object as? Object, let value = convert(value, to: Value.self) else {
                return false
            }
            object[keyPath: path] = value
            return true
        }
    }

    /// True if the property can be set.
    var isWritable: Bool { assign != nil }

    /// Returns the value of the property, or nil if the value is an optional that is nil.
    func value(of object: AnyObject) -> Any? { flattened(get(object)) }

    /// Sets the property. Returns false if the value cannot be converted to the property's type.
    func setValue(_ value: Any?, of object: AnyObject) -> Bool { assign?(object, value) ?? false }
}

/// Unwraps a value from all optionals around it. Returns nil if one of them is nil.
package func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return flattened(optional.erased)
}
