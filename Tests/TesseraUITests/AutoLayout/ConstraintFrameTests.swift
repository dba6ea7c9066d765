import Foundation
import Testing

@testable import TesseraUI

/// Tests frames that Apple's documentation promises for constraints. Each case is in its smallest form.
@Suite @MainActor struct ConstraintFrameTests {
    let root = rootView(200, 100)

    @Test func `edges with constants place a view in its superview`() {
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 80))
    }

    @Test func `equal widths share the room between gaps`() {
        let views = (0..<3).map { _ in constrainedView(in: root) }
        for (index, view) in views.enumerated() {
            let start = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            NSLayoutConstraint.activate(
                [
                    view.leadingAnchor.constraint(equalTo: start, constant: 10),
                    view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
                    view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 30),
                ].filter { $0.firstItem !== $0.secondItem })
        }
        root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        // Each view takes a third of 160 points, which remain of 200 after four gaps of 10 points.
        #expect(views.map(\.frame.minX) == [10, 73.5, 136.5])
        #expect(views.map(\.frame.maxX) == [63.5, 126.5, 190])
    }

    @Test func `an aspect ratio gives the height for a width`() {
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 160),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 5, width: 160, height: 90))
    }

    @Test func `an optional width yields to a required limit`() {
        let view = constrainedView(in: root)
        let wish = view.widthAnchor.constraint(equalToConstant: 300)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wish, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func `a multiplier of a place counts from the left edge of the superview`() {
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
                multiplier: 0.5, constant: 0),
            view.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40 && view.frame.maxX == 60)
    }

    @Test func `a changed constant moves a view in the next layout`() {
        let view = constrainedView(in: root)
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 50)])
        root.layoutIfNeeded()
        left.constant = 30
        #expect(view.frame.minX == 10)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        #expect(view.frame.width == 50)
    }

    @Test func `a deactivated constraint lets an optional one have its effect`() {
        let view = constrainedView(in: root)
        let required = view.widthAnchor.constraint(equalToConstant: 50)
        let optional = view.widthAnchor.constraint(equalToConstant: 80)
        optional.priority = .defaultLow
        NSLayoutConstraint.activate([required, optional])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        required.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
        #expect(view.constraints == [optional])
    }

    @Test func `views in different superviews are aligned`() {
        let box = constrainedView(in: root)
        let inner = constrainedView(in: box)
        let outer = constrainedView(in: root)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            box.widthAnchor.constraint(equalToConstant: 100),
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
            inner.widthAnchor.constraint(equalToConstant: 10),
            outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
            outer.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 7)
        #expect(outer.frame.minX == 50)
    }

    @Test func `a container takes the size of its content and its margins`() {
        let box = constrainedView(in: root)
        let content = ContentView(40, 20)
        box.addSubview(content)
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 46, height: 24))
        #expect(content.frame == CGRect(x: 2, y: 1, width: 40, height: 20))
        content.contentSize = CGSize(width: 50, height: 20)
        root.layoutIfNeeded()
        #expect(box.frame.width == 56)
    }

    @Test func `the view with the lower hugging priority is stretched`() {
        let (one, other) = (ContentView(50, 10), ContentView(60, 10))
        fill(one, other)
        one.setContentHuggingPriority(.init(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 50 && other.frame.width == 150)
        other.setContentHuggingPriority(.init(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 140 && other.frame.width == 60)
    }

    @Test func `the view with the lower compression resistance is compressed`() {
        let (one, other) = (ContentView(150, 10), ContentView(160, 10))
        fill(one, other)
        one.setContentCompressionResistancePriority(.init(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(one.frame.width == 150 && other.frame.width == 50)
    }

    /// Places two views side by side so that they fill the whole width.
    private func fill(_ one: UIView, _ other: UIView) {
        root.addSubview(one)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    @Test func `distances between anchors can be compared`() {
        let (one, other) = (constrainedView(in: root), constrainedView(in: root))
        let gap = one.rightAnchor.anchorWithOffset(to: other.leftAnchor)
        let remainder = other.rightAnchor.anchorWithOffset(to: root.rightAnchor)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            one.widthAnchor.constraint(equalToConstant: 40),
            other.widthAnchor.constraint(equalToConstant: 40),
            gap.constraint(equalTo: remainder, multiplier: 2),
        ])
        root.layoutIfNeeded()
        // 120 points remain, and two thirds of them lie before the second view.
        #expect(other.frame.minX == 120)
    }

    @Test func `the spacing of the system is eight points`() {
        let (one, other) = (constrainedView(in: root), constrainedView(in: root))
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            one.widthAnchor.constraint(equalToConstant: 40),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
            other.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 56, y: 8))
    }

    @Test func `edges lie on pixels that neighbours share`() {
        // The root view has two pixels for each point.
        let (one, other) = (constrainedView(in: root), constrainedView(in: root))
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.2),
            one.widthAnchor.constraint(equalToConstant: 33.4),
            other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.widthAnchor.constraint(equalToConstant: 33.4),
        ])
        root.layoutIfNeeded()
        #expect(one.frame.minX == 0 && one.frame.maxX == 33.5)
        #expect(other.frame.minX == 33.5 && other.frame.maxX == 67)
    }
}
