import Foundation

/// A lock that protects a state, and that is copied as a reference.
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

    /// Creates a lock with a state of any type.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Locks, calls a function with the state, and unlocks.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
        -> Result
    {
        try withLockUnchecked(body)
    }

    /// Locks, calls a function with the state, and unlocks. Neither the function nor its result need be sendable.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Calls a function with the state if the lock is free, and returns nil otherwise.
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

    /// Locks, calls a function, and unlocks.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }

    /// Waits until the lock is free, and locks it.
    public func lock() { storage.lock.lock() }

    /// Unlocks.
    public func unlock() { storage.lock.unlock() }

    /// Locks if the lock is free, and returns whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
