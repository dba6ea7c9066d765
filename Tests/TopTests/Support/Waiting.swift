import Foundation
import TestSupport
import Testing

/// Lets the main queue run until a condition is true, and records an issue if that takes longer than five minutes.
@MainActor
func waitUntil(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    // All tests share the main actor, so that one turn of it may take seconds at their start.
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
        if ContinuousClock.now > end {
            Issue.record("waited in vain for \(what)", sourceLocation: sourceLocation)
            return
        }
        await turn()
    }
}

/// Lets the main queue and other tasks finish their work, so that a test can check that something does not happen.
@MainActor
func settle() async {
    for _ in 1...50 {
        await Task.yield()
        await turn()
    }
}
