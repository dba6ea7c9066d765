import Foundation

/// Asks a scroll view about a touch that begins in its content.
@MainActor
enum ContentTouches {
    /// The seconds for which a finger must rest before it belongs to the content, as long as it could begin to scroll.
    static let delay: TimeInterval = 0.15

    /// Lets the innermost scroll view around a touched view decide if the view gets the touch, and if the finger may scroll
    /// later.
    static func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view, let scrollView = scrollView(around: view) else { return }
        guard scrollView.touchesShouldBegin([touch], with: event, in: view) else {
            touch.isIgnoredByView = true
            return
        }
        guard scrollView.isScrollEnabled,
            !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view)
        else { return }
        touch.contentTimer = TouchTimer(touch, after: scrollView.delaysContentTouches ? delay : 0) {
            [weak touch] in
            if let touch { TouchDelivery.claim([touch]) }
        }
    }

    /// Ends the wait for a touch that has ended or was cancelled.
    static func end(_ touch: UITouch) {
        touch.contentTimer?.cancel()
        touch.contentTimer = nil
    }

    private static func scrollView(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
    }
}
