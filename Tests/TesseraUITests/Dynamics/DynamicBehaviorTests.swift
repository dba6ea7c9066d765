import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct DynamicBehaviorTests {
        private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        private let animator: UIDynamicAnimator

        init() { animator = UIDynamicAnimator(referenceView: room) }

        private func box(_ side: CGFloat = 100, at center: CGPoint) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.center = center
            room.addSubview(view)
            return view
        }

        @Test func `the angle and the magnitude of a gravity are those of its direction`() {
            let gravity = UIGravityBehavior()
            #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
            #expect(abs(gravity.angle - .pi / 2) < 1e-9 && gravity.magnitude == 1)
            gravity.gravityDirection = CGVector(dx: -2, dy: 0)
            #expect(abs(gravity.angle - .pi) < 1e-9 && gravity.magnitude == 2)
            gravity.setAngle(0, magnitude: 3)
            #expect(gravity.gravityDirection == CGVector(dx: 3, dy: 0))
            gravity.magnitude = 0
            gravity.magnitude = 1
            #expect(gravity.gravityDirection == CGVector(dx: 1, dy: 0))
        }

        @Test func `items are in a behavior once, and leave it`() {
            let view = UIView()
            let gravity = UIGravityBehavior(items: [view, view])
            #expect(gravity.items.count == 1)
            gravity.addItem(view)
            #expect(gravity.items.count == 1)
            gravity.removeItem(view)
            #expect(gravity.items.isEmpty)
        }

        @Test func `an instantaneous push gives a velocity once`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 300))
                let properties = UIDynamicItemBehavior(items: [view])
                let push = UIPushBehavior(items: [view], mode: .instantaneous)
                #expect(push.active && push.magnitude == 0)
                push.pushDirection = CGVector(dx: 1, dy: 0)
                animator.addBehavior(properties)
                animator.addBehavior(push)
                clock.advance(by: 1)
                #expect(!push.active)
                #expect(abs(properties.linearVelocity(for: view).x - 100) < 1e-6)
                #expect(abs(view.center.x - 200) < 1)
                push.active = true
                clock.advance(by: 0.1)
                #expect(abs(properties.linearVelocity(for: view).x - 200) < 1e-6)
            }
        }

        @Test func `a continuous push accelerates by 100 points per second squared`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 300))
                let properties = UIDynamicItemBehavior(items: [view])
                properties.density = 2
                let push = UIPushBehavior(items: [view], mode: .continuous)
                push.setAngle(.pi / 2, magnitude: 1)
                animator.addBehavior(properties)
                animator.addBehavior(push)
                clock.advance(by: 1)
                #expect(abs(properties.linearVelocity(for: view).y - 50) < 1e-6)
                push.active = false
                clock.advance(by: 1)
                #expect(abs(properties.linearVelocity(for: view).y - 50) < 1e-6)
            }
        }

        @Test func `a push beside the center turns a view`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 300))
                let push = UIPushBehavior(items: [view], mode: .instantaneous)
                push.pushDirection = CGVector(dx: 0, dy: 1)
                push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: view)
                #expect(push.targetOffsetFromCenter(for: view).horizontal == 40)
                animator.addBehavior(push)
                clock.advance(by: 0.2)
                // A push on the right half downwards turns clockwise.
                #expect(view.transform.b > 0)
            }
        }

        @Test func `a snap ends at its point, upright, and a new point starts it again`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 100))
                view.transform = CGAffineTransform(rotationAngle: 0.8)
                let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 400))
                #expect(snap.damping == 0.5)
                animator.addBehavior(snap)
                clock.advance(by: 5)
                #expect(!animator.isRunning)
                #expect(hypot(view.center.x - 300, view.center.y - 400) < 0.5)
                #expect(abs(view.transform.b) < 0.02)
                snap.snapPoint = CGPoint(x: 100, y: 100)
                clock.advance(by: 5)
                #expect(hypot(view.center.x - 100, view.center.y - 100) < 0.5)
            }
        }

        @Test func `velocities that were added before the animator count`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 300))
                let properties = UIDynamicItemBehavior(items: [view])
                properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
                properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
                #expect(properties.linearVelocity(for: view) == CGPoint(x: 200, y: 0))
                animator.addBehavior(properties)
                clock.advance(by: 0.5)
                #expect(abs(view.center.x - 200) < 1)
            }
        }

        @Test func `the last behavior that sets a property decides, and the others remain`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 300))
                let first = UIDynamicItemBehavior(items: [view])
                (first.resistance, first.allowsRotation) = (5, false)
                let second = UIDynamicItemBehavior(items: [view])
                second.resistance = 0
                animator.addBehavior(first)
                animator.addBehavior(second)
                second.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
                second.addAngularVelocity(1, for: view)
                clock.advance(by: 0.5)
                #expect(abs(second.linearVelocity(for: view).x - 100) < 1e-6)
                #expect(view.transform.isIdentity)
                animator.removeBehavior(second)
                clock.advance(by: 0.5)
                #expect(abs(first.linearVelocity(for: view).x - 100 * exp(-2.5)) < 1)
            }
        }

        @Test func `the values of a new behavior are those that Apple documents`() {
            let properties = UIDynamicItemBehavior()
            #expect(properties.elasticity == 0 && properties.friction == 0 && properties.density == 1)
            #expect(properties.resistance == 0 && properties.angularResistance == 0)
            #expect(properties.charge == 0 && !properties.isAnchored && properties.allowsRotation)
            let field = UIFieldBehavior.springField()
            #expect(field.strength == 1 && field.falloff == 0 && field.minimumRadius > 0)
        }

        @Test func `fields act on items in their region`() async {
            await ManualClock.run { clock in
                let (near, far) = (box(at: CGPoint(x: 100, y: 100)), box(at: CGPoint(x: 300, y: 500)))
                let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
                field.position = CGPoint(x: 100, y: 100)
                field.region = UIRegion(radius: 100)
                field.addItem(near)
                field.addItem(far)
                animator.addBehavior(field)
                clock.advance(by: 0.5)
                #expect(near.center.x > 105 && far.center.x == 300)
            }
        }

        @Test func `a closure computes the force of an app's field`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 100, y: 100))
                var masses: Set<CGFloat> = []
                let field = UIFieldBehavior.field { _, _, _, mass, _, _ in
                    masses.insert(mass)
                    return CGVector(dx: 0, dy: 2)
                }
                field.addItem(view)
                let properties = UIDynamicItemBehavior(items: [view])
                animator.addBehavior(field)
                animator.addBehavior(properties)
                clock.advance(by: 0.5)
                #expect(abs(properties.linearVelocity(for: view).y - 100) < 1e-6)
                #expect(masses == [1])
            }
        }

        @Test func `a closure of a field may remove its item`() async {
            await ManualClock.run { clock in
                let views = [box(at: CGPoint(x: 100, y: 100)), box(at: CGPoint(x: 150, y: 130))]
                let collision = UICollisionBehavior(items: views)
                let field = UIFieldBehavior.field { [unowned animator] field, _, _, _, _, _ in
                    animator.removeBehavior(collision)
                    field.removeItem(views[0])
                    return CGVector(dx: 0, dy: 2)
                }
                for view in views { field.addItem(view) }
                for behavior in [collision, field] { animator.addBehavior(behavior) }
                clock.advance(by: 0.5)
                #expect(views[0].center == CGPoint(x: 100, y: 100))
                #expect(views[1].center.y > 140)
            }
        }

        @Test func `regions are combined`() {
            let circle = UIRegion(radius: 10)
            let square = UIRegion(size: CGSize(width: 10, height: 30))
            let points = [
                CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 14), CGPoint(x: 20, y: 0),
            ]
            func found(_ region: UIRegion) -> [Bool] { points.map(region.contains) }
            #expect(found(circle) == [true, true, false, false])
            #expect(found(square) == [true, false, true, false])
            #expect(found(circle.union(with: square)) == [true, true, true, false])
            #expect(found(circle.intersection(with: square)) == [true, false, false, false])
            #expect(found(circle.difference(from: square)) == [false, true, false, false])
            #expect(found(circle.inverse()) == [false, false, true, true])
            #expect(found(.infinite) == [true, true, true, true])
        }
    }
}
