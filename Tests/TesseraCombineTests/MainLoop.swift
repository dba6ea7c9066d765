import Foundation

/// Runs the main run loop until `condition` holds. Returns false if it does not within ten seconds.
@MainActor func runMainLoop(until condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !condition() {
        guard Date() < deadline else { return false }
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return true
}
