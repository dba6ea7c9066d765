import Foundation

/// The view of an item that is lifted, dropped or returned, with its look and its target.
/// See Apple's [UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview).
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view with the same look and another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Creates a preview of a URL that displays its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - target: The place at which the preview appears.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview of a URL that displays a title above its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - title: The title, or nil for none.
    ///   - target: The place at which the preview appears.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: URLPreview(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }
}
