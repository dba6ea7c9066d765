/// Calls a function of the main actor with a value. The caller must run on the main actor.
package func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // The values stay on the main actor, since the closure ends before this function returns.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    withoutActuallyEscaping(body) { body in
        MainActor.assumeIsolated { result = body(value) }
    }
    guard let result else { preconditionFailure("The closure has run.") }
    return result
}
