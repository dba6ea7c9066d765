import Foundation

/// Displays the effect of opening on a view.
/// See Apple's [UISpringLoadedInteractionEffect](
/// https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Makes the view look as its state demands.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An effect that dims a view when it is about to open.
final class FlashingSpring: NSObject, UISpringLoadedInteractionEffect {
    private var opacity: CGFloat?

    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        switch context.state {
        case .activating:
            opacity = opacity ?? view.alpha
            UIView.animate(withDuration: 0.15) { view.alpha *= 0.6 }
        case .inactive, .activated:
            guard let opacity else { return }
            self.opacity = nil
            UIView.animate(withDuration: 0.15) { view.alpha = opacity }
        case .possible: break
        }
    }
}
