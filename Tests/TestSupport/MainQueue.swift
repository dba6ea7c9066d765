import Foundation

/// Waits until the main queue has run the work that is in it at the time of the call.
@MainActor
public func turn() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
