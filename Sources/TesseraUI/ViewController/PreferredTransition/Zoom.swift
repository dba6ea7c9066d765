import Foundation

/// A zoom that a controller prefers, and the drag with which the user ends it.
@MainActor
final class Zoom {
    let options: UIViewController.Transition.ZoomOptions
    private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    /// The drag that is about to let the screen shrink, or is doing so.
    var drag: ZoomDrag?
    private var recognizer: ZoomDragRecognizer?

    init(
        options: UIViewController.Transition.ZoomOptions?,
        provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        self.options = options ?? UIViewController.Transition.ZoomOptions()
        self.provider = provider
    }

    /// Returns the animation between the two controllers.
    ///
    /// - Parameters:
    ///   - zoomed: The controller that grows and shrinks.
    ///   - source: The controller with the small view.
    func animator(
        of zoomed: UIViewController, from source: UIViewController, isIn: Bool
    ) -> ZoomAnimator {
        ZoomAnimator(self, zoomed: zoomed, source: source, isIn: isIn)
    }

    /// Returns the view from which the screen grows and to which it shrinks, or nil if it is not in the window.
    func sourceView(of zoomed: UIViewController, in source: UIViewController) -> UIView? {
        // The view may have another place since the screen was covered.
        source.viewIfLoaded?.layoutIfNeeded()
        let view = provider(
            UIViewController.Transition.ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
        guard let view, view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        return view
    }

    /// Ends the observation of drags on the screen of a controller.
    fileprivate func stopObserving(_ zoomed: UIViewController) {
        guard let view = recognizer?.view, view === zoomed.viewIfLoaded else { return }
        recognizer?.remove()
        recognizer = nil
    }

    /// Lets the user drag the screen of a controller down from now on.
    fileprivate func observeDrags(of zoomed: UIViewController) {
        guard let view = zoomed.viewIfLoaded, recognizer?.view !== view else { return }
        recognizer?.remove()
        recognizer = ZoomDragRecognizer(self, of: zoomed)
    }
}

extension UIViewController {
    /// The zoom with which the controller comes and goes, or nil.
    var zoom: Zoom? { preferredTransition?.zoom }

    /// Lets the user drag the screen down from now on if the controller zooms.
    func observeZoomDrags() { zoom?.observeDrags(of: self) }

    /// Observes drags for another zoom than before.
    func zoomChanged(from old: Zoom?) {
        guard old !== zoom else { return }
        old?.stopObserving(self)
        guard appearance == .shown,
            parent is UINavigationController || modal?.presentation?.active is CoverPresentationController
        else { return }
        observeZoomDrags()
    }
}
