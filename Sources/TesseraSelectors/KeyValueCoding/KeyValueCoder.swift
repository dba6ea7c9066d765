import Foundation
import Synchronization
import TesseraBasics

/// Key-value coding by the registered members of classes.
package enum KeyValueCoder {
    /// Returns the value of a property. If there is none for the key, returns the result of the object's method for
    /// undefined keys.
    package static func value(_ key: String, of object: AnyObject) -> Any? {
        if let property = property(key, of: object) { return property.value(of: object) }
        let getter = Selector(key)
        if !key.hasSuffix(":"), getter.isUnderstood(by: object) { return flattened(getter.send(to: object)) }
        if let container = object as? any KeyValueContainer { return container.containedValue(key) }
        if let coding = object as? any MainActorKeyValueCoding {
            return onMainActor(coding) { $0.value(forUndefinedKey: key) }
        }
        let undefined: Selector = "valueForUndefinedKey:"
        if undefined.isUnderstood(by: object) { return flattened(undefined.send(to: object, key)) }
        return valueIsUndefined(key, of: object)
    }

    /// Sets a property. If there is none for the key, calls the object's method for undefined keys.
    package static func setValue(_ value: Any?, _ key: String, of object: AnyObject) {
        if let property = property(key, of: object), property.isWritable {
            if property.setValue(value, of: object) { return }
            return refuse(value, for: property, of: object)
        }
        let setter = Selector("set\(capitalized(key)):")
        if setter.isUnderstood(by: object) {
            setter.send(to: object, value)
            return
        }
        if let container = object as? any KeyValueContainer, container.setContainedValue(value, key) {
            return
        }
        if let coding = object as? any MainActorKeyValueCoding {
            return onMainActor((coding, value)) { $0.0.setValue($0.1, forUndefinedKey: key) }
        }
        let undefined: Selector = "setValue:forUndefinedKey:"
        guard undefined.isUnderstood(by: object) else { return valueCannotBeSet(key, of: object) }
        undefined.send(to: object, value, key)
    }

    /// Returns true if an object has a property or a method for a key.
    package static func hasValue(_ key: String, _ object: AnyObject) -> Bool {
        property(key, of: object) != nil || Selector(key).isUnderstood(by: object)
    }

    /// Returns a number of any type as an `NSNumber`, or nil if the value is not a number.
    package static func number(_ value: Any?) -> NSNumber? { convert(value, to: NSNumber.self) }

    /// Returns a value as one of another type, as properties receive it, or nil if it is none of the type.
    package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        convert(value, to: type)
    }

    /// Returns true if an object has a property for a key that can be set.
    package static func isWritable(_ key: String, of object: AnyObject) -> Bool {
        property(key, of: object)?.isWritable ?? false
    }

    /// Returns true if instances of a class have a property for a key that can be set.
    package static func isWritable(_ key: String, in type: AnyClass) -> Bool {
        property(key, in: type)?.isWritable ?? false
    }

    // MARK: What cannot be read or set

    /// The sentences about what could not be read or set during an attempt, or nil outside of one.
    @TaskLocal private static var refusals: Refusals?

    /// Collects sentences. It belongs to one attempt, so that no other thread adds to it.
    private final class Refusals: Sendable {
        private let sentences = Mutex<[String]>([])
        func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
        var all: [String] { sentences.withLock { $0 } }
    }

    /// Calls a function that reads and sets values by their keys. Returns the sentences about keys that the objects do not
    /// have, and about values of other types, each of which would end the app outside of the function.
    package static func attempt(_ body: () -> Void) -> [String] {
        let refusals = Refusals()
        $refusals.withValue(refusals, operation: body)
        return refusals.all
    }

    /// Ends the app, since an object has no value for a key. Within an attempt, the value is nil instead.
    package static func valueIsUndefined(_ key: String, of object: AnyObject) -> Any? {
        refuse(
            "[<\(className(of: object)) \(address(of: object))> valueForUndefinedKey:]",
            "this class is not key value coding-compliant for the key \(key).")
        return nil
    }

    /// Ends the app, since an object takes no value for a key. Within an attempt, nothing is set instead.
    package static func valueCannotBeSet(_ key: String, of object: AnyObject) {
        refuse(
            "[<\(className(of: object)) \(address(of: object))> setValue:forUndefinedKey:]",
            "this class is not key value coding-compliant for the key \(key).")
    }

    private static func refuse(_ value: Any?, for property: Property, of object: AnyObject) {
        guard let value = flattened(value) else {
            return refuse(
                "[<\(className(of: object)) \(address(of: object))> setNilValueForKey]",
                "could not set nil as the value for the key \(property.name).")
        }
        refuse(
            "[<\(className(of: object)) \(address(of: object))> setValue:forKey:]",
            "The property \(property.name) has the type \(property.valueType), and the value is a \(type(of: value))."
        )
    }

    private static func refuse(_ subject: String, _ problem: String) {
        guard let refusals else { misuse(subject, problem) }
        refusals.add("\(subject): \(problem)")
    }

    /// Returns the property for a key, or nil. The key `hidden` also finds a property with the name `isHidden`.
    static func property(_ key: String, of object: AnyObject) -> Property? {
        property(key, in: type(of: object))
    }

    private static func property(_ key: String, in type: AnyClass) -> Property? {
        MemberRegistry.property(key, of: type)
            ?? MemberRegistry.property("is\(capitalized(key))", of: type)
    }

    static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
}
