import Foundation
import TesseraBasics

/// Says which view an animation to or from a preview moves, how it looks and where it goes.
/// See Apple's [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview).
///
/// The view may be in a window, where the preview is a picture of it and its place, or a view that the app has made for the preview,
/// with a target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The view that is animated.
    open var view: UIView { ownView }
    /// How the view looks: a copy, as on iOS.
    open var parameters: UIPreviewParameters { ownParameters.makeCopy() }
    /// Where the view appears, or disappears to.
    open var target: UIPreviewTarget { ownTarget }
    /// The size of the view in points.
    open var size: CGSize { ownView.bounds.size }

    private let ownView: UIView
    private let ownParameters: UIPreviewParameters
    private let ownTarget: UIPreviewTarget

    /// Creates a preview of a view that appears at a target.
    ///
    /// - Parameters:
    ///   - view: The view; it need not be in a window.
    ///   - parameters: How it looks; they are copied.
    ///   - target: Where it appears, within a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        demand(
            target.container.window != nil,
            "UITargetedPreview(view:parameters:target:): the target's container must be in a window.")
        ownView = view
        ownParameters = parameters.makeCopy()
        ownTarget = target
        super.init()
    }

    /// Creates a preview of a view where it is.
    ///
    /// - Parameters:
    ///   - view: A view that is in a window, and not the window itself.
    ///   - parameters: How it looks; they are copied.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let container = view.superview else {
            fatalError("UITargetedPreview(view:): the view must be in a window; give others a target.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview of a view where it is, with the usual looks.
    ///
    /// - Parameter view: A view that is in a window, and not the window itself.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns a preview of the same view with the same looks that appears elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: ownView, parameters: ownParameters, target: newTarget)
    }

    /// Returns the preview itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
