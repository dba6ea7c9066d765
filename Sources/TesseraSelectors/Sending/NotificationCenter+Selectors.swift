import Foundation
import Synchronization

/// The observers that were added with selectors.
private enum SelectorObservers {
    /// The class is sendable because its contents never change: weak references, a name and a token of Foundation.
    final class Entry: @unchecked Sendable {
        let observer: WeakReference
        let center: WeakReference
        let name: NSNotification.Name?
        /// The identity of the object whose notifications are observed, or nil for all objects.
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol

        init(
            _ observer: WeakReference, _ center: NotificationCenter, _ name: NSNotification.Name?,
            _ object: ObjectIdentifier?, _ token: any NSObjectProtocol
        ) {
            (self.observer, self.center, self.name) = (observer, WeakReference(center), name)
            (self.object, self.token) = (object, token)
        }

        func end() { (center.object as? NotificationCenter)?.removeObserver(token as Any) }

        func isOf(_ observed: ObjectIdentifier, _ center: ObjectIdentifier) -> Bool {
            observer.id == observed && self.center.id == center
        }
    }

    struct State {
        var entries: [Entry] = []
        /// The number of entries above which the entries of deallocated observers are removed.
        var limit = 32
    }

    // No code reads a weak reference or releases an entry while the mutex is locked. Either could be the last release
    // of an observer, whose deinitializer may lock the mutex to remove itself.
    static let state = Mutex(State())

    static func add(_ entry: Entry) {
        let entries = state.withLock { state -> [Entry] in
            state.entries.append(entry)
            guard state.entries.count > state.limit else { return [] }
            state.limit = state.entries.count * 2
            return state.entries
        }
        guard !entries.isEmpty else { return }
        let dead = Set(entries.filter { $0.observer.object == nil }.map { ObjectIdentifier($0) })
        remove { dead.contains(ObjectIdentifier($0)) }
        state.withLock { $0.limit = max(32, $0.entries.count * 2) }
        // The entries live until here, so that no other object can have the identity of one.
        withExtendedLifetime(entries) {}
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

extension NotificationCenter {
    /// Calls a method of an observer for each notification with a name that an object posts. A nil name stands for all
    /// names, and a nil object for all objects.
    /// See Apple's [addObserver(_:selector:name:object:)](
    /// https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)).
    ///
    /// If `anObject` is not an instance of a class, it has no identity, so no notification matches it.
    ///
    /// The method runs on the thread that posts the notification, before the post returns. A method of the main actor
    /// runs on the main thread; if another thread posts the notification, it runs after the post. The observer and the
    /// object are not retained, and the observer need not be removed before it is deallocated. If the observer has no
    /// such method, the post ends the app.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let weak = WeakReference(observer)
        // Foundation would retain the object, which may be the observer itself, so this code compares it instead.
        let sender = anObject.map { WeakReference($0 as AnyObject) }
        let token = addObserver(forName: aName, object: nil, queue: nil) { notification in
            if let sender {
                guard let expected = sender.object, let posted = notification.object,
                    posted as AnyObject === expected
                else { return }
            }
            guard let observer = weak.object else { return }
            aSelector.send(to: observer, notification)
        }
        SelectorObservers.add(SelectorObservers.Entry(weak, self, aName, sender?.id, token))
    }

    /// Removes an observer for all notifications.
    /// See Apple's [removeObserver(_:)](
    /// https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)).
    public func removeObserver(_ observer: AnyObject) {
        let (center, observed) = (ObjectIdentifier(self), ObjectIdentifier(observer))
        SelectorObservers.remove { $0.isOf(observed, center) }
        removeObserver(observer as Any)
    }

    /// Removes an observer for the notifications with a name that an object posts. A nil name stands for all names, and
    /// a nil object for all objects.
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
