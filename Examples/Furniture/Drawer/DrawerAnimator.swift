import UIKit

/// An animation that moves a drawer in from the edge of the screen, or out.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from),
            let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return context.completeTransition(false) }
        if isPresenting {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outside = CGAffineTransform(
            translationX: isRightToLeft ? -view.bounds.width : view.bounds.width, y: 0)
        if isPresenting { view.transform = outside }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseOut
        ) {
            view.transform = self.isPresenting ? .identity : outside
        } completion: { _ in
            if context.transitionWasCancelled { view.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
