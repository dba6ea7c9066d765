import Foundation
import Testing

@testable import TesseraUI

/// Notes the calls of an animator to its delegate.
@MainActor private final class AnimatorLog: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
}

/// Notes the places to which it is moved.
@MainActor private final class MovedBehavior: UIDynamicBehavior {
    var calls: [String] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        calls.append(dynamicAnimator == nil ? "out" : "in")
    }
}

extension DisplayTests {
    @Suite @MainActor struct DynamicAnimatorTests {
        private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        private let animator: UIDynamicAnimator

        init() { animator = UIDynamicAnimator(referenceView: room) }

        private func box(_ side: CGFloat = 100, at center: CGPoint) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.center = center
            room.addSubview(view)
            return view
        }

        @Test func `gravity moves the center of a view by 1000 points per second squared`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                animator.addBehavior(UIGravityBehavior(items: [view]))
                clock.advance(by: 0.5)
                // Half of 1000 points per second², times the square of half a second, is 125 points.
                #expect(abs(view.center.y - 225) < 5)
                #expect(view.center.x == 200 && view.transform.isIdentity)
                #expect(abs(animator.elapsedTime - 0.5) < 1e-6)
                animator.removeAllBehaviors()
                let place = view.center
                clock.advance(by: 0.5)
                #expect(view.center == place)
            }
        }

        @Test func `an animator stops when all items rest, and informs its delegate`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 400))
                let log = AnimatorLog()
                animator.delegate = log
                #expect(!animator.isRunning)
                let gravity = UIGravityBehavior(items: [view])
                animator.addBehavior(gravity)
                let collision = UICollisionBehavior(items: [view])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                #expect(animator.isRunning)
                clock.advance(by: 5)
                #expect(log.calls == ["resume", "pause"])
                #expect(!animator.isRunning && animator.elapsedTime < 4)
                #expect(abs(view.center.y - 550) < 0.5)
                gravity.gravityDirection = CGVector(dx: 0, dy: -1)
                #expect(animator.isRunning)
                clock.advance(by: 5)
                #expect(log.calls == ["resume", "pause", "resume", "pause"])
                #expect(abs(view.center.y - 50) < 0.5)
            }
        }

        @Test func `a released animator stops and is freed while its items move`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                weak var animator: UIDynamicAnimator?
                weak var behavior: UIGravityBehavior?
                do {
                    let made = UIDynamicAnimator(referenceView: room)
                    let gravity = UIGravityBehavior(items: [view])
                    made.addBehavior(gravity)
                    clock.advance(by: 0.2)
                    (animator, behavior) = (made, gravity)
                }
                #expect(animator == nil && behavior == nil)
                let place = view.center
                clock.advance(by: 0.2)
                #expect(view.center == place)
            }
        }

        @Test func `an animator does not retain its reference view`() async {
            await ManualClock.run { clock in
                var view: UIView? = UIView()
                weak let weakView = view
                let animator = UIDynamicAnimator(referenceView: view ?? UIView())
                let collision = UICollisionBehavior(items: [])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                view = nil
                #expect(weakView == nil && animator.referenceView == nil)
                clock.advance(by: 0.1)
            }
        }

        @Test func `the app's changes of an item count after an update`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                animator.addBehavior(UIGravityBehavior(items: [view]))
                clock.advance(by: 0.1)
                view.center = CGPoint(x: 50, y: 50)
                clock.advance(by: 0.1)
                #expect(view.center.x == 200)
                view.center = CGPoint(x: 50, y: 50)
                animator.updateItem(usingCurrentState: view)
                clock.advance(by: 0.1)
                // After 0.2 seconds the view has 200 points per second, and falls by 25 points in 0.1 seconds.
                #expect(view.center.x == 50 && abs(view.center.y - 75) < 3)
            }
        }

        @Test func `views that leave their superview and views without a size do no harm`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                let empty = UIView(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
                room.addSubview(empty)
                animator.addBehavior(UIGravityBehavior(items: [view, empty]))
                let collision = UICollisionBehavior(items: [view, empty])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                clock.advance(by: 0.2)
                view.removeFromSuperview()
                clock.advance(by: 5)
                #expect(view.center.y > 540 && view.center.y < 560)
                #expect(empty.center.y > 590 && empty.center.y < 601)
                #expect(!animator.isRunning)
            }
        }

        @Test func `a turned view keeps the scale and the shift of its transform`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 7, ty: 0)
                let properties = UIDynamicItemBehavior(items: [view])
                properties.addAngularVelocity(.pi, for: view)
                animator.addBehavior(properties)
                clock.advance(by: 0.5)
                let transform = view.transform
                #expect(abs(transform.a) < 0.01 && abs(transform.b - 2) < 0.01)
                #expect(abs(transform.c + 0.5) < 0.01 && abs(transform.d) < 0.01)
                #expect(transform.tx == 7)
                #expect(abs(properties.angularVelocity(for: view) - .pi) < 1e-6)
            }
        }

        @Test func `a view deeper in the reference view moves in the coordinates of the reference view`()
            async
        {
            await ManualClock.run { clock in
                let shelf = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
                room.addSubview(shelf)
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                shelf.addSubview(view)
                animator.addBehavior(UIGravityBehavior(items: [view]))
                let collision = UICollisionBehavior(items: [view])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                #expect(animator.items(in: CGRect(x: 110, y: 110, width: 5, height: 5)).count == 1)
                #expect(animator.items(in: CGRect(x: 0, y: 0, width: 90, height: 90)).isEmpty)
                clock.advance(by: 5)
                #expect(abs(view.center.x - 25) < 0.5 && abs(view.center.y - 475) < 0.5)
            }
        }

        @Test func `actions run with each frame, and children act and move with their parent`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                let parent = MovedBehavior()
                let child = MovedBehavior()
                parent.addChildBehavior(child)
                child.addChildBehavior(UIGravityBehavior(items: [view]))
                var frames = 0
                child.action = { frames += 1 }
                animator.addBehavior(parent)
                #expect(child.dynamicAnimator === animator && animator.behaviors == [parent])
                clock.advance(by: 0.5)
                #expect(frames == 30 && view.center.y > 200)
                animator.removeBehavior(parent)
                #expect(child.dynamicAnimator == nil)
                #expect(parent.calls == ["in", "out"] && child.calls == ["in", "out"])
            }
        }

        @Test func `an action may remove all behaviors`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 100))
                let gravity = UIGravityBehavior(items: [view])
                gravity.action = { [unowned animator] in
                    if view.center.y > 150 { animator.removeAllBehaviors() }
                }
                animator.addBehavior(gravity)
                clock.advance(by: 3)
                #expect(view.center.y < 170)
                #expect(!animator.isRunning && animator.behaviors.isEmpty)
            }
        }

        @Test func `the attributes of a layout are items, and their movement invalidates the layout`() async {
            await ManualClock.run { clock in
                final class FallLayout: UICollectionViewLayout {
                    var invalidations = 0
                    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }
                    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                        invalidations += 1
                        super.invalidateLayout(with: context)
                    }
                }
                let layout = FallLayout()
                let animator = UIDynamicAnimator(collectionViewLayout: layout)
                let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
                cell.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                animator.addBehavior(UIGravityBehavior(items: [cell]))
                let collision = UICollisionBehavior(items: [cell])
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(collision)
                #expect(animator.layoutAttributesForCell(at: [0, 3]) === cell)
                #expect(animator.layoutAttributesForCell(at: [0, 4]) == nil)
                cell.indexPath = [0, 5]
                #expect(animator.layoutAttributesForCell(at: [0, 3]) == nil)
                #expect(animator.layoutAttributesForCell(at: [0, 5]) === cell)
                cell.indexPath = [0, 3]
                #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 3]) == nil)
                clock.advance(by: 0.1)
                #expect(layout.invalidations == 6)
                clock.advance(by: 5)
                #expect(abs(cell.center.y - 450) < 0.5)
                let count = layout.invalidations
                clock.advance(by: 1)
                #expect(layout.invalidations == count)
                animator.removeAllBehaviors()
                #expect(animator.layoutAttributesForCell(at: [0, 3]) == nil)
            }
        }
    }
}
