import Foundation

extension UIViewController {
    /// The way in which a controller comes and goes when it is presented, or pushed onto a navigation stack.
    /// See Apple's [UIViewController.Transition](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition).
    ///
    /// ```swift
    /// detail.preferredTransition = .zoom { [weak self] _ in self?.thumbnail }
    /// navigationController?.pushViewController(detail, animated: true)
    /// ```
    ///
    /// A zoom applies to pushes, and to presentations that cover the screen. A presentation with the automatic style covers the
    /// screen if the controller prefers a zoom. The other transitions apply to presentations that cover the screen. They take the
    /// place of ``UIViewController/modalTransitionStyle``.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        /// The style of a presentation, or nil for a zoom.
        let style: UIModalTransitionStyle?
        /// The zoom, or nil for another transition.
        let zoom: Zoom?

        private init(style: UIModalTransitionStyle) {
            (self.style, zoom) = (style, nil)
            super.init()
        }

        private init(zoom: Zoom) {
            (style, self.zoom) = (nil, zoom)
            super.init()
        }

        /// The view slides up from the bottom, and down again.
        public class var coverVertical: Transition { Transition(style: .coverVertical) }
        /// The screen turns around its vertical axis, and the view appears on the back of it.
        public class var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
        /// The view fades in and out.
        public class var crossDissolve: Transition { Transition(style: .crossDissolve) }

        /// Returns a transition in which the screen grows out of a view, and shrinks back to it.
        ///
        /// The user can also shrink the screen: by a drag downwards, or by one from the edge from which a swipe goes back. A drag
        /// takes over a zoom that is running. On content that scrolls up and down, a finger scrolls instead. A view that is not
        /// in the window counts as nil.
        ///
        /// - Parameters:
        ///   - options: Options, or nil for the usual ones.
        ///   - sourceViewProvider: A closure that returns the view to grow out of, and later the one to shrink to, or nil for the
        ///     middle of the screen.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(zoom: Zoom(options: options, provider: sourceViewProvider)) }

        /// Returns a transition in which the screen grows out of the view of a bar button item, and shrinks back to it.
        public class func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition {
            let provider = { (context: ZoomSourceViewProviderContext) in
                let window = context.sourceViewController.viewIfLoaded?.window
                return window.flatMap { sourceBarButtonItemProvider(context)?.displayedView(in: $0) }
            }
            return Transition(zoom: Zoom(options: options, provider: provider))
        }
    }
}

extension UIViewController.Transition {
    /// The controllers of a zoom that needs a view.
    /// See Apple's [UIViewController.Transition.ZoomSourceViewProviderContext](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext).
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller with the small view.
        public let sourceViewController: UIViewController
        /// The controller that grows out of the view, or shrinks to it.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// Options of a zoom.
    /// See Apple's [UIViewController.Transition.ZoomOptions](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions).
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// Creates the usual options.
        public override init() { super.init() }

        /// The colour in front of the screen behind, or nil for a slight darkness.
        public var dimmingColor: UIColor?
        /// The blur of the screen behind, or nil for none.
        public var dimmingVisualEffect: UIBlurEffect?
        /// A closure that returns the part of the zoomed controller's view that corresponds to the small view, or nil for all of
        /// it.
        public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// A closure that decides whether a drag of the user lets the screen shrink, or nil for the usual decision.
        public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// The two ends of a zoom.
        @preconcurrency @MainActor
        public final class AlignmentRectContext: NSObject {
            /// The small view.
            public let sourceView: UIView
            /// The controller that grows out of the view, or shrinks to it.
            public let zoomedViewController: UIViewController

            init(sourceView: UIView, zoomed: UIViewController) {
                (self.sourceView, zoomedViewController) = (sourceView, zoomed)
                super.init()
            }
        }

        /// A drag that may let the screen shrink.
        @preconcurrency @MainActor
        public final class InteractionContext: NSObject {
            /// The place of the finger in the zoomed controller's view.
            public let location: CGPoint
            /// The velocity of the finger in points per second.
            public let velocity: CGVector
            /// True if the screen shrinks unless the app decides otherwise.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }
}
