import Foundation

/// The items that are made when the user has chosen an activity.
@MainActor
struct ProvidedItems {
    private let providers: [UIActivityItemProvider]
    private let queue = OperationQueue()

    /// Finds the providers among shared items.
    init(_ items: [Any]) {
        providers = items.compactMap { $0 as? UIActivityItemProvider }
    }

    /// Makes the items for an activity, unless that has happened, and then runs a closure: at once if there are no providers.
    ///
    /// - Parameter type: The type of the activity, or nil for the browser's share sheet.
    func make(for type: UIActivity.ActivityType?, then body: @escaping @MainActor () -> Void) {
        guard !providers.isEmpty else { return body() }
        let missing = providers.filter { !$0.isFinished && !$0.isExecuting && !$0.isCancelled }
        for provider in missing { provider.choose(type) }
        let end = BlockOperation { Task { @MainActor in body() } }
        for provider in providers { end.addDependency(provider) }
        queue.addOperations(missing, waitUntilFinished: false)
        queue.addOperation(end)
    }

    /// Makes nothing more, because the sharing is over.
    func cancel() {
        for provider in providers { provider.cancel() }
    }
}
