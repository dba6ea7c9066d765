import Foundation
import Synchronization
import TesseraBasics

/// The observers that were added to objects for key paths.
private enum AddedObservers {
    final class Entry: Sendable {
        let observer: WeakReference
        let object: WeakReference
        let keyPath: String
        let context: UInt
        let observation: PathObservation

        init(
            _ observer: AnyObject, _ object: AnyObject, _ keyPath: String, _ context: UInt,
            _ observation: PathObservation
        ) {
            (self.observer, self.object) = (WeakReference(observer), WeakReference(object))
            (self.keyPath, self.context, self.observation) = (keyPath, context, observation)
        }

        /// True if both objects still exist. If not, other objects may have their identities, or one of them is being
        /// deinitialized.
        var isAlive: Bool { observer.object != nil && object.object != nil }
    }

    struct State {
        var entries: [Entry] = []
        /// The number of entries above which the entries of deallocated objects are removed.
        var limit = 32
    }

    // No code reads a weak reference or releases an entry while the mutex is locked. Either could be the last release
    // of an observer, whose deinitializer may lock the mutex to remove itself.
    private static let state = Mutex(State())

    static func add(_ entry: Entry) {
        let entries = state.withLock { state -> [Entry] in
            state.entries.append(entry)
            guard state.entries.count > state.limit else { return [] }
            state.limit = state.entries.count * 2
            return state.entries
        }
        guard !entries.isEmpty else { return }
        for entry in entries where !entry.isAlive { _ = remove(entry) }
        state.withLock { $0.limit = max(32, $0.entries.count * 2) }
    }

    /// Removes an entry. Returns false if another thread has removed it.
    static func remove(_ entry: Entry) -> Bool {
        state.withLock { state in
            let index = state.entries.lastIndex { $0 === entry }
            if let index { state.entries.remove(at: index) }
            return index != nil
        }
    }

    /// Removes the latest entry of an object and an observer for which a condition is true, and returns it.
    static func removeLatest(
        of object: ObjectIdentifier, _ observer: ObjectIdentifier, where isMeant: (Entry) -> Bool
    ) -> Entry? {
        let mine = state.withLock { state in
            state.entries.filter { $0.object.id == object && $0.observer.id == observer }
        }
        let meant = mine.reversed().filter(isMeant)
        // An observer may remove itself in its deinitializer. Weak references to it are nil by then, so its entry is
        // not alive.
        return meant.first { $0.isAlive && remove($0) } ?? meant.first { !$0.isAlive && remove($0) }
    }
}

extension NSObjectProtocol {
    /// Registers an observer for the property at a key path. The observer is not retained.
    /// See Apple's [addObserver(_:forKeyPath:options:context:)](
    /// https://developer.apple.com/documentation/objectivec/nsobject/addobserver(_:forkeypath:options:context:)).
    ///
    /// The observer's ``observeValue(forKeyPath:of:change:context:)`` runs on the thread that changes the property. If
    /// the observer is a responder, it runs on the main thread: later, if another thread changes the property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let keys = keyPath.split(separator: ".").map(String.init)
        // The context is kept as an integer, since a pointer is not sendable.
        let number = UInt(bitPattern: context)
        let observation = PathObservation(self, [keys], options) { object in
            (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
        } notify: { [weak observer] object, change in
            guard let observer else { return }
            deliver(
                change, options, keyPath, of: object, to: observer,
                UnsafeMutableRawPointer(bitPattern: number))
        }
        AddedObservers.add(AddedObservers.Entry(observer, self, keyPath, number, observation))
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
        // The observer that was added last is removed first, as on Apple's systems.
        let removed = AddedObservers.removeLatest(of: ObjectIdentifier(self), ObjectIdentifier(observer)) {
            $0.keyPath == keyPath && isMeant($0.context)
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

    /// Handles a change of an observed property: ends the app. An observer declares its own method, which calls this
    /// one only for key paths that it does not know.
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
        // If this is not the main thread, the call moves to the main thread, and this thread no longer uses it.
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
