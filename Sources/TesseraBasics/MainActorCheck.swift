import Dispatch
import Foundation
import Synchronization

/// True if the caller runs on the main actor: on the main thread, or on another thread that runs the main queue, as programs
/// with an asynchronous main function have one.
package var isOnMainActor: Bool {
    let thread = UInt(pthread_self())
    if thread == mainThread.load(ordering: .relaxed) { return true }
    if DispatchQueue.getSpecific(key: mainQueueKey) == true { return true }
    guard Thread.isMainThread else { return false }
    mainThread.store(thread, ordering: .relaxed)
    return true
}

/// The main thread's identifier, or 0 before the main thread has asked. It is kept because `Thread.isMainThread` makes two
/// system calls, and views ask frequently. The system gives the identifier to no other thread, even if the main thread ends.
private let mainThread = Atomic<UInt>(0)

/// Identifies the main queue, whichever thread runs it.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
