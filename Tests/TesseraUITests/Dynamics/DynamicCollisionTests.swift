import Foundation
import Testing

@testable import TesseraUI

/// Notes the contacts of a collision behavior.
@MainActor private final class ContactLog: NSObject, UICollisionBehaviorDelegate {
    var calls: [String] = []
    var places: [CGPoint] = []

    private func name(_ item: any UIDynamicItem) -> String {
        (item as? UIView)?.accessibilityIdentifier ?? "?"
    }

    private func name(_ identifier: (any NSCopying)?) -> String {
        (identifier as? NSString).map { String(describing: $0) } ?? "bounds"
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {
        calls.append("\(name(item1)) hits \(name(item2))")
        places.append(p)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {
        calls.append("\(name(item1)) leaves \(name(item2))")
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        calls.append("\(name(item)) hits \(name(identifier))")
        places.append(p)
    }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        calls.append("\(name(item)) leaves \(name(identifier))")
    }
}

/// A view that is a ball.
private final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// A view that is a triangle, whose point is at the top.
private final class RoofView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -bounds.height / 2))
        path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        path.addLine(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
        path.close()
        return path
    }
}

extension DisplayTests {
    @Suite @MainActor struct DynamicCollisionTests {
        private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        private let animator: UIDynamicAnimator

        init() { animator = UIDynamicAnimator(referenceView: room) }

        private func add<View: UIView>(_ view: View, _ side: CGFloat = 100, at center: CGPoint) -> View {
            view.frame = CGRect(x: 0, y: 0, width: side, height: side)
            view.center = center
            room.addSubview(view)
            return view
        }

        /// Lets items fall and collide.
        private func fall(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
            animator.addBehavior(UIGravityBehavior(items: items))
            let collision = UICollisionBehavior(items: items)
            animator.addBehavior(collision)
            return collision
        }

        @Test func `views rest on each other and on the bounds of the reference view`() async {
            await ManualClock.run { clock in
                let lower = add(UIView(), at: CGPoint(x: 200, y: 500))
                let upper = add(UIView(), at: CGPoint(x: 200, y: 300))
                let collision = fall([lower, upper])
                collision.translatesReferenceBoundsIntoBoundary = true
                clock.advance(by: 8)
                #expect(!animator.isRunning)
                #expect(abs(lower.center.y - 550) < 0.5 && abs(upper.center.y - 450) < 0.5)
            }
        }

