import Foundation

/// Says which view is lifted, dropped or brought back, how it looks and where it goes.
/// See Apple's [UITargetedDragPreview](https://developer.apple.com/documentation/uikit/uitargeteddragpreview).
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns a preview of the same view with the same looks that goes elsewhere.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns a preview of a URL: its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - target: Where the preview appears.
    public class func preview(for url: URL, target: UIDragPreviewTarget) -> Self {
        preview(for: url, title: nil, target: target)
    }

    /// Returns a preview of a URL: a title above its address.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - title: The title; nil for none.
    ///   - target: Where the preview appears.
    public class func preview(for url: URL, title: String?, target: UIDragPreviewTarget) -> Self {
        make(URLPreview(url, title: title), UIDragPreviewParameters(), target)
    }

    private class func make(
        _ view: UIView, _ parameters: UIDragPreviewParameters, _ target: UIDragPreviewTarget
    ) -> Self {
        let preview = UITargetedDragPreview(view: view, parameters: parameters, target: target)
        guard let own = preview as? Self else {
            fatalError(
                "\(self).preview(for:title:target:): only UITargetedDragPreview itself makes previews.")
        }
        return own
    }
}
