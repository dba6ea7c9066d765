#if !canImport(Combine)
    import Foundation

    /// A mutual exclusion lock that is held only for a few loads and stores at a time.
    ///
    /// It is not recursive. No foreign code (a subscriber, a subscription, or the deinitializer of a value)
    /// runs while it is held, so that a call back to the owner of the lock cannot deadlock.
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
