import Foundation

/// A change of the screen's size, or of the room that it gives.
///
/// It is animated where the device was turned on its side or back: the browser has turned the page already, and what runs
/// alongside moves within the new size. It is not animated where a window was resized, since that follows the pointer.
@MainActor
final class SizeTransition: TransitionCoordinator {
    /// As long as iOS takes to turn its screen, in seconds.
    private static let duration: TimeInterval = 0.3

    init(
        of controller: UIViewController? = nil, in container: UIView = UIView(), isAnimated: Bool = false
    ) {
        super.init(
            from: controller, to: controller, in: container, isAnimated: isAnimated,
            duration: Self.duration, curve: .easeInOut)
    }

    /// The controllers whose size changes.
    private var controllers: [UIViewController] {
        guard let from else { return [] }
        return Array(sequence(first: from, next: \.presented))
    }

    /// Makes the transition known to the controllers whose size changes.
    func announce() { announce(to: controllers) }

    /// Runs what accompanies the change, which has been made.
    func run() {
        let controllers = controllers
        if isAnimated {
            run({}, finish: { [self] _ in leave(controllers) })
        } else {
            start()
            runAnimations()
            // The layout of this turn comes first.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.leave(controllers)
                    self.end()
                }
            }
        }
    }
}
