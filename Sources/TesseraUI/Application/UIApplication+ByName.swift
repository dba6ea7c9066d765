import Foundation
import TesseraBasics
import TesseraSelectors

/// Access to ``shared`` by its name. Libraries that are meant for extensions of apps too, where compilers for iOS forbid ``shared``, ask
/// the class for it in these ways.
extension UIApplication {
    /// The names of ``shared``: that of Objective-C, and that of Swift, which key paths of ported code contain.
    private static let namesOfShared: Set<String> = ["sharedApplication", "shared"]

    /// Returns the value of a property of the class: ``shared`` for the key `sharedApplication`, and for `shared`. Ends the app if there
    /// is no such property.
    /// See Apple's [value(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject/value(forkey:)).
    public class func value(forKey key: String) -> Any? {
        demand(namesOfShared.contains(key), "UIApplication.value(forKey:): the class has no property \(key).")
        return shared
    }

    /// Returns the value at the end of a path of keys with dots between them, such as `sharedApplication.applicationState`, that begins
    /// with a property of the class.
    /// See Apple's [value(forKeyPath:)](https://developer.apple.com/documentation/objectivec/nsobject/value(forkeypath:)).
    public class func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let first = value(forKey: String(keyPath[..<dot])) as? UIApplication
        return first?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Returns true if the class itself has a method with a selector, as it has `sharedApplication`.
    /// See Apple's [responds(to:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)).
    public class func responds(to selector: Selector!) -> Bool {
        selector.map { NSStringFromSelector($0) == "sharedApplication" } ?? false
    }

    /// Calls the method of the class with a selector and returns its result: ``shared`` for `sharedApplication`. Ends the app if the
    /// class has no such method.
    /// See Apple's [perform(_:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)).
    public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        demand(
            responds(to: selector),
            "UIApplication.perform(_:): the class has no method \(selector.map(NSStringFromSelector) ?? "nil")."
        )
        return Unmanaged.passUnretained(shared)
    }
}
