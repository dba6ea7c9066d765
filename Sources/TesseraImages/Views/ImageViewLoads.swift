import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// What each image view is waiting for. A view is in here only while it waits.
@MainActor
final class ImageViewLoads {
    static let shared = ImageViewLoads()

    private struct Load {
        weak var view: UIImageView?
        let request: ImageLoader.Request
    }

    private var loads: [ObjectIdentifier: Load] = [:]

    /// Returns true if a view waits for an image.
    func isWaiting(_ view: UIImageView) -> Bool {
        loads[ObjectIdentifier(view)] != nil
    }

    /// Loads an image for a view in place of any that it waits for. The completion is not called once the load is
    /// cancelled.
    func start(
        _ url: URL, for view: UIImageView, loader: ImageLoader, completion: @escaping ImageLoader.Completion
    ) {
        cancelForReleasedViews()
        cancel(for: view)
        let identifier = ObjectIdentifier(view)
        let request = loader.request(url) { [weak self, weak view] result in
            // A cancelled load was taken out before the loader reports it, so only the newest gets past here.
            guard let self, loads[identifier]?.view === view else { return }
            loads[identifier] = nil
            if view != nil { completion(result) }
        }
        loads[identifier] = Load(view: view, request: request)
    }

    func cancel(for view: UIImageView) {
        loads.removeValue(forKey: ObjectIdentifier(view))?.request.cancel()
    }

    /// Nobody waits for the images of views that are gone.
    private func cancelForReleasedViews() {
        for (identifier, load) in loads where load.view == nil {
            loads[identifier] = nil
            load.request.cancel()
        }
    }
}
