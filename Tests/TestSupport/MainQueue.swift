import Foundation

/// Lets the main queue do what waits in it.
@MainActor
public func turn() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
