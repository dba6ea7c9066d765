import Foundation
import TesseraBasics

/// An observation of a property, which ends when this object is deallocated or invalidated.
/// See Apple's [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
public final class NSKeyValueObservation: NSObject, Sendable {
    private let observation: PathObservation

    init(_ observation: PathObservation) {
        self.observation = observation
    }

    /// Ends the observation.
    public func invalidate() { observation.invalidate() }

    deinit { observation.invalidate() }
}

/// A protocol to which `NSObject` conforms, so that methods for observing know the type of the object.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Observes a property that a key path names, until the returned object is deallocated or invalidated.
    /// See Apple's [page about observing](
    /// https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift).
    ///
    /// The closure runs on the thread that changes the property. The property must be one that UIKit's classes
    /// announce, or one that the app registers (see ``registerMembers(of:named:_:)``) and announces (see
    /// ``willChangeValue(of:forKey:)``). Ends the app if the property is not registered.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of a property of the object, or of an object in one of its properties.
    ///   - options: Options that determine which values the closure gets, and when.
    ///   - changeHandler: The closure to call with the object and the change after each change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = PathObservation(self, keys(of: keyPath), options) { object in
            (object as? Self)?[keyPath: keyPath]
        } notify: { object, change in
            guard let object = object as? Self else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
                    indexes: nil,
                    isPrior: change.isPrior))
        }
        return NSKeyValueObservation(observation)
    }

    /// Announces that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for path in keys(of: keyPath) { TesseraSelectors.willChangeValue(of: self, forKey: path[0]) }
    }

    /// Announces that a property has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for path in keys(of: keyPath) { TesseraSelectors.didChangeValue(of: self, forKey: path[0]) }
    }

    /// Returns the keys of a key path. Outside of the file of a private setter, the compiler makes another key path for
    /// the property, which cannot be identified. The result then contains the keys of all properties with the same type
    /// of value.
    private func keys<Value>(of keyPath: KeyPath<Self, Value>) -> [[String]] {
        let identity = rootless(keyPath)
        let properties = MemberRegistry.properties(of: type(of: self))
        if let property = properties.first(where: { $0.identity == identity }) { return [[property.name]] }
        let parts = KeyPathParts(keyPath)
        guard parts.count == 1 else {
            let names = parts.names(from: type(of: self))
            guard names.isEmpty else { return names }
            misuse(
                "Could not extract a String from KeyPath \(keyPath)",
                "A property on the way from \(className(of: self)) is not registered, or its setter belongs to another file. "
                    + "Observe the last object itself, or use addObserver(_:forKeyPath:options:context:).")
        }
        let candidates = Set(properties.filter { $0.valueType == Value.self }.map(\.name))
        guard !candidates.isEmpty else {
            misuse(
                "Could not extract a String from KeyPath \(keyPath)",
                "\(className(of: self)) has registered no property of the type \(Value.self). Declare it `@objc dynamic`, "
                    + "or register it by registerMembers(of:named:_:).")
        }
        return candidates.sorted().map { [$0] }
    }
}

extension NSObjectProtocol {
    /// Announces that the property with a key is about to change.
    public func willChangeValue(forKey key: String) {
        TesseraSelectors.willChangeValue(of: self, forKey: key)
    }

    /// Announces that the property with a key has changed.
    public func didChangeValue(forKey key: String) { TesseraSelectors.didChangeValue(of: self, forKey: key) }
}
