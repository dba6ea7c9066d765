/// A window of the system in front of those of the app, such as one with the banner of a notification.
///
/// The user can touch it, but it gets no keys, and its controller decides nothing about the page.
package final class OverlayWindow: UIWindow {
    package override var canBecomeKey: Bool { false }
}
