import Foundation
import TesseraDisplay

/// The place that a user has touched, or clicked for a context menu, and the view there.
///
/// The user points at what the display displays. On a slow network, the app may have moved the touched element before the touch
/// arrives. The user then means the element, and not what lies at the place by now. If the display displays the present views,
/// only the place counts, as on Apple's systems.
@MainActor
struct TouchedPlace {
    /// The view at the place.
    let hit: ScreenHit
    /// The distance from the reported place to the one that counts, in points. It is zero if the reported place itself counts.
    let shift: CGPoint
    /// True if the user has pointed at a display that does not display the present views yet.
    let isDisplayBehind: Bool

    /// The distance at which an element begins to count as moved, in points. Displays round what they report.
    private static let leastShift = 1.0

    /// Finds the place of a touch that begins, or of a click. Returns nil if no window has a view there.
    ///
    /// - Parameters:
    ///   - x: The horizontal place that the display reports, in points of the screen.
    ///   - y: The vertical place.
    ///   - target: The element at the place on the display, or nil if the display does not name it.
    ///   - windows: The windows of the app, from back to front.
    init?(x: Double, y: Double, target: DisplayEvent.Touch.Target?, in windows: [UIWindow]) {
        // The layout may move, reuse or remove the touched view.
        for window in windows { window.layoutIfNeeded() }
        let changed = target.map { Self.windows(windows, aheadOf: $0) } ?? []
        isDisplayBehind = !changed.isEmpty
        if let target, let view = Self.view(of: target, in: changed) {
            let place = Self.place(of: target, in: view)
            let shift = CGPoint(x: place.x - x, y: place.y - y)
            if hypot(shift.x, shift.y) >= Self.leastShift,
                let hit = ScreenHit(x: place.x, y: place.y, in: windows), Self.isHit(view, by: hit)
            {
                (self.hit, self.shift) = (hit, shift)
                return
            }
        }
        guard let hit = ScreenHit(x: x, y: y, in: windows) else { return nil }
        self.hit = hit
        shift = .zero
    }

    /// Returns the windows of which changes are under way to the display that the user has touched.
    private static func windows(_ windows: [UIWindow], aheadOf target: DisplayEvent.Touch.Target)
        -> [UIWindow]
    {
        windows.filter { $0.windowScene?.committer.isAhead(ofPatches: target.patches) == true }
    }

    /// Returns the view of the element that the user has touched, or nil if none of the windows has the element.
    ///
    /// Returns nil too if the view belongs to a cell that has another item since. The item that the user has touched then has
    /// another view, most likely at the same place.
    private static func view(of target: DisplayEvent.Touch.Target, in windows: [UIWindow]) -> UIView? {
        for window in windows {
            guard let committer = window.windowScene?.committer, let view = committer.view(target.view),
                view.window === window
            else { continue }
            let isReused = sequence(first: view, next: \.superview).contains {
                committer.isReused($0, afterPatches: target.patches)
            }
            return isReused ? nil : view
        }
        return nil
    }

    /// Returns where on the screen the touched point of the element is now.
    private static func place(of target: DisplayEvent.Touch.Target, in view: UIView) -> CGPoint {
        let box = view.convert(view.bounds, to: nil)
        let corner = view.window?.frame.origin ?? .zero
        return CGPoint(x: corner.x + box.minX + target.x, y: corner.y + box.minY + target.y)
    }

    /// Returns true if a touch at the place of a view reaches the view, an ancestor that takes its touches, or a part of the same
    /// cell. A view that is hidden, covered or animated by now cannot be touched.
    private static func isHit(_ view: UIView, by hit: ScreenHit) -> Bool {
        if let cell = sequence(first: view, next: \.superview).first(where: { $0 is any StagedView }),
            hit.view.isDescendant(of: cell)
        {
            return true
        }
        return view.isDescendant(of: hit.view)
            && sequence(first: view, next: \.superview).prefix { $0 !== hit.view }.allSatisfy(\.isTouchable)
    }
}
