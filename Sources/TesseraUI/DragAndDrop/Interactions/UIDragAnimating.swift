import Foundation

/// An animation of the system to which the app can add its own.
/// See Apple's [UIDragAnimating](https://developer.apple.com/documentation/uikit/uidraganimating).
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the preview.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs when the preview has arrived. Its argument is the position at which the
    /// animation ended.
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

    /// Animates the changes of the system and the app, and then runs the completions.
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

    /// The duration in seconds, about the same as on an iPhone.
    private static let duration: TimeInterval = 0.3
}
