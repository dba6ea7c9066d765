import Foundation

extension UIWindow {
    /// True if the app decides in a subclass which touches the window takes.
    var decidesAboutTouches: Bool { MethodOverrides.ofHitTests.areIn(self) }

    /// True if the app's subclass lets touches through at all places that were tried: the middle of each visible view within the window, and
    /// points of a grid. Windows of messages do so while there is no message. The display then scrolls what lies behind the window.
    var letsAllTouchesThrough: Bool {
        guard decidesAboutTouches else { return false }
        let steps = stride(from: 0.05, to: 1, by: 0.1)
        for x in steps {
            for y in steps {
                let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
                if hitTest(point, with: nil) != nil { return false }
            }
        }
        return !takesTouchInMiddle(of: self)
    }

    private func takesTouchInMiddle(of view: UIView) -> Bool {
        for subview in view.subviews where subview.canBeSeen {
            let middle = convert(CGPoint(x: subview.bounds.midX, y: subview.bounds.midY), from: subview)
            if hitTest(middle, with: nil) != nil || takesTouchInMiddle(of: subview) { return true }
        }
        return false
    }
}
