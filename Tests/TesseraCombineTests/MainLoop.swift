import Foundation

/// Runs the main run loop until `condition` holds. Returns false if it does not within ten seconds.
///
/// The tests that need the main run loop are XCTest's: on Linux, Swift Testing gives the main thread away before
/// its first test (the main actor then runs on worker threads), so that nothing could run the main run loop.
func runMainLoop(until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !condition() {
        guard Date() < deadline else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
}
