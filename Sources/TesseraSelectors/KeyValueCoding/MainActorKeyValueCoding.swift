import Foundation

/// An object of the main actor whose subclasses may override the methods for key-value coding.
@MainActor
package protocol MainActorKeyValueCoding: AnyObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func value(forUndefinedKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// An object of the main actor whose subclasses override the method for changes of observed properties.
@MainActor
package protocol MainActorObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
