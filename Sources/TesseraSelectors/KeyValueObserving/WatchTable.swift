import Foundation
import Synchronization

/// The closures that are called before and after changes of one property of one object.
///
/// The class is sendable because its contents never change, apart from the weak reference, which any thread may read.
/// The closures run on the thread that changes the property.
final class Watch: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    let id: ObjectIdentifier
    let key: String
    let willChange: () -> Void
    let didChange: () -> Void

    init(_ object: AnyObject, key: String, willChange: @escaping () -> Void, didChange: @escaping () -> Void)
    {
        self.object = object
        id = ObjectIdentifier(object)
        self.key = key
        self.willChange = willChange
        self.didChange = didChange
    }
}

/// The table of all watches of the app. If nobody watches an object, a change of its properties only reads one number.
enum WatchTable {
    // No code reads a weak reference or releases a watch while the mutex is locked. Either could be the last release of
    // an object whose deinitializer ends an observation, which locks the mutex.
    private static let watches = Mutex<[ObjectIdentifier: [Watch]]>([:])
    /// A set with a bit for each watched object, which its address determines. Several objects may share a bit.
    private static let bits = Atomic<UInt64>(0)

    private static func bit(of id: ObjectIdentifier) -> UInt64 {
        // Addresses of objects are multiples of 16, and those of large objects differ in higher bits.
        let address = UInt(bitPattern: id)
        return 1 << UInt64((address >> 4 ^ address >> 10) & 63)
    }

    static func add(_ watch: Watch) {
        let others = watches.withLock { watches in
            let others = watches[watch.id] ?? []
            watches[watch.id] = others + [watch]
            bits.bitwiseOr(bit(of: watch.id), ordering: .sequentiallyConsistent)
            return others
        }
        // Watches of deallocated objects with the same address are removed here, since nothing else does.
        for other in others where other.object == nil { remove(other) }
    }

    static func remove(_ watch: Watch) {
        watches.withLock { watches in
            watches[watch.id]?.removeAll { $0 === watch }
            if watches[watch.id]?.isEmpty == true { watches[watch.id] = nil }
            if watches.isEmpty { bits.store(0, ordering: .sequentiallyConsistent) }
        }
    }

    /// Returns false if it is certain that nobody watches an object.
    @inline(__always)
    static func mayWatch(_ object: AnyObject) -> Bool {
        let bits = bits.load(ordering: .relaxed)
        return bits != 0 && bits & bit(of: ObjectIdentifier(object)) != 0
    }

    /// Returns the watches of a property.
    static func watches(of object: AnyObject, key: String) -> [Watch] {
        let all = watches.withLock { $0[ObjectIdentifier(object)] ?? [] }
        return all.filter { $0.key == key && $0.object === object }
    }

    /// The number of watches, for tests.
    static var count: Int { watches.withLock { $0.values.reduce(0) { $0 + $1.count } } }
}

/// Announces that a property is about to change. Call ``didChangeValue(of:forKey:)`` after the change.
///
/// Setters of observable properties call both functions, which cost next to nothing while nobody observes the object.
public func willChangeValue(of object: AnyObject, forKey key: String) {
    guard WatchTable.mayWatch(object) else { return }
    for watch in WatchTable.watches(of: object, key: key) { watch.willChange() }
}

/// Announces that a property has changed.
public func didChangeValue(of object: AnyObject, forKey key: String) {
    guard WatchTable.mayWatch(object) else { return }
    for watch in WatchTable.watches(of: object, key: key) { watch.didChange() }
}

/// Returns false if it is certain that nobody observes an object. Setters call it before they announce several keys.
package func mayBeObserved(_ object: AnyObject) -> Bool { WatchTable.mayWatch(object) }
