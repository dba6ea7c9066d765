import Foundation

/// Runs the main run loop until a condition is true. Returns false if it is not within ten seconds.
///
/// The tests that need the main run loop use XCTest. On Linux, Swift Testing ends the main thread before its first
/// test and runs the main actor on other threads, so that nothing could run the main run loop.
func runMainLoop(until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !condition() {
        guard Date() < deadline else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
}
