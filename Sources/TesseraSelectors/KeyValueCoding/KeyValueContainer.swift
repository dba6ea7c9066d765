import Foundation

/// A class of Foundation whose keys name the contents of its objects instead of properties.
protocol KeyValueContainer: AnyObject {
    /// Returns the content for a key, or nil.
    func containedValue(_ key: String) -> Any?
    /// Sets the content for a key. Nil removes the content. Returns false if the container cannot be changed.
    func setContainedValue(_ value: Any?, _ key: String) -> Bool
}

extension UserDefaults: KeyValueContainer {
    func containedValue(_ key: String) -> Any? { object(forKey: key) }

    func setContainedValue(_ value: Any?, _ key: String) -> Bool {
        set(flattened(value), forKey: key)
        return true
    }
}

extension NSDictionary: KeyValueContainer {
    func containedValue(_ key: String) -> Any? { object(forKey: key) }

    func setContainedValue(_ value: Any?, _ key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary else { return false }
        if let value = flattened(value) {
            dictionary.setObject(value, forKey: key as NSString)
        } else {
            dictionary.removeObject(forKey: key)
        }
        return true
    }
}

// A collection reads or sets the property of each of its elements. In the values of an array, `NSNull` stands for nil.

extension NSArray: KeyValueContainer {
    func containedValue(_ key: String) -> Any? { NSArray(array: map { elementValue($0, key) ?? NSNull() }) }

    func setContainedValue(_ value: Any?, _ key: String) -> Bool {
        for element in self { setElementValue(element, value, key) }
        return true
    }
}

extension NSSet: KeyValueContainer {
    // A set contains equal values once, and leaves nil out.
    func containedValue(_ key: String) -> Any? { NSSet(array: compactMap { elementValue($0, key) }) }

    func setContainedValue(_ value: Any?, _ key: String) -> Bool {
        for element in self { setElementValue(element, value, key) }
        return true
    }
}

private func elementValue(_ element: Any, _ key: String) -> Any? {
    let object = element as AnyObject
    guard let object = object as? any NSObjectProtocol else { return KeyValueCoder.value(key, of: object) }
    return object.value(forKey: key)
}

private func setElementValue(_ element: Any, _ value: Any?, _ key: String) {
    let object = element as AnyObject
    guard let object = object as? any NSObjectProtocol else {
        return KeyValueCoder.setValue(value, key, of: object)
    }
    object.setValue(value, forKey: key)
}
