import Foundation
import TesseraSelectors

/// Finds the classes and sets the outlets that nibs name.
@MainActor
enum NibMembers {
    /// Returns the class with a name, `Module.Class`, or nil.
    static func type(named name: String) -> AnyClass? {
        MemberRegistry.type(named: name) ?? NSClassFromString(name)
    }

    /// Sets a property of an object by its name. Ends the app, as UIKit does, if the class has no property of that
    /// name.
    static func set(_ value: Any?, _ key: String, of object: NSObject) {
        if let value = value as AnyObject?, StandardOutlets.set(value, key, of: object) { return }
        object.setValue(value, forKey: key)
    }
}
