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
/// `UserDefaults.standard` is one object, which Foundation creates. ``install()`` makes it an object of this class. That is
/// possible because the class has no stored properties, and because Foundation's methods are looked up in the class of the
/// object.
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
        // Safe: the first word of an object of Swift is its class. Objects of both classes have the same stored properties, as
        // the comparison of their sizes confirms, and no other thread uses the object yet.
        Unmanaged.passUnretained(defaults).toOpaque().assumingMemoryBound(to: AnyClass.self).pointee =
            ObservedDefaults.self
    }

    // The methods for numbers call this one.
    override func set(_ value: Any?, forKey defaultName: String) {
        if let url = value as? URL { return set(url as URL?, forKey: defaultName) }
        change(defaultName, to: value, isChange: !Self.areEqual(present(defaultName), value)) {
            super.set(value, forKey: defaultName)
        }
    }

    override func set(_ url: URL?, forKey defaultName: String) {
        // Foundation's method would call itself for ever.
        guard let url else { return removeObject(forKey: defaultName) }
        guard !url.isFileURL,
            let data = try? NSKeyedArchiver.archivedData(
                withRootObject: url as NSURL, requiringSecureCoding: true)
        else {
            // Foundation's method calls the one above with the path.
            return super.set(url, forKey: defaultName)
        }
        // Two archives of one address can differ.
        let former = (object(forKey: defaultName) as? Data).flatMap {
            try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: $0)
        }
        change(defaultName, to: data, isChange: former as URL? != url) {
            super.set(data as Any?, forKey: defaultName)
        }
    }

    /// Sets a value that belongs to a framework, so that the app hears nothing of it.
    func setQuietly(_ value: Any, forKey key: String) {
        let isChange = !Self.areEqual(present(key), value)
        super.set(value, forKey: key)
        if isChange { saved?.note(value, of: key) } else { saved?.noteUnchanged(value, of: key) }
    }

    /// Returns the present value of a key.
    private func present(_ key: String) -> Any? {
        // Foundation collects all keys anew to read a value, so a value that is known is preferred.
        saved?.value(of: key) ?? object(forKey: key)
    }

    override func removeObject(forKey defaultName: String) {
        change(defaultName, to: nil, isChange: object(forKey: defaultName) != nil) {
            super.removeObject(forKey: defaultName)
        }
    }

    override func removePersistentDomain(forName domainName: String) {
        if let saved, domainName == Bundle.main.bundleIdentifier {
            for key in saved.keys { removeObject(forKey: key) }
        }
        super.removePersistentDomain(forName: domainName)
    }

    // A file would belong to all visitors of the app.
    override func synchronize() -> Bool {
        guard let saved, saved.isKept else { return super.synchronize() }
        saved.sendSoon()
        return true
    }

    /// What the display keeps of these settings, or nil if they are not the standard ones.
    private var saved: SavedSettings? { self === UserDefaults.standard ? .ofApp : nil }

    /// Gives what the display has kept to the app, before the app's own code is launched.
    static func begin(with kept: [String: String]) {
        guard let defaults = UserDefaults.standard as? ObservedDefaults else { return }
        SavedSettings.ofApp.begin(with: kept) { defaults.restore($1, forKey: $0) }
    }

    /// Sets a value that the app has set in another process, which is no change.
    private func restore(_ value: Any, forKey key: String) {
        super.set(value, forKey: key)
    }

    /// Runs the function that sets or removes the value of a key, and announces that unless the key has the value already.
    ///
    /// - Parameter value: The new value, or nil if the function removes it.
    private func change(_ key: String, to value: Any?, isChange: Bool, _ body: () -> Void) {
        guard isChange else {
            body()
            saved?.noteUnchanged(value, of: key)
            return
        }
        TesseraSelectors.willChangeValue(of: self, forKey: key)
        body()
        saved?.note(value, of: key)
        TesseraSelectors.didChangeValue(of: self, forKey: key)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        // The collections that Foundation returns contain optionals.
        guard let first = flattened(first), let second = flattened(second) else {
            return flattened(first) == nil && flattened(second) == nil
        }
        switch (first, second) {
        case (let first as String, let second as String): return first == second
        case (let first as NSNumber, let second as NSNumber): return first == second
        case (let first as [Any], let second as [Any]):
            return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
        case (let first as [String: Any], let second as [String: Any]):
            return first.count == second.count
                && first.allSatisfy { key, value in second[key].map { areEqual(value, $0) } ?? false }
        default: return NSArray(object: first).isEqual(to: [second])
        }
    }
}