        @Test func `views pass through each other if they collide with boundaries only`() async {
            await ManualClock.run { clock in
                let views = [
                    add(UIView(), at: CGPoint(x: 200, y: 500)), add(UIView(), at: CGPoint(x: 200, y: 300)),
                ]
                let collision = fall(views)
                collision.collisionMode = .boundaries
                collision.setTranslatesReferenceBoundsIntoBoundary(
                    with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
                clock.advance(by: 5)
                for view in views { #expect(abs(view.center.y - 500) < 0.5) }
            }
        }

        @Test func `the delegate is informed of contacts with boundaries`() async {
            await ManualClock.run { clock in
                let view = add(UIView(), at: CGPoint(x: 200, y: 100))
                view.accessibilityIdentifier = "box"
                let collision = fall([view])
                let log = ContactLog()
                collision.collisionDelegate = log
                let properties = UIDynamicItemBehavior(items: [view])
                properties.elasticity = 0
                animator.addBehavior(properties)
                collision.addBoundary(
                    withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300),
                    to: CGPoint(x: 400, y: 300))
                #expect(collision.boundaryIdentifiers?.count == 1)
                #expect(collision.boundary(withIdentifier: "shelf" as NSString)?.currentPoint.y == 300)
                clock.advance(by: 3)
                #expect(log.calls == ["box hits shelf"])
                #expect(abs((log.places.first?.y ?? 0) - 300) < 1)
                #expect(abs(view.center.y - 250) < 0.5)
                collision.translatesReferenceBoundsIntoBoundary = true
                collision.removeBoundary(withIdentifier: "shelf" as NSString)
                #expect(collision.boundaryIdentifiers == nil)
                clock.advance(by: 3)
                #expect(log.calls.last == "box hits bounds")
                #expect(abs(view.center.y - 550) < 0.5)
            }
        }

        @Test func `the delegate is informed when two items touch and part`() async {
            await ManualClock.run { clock in
                let first = add(UIView(), at: CGPoint(x: 100, y: 300))
                let second = add(UIView(), at: CGPoint(x: 300, y: 300))
                (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
                let collision = UICollisionBehavior(items: [first, second])
                let log = ContactLog()
                collision.collisionDelegate = log
                let properties = UIDynamicItemBehavior(items: [first, second])
                properties.elasticity = 1
                properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
                animator.addBehavior(collision)
                animator.addBehavior(properties)
                clock.advance(by: 1)
                #expect(log.calls == ["first hits second", "first leaves second"])
                #expect(abs((log.places.first?.x ?? 0) - 250) < 2)
            }
        }

        @Test func `a ball rolls down a slope, and a triangle stands on its side`() async {
            await ManualClock.run { clock in
                let ball = add(BallView(), 40, at: CGPoint(x: 60, y: 50))
                let collision = fall([ball])
                collision.addBoundary(
                    withIdentifier: 1 as NSNumber, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 300))
                clock.advance(by: 0.8)
                #expect(ball.center.x > 120)
                // The ball turns clockwise while it rolls to the right.
                #expect(ball.transform != .identity)
                animator.removeAllBehaviors()

                let roof = add(RoofView(), 100, at: CGPoint(x: 200, y: 500))
                let floor = fall([roof])
                floor.translatesReferenceBoundsIntoBoundary = true
                clock.advance(by: 8)
                #expect(!animator.isRunning)
                #expect(abs(roof.center.y - 550) < 0.5 && abs(roof.transform.b) < 0.02)
            }
        }

        @Test func `the boundary changes with the bounds of the reference view while the items rest`() async {
            await ManualClock.run { clock in
                let view = add(UIView(), at: CGPoint(x: 200, y: 500))
                let collision = fall([view])
                collision.translatesReferenceBoundsIntoBoundary = true
                clock.advance(by: 5)
                #expect(!animator.isRunning)
                room.frame.size.height = 800
                #expect(animator.isRunning)
                clock.advance(by: 5)
                #expect(abs(view.center.y - 750) < 0.5)
            }
        }

        @Test func `the behavior of a released animator acts in another one`() async {
            await ManualClock.run { clock in
                let view = add(UIView(), at: CGPoint(x: 200, y: 500))
                let gravity = UIGravityBehavior(items: [view])
                let collision = UICollisionBehavior(items: [view])
                collision.translatesReferenceBoundsIntoBoundary = true
                do {
                    let released = UIDynamicAnimator(referenceView: room)
                    released.addBehavior(gravity)
                    released.addBehavior(collision)
                    clock.advance(by: 0.1)
                }
                #expect(collision.dynamicAnimator == nil)
                for behavior in [gravity, collision] { animator.addBehavior(behavior) }
                clock.advance(by: 5)
                #expect(abs(view.center.y - 550) < 0.5)
                room.frame.size.height = 700
                clock.advance(by: 5)
                #expect(abs(view.center.y - 650) < 0.5)
            }
        }

        @Test func `a view that lies still takes over the velocity of one that hits it`() async {
            await ManualClock.run { clock in
                let first = add(UIView(), 40, at: CGPoint(x: 50, y: 300))
                let second = add(UIView(), 40, at: CGPoint(x: 200, y: 300))
                animator.addBehavior(UICollisionBehavior(items: [first, second]))
                let properties = UIDynamicItemBehavior(items: [first, second])
                properties.elasticity = 1
                animator.addBehavior(properties)
                clock.advance(by: 2)
                #expect(!animator.isRunning)
                properties.addLinearVelocity(CGPoint(x: 600, y: 0), for: first)
                clock.advance(by: 0.4)
                #expect(abs(properties.linearVelocity(for: first).x) < 1)
                #expect(abs(properties.linearVelocity(for: second).x - 600) < 1)
            }
        }

        @Test func `an anchored view carries others`() async {
            await ManualClock.run { clock in
                let shelf = add(UIView(), at: CGPoint(x: 200, y: 400))
                let view = add(UIView(), at: CGPoint(x: 200, y: 200))
                _ = fall([shelf, view])
                let properties = UIDynamicItemBehavior(items: [shelf])
                properties.isAnchored = true
                animator.addBehavior(properties)
                clock.advance(by: 5)
                #expect(shelf.center == CGPoint(x: 200, y: 400))
                #expect(abs(view.center.y - 300) < 0.5)
                properties.isAnchored = false
                clock.advance(by: 0.5)
                #expect(shelf.center.y > 450)
            }
        }

        @Test func `the items of a group move together`() async {
            await ManualClock.run { clock in
                let left = add(UIView(), at: CGPoint(x: 100, y: 100))
                let right = add(UIView(), at: CGPoint(x: 200, y: 150))
                let group = UIDynamicItemGroup(items: [left, right])
                #expect(group.center == CGPoint(x: 150, y: 125))
                #expect(group.bounds.size == CGSize(width: 200, height: 150))
                let collision = fall([group])
                collision.translatesReferenceBoundsIntoBoundary = true
                clock.advance(by: 0.3)
                #expect(left.center.y > 130)
                clock.advance(by: 8)
                #expect(!animator.isRunning)
                let distance = hypot(right.center.x - left.center.x, right.center.y - left.center.y)
                #expect(abs(distance - hypot(100, 50)) < 1e-6)
                #expect(max(left.center.y, right.center.y) < 560)
            }
        }
    }
}
