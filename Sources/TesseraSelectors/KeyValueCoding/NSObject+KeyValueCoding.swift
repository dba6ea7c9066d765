import Foundation

extension NSObjectProtocol {
    /// Returns the value of the property that a key names. The property must be registered; see
    /// ``registerMembers(of:named:_:)``. Ends the app if there is none.
    /// See Apple's [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject/value(forkey:)).
    public func value(forKey key: String) -> Any? {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor(coding) { $0.value(forKey: key) }
        }
        return KeyValueCoder.value(key, of: self)
    }

    /// Sets the property that a key names. The property must be registered. Numbers become numbers of the property's type,
    /// and raw values become values of its enumeration.
    /// See Apple's [setValue(_:forKey:)](https://developer.apple.com/documentation/objectivec/nsobject/setvalue(_:forkey:)).
    public func setValue(_ value: Any?, forKey key: String) {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor((coding, value)) { $0.0.setValue($0.1, forKey: key) }
        }
        KeyValueCoder.setValue(value, key, of: self)
    }

    /// Returns the value at the end of a path of keys with dots between them. It is nil if an object on the way is.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        guard let next = value(forKey: String(keyPath[..<dot])) else { return nil }
        return (next as AnyObject as? any NSObjectProtocol)?.value(
            forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Sets the property at the end of a path of keys with dots between them. Nothing happens if an object on the way is
    /// nil.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot])) as AnyObject as? any NSObjectProtocol
        next?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Called for a key that names no property. Ends the app.
    public func value(forUndefinedKey key: String) -> Any? {
        if let coding = self as? any MainActorKeyValueCoding {
            return onMainActor(coding) { $0.value(forUndefinedKey: key) }
        }
        return KeyValueCoder.valueIsUndefined(key, of: self)
    }

    /// Called with the value for a key that names no property. Ends the app.
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
