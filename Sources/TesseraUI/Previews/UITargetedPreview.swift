import Foundation
import TesseraBasics

/// The view that an animation to or from a preview moves, with its look and its target.
/// See Apple's [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview).
///
/// The view can be in a window; the preview is then a picture of it at its place. Or the app has created the
/// view for the preview and provides a target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
    /// The view that is animated.
    open var view: UIView { ownView }
    /// The look of the view. The result is a copy, as on iOS.
    open var parameters: UIPreviewParameters { ownParameters.makeCopy() }
    /// The place at which the view appears or disappears.
    open var target: UIPreviewTarget { ownTarget }
    /// The size of the view in points.
    open var size: CGSize { ownView.bounds.size }

    private let ownView: UIView
    private let ownParameters: UIPreviewParameters
    private let ownTarget: UIPreviewTarget

    /// Creates a preview of a view that appears at a target.
    ///
    /// - Parameters:
    ///   - view: The view, which need not be in a window.
    ///   - parameters: The look of the view. The parameters are copied.
    ///   - target: The place at which the view appears, within a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        demand(
            target.container.window != nil,
            "UITargetedPreview(view:parameters:target:): the target's container must be in a window.")
        ownView = view
        ownParameters = parameters.makeCopy()
        ownTarget = target
        super.init()
    }

    /// Creates a preview of a view at its own place.
    ///
    /// - Parameters:
    ///   - view: A view that is in a window, and not the window itself.
    ///   - parameters: The look of the view. The parameters are copied.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard view.window != nil, let container = view.superview else {
            fatalError("UITargetedPreview(view:): the view must be in a window; give others a target.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview of a view at its own place, with the default look.
    ///
    /// - Parameter view: A view that is in a window, and not the window itself.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Returns a preview of the same view with the same look and another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: ownView, parameters: ownParameters, target: newTarget)
    }

    /// Returns the preview itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
