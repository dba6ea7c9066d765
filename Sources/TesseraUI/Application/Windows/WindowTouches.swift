import Foundation

/// The part of a window's decisions about touches that a display must know, in an app that decides about touches itself. Where
/// the window lets them through, the display scrolls what lies behind it.
///
/// The hit tests of the app are tried: at a few points in each commit, and in the middle of each visible view if the views of the
/// window or the results at these few points have changed.
@MainActor
struct WindowTouches {
    /// True if touches pass through the window, except at the ``takers``.
    private(set) var passThrough = false
    /// The views within the window that take touches nevertheless.
    private(set) var takers: [UIView] = []
    /// The results at the points that are tried in each commit.
    private var tried: [ObjectIdentifier?] = []

    /// Returns what the window does with touches now.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - known: The last result, or nil if there is none or the views of the window have changed since.
    init(of window: UIWindow, known: WindowTouches?) {
        let points = Self.probes(in: window.bounds)
        tried = points.map { window.hitTest($0, with: nil).map(ObjectIdentifier.init) }
        // The window of most apps takes all touches, and costs no more than this.
        guard tried.contains(where: { $0 == nil }) else { return }
        let knownTakers = known?.takers.map { window.hitTest($0.middle(in: window), with: nil) } ?? []
        if let known, known.tried == tried, zip(known.takers, knownTakers).allSatisfy({ $0.isHit(as: $1) }) {
            self = known
            return
        }
        find(in: window)
    }

    /// The points that are tried first: the middle, and one near each corner.
    private static func probes(in bounds: CGRect) -> [CGPoint] {
        [(0.5, 0.5), (0.05, 0.05), (0.95, 0.05), (0.05, 0.95), (0.95, 0.95)].map { x, y in
            CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        }
    }

    // MARK: All points

    private mutating func find(in window: UIWindow) {
        var hits: [UIView] = []
        let steps = stride(from: 0.05, to: 1, by: 0.1)
        let bounds = window.bounds
        for x in steps {
            for y in steps {
                let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
                if let hit = window.hitTest(point, with: nil) { hits.append(hit) }
            }
        }
        Self.hitMiddles(of: window, in: window, into: &hits)
        for hit in hits {
            guard let taker = hit.taker(in: window) else { return takers = [] }
            if !takers.contains(where: { $0 === taker }) { takers.append(taker) }
        }
        passThrough = true
    }

    /// Tries the middle of each visible view within a view.
    private static func hitMiddles(of view: UIView, in window: UIWindow, into hits: inout [UIView]) {
        for subview in view.subviews where subview.canBeSeen {
            if let hit = window.hitTest(subview.middle(in: window), with: nil) { hits.append(hit) }
            hitMiddles(of: subview, in: window, into: &hits)
        }
    }
}

extension UIView {
    fileprivate func middle(in window: UIWindow) -> CGPoint {
        window.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    }

    /// Returns true if a hit in the middle is one of this view.
    fileprivate func isHit(as hit: UIView?) -> Bool { hit?.isDescendant(of: self) == true }

    /// Returns the view that takes touches on the display if this one was hit: itself, or a scroll view around it. Returns nil if
    /// nothing in the window lets touches through then, because the view covers the window or is not in it.
    fileprivate func taker(in window: UIWindow) -> UIView? {
        guard isDescendant(of: window), !covers(window) else { return nil }
        let scrollViews = sequence(first: self, next: \.superview).prefix {
            $0 !== window && !$0.covers(window)
        }
        return scrollViews.last { $0 is UIScrollView } ?? self
    }

    private func covers(_ window: UIWindow) -> Bool {
        convert(bounds, to: window).contains(window.bounds)
    }
}
