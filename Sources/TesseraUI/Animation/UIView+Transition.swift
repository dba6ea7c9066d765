import Foundation
import TesseraDisplay

extension UIView {
    /// Displays the changes that a block makes to a view and its subviews as one transition.
    ///
    /// - Parameters:
    ///   - view: The view that contains everything that changes.
    ///   - duration: The duration in seconds.
    ///   - options: The transition and other options. Without a transition, the changes appear at once.
    ///   - animations: The block that changes the view.
    ///   - completion: A closure that runs when the transition has ended, with true if the view is still in a
    ///     window.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let runs = AnimationContext.isEnabled && duration > 0 && view.isWatched
        let committer = runs ? view.node.committer : nil
        if let style = options.transitionStyle, let committer {
            committer.begin(
                SceneOperation.Transition(
                    style: style,
                    animation: .init(duration: duration, delay: 0, curve: options.curve.displayCurve)),
                of: view)
        }
        if options.contains(.allowAnimatedContent) {
            animate(
                withDuration: duration, delay: 0, options: options.union(.overrideInheritedDuration),
                animations: animations ?? {})
        } else {
            performWithoutAnimation {
                animations?()
                view.layoutIfNeeded()
            }
        }
        guard let completion else { return }
        if options.transitionStyle != nil, committer != nil {
            view.afterAnimation(of: duration) { [weak view] in completion(view?.window != nil) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
        }
    }

    /// Replaces a view by another one in its superview, as one transition of the superview.
    ///
    /// With ``AnimationOptions/showHideTransitionViews``, both views stay in their superview, and only
    /// ``UIView/isHidden`` of both changes.
    ///
    /// - Parameters:
    ///   - fromView: The view that disappears.
    ///   - toView: The view that appears.
    ///   - duration: The duration in seconds.
    ///   - options: The transition and other options.
    ///   - completion: A closure that runs when the transition has ended, with true if the superview is still
    ///     in a window.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let superview = fromView.superview else {
            exchange()
            DispatchQueue.main.async { MainActor.assumeIsolated { completion?(true) } }
            return
        }
        transition(
            with: superview, duration: duration, options: options, animations: exchange,
            completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition among the options, or nil if there is none.
    var transitionStyle: SceneOperation.Transition.Style? {
        switch rawValue >> 20 & 7 {
        case 1: .flipFromLeft
        case 2: .flipFromRight
        case 5: .crossDissolve
        case 6: .flipFromTop
        case 7: .flipFromBottom
        default: nil
        }
    }
}
