import Foundation
import Synchronization

/// The observers that were added with selectors.
private enum SelectorObservers {
    /// It is sendable since it consists of weak references, a name and the token of Foundation, which nothing changes.
    struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        /// The object whose notifications are observed, for comparing only.
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    struct State {
        var entries: [Entry] = []
        /// The number of entries at which those of deallocated observers are removed.
        var limit = 32
    }

    static let state = Mutex(State())

    static func add(_ entry: Entry) {
        let old = state.withLock { state -> [Entry] in
            state.entries.append(entry)
            guard state.entries.count > state.limit else { return [] }
            let old = state.entries.filter { $0.observer == nil }
            state.entries.removeAll { $0.observer == nil }
            state.limit = max(32, state.entries.count * 2)
            return old
        }
        for entry in old { entry.end() }
    }

    static func remove(where isMeant: @Sendable (Entry) -> Bool) {
        let removed = state.withLock { state in
            let removed = state.entries.filter(isMeant)
            if !removed.isEmpty { state.entries.removeAll(where: isMeant) }
            return removed
        }
        for entry in removed { entry.end() }
    }
}

extension SelectorObservers.Entry {
    func end() { center?.removeObserver(token as Any) }
}

/// An observer, which notifications do not retain.
private struct WeakObserver: @unchecked Sendable {  // A weak reference is safe to read on all threads.
    weak var object: AnyObject?
}

extension NotificationCenter {
    /// Calls a method of an observer for each notification of a name, from an object. A nil name stands for all names, and a
    /// nil object for all objects.
    /// See Apple's [addObserver(_:selector:name:object:)](
    /// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)).
    ///
    /// The method runs on the thread that posts the notification, before the post returns; a method of the main actor runs on
    /// the main thread, after the post if that is on another thread. The observer is not retained, and need not be removed
    /// before it is deallocated.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        if !aSelector.isUnderstood(by: observer) { unrecognized(aSelector, by: observer) }
        let weak = WeakObserver(object: observer)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let observer = weak.object else { return }
            aSelector.send(to: observer, notification)
        }
        SelectorObservers.add(
            SelectorObservers.Entry(
                observer: observer, center: self, name: aName,
                object: anObject.map { ObjectIdentifier($0 as AnyObject) },
                token: token))
    }

    /// Removes an observer for all notifications.
    /// See Apple's [removeObserver(_:)](
    /// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)).
    public func removeObserver(_ observer: AnyObject) {
        let (center, observed) = (ObjectIdentifier(self), ObjectIdentifier(observer))
        SelectorObservers.remove { $0.isOf(observed, center) }
        removeObserver(observer as Any)
    }

    /// Removes an observer for the notifications of a name, from an object. A nil name stands for all names, and a nil object
    /// for all objects.
    /// See Apple's [removeObserver(_:name:object:)](
    /// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)).
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        let (center, observed) = (ObjectIdentifier(self), ObjectIdentifier(observer))
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        SelectorObservers.remove { entry in
            entry.isOf(observed, center) && (aName == nil || entry.name == aName)
                && (object == nil || entry.object == object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

extension SelectorObservers.Entry {
    fileprivate func isOf(_ observed: ObjectIdentifier, _ center: ObjectIdentifier) -> Bool {
        observer.map { ObjectIdentifier($0) } == observed
            && self.center.map { ObjectIdentifier($0) } == center
    }
}
