import Foundation

/// The view at a place on the screen.
@MainActor
struct ScreenHit {
    /// The frontmost window that has a view at the place.
    let window: UIWindow
    /// The place, in points of the window.
    let location: CGPoint
    /// The view that the window's hit test returns.
    let view: UIView

    /// Finds the view at a place, in points of the screen. Returns nil if none of `windows`, from back to front, has a view
    /// there.
    ///
    /// The user points at what the page displays. On a slow network, a touch arrives together with the scrolling before it, and
    /// the cells that the scrolling has revealed do not exist before the next layout. The windows therefore lay out their views
    /// first. This costs nothing if no view needs a layout.
    init?(x: Double, y: Double, in windows: [UIWindow]) {
        for window in windows { window.layoutIfNeeded() }
        for window in windows.reversed() {
            let location = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
            guard let view = window.hitTest(location, with: nil) else { continue }
            (self.window, self.location, self.view) = (window, location, view)
            return
        }
        return nil
    }

    /// The view and all views around it, from the inside out.
    var path: [UIView] { Array(sequence(first: view, next: \.superview)) }
}
