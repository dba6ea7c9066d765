import Foundation

extension NSObjectProtocol {
    /// Returns the value of the property with a key. The property must be registered; see
    /// ``registerMembers(of:named:_:)``. Ends the app if there is no such property.
    /// See Apple's [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject/value(forkey:)).
    public func value(forKey key: String) -> Any? {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor(coding) { $0.value(forKey: key) }
        }
        return KeyValueCoder.value(key, of: self)
    }

    /// Sets the property with a key. The property must be registered. Numbers are converted to the property's type, and
    /// raw values to its enumeration. Ends the app if there is no such property or if the value cannot be converted.
    /// See Apple's [setValue(_:forKey:)](https://developer.apple.com/documentation/objectivec/nsobject/setvalue(_:forkey:)).
    public func setValue(_ value: Any?, forKey key: String) {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor((coding, value)) { $0.0.setValue($0.1, forKey: key) }
        }
        KeyValueCoder.setValue(value, key, of: self)
    }

    /// Returns the value at the end of a path of keys with dots between them, or nil if an object on the path is nil.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        return (next as AnyObject as? any NSObjectProtocol)?.value(
            forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of keys with dots between them. Does nothing if an object on the path is
    /// nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        // A nil value would become NSNull as an object, which has no properties.
        guard let found = self.value(forKey: String(keyPath[..<dot])),
            let next = found as AnyObject as? any NSObjectProtocol
        else { return }
        next.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Handles reading with a key that names no property: ends the app.
    public func value(forUndefinedKey key: String) -> Any? {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor(coding) { $0.value(forUndefinedKey: key) }
        }
        return KeyValueCoder.valueIsUndefined(key, of: self)
    }

    /// Handles setting with a key that names no property: ends the app.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor((coding, value)) { $0.0.setValue($0.1, forUndefinedKey: key) }
        }
        KeyValueCoder.valueCannotBeSet(key, of: self)
    }

    /// Sets properties from a dictionary of their keys. `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of properties by their keys. `NSNull` stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
}
