import Foundation
import Testing

@testable import TesseraUI

/// Tests which view's `constraints` contain a constraint, and what may change while it is in force.
@Suite @MainActor struct ConstraintActivationTests {
    let root = rootView(200, 100)

    @Test func `the nearest common ancestor of both items lists the constraint`() {
        let box = constrainedView(in: root)
        let (one, other) = (constrainedView(in: box), constrainedView(in: box))
        let stranger = constrainedView(in: root)
        let own = one.widthAnchor.constraint(equalToConstant: 1)
        let siblings = one.leftAnchor.constraint(equalTo: other.leftAnchor)
        let child = one.leftAnchor.constraint(equalTo: box.leftAnchor)
        let far = one.leftAnchor.constraint(equalTo: stranger.leftAnchor)
        NSLayoutConstraint.activate([own, siblings, child, far])
        #expect(one.constraints == [own])
        #expect(box.constraints == [siblings, child])
        #expect(root.constraints == [far])
        #expect(own.isActive && far.isActive)
        NSLayoutConstraint.deactivate([own, siblings, child, far])
        #expect(one.constraints + box.constraints + root.constraints == [])
        #expect(!own.isActive)
    }

    @Test func `constraints are listed in the order of their activation`() {
        let view = constrainedView(in: root)
        let constraints = [1, 2, 3].map { number in
            let constraint = view.widthAnchor.constraint(equalToConstant: number)
            constraint.priority = .defaultLow
            return constraint
        }
        NSLayoutConstraint.activate(constraints)
        constraints[0].isActive = false
        constraints[0].isActive = true
        #expect(view.constraints == [constraints[1], constraints[2], constraints[0]])
        // Activating an active constraint changes nothing.
        constraints[1].isActive = true
        #expect(view.constraints == [constraints[1], constraints[2], constraints[0]])
    }

    @Test func `only the view to which a constraint was added by hand lists it`() {
        let box = constrainedView(in: root)
        let view = constrainedView(in: box)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4)
        let width = view.widthAnchor.constraint(equalToConstant: 9)
        root.addConstraints([left, width])
        #expect(root.constraints == [left, width] && left.isActive)
        box.addConstraint(left)
        #expect(root.constraints == [width] && box.constraints == [left])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 4 && view.frame.width == 9)
        box.removeConstraint(left)
        root.removeConstraints([width])
        #expect(!left.isActive && !width.isActive && root.constraints == [] && box.constraints == [])
    }

    @Test func `a view removes only constraints that it lists`() {
        let view = constrainedView(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 9)
        width.isActive = true
        root.removeConstraint(width)
        #expect(width.isActive && view.constraints == [width])
    }

    @Test func `an optional priority can change while the constraint is in force`() {
        let view = constrainedView(in: root)
        let (one, other) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
        )
        one.priority = .init(500)
        other.priority = .init(400)
        NSLayoutConstraint.activate([one, other])
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        other.priority = .init(600)
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        one.priority = .init(999)
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        #expect(view.constraints == [one, other])
    }

    @Test func `a constraint may become optional while it is out of force`() {
        let view = constrainedView(in: root)
        let (one, other) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
        )
        one.isActive = true
        root.layoutIfNeeded()
        one.isActive = false
        one.priority = .defaultLow
        NSLayoutConstraint.activate([one, other])
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
    }

    @Test func `a constant can change before, between and after layouts`() {
        let view = constrainedView(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.constant = 11
        width.isActive = true
        width.constant = 12
        root.layoutIfNeeded()
        #expect(view.frame.width == 12)
        width.constant = 13
        width.constant = 14
        root.layoutIfNeeded()
        #expect(view.frame.width == 14)
        width.isActive = false
        width.constant = 15
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 15)
    }

    @Test func `priorities compare and count as numbers`() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
        var priority = UILayoutPriority.required
        priority -= 1
        #expect(priority == UILayoutPriority(rawValue: 999))
        priority += 1
        #expect(priority == .required)
    }

    @Test func `a constraint without items may be there until there is the right one`() {
        let constraint = NSLayoutConstraint()
        #expect(!constraint.isActive && constraint.constant == 0 && constraint.multiplier == 1)
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        constraint.constant = 4
        constraint.isActive = false
        #expect(constraint.constant == 4)
    }
}
