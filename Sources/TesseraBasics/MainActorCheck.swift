import Dispatch
import Foundation
import Synchronization

/// True if the caller runs on the main actor. The main thread does, and so does any thread that runs work of the main queue: in
/// a program with an asynchronous main function, this need not be the main thread.
package var isOnMainActor: Bool { isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true }

#if canImport(Glibc)
    /// True on the main thread. Views ask frequently, and `Thread.isMainThread` makes two system calls here.
    private var isMainThread: Bool {
        let thread = pthread_self()
        let known = mainThread.load(ordering: .relaxed)
        if known != 0 { return thread == known }
        guard Thread.isMainThread else { return false }
        mainThread.store(thread, ordering: .relaxed)
        return true
    }

    /// The main thread's identifier, or 0 before the main thread has asked. The system gives the identifier to no other thread,
    /// even if the main thread ends.
    private let mainThread = Atomic<pthread_t>(0)
#else
    private var isMainThread: Bool { Thread.isMainThread }
#endif

/// Identifies the main queue, whichever thread runs it.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
