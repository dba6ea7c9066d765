import TestSupport

/// The main queue, on which the view model and its outputs deliver.
enum MainQueue {
    /// Waits for four turns of the main queue. An answer takes two turns to become an output, and the output may take
    /// further turns.
    @MainActor
    static func drain() async {
        for _ in 1...4 { await turn() }
    }
}
