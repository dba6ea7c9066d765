import Foundation
import TesseraBasics

extension UIViewController {
    /// Replaces the view of a child by that of another one, with the appearance callbacks of both.
    func exchangeChildren(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        demand(
            old.parent === self && new.parent === self,
            "transition(from:to:): \(old) and \(new) must both be children of \(self).")
        let (oldView, newView): (UIView, UIView) = (old.view, new.view)
        let animated = duration > 0
        let isShown =
            (appearance == .shown || appearance == .appearing) && shouldAutomaticallyForwardAppearanceMethods
        if isShown {
            old.beginDisappearance(animated: animated)
            new.beginAppearance(animated: animated)
        }
        let container: UIView = oldView.superview ?? view
        let addNewView = {
            if newView.superview == nil {
                UIView.performWithoutAnimation { container.addSubview(newView) }
            }
            if isShown { new.isAppearing(animated: animated) }
        }
        let finish = { [self] in
            // Another transition may have brought the old child back meanwhile.
            if old.appearance != .appearing, old.appearance != .shown || !isShown {
                oldView.removeFromSuperview()
            }
            if isShown {
                old.endDisappearance(animated: animated)
                // If the container itself is still appearing, its end marks the children as displayed.
                if appearance == .shown { new.markShown(animated: animated) }
            }
            completion?(true)
        }
        guard animated else {
            addNewView()
            animations?()
            return finish()
        }
        if options.transitionStyle != nil {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    addNewView()
                    animations?()
                    oldView.removeFromSuperview()
                }, completion: { _ in finish() })
            return
        }
        addNewView()
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: { _ in finish() })
    }
}
