import TestSupport

/// The main queue, over which the view model and its outputs deliver.
enum MainQueue {
    /// Waits until what is on the main queue now has run, and what that put there in its turn, four times over: an
    /// answer takes two turns to become an output.
    @MainActor
    static func drain() async {
        for _ in 1...4 { await turn() }
    }
}
