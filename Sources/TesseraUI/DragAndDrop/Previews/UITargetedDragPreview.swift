import Foundation

/// Says which view is lifted, dropped or brought back, how it looks and where it goes.
/// See Apple's [UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview).
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view with the same looks that goes elsewhere.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Creates a preview of a URL: its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - target: Where the preview appears.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(for: url, title: nil, target: target)
    }

    /// Creates a preview of a URL: a title above its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - title: The title, or nil for none.
    ///   - target: Where the preview appears.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: URLPreview(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }
}
