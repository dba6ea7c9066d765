extension NSObject {
    /// What `copy()` returns for a class whose copying belongs to the main actor.
    ///
    /// NSObject's own `copy()` looks at run time for the conformance to NSCopying. Where that is the main actor's, the
    /// search finds nothing in a block of the main queue that is no task, and the object itself is returned: an event of
    /// the display is such a block.
    nonisolated func copyOnMainActor(_ copy: @MainActor () -> Any) -> Any {
        // Safe: the closure runs before the call returns, on the thread that it returns to.
        nonisolated(unsafe) var copied: Any = self
        MainActor.assumeIsolated { copied = copy() }
        return copied
    }
}
