import Foundation

/// A change of the size of the screen, or of the space that it gives the app.
///
/// It is animated if the device was rotated: the browser has already rotated the page, and animations that
/// run alongside move views within the new size. It is not animated if a window was resized, since the size
/// then changes with the pointer.
@MainActor
final class SizeTransition: TransitionCoordinator {
    /// The duration of a rotation, in seconds, as on iOS.
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

    /// Makes the transition the ``UIViewController/transitionCoordinator`` of the controllers whose size
    /// changes.
    func announce() { announce(to: controllers) }

    /// Runs the animations alongside the change. The change itself has already been made.
    func run() {
        let controllers = controllers
        if isAnimated {
            run({}, finish: { [self] _ in withdraw(from: controllers) })
        } else {
            start()
            runAnimations()
            // The layout of the present turn of the run loop comes first.
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    self.withdraw(from: controllers)
                    self.end()
                }
            }
        }
    }
}

extension UIView {
    /// True while the device turns. The size of the view then changes as in an animation, although the browser has already turned the page.
    var isOnTurningScreen: Bool {
        (window?.rootViewController?.activeTransition as? SizeTransition)?.isAnimated == true
    }
}
