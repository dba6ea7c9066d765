extension NSObject {
    /// Returns what `copy` returns, for the `copy()` of a class whose copying belongs to the main actor.
    ///
    /// NSObject's own `copy()` looks for the conformance to NSCopying at run time. If the conformance
    /// belongs to the main actor, the search fails in blocks of the main queue that are not tasks, such as
    /// the events of the display, and `copy()` would return the object itself.
    nonisolated func copyOnMainActor(_ copy: @MainActor () -> Any) -> Any {
        // Safe: the closure runs before the call returns, on the thread that it returns to.
        nonisolated(unsafe) var copied: Any = self
        MainActor.assumeIsolated { copied = copy() }
        return copied
    }
}
