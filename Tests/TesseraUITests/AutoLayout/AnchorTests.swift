import Foundation
import Testing

@testable import TesseraUI

/// Tests constraints that anchors make. The fixed view lies at (10, 20) and is 50 points wide and 30 high.
@Suite @MainActor struct AnchorTests {
    let root = rootView(200, 100)
    let fixed: UIView
    let placed: UIView

    init() {
        fixed = constrainedView(in: root)
        placed = constrainedView(in: root)
        NSLayoutConstraint.activate([
            fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            fixed.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            fixed.widthAnchor.constraint(equalToConstant: 50),
            fixed.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    /// Returns the frame that the placed view has under some constraints. They are in force only during the call.
    private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        defer { NSLayoutConstraint.deactivate(constraints) }
        root.layoutIfNeeded()
        return placed.frame
    }

    /// Returns a constraint after giving it a low priority, so that any other constraint wins over it.
    private func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.priority = .defaultLow
        return constraint
    }

    @Test func `every horizontal anchor is a place of the view`() {
        let places: [(NSLayoutXAxisAnchor, CGFloat)] = [
            (fixed.leadingAnchor, 10), (fixed.leftAnchor, 10), (fixed.centerXAnchor, 35),
            (fixed.rightAnchor, 60), (fixed.trailingAnchor, 60),
        ]
        for (anchor, place) in places {
            let isLeading = anchor == fixed.leadingAnchor || anchor == fixed.trailingAnchor
            let start = isLeading ? placed.leadingAnchor : placed.leftAnchor
            #expect(frame(start.constraint(equalTo: anchor)).minX == place, "\(anchor.name)")
        }
        let width = placed.widthAnchor.constraint(equalToConstant: 20)
        #expect(frame(width, placed.trailingAnchor.constraint(equalTo: fixed.trailingAnchor)).minX == 40)
        #expect(frame(width, placed.rightAnchor.constraint(equalTo: fixed.rightAnchor)).minX == 40)
        #expect(frame(width, placed.centerXAnchor.constraint(equalTo: fixed.leftAnchor)).minX == 0)
    }

    @Test func `every vertical anchor is a place of the view`() {
        // The baselines of a view without text are at its bottom.
        let places: [(NSLayoutYAxisAnchor, CGFloat)] = [
            (fixed.topAnchor, 20), (fixed.centerYAnchor, 35), (fixed.bottomAnchor, 50),
            (fixed.firstBaselineAnchor, 50), (fixed.lastBaselineAnchor, 50),
        ]
        for (anchor, place) in places {
            #expect(frame(placed.topAnchor.constraint(equalTo: anchor)).minY == place, "\(anchor.name)")
        }
        let height = placed.heightAnchor.constraint(equalToConstant: 20)
        for anchor in [placed.bottomAnchor, placed.firstBaselineAnchor, placed.lastBaselineAnchor] {
            #expect(frame(height, anchor.constraint(equalTo: fixed.bottomAnchor)).minY == 30)
        }
        #expect(frame(height, placed.centerYAnchor.constraint(equalTo: fixed.centerYAnchor)).minY == 25)
    }

    @Test func `a place is equal to, at least or at most another, with a distance`() {
        let (start, other) = (placed.leftAnchor, fixed.leftAnchor)
        let (far, near) = (
            wish(start.constraint(equalTo: root.leftAnchor, constant: 150)),
            wish(start.constraint(equalTo: root.leftAnchor))
        )
        #expect(frame(near, start.constraint(equalTo: other)).minX == 10)
        #expect(frame(near, start.constraint(equalTo: other, constant: 3)).minX == 13)
        #expect(frame(near, start.constraint(greaterThanOrEqualTo: other)).minX == 10)
        #expect(frame(far, start.constraint(greaterThanOrEqualTo: other)).minX == 150)
        #expect(frame(near, start.constraint(greaterThanOrEqualTo: other, constant: 3)).minX == 13)
        #expect(frame(far, start.constraint(lessThanOrEqualTo: other)).minX == 10)
        #expect(frame(near, start.constraint(lessThanOrEqualTo: other)).minX == 0)
        #expect(frame(far, start.constraint(lessThanOrEqualTo: other, constant: 3)).minX == 13)
    }

    @Test func `a length is equal to, at least or at most a number`() {
        let width = placed.widthAnchor
        #expect(frame(width.constraint(equalToConstant: 7)).width == 7)
        let (long, short) = (
            wish(width.constraint(equalToConstant: 90)), wish(width.constraint(equalToConstant: 1))
        )
        #expect(frame(short, width.constraint(greaterThanOrEqualToConstant: 7)).width == 7)
        #expect(frame(long, width.constraint(greaterThanOrEqualToConstant: 7)).width == 90)
        #expect(frame(long, width.constraint(lessThanOrEqualToConstant: 7)).width == 7)
        #expect(frame(short, width.constraint(lessThanOrEqualToConstant: 7)).width == 1)
    }

    @Test func `a length is a multiple of another, and some points more`() {
        // The fixed view is 30 points high.
        let (width, height) = (placed.widthAnchor, fixed.heightAnchor)
        let (long, short) = (
            wish(width.constraint(equalToConstant: 90)), wish(width.constraint(equalToConstant: 1))
        )
        #expect(frame(width.constraint(equalTo: height)).width == 30)
        #expect(frame(width.constraint(equalTo: height, constant: 5)).width == 35)
        #expect(frame(width.constraint(equalTo: height, multiplier: 2)).width == 60)
        #expect(frame(width.constraint(equalTo: height, multiplier: 2, constant: 5)).width == 65)
        #expect(frame(short, width.constraint(greaterThanOrEqualTo: height, multiplier: 2)).width == 60)
        #expect(
            frame(short, width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 5)).width
                == 65)
        #expect(frame(long, width.constraint(lessThanOrEqualTo: height, multiplier: 2)).width == 60)
        #expect(
            frame(long, width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 5)).width == 65)
        #expect(frame(short, width.constraint(greaterThanOrEqualTo: height)).width == 30)
        #expect(frame(long, width.constraint(lessThanOrEqualTo: height, constant: 5)).width == 35)
    }

    @Test func `the system's spacing of 8 points lies between views, times a factor`() {
        let (far, near) = (
            wish(placed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150)),
            wish(placed.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        )
        let (start, end) = (placed.leadingAnchor, fixed.trailingAnchor)
        #expect(frame(start.constraint(equalToSystemSpacingAfter: end, multiplier: 1)).minX == 68)
        #expect(frame(start.constraint(equalToSystemSpacingAfter: end, multiplier: 1.5)).minX == 72)
        #expect(
            frame(near, start.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: 1)).minX
                == 68)
        #expect(
            frame(far, start.constraint(lessThanOrEqualToSystemSpacingAfter: end, multiplier: 1)).minX == 68)
        let (low, high) = (
            wish(placed.topAnchor.constraint(equalTo: root.topAnchor, constant: 90)),
            wish(placed.topAnchor.constraint(equalTo: root.topAnchor))
        )
        let (top, bottom) = (placed.topAnchor, fixed.bottomAnchor)
        #expect(frame(top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 2)).minY == 66)
        #expect(
            frame(high, top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1)).minY
                == 58)
        #expect(
            frame(low, top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1)).minY == 58)
    }

    @Test func `the distance between two vertical anchors is a length`() {
        let gap = fixed.bottomAnchor.anchorWithOffset(to: placed.topAnchor)
        #expect(frame(gap.constraint(equalToConstant: 12)).minY == 62)
        #expect(frame(gap.constraint(equalTo: fixed.heightAnchor)).minY == 80)
        #expect(
            frame(placed.heightAnchor.constraint(equalTo: gap), gap.constraint(equalToConstant: 9)).height
                == 9)
    }

    @Test func `anchors of one part of one view are equal`() {
        #expect(fixed.leftAnchor == fixed.leftAnchor)
        #expect(fixed.leftAnchor.hash == fixed.leftAnchor.hash)
        #expect(fixed.leftAnchor != fixed.rightAnchor)
        #expect(fixed.leftAnchor != placed.leftAnchor)
        #expect(Set([fixed.leftAnchor, fixed.leftAnchor, fixed.rightAnchor]).count == 2)
    }

    @Test func `an anchor knows its item`() {
        #expect(fixed.leftAnchor.item === fixed)
        let guide = UILayoutGuide()
        #expect(guide.heightAnchor.item === guide)
        fixed.accessibilityIdentifier = "box"
        #expect(fixed.leftAnchor.name == "UIView(box).left")
    }

    @Test func `a constraint knows what it was made from`() {
        let constraint = placed.leftAnchor.constraint(greaterThanOrEqualTo: fixed.rightAnchor, constant: 4)
        #expect(constraint.firstItem === placed && constraint.secondItem === fixed)
        #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .right)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 1 && constraint.constant == 4)
        #expect(constraint.priority == .required && !constraint.isActive)
        #expect(constraint.firstAnchor.isEqual(placed.leftAnchor))
        #expect(constraint.secondAnchor?.isEqual(fixed.rightAnchor) == true)
        let length = placed.widthAnchor.constraint(equalToConstant: 9)
        #expect(length.secondItem == nil && length.secondAttribute == .notAnAttribute)
        #expect(length.secondAnchor == nil && length.constant == 9)
    }

    @Test func `a constraint describes itself as an equation`() {
        fixed.accessibilityIdentifier = "one"
        placed.accessibilityIdentifier = "two"
        let constraint = placed.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: -4)
        #expect(
            constraint.description
                == "<NSLayoutConstraint UIView(two).left == UIView(one).right - 4 (inactive)>")
        constraint.identifier = "gap"
        constraint.priority = .defaultHigh
        constraint.isActive = true
        #expect(
            constraint.description
                == "<NSLayoutConstraint 'gap' UIView(two).left == UIView(one).right - 4 @750>")
        let ratio = placed.widthAnchor.constraint(
            lessThanOrEqualTo: fixed.heightAnchor, multiplier: 1.5, constant: 2)
        #expect(
            ratio.description
                == "<NSLayoutConstraint UIView(two).width <= 1.5 × UIView(one).height + 2 (inactive)>")
        let gap = fixed.rightAnchor.anchorWithOffset(to: placed.leftAnchor)
        #expect(
            gap.constraint(greaterThanOrEqualToConstant: 2).description
                == "<NSLayoutConstraint UIView(two).left - UIView(one).right >= 2 (inactive)>")
    }
}
