import Foundation
import TestSupport
import Testing

/// Lets the main queue run until a condition is true, and notes an issue if that takes longer than ten seconds.
@MainActor
func waitUntil(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    let end = ContinuousClock.now + .seconds(10)
    while !condition() {
        if ContinuousClock.now > end {
            Issue.record("waited in vain for \(what)", sourceLocation: sourceLocation)
            return
        }
        await turn()
    }
}

/// Lets the main queue and other tasks do what they have to do, so that what must not happen would have happened.
@MainActor
func settle() async {
    for _ in 1...50 {
        await Task.yield()
        await turn()
    }
}
