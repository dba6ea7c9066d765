import Foundation

/// A lock that protects a state. Copies of the value share the lock and the state.
///
/// See Apple's [OSAllocatedUnfairLock](https://developer.apple.com/documentation/os/osallocatedunfairlock).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Safe to send: the state is read and written only between `lock()` and `unlock()`.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a state, which need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Locks, calls a function with the state, and unlocks.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
        -> Result
    {
        try withLockUnchecked(body)
    }

    /// Locks the lock, calls a function with the state, and unlocks the lock. Neither the function nor its result need
    /// be sendable.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a function with the state while the lock is locked. Returns nil without calling it if the lock is not
    /// free.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Locks the lock, calls a function, and unlocks the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits until the lock is free, and locks it.
    public func lock() { storage.lock.lock() }

    /// Unlocks the lock.
    public func unlock() { storage.lock.unlock() }

    /// Locks the lock if it is free. Returns true if it was free.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
