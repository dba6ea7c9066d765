import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Tests views that frames and autoresizing masks place, beside views that constraints place.
@Suite @MainActor struct FramePlacedViewTests {
    let root = rootView(200, 100)

    private func box(_ frame: CGRect, in superview: UIView, _ mask: UIView.AutoresizingMask = []) -> UIView {
        let view = UIView(frame: frame)
        view.autoresizingMask = mask
        superview.addSubview(view)
        return view
    }

    @Test func `constraints use the frame of a view that its frame places`() {
        let box = box(CGRect(x: 10, y: 20, width: 60, height: 30), in: root)
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: box.topAnchor),
            view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: box.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 75, y: 20, width: 30, height: 30))
        box.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 105, y: 0, width: 50, height: 10))
        box.center.x += 10
        root.layoutIfNeeded()
        #expect(view.frame.minX == 115)
        #expect(box.frame == CGRect(x: 10, y: 0, width: 100, height: 10))
    }

    @Test func `a mask resizes a view with its superview before constraints use its frame`() {
        let box = box(CGRect(x: 10, y: 0, width: 180, height: 10), in: root, .flexibleWidth)
        let view = constrainedView(in: root)
        view.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 180)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(box.frame.width == 280 && view.frame.width == 280)
    }

    /// Tests all combinations of flexible margins and a flexible width. The points that the superview gains go to the
    /// flexible parts in proportion to their lengths.
    @Test func `every mask follows a superview that constraints size`() {
        for bits in 0..<8 {
            var mask: UIView.AutoresizingMask = []
            let parts: [(UIView.AutoresizingMask, CGFloat)] = [
                (.flexibleLeftMargin, 20), (.flexibleWidth, 30), (.flexibleRightMargin, 50),
            ]
            for (index, part) in parts.enumerated() where bits >> index & 1 == 1 { mask.insert(part.0) }
            let outer = constrainedView(in: root)
            let width = outer.widthAnchor.constraint(equalToConstant: 100)
            width.isActive = true
            root.layoutIfNeeded()
            let inner = box(CGRect(x: 20, y: 0, width: 30, height: 10), in: outer, mask)
            let follower = constrainedView(in: root)
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
                follower.leftAnchor.constraint(equalTo: inner.leftAnchor),
                follower.rightAnchor.constraint(equalTo: inner.rightAnchor),
            ])
            root.layoutIfNeeded()
            #expect(follower.frame.minX == 27 && follower.frame.width == 30)
            // The superview grows by 50 points.
            width.constant = 150
            root.layoutIfNeeded()
            let flexible = parts.indices.filter { bits >> $0 & 1 == 1 }.reduce(0) { $0 + parts[$1].1 }
            let (left, length) = (
                mask.contains(.flexibleLeftMargin) ? 20 * 50 / flexible : 0,
                mask.contains(.flexibleWidth) ? 30 * 50 / flexible : 0
            )
            #expect(abs(inner.frame.minX - 20 - left) < 0.01, "\(mask)")
            #expect(abs(inner.frame.width - 30 - length) < 0.01, "\(mask)")
            // Constraints round frames to pixels, of which there are two for each point.
            #expect(abs(follower.frame.minX - inner.frame.minX - 7) <= 0.25, "\(mask)")
            #expect(abs(follower.frame.maxX - inner.frame.maxX - 7) <= 0.25, "\(mask)")
            outer.removeFromSuperview()
            follower.removeFromSuperview()
        }
    }

    @Test func `a fitting follows masks between constraints`() {
        let outer = constrainedView(in: root)
        outer.frame.size = CGSize(width: 100, height: 50)
        let inner = box(CGRect(x: 10, y: 0, width: 80, height: 50), in: outer, .flexibleWidth)
        let content = ContentView(120, 10)
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: inner.leftAnchor),
            content.rightAnchor.constraint(equalTo: inner.rightAnchor),
            content.topAnchor.constraint(equalTo: outer.topAnchor),
            content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        // The content and the box are 120 points wide, and the outer view has 10 points of room on each side of the
        // box.
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 140, height: 10))
    }

    @Test func `a view within a view that is placed by its frame is aligned with one outside`() {
        let box = box(CGRect(x: 50, y: 10, width: 100, height: 50), in: root)
        let (inner, outer) = (constrainedView(in: box), constrainedView(in: root))
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 20),
            outer.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && box.isConstraintRoot)
        let crossing = outer.leftAnchor.constraint(equalTo: inner.rightAnchor)
        crossing.isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && outer.frame.minX == 75)
        box.frame.origin.x = 70
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && outer.frame.minX == 95)
        crossing.isActive = false
        #expect(box.isConstraintRoot)
        box.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && outer.frame.width == 10)
    }

    @Test func `an outer view decides on one within a view that is placed by its frame`() {
        let box = box(CGRect(x: 50, y: 10, width: 100, height: 50), in: root)
        let (inner, outer) = (constrainedView(in: box), constrainedView(in: root))
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 30 && inner.frame.maxX == 90)
        box.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 30 && inner.frame.maxX == 110)
    }

    @Test func `a view changes from its frame to constraints and back`() {
        let view = box(CGRect(x: 10, y: 10, width: 50, height: 20), in: root)
        let neighbour = constrainedView(in: root)
        neighbour.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        neighbour.widthAnchor.constraint(equalToConstant: 1).isActive = true
        root.layoutIfNeeded()
        #expect(neighbour.frame.minX == 60)
        view.translatesAutoresizingMaskIntoConstraints = false
        let own = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 40),
        ]
        NSLayoutConstraint.activate(own)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30 && view.frame.width == 40 && neighbour.frame.minX == 70)
        NSLayoutConstraint.deactivate(own)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 0, width: 20, height: 20) && neighbour.frame.minX == 120)
    }

    @Test func `what a view holds stays constrained when the view changes from its frame to constraints`() {
        let view = box(CGRect(x: 10, y: 10, width: 50, height: 20), in: root)
        let inner = constrainedView(in: view)
        inner.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5).isActive = true
        inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 40)
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = view.widthAnchor.constraint(equalToConstant: 80)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 80 && inner.frame.width == 70)
        width.isActive = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame.size.width = 30
        root.layoutIfNeeded()
        #expect(inner.frame.width == 20)
    }

    @Test func `constraints are about a view without its transform`() {
        let view = constrainedView(in: root)
        let next = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 40),
            view.heightAnchor.constraint(equalToConstant: 20),
            next.leftAnchor.constraint(equalTo: view.rightAnchor),
        ])
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center.x == 30)
        #expect(next.frame.minX == 50)
    }
}
