import Foundation

/// The items that are made when the user has chosen an activity.
@MainActor
struct ProvidedItems {
    private let providers: [UIActivityItemProvider]
    private let queue = OperationQueue()

    /// Finds the providers among shared items.
    init(_ items: [Any]) {
        var found: [UIActivityItemProvider] = []
        for case let provider as UIActivityItemProvider in items where !found.contains(provider) {
            found.append(provider)
        }
        providers = found
    }

    /// Makes the items for an activity, and then runs a closure: at once if there are no providers. Items that have been made for
    /// another activity, such as a share sheet that the browser turned out not to have, are made again.
    ///
    /// - Parameter type: The type of the activity, or nil for the browser's share sheet.
    func make(for type: UIActivity.ActivityType?, then body: @escaping @MainActor () -> Void) {
        guard !providers.isEmpty else { return body() }
        let end = BlockOperation { Task { @MainActor in body() } }
        for provider in providers {
            switch provider.choose(type) {
            // A cancelled provider that waits in no queue never finishes, so that it goes through the queue as well.
            case .start: queue.addOperation(provider)
            case .remake:
                let again = BlockOperation { provider.main() }
                end.addDependency(again)
                queue.addOperation(again)
            case .wait: break
            }
            end.addDependency(provider)
        }
        queue.addOperation(end)
    }

    /// Makes nothing more, because the sharing is over.
    func cancel() {
        for provider in providers { provider.cancel() }
    }
}
