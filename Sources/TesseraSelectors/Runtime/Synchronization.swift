import Foundation

/// Calls a function. On Linux there are no autorelease pools, since Swift releases objects as soon as nothing refers to
/// them.
///
/// See Apple's [autoreleasepool(invoking:)](https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)).
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Locks an object for the current thread, and waits before that until no other thread has locked it. A thread may lock
/// an object repeatedly.
///
/// - Returns: Zero.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.lock(of: object as AnyObject).lock()
    return 0
}

/// Unlocks an object that the thread has locked with ``objc_sync_enter(_:)``.
///
/// - Returns: Zero, or minus one if no thread has locked the object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.shared.release(object as AnyObject) else { return -1 }
    lock.unlock()
    return 0
}

/// The locks of the objects that threads have locked or wait for.
private final class ObjectLocks: @unchecked Sendable {
    // Safe to send: the table is read and written only between the locking and unlocking of `table`.
    static let shared = ObjectLocks()

    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]
    private let table = NSLock()

    func lock(of object: AnyObject) -> NSRecursiveLock {
        table.lock()
        defer { table.unlock() }
        var entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
        entry.uses += 1
        locks[ObjectIdentifier(object)] = entry
        return entry.lock
    }

    func release(_ object: AnyObject) -> NSRecursiveLock? {
        table.lock()
        defer { table.unlock() }
        guard var entry = locks[ObjectIdentifier(object)] else { return nil }
        entry.uses -= 1
        locks[ObjectIdentifier(object)] = entry.uses == 0 ? nil : entry
        return entry.lock
    }
}
