import Foundation

/// An animation of the system's that the app adds its own to.
/// See Apple's [UIDragAnimating](https://developer.apple.com/documentation/uikit/uidraganimating).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated along with the preview.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what runs when the preview has arrived, with where the animation ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation of a preview.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the changes of the system and of the app, and what is to run when they have arrived.
    func run(_ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction],
            animations: { [self] in
                changes()
                for animation in animations { animation() }
            },
            completion: { [self] _ in
                let all = completions
                completions = []
                for completion in all { completion(.end) }
            })
    }

    /// Seconds, about as many as an iPhone takes.
    private static let duration: TimeInterval = 0.3
}
