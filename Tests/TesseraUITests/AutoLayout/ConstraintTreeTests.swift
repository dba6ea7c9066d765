import Foundation
import Testing

@testable import TesseraUI

/// Tests which constraints remain when views enter or leave a tree of views.
@Suite @MainActor struct ConstraintTreeTests {
    let root = rootView(200, 100)

    @Test func `a removed view loses its constraints with the outside and keeps those within`() {
        let box = constrainedView(in: root)
        let inner = constrainedView(in: box)
        let stranger = constrainedView(in: root)
        let outer = [
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            stranger.leftAnchor.constraint(equalTo: inner.rightAnchor),
        ]
        let within = [
            box.widthAnchor.constraint(equalToConstant: 50),
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
            inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ]
        let own = stranger.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate(outer + within + [own])
        root.layoutIfNeeded()
        box.removeFromSuperview()
        #expect(outer.allSatisfy { !$0.isActive } && within.allSatisfy(\.isActive) && own.isActive)
        #expect(root.constraints == [])
        root.layoutIfNeeded()
        // After the box returns to the tree, the constraints within it are in force as before.
        root.addSubview(box)
        box.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == 150 && inner.frame.minX == 7 && inner.frame.width == 25)
    }

    @Test func `a subtree moves to another superview with the constraints within`() {
        let (one, other) = (constrainedView(in: root), constrainedView(in: root))
        let box = constrainedView(in: one)
        let inner = constrainedView(in: box)
        let place = box.leftAnchor.constraint(equalTo: one.leftAnchor)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            place, inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4),
            inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -4),
            inner.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(box.frame.width == 38)
        other.addSubview(box)
        #expect(!place.isActive)
        box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 3).isActive = true
        root.layoutIfNeeded()
        #expect(box.convert(inner.frame, to: root).minX == 107 && box.frame.width == 38)
    }

    @Test func `a subtree is built before it is added`() {
        let box = constrainedView()
        let inner = ContentView(30, 20)
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4),
            box.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 6),
        ])
        root.addSubview(box)
        box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 40 && inner.frame.minX == 4)
    }

    @Test func `a subtree that was laid out alone is added`() {
        let box = constrainedView()
        box.frame.size = CGSize(width: 100, height: 100)
        let inner = constrainedView(in: box)
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -10).isActive = true
        box.layoutIfNeeded()
        #expect(inner.frame.width == 90)
        root.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        #expect(inner.frame.width == 50)
        box.removeFromSuperview()
        box.frame.size.width = 30
        box.layoutIfNeeded()
        // The box is still 60 points wide, because that constraint is its own and remains.
        #expect(inner.frame.width == 50)
    }

    @Test func `a view outlives its superview`() {
        var outer: UIView? = rootView(100, 100)
        let box = constrainedView(in: outer)
        let inner = constrainedView(in: box)
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -10).isActive = true
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5).isActive = true
        outer.map { box.widthAnchor.constraint(equalTo: $0.widthAnchor).isActive = true }
        outer?.layoutIfNeeded()
        #expect(inner.frame.width == 90)
        outer = nil
        #expect(box.superview == nil)
        root.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.width == 60)
        #expect(inner.frame.minX == 5 && inner.frame.width == 50, "\(inner.frame)")
    }

    @Test func `a view that outlived its superview is laid out alone`() {
        var outer: UIView? = rootView(100, 100)
        let box = constrainedView(in: outer)
        let inner = constrainedView(in: box)
        inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -10).isActive = true
        outer.map { box.widthAnchor.constraint(equalTo: $0.widthAnchor).isActive = true }
        outer?.layoutIfNeeded()
        outer = nil
        box.frame.size.width = 40
        box.layoutIfNeeded()
        #expect(inner.frame.width == 30)
    }

    @Test func `views, guides and constraints end with the last who needs them`() {
        weak var weakBox: UIView?
        weak var weakInner: UIView?
        weak var weakGuide: UILayoutGuide?
        weak var weakConstraint: NSLayoutConstraint?
        let stranger = constrainedView(in: root)
        func build() {
            let box = constrainedView(in: root)
            let inner = constrainedView(in: box)
            let guide = UILayoutGuide()
            box.addLayoutGuide(guide)
            let constraint = inner.leftAnchor.constraint(equalTo: guide.rightAnchor)
            NSLayoutConstraint.activate([
                constraint, guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                stranger.widthAnchor.constraint(equalTo: inner.widthAnchor),
                inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
                box.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
                inner.firstBaselineAnchor.constraint(equalTo: stranger.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
            (weakBox, weakInner, weakGuide, weakConstraint) = (box, inner, guide, constraint)
            box.removeFromSuperview()
        }
        build()
        #expect(weakBox == nil && weakInner == nil && weakGuide == nil && weakConstraint == nil)
        root.layoutIfNeeded()
        stranger.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(stranger.frame.width == 5)
    }

    @Test func `a whole tree ends`() {
        weak var weakRoot: UIView?
        weak var weakInner: UIView?
        func build() {
            let outer = rootView(100, 100)
            let inner = ContentView(10, 10)
            outer.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor).isActive = true
            _ = outer.systemLayoutSizeFitting(.zero)
            outer.layoutIfNeeded()
            (weakRoot, weakInner) = (outer, inner)
        }
        build()
        #expect(weakRoot == nil && weakInner == nil)
    }

    @Test func `a constraint does not keep its items`() {
        var view: UIView? = constrainedView()
        let constraint = view?.widthAnchor.constraint(equalToConstant: 4)
        view = nil
        #expect(constraint?.firstItem == nil)
        #expect(constraint?.description == "<NSLayoutConstraint (gone).width == 4 (inactive)>")
    }

    @Test func `hidden views keep their place in constraints`() {
        let (one, other) = (ContentView(50, 10), ContentView(60, 10))
        root.addSubview(one)
        root.addSubview(other)
        other.leftAnchor.constraint(equalTo: one.rightAnchor).isActive = true
        one.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        one.isHidden = true
        root.layoutIfNeeded()
        #expect(other.frame.minX == 50)
    }

    @Test func `the order of subviews does not matter to constraints`() {
        let (one, other) = (ContentView(50, 10), ContentView(60, 10))
        root.addSubview(one)
        root.addSubview(other)
        let gap = other.leftAnchor.constraint(equalTo: one.rightAnchor)
        gap.isActive = true
        root.bringSubviewToFront(one)
        root.insertSubview(other, aboveSubview: one)
        root.addSubview(one)
        #expect(gap.isActive)
    }
}
