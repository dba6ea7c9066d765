import Foundation

/// Runs an app's animations while a context menu opens or closes.
/// See Apple's [UIContextMenuInteractionAnimating](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller whose view is the preview, or nil if the preview is a picture of the view.
    var previewViewController: UIViewController? { get }
    /// Adds changes of views that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The ways in which a preview disappears after the user has tapped it.
/// See Apple's [UIContextMenuInteractionCommitStyle](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview returns to the view to which it belongs.
    case dismiss = 0
    /// The preview grows until it fills the screen.
    case pop = 1
}

/// Runs an app's animations when the user taps the preview of a context menu.
/// See Apple's [UIContextMenuInteractionCommitAnimating](
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview disappears.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects animations and completions.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        // The app probably displays the controller of the preview after the tap, as on iOS.
        preferredCommitStyle = preview == nil ? .dismiss : .pop
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations, which change views.
    func runAnimations() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    /// Runs the completions.
    func complete() {
        runAnimations()
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
