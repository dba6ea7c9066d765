import Foundation

/// What a framework leaves for the next process of the app. The display keeps it with the settings of the app.
package enum FrameworkSettings {
    /// Returns the property list of a framework, which is empty if there is none.
    package static func values(forKey key: String) -> [String: Any] {
        UserDefaults.standard.dictionary(forKey: key) ?? [:]
    }

    /// Sets the property list of a framework.
    ///
    /// Observers of the app's settings are not notified, since the app has not changed them. An observer that, for example,
    /// requests a notification in reaction would otherwise be notified of that again, for ever.
    package static func set(_ values: [String: Any], forKey key: String) {
        if let defaults = UserDefaults.standard as? ObservedDefaults {
            defaults.setQuietly(values, forKey: key)
        } else {
            UserDefaults.standard.set(values, forKey: key)
        }
    }
}
