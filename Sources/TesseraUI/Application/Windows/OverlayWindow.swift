/// A window of the system in front of those of the app, such as one with the banner of a notification.
///
/// The user can touch it, but it gets no keys, and its controller decides nothing about the page.
package final class OverlayWindow: UIWindow {
    /// A function that gives the window its new place when the screen has changed, since the window does not fill the screen.
    package var adapt: @MainActor () -> Void = {}
    /// A function that ends what the window displays when the user presses Escape. It returns false if Escape is meant for the app.
    package var escape: @MainActor () -> Bool = { false }

    package override var canBecomeKey: Bool { false }

    override func screenChanged(with transition: SizeTransition) {
        super.screenChanged(with: transition)
        adapt()
    }
}
