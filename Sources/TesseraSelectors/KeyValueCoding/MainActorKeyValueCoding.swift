import Foundation

/// An object of the main actor with methods for key-value coding that subclasses override.
@MainActor
package protocol MainActorKeyValueCoding: AnyObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func value(forUndefinedKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// An object of the main actor with a method for changes of the properties that it observes, which subclasses override.
@MainActor
package protocol MainActorObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
