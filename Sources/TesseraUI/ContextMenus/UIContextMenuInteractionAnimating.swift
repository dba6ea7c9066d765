import Foundation

/// Runs what an app wants to happen while a context menu comes or goes.
/// See Apple's [UIContextMenuInteractionAnimating](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview, or nil if the preview is a picture of the view.
    var previewViewController: UIViewController? { get }
    /// Adds changes of views that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is done afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes that the user has tapped.
/// See Apple's [UIContextMenuInteractionCommitStyle](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to the view to which it belongs.
    case dismiss = 0
    /// It grows until it fills the screen.
    case pop = 1
}

/// Runs what an app wants to happen when the user taps the preview of a context menu.
/// See Apple's [UIContextMenuInteractionCommitAnimating](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is to happen.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        // A controller that was looked at is on the way to being gone to, as on iOS.
        preferredCommitStyle = preview == nil ? .dismiss : .pop
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Changes the views.
    func runAnimations() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    /// Does what comes afterwards.
    func complete() {
        runAnimations()
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
