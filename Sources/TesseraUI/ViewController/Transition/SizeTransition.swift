import Foundation

/// A change of the screen's size, or of the room that it gives.
///
/// It is animated where the device was turned on its side or back: the browser has turned the page already, and what runs
/// alongside moves within the new size. It is not animated where a window was resized, since that follows the pointer.
@MainActor
final class SizeTransition: NSObject {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase {
        /// Controllers hear of the change.
        case announced
        /// The size has changed, and what runs alongside is under way.
        case running
        case ended
    }

    let isAnimated: Bool
    let containerView: UIView
    private let controller: UIViewController?
    private var phase = Phase.announced
    private var animations: [Action] = []
    private var completions: [Action] = []

    init(
        of controller: UIViewController? = nil, in container: UIView = UIView(), isAnimated: Bool = false
    ) {
        self.controller = controller
        containerView = container
        self.isAnimated = isAnimated
        super.init()
    }

    /// Runs what accompanies the change, which has been made.
    func run() {
        phase = .running
        let animations = animations
        self.animations = []
        if isAnimated {
            UIView.animate(
                withDuration: transitionDuration,
                animations: { for animation in animations { animation(self) } },
                completion: { _ in self.end() })
        } else {
            for animation in animations { animation(self) }
            // The layout of this turn comes first.
            DispatchQueue.main.async { MainActor.assumeIsolated { self.end() } }
        }
    }

    private func end() {
        phase = .ended
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

extension SizeTransition: UIViewControllerTransitionCoordinator {
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    /// As long as iOS takes to turn its screen, in seconds.
    var transitionDuration: TimeInterval { isAnimated ? 0.3 : 0 }
    var percentComplete: CGFloat { phase == .ended ? 1 : 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { controller?.viewIfLoaded }

    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        guard phase == .announced else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }
}
