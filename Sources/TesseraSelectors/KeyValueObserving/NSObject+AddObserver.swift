import Foundation
import Synchronization
import TesseraBasics

/// The observers that objects have added for key paths.
private enum AddedObservers {
    /// It is sendable since it consists of weak references, a number and an observation, each of them sendable.
    struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var object: AnyObject?
        let keyPath: String
        let context: UInt
        let observation: PathObservation
    }

    static let entries = Mutex<[Entry]>([])
}

extension NSObjectProtocol {
    /// Registers an observer for the property at a key path. The observer is not retained.
    /// See Apple's [addObserver(_:forKeyPath:options:context:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/addobserver(_:forkeypath:options:context:)).
    ///
    /// The observer's ``observeValue(forKeyPath:of:change:context:)`` runs on the thread that changes the property; that of a
    /// responder runs on the main thread, later if another thread changes the property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let keys = keyPath.split(separator: ".").map(String.init)
        // An integer, since a pointer is not sendable; the observer gets the same pointer back.
        let number = UInt(bitPattern: context)
        let observation = PathObservation(self, [keys], options) { object in
            (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
        } notify: { [weak observer] object, change in
            guard let observer else { return }
            deliver(
                change, options, keyPath, of: object, to: observer,
                UnsafeMutableRawPointer(bitPattern: number))
        }
        AddedObservers.entries.withLock { entries in
            entries.removeAll { $0.observer == nil || $0.object == nil }
            entries.append(
                AddedObservers.Entry(
                    observer: observer, object: self, keyPath: keyPath, context: number,
                    observation: observation))
        }
    }

    /// Removes an observer that was added for a key path. Ends the app if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// Removes an observer that was added for a key path with a context. Ends the app if there is none.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let context = UInt(bitPattern: context)
        remove(observer, keyPath) { $0 == context }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, _ isMeant: (UInt) -> Bool) {
        let place = (object: ObjectIdentifier(self), observer: ObjectIdentifier(observer))
        let removed = AddedObservers.entries.withLock { entries -> AddedObservers.Entry? in
            // The latest comes first, as on Apple's systems.
            let index = entries.lastIndex { entry in
                entry.keyPath == keyPath && entry.object.map { ObjectIdentifier($0) } == place.object
                    && entry.observer.map { ObjectIdentifier($0) } == place.observer && isMeant(entry.context)
            }
            return index.map { entries.remove(at: $0) }
        }
        guard let removed else {
            misuse(
                "removeObserver(_:forKeyPath:)",
                "Cannot remove an observer <\(className(of: observer)) \(address(of: observer))> for the key path "
                    + "\"\(keyPath)\" from <\(className(of: self)) \(address(of: self))> because it is not registered as "
                    + "an observer.")
        }
        removed.observation.invalidate()
    }

    /// Called when an observed property has changed. Ends the app: an observer has a method of its own, which calls super
    /// only for what it does not know.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        observationIsNotHandled(keyPath, of: object, by: self)
    }
}

/// Ends the app, since an observer has no method for the changes that it observes.
package func observationIsNotHandled(_ keyPath: String?, of object: Any?, by observer: AnyObject) -> Never {
    misuse(
        "<\(className(of: observer)) \(address(of: observer))>",
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: "
            + "\(keyPath ?? "nil"), observed object: \(object ?? "nil").")
}

private func deliver(
    _ change: PathObservation.Change, _ options: NSKeyValueObservingOptions, _ keyPath: String,
    of object: AnyObject,
    to observer: NSObject, _ context: UnsafeMutableRawPointer?
) {
    var contents: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if change.isPrior { contents[.notificationIsPriorKey] = true }
    if options.contains(.old), let old = change.old { contents[.oldKey] = flattened(old) ?? NSNull() }
    if options.contains(.new), !change.isPrior { contents[.newKey] = flattened(change.new) ?? NSNull() }
    if let observer = observer as? any MainActorObserver {
        // The call leaves this thread if it is another than the main one, and nobody else uses it then.
        nonisolated(unsafe) let call = (observer, object, contents, context)
        let send: @Sendable @MainActor () -> Void = {
            call.0.observeValue(forKeyPath: keyPath, of: call.1, change: call.2, context: call.3)
        }
        if isOnMainActor { onMainActor(()) { _ in send() } } else { DispatchQueue.main.async(execute: send) }
        return
    }
    let selector: Selector = "observeValueForKeyPath:ofObject:change:context:"
    guard selector.isUnderstood(by: observer) else {
        observationIsNotHandled(keyPath, of: object, by: observer)
    }
    selector.send(to: observer, keyPath, object, contents, context)
}
