import Dispatch
import Foundation

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// True if the code that asks runs on the main actor. The main queue belongs to another thread than the first one in
/// programs whose main function is asynchronous.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true }

/// Calls a function of the main actor, which the caller is on, with a value.
package func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // Nothing leaves the main actor: the closure ends before this function returns.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
        MainActor.assumeIsolated { result = body(value) }
    }
    guard let result else { preconditionFailure("The closure has run.") }
    return result
}
