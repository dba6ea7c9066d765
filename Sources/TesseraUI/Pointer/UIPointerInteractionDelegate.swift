import Foundation

/// The methods by which a delegate decides the look of the pointer over a view.
/// See Apple's [UIPointerInteractionDelegate](
/// https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate).
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Returns the region in which the pointer is. The default region is the whole view. If nil, the pointer
    /// has its usual look.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// Returns the style in a region that the pointer has entered. If nil, the pointer has its usual look.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    /// Called when the pointer is about to enter a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the default region, which is the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs an app's animations when the pointer enters or leaves a region.
/// See Apple's [UIPointerInteractionAnimating](
/// https://developer.apple.com/documentation/uikit/uipointerinteractionanimating).
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes of views that are animated together with the effect.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs after the animation. Its argument is true if the animation has run to its
    /// end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
