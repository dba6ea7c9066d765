import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// The loads for which image views are waiting. A view has an entry only while it waits.
@MainActor
final class ImageViewLoads {
    static let shared = ImageViewLoads()

    private struct Load {
        weak var view: UIImageView?
        let request: ImageLoader.Request
    }

    private var loads: [ObjectIdentifier: Load] = [:]

    /// Returns true if a view is waiting for an image.
    func isWaiting(_ view: UIImageView) -> Bool {
        loads[ObjectIdentifier(view)] != nil
    }

    /// Loads an image for a view and cancels any other load for which the view is waiting. The completion is
    /// not called if the load is cancelled.
    func start(
        _ url: URL, for view: UIImageView, loader: ImageLoader, completion: @escaping ImageLoader.Completion
    ) {
        cancelForReleasedViews()
        cancel(for: view)
        let identifier = ObjectIdentifier(view)
        let request = loader.request(url) { [weak self, weak view] result in
            // A cancelled load is removed before the loader calls its completion, so only the newest load
            // passes this check.
            guard let self, loads[identifier]?.view === view else { return }
            loads[identifier] = nil
            if view != nil { completion(result) }
        }
        loads[identifier] = Load(view: view, request: request)
    }

    func cancel(for view: UIImageView) {
        loads.removeValue(forKey: ObjectIdentifier(view))?.request.cancel()
    }

    /// Cancels the loads of views that have been released.
    private func cancelForReleasedViews() {
        for (identifier, load) in loads where load.view == nil {
            loads[identifier] = nil
            load.request.cancel()
        }
    }
}
