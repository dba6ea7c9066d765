import Foundation
import TesseraSelectors

/// Settings that announce their changes, and that keep addresses of the web.
///
/// ## The reason
///
/// On iOS, the settings of an app post ``Foundation/UserDefaults/didChangeNotification`` after a change, and keys of them can be
/// observed. On Linux, Foundation does neither. It also keeps the path of an address only, as if each one named a file.
///
/// ## How it works
///
/// `UserDefaults.standard` is one object, which Foundation creates. ``install()`` makes it an object of this class. That is possible
/// because the class has no stored properties, and because Foundation's methods are looked up in the class of the object.
///
/// ## Limits
///
/// Objects that an app creates by `UserDefaults(suiteName:)` stay as Foundation makes them.
final class ObservedDefaults: UserDefaults {
    /// Makes `UserDefaults.standard` an object of this class. It is called once, before the code of the app runs.
    static func install() {
        let defaults = UserDefaults.standard
        guard type(of: defaults) == UserDefaults.self,
            instanceSize(of: UserDefaults.self) == instanceSize(of: ObservedDefaults.self)
        else { return }
        // Safe: the first word of an object of Swift is its class. Objects of both classes have the same stored properties, as the
        // comparison of their sizes confirms, and no other thread uses the object yet.
        Unmanaged.passUnretained(defaults).toOpaque().assumingMemoryBound(to: AnyClass.self).pointee =
            ObservedDefaults.self
    }

    // The methods for numbers call this one.
    override func set(_ value: Any?, forKey defaultName: String) {
        if let url = value as? URL, !url.isFileURL { return set(url as URL?, forKey: defaultName) }
        change(defaultName, to: value) { super.set(value, forKey: defaultName) }
    }

    override func set(_ url: URL?, forKey defaultName: String) {
        // Foundation's method would call itself for ever.
        guard let url else { return removeObject(forKey: defaultName) }
        guard !url.isFileURL,
            let data = try? NSKeyedArchiver.archivedData(
                withRootObject: url as NSURL, requiringSecureCoding: true)
        else { return super.set(url, forKey: defaultName) }
        set(data as Any?, forKey: defaultName)
    }

    override func removeObject(forKey defaultName: String) {
        change(defaultName, to: nil) { super.removeObject(forKey: defaultName) }
    }

    /// Makes a change of a key, and announces it unless the key has the value already.
    private func change(_ key: String, to value: Any?, _ body: () -> Void) {
        guard !Self.areEqual(object(forKey: key), value) else { return body() }
        TesseraSelectors.willChangeValue(of: self, forKey: key)
        body()
        TesseraSelectors.didChangeValue(of: self, forKey: key)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? NSNumber, let second = second as? NSNumber { return first == second }
        return NSArray(object: plain(first)).isEqual(to: [plain(second)])
    }

    /// Returns a value whose collections contain values. Those that Foundation returns contain optionals.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let values as [Any]: return values.map(plain)
        case let values as [String: Any]: return values.mapValues(plain)
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
            return plain(child.value)
        }
    }
}
