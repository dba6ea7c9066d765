#if !canImport(Combine)
    import Foundation

    /// A mutual exclusion lock that its owner locks for a few loads and stores at a time.
    ///
    /// It is not recursive. Nothing of a caller's (a subscriber, a subscription, the end of a value's life) runs
    /// while it is locked, so that no call back into the owner can wait for itself.
    final class Lock {
        private let mutex: UnsafeMutablePointer<pthread_mutex_t>

        init() {
            mutex = .allocate(capacity: 1)
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deinitialize(count: 1)
            mutex.deallocate()
        }

        func lock() {
            pthread_mutex_lock(mutex)
        }

        func unlock() {
            pthread_mutex_unlock(mutex)
        }
    }
#endif
