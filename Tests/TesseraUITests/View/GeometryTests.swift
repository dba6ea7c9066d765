import Foundation
import Testing

@testable import TesseraUI

@MainActor struct GeometryTests {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func `frame, bounds and center describe one rectangle`() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
        view.bounds.origin = CGPoint(x: 5, y: 5)
        #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 40, height: 40))
    }

    @Test func `the frame of a transformed view contains it, about the same center`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.frame == CGRect(x: -40, y: -30, width: 200, height: 150))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
        #expect(view.bounds.size == CGSize(width: 50, height: 30))
    }

    @Test func `points and rectangles convert through places, origins and transforms`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let holder = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        root.addSubview(holder)
        holder.addSubview(view)
        holder.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 92))
        #expect(view.convert(CGPoint(x: 111, y: 92), from: root) == CGPoint(x: 1, y: 2))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            view.convert(view.bounds, to: holder) == CGRect(x: -40, y: -5, width: 200, height: 100))
        let sibling = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        root.addSubview(sibling)
        #expect(holder.convert(CGPoint(x: 0, y: 30), to: sibling) == CGPoint(x: 90, y: 90))
        #expect(view.convert(CGPoint(x: 50, y: 25), to: nil) == CGPoint(x: 160, y: 115))
    }

    @Test func `a hit goes to what its position puts in front, and then to the later subview`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in UIView(frame: root.bounds) }
        for view in views { root.addSubview(view) }
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[2])
        views[0].layer.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[0])
        views[1].layer.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[1])
        views[0].layer.zPosition = -1
        views[1].layer.zPosition = -1
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[2])
    }

    @Test func `a hit goes to the front-most visible view that interacts`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (back, front) = (
            UIView(frame: root.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        )
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === back)
        front.isHidden = true
        #expect(root.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 250, y: 0), with: nil) == nil)
        // A point outside of a superview hits no subview, even if the subview extends beyond its superview.
        let outside = UIView(frame: CGRect(x: 190, y: 0, width: 100, height: 10))
        root.addSubview(outside)
        #expect(root.hitTest(CGPoint(x: 195, y: 5), with: nil) === outside)
        #expect(root.hitTest(CGPoint(x: 210, y: 5), with: nil) == nil)
        // A transformed view is hit at the place where it is displayed.
        front.isUserInteractionEnabled = true
        front.transform = CGAffineTransform(translationX: 100, y: 0)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) === front)
    }

    /// Masks, and the frames that they result in when the superview grows from 200 × 100 to 300 × 200 points.
    static let masks: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
        (.flexibleWidth, CGRect(x: 10, y: 20, width: 200, height: 50)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 100, height: 50)),
        (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 100, height: 50)),
        // The margins of 10 and 90 points grow by 100 points together, of which a tenth goes to the left one.
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 20, y: 20, width: 100, height: 50)),
        ([], CGRect(x: 10, y: 20, width: 100, height: 50)),
        (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 100, height: 50)),
    ]

    @Test(arguments: 0..<6) func `a mask resizes a view with its superview`(index: Int) {
        let (mask, frame) = Self.masks[index]
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        holder.addSubview(view)
        view.autoresizingMask = mask
        holder.frame.size = CGSize(width: 300, height: 200)
        #expect(view.frame == frame)
    }

    @Test func `a mask resizes a transformed view as if it had no transform`() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.frame = holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(view)
        // The screen behind a sheet moves back in this way.
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 0, y: 10)
        holder.frame.size = CGSize(width: 844, height: 390)
        #expect(view.bounds.size == CGSize(width: 844, height: 390))
        #expect(view.center == CGPoint(x: 422, y: 195))
        view.transform = .identity
        #expect(view.frame == holder.bounds)
    }
}
