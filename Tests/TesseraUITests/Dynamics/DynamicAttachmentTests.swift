import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct DynamicAttachmentTests {
        private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        private let animator: UIDynamicAnimator

        init() { animator = UIDynamicAnimator(referenceView: room) }

        private func box(_ side: CGFloat = 100, at center: CGPoint) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.center = center
            room.addSubview(view)
            return view
        }

        @Test func `an item keeps its distance from an anchor, and moves with it`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 200))
                let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
                #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
                animator.addBehavior(attachment)
                animator.addBehavior(UIGravityBehavior(items: [view]))
                clock.advance(by: 2)
                #expect(abs(view.center.y - 200) < 0.5)
                attachment.length = 50
                clock.advance(by: 2)
                #expect(abs(view.center.y - 150) < 0.5)
                attachment.anchorPoint = CGPoint(x: 200, y: 300)
                clock.advance(by: 2)
                #expect(abs(hypot(view.center.x - 200, view.center.y - 300) - 50) < 1)
            }
        }

        @Test func `an item that hangs on a spring swings, and rests at its length with damping`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 250))
                let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
                (attachment.length, attachment.frequency, attachment.damping) = (100, 2, 0.5)
                animator.addBehavior(attachment)
                var least = view.center.y
                attachment.action = { least = min(least, view.center.y) }
                clock.advance(by: 5)
                #expect(least < 198)
                #expect(!animator.isRunning && abs(view.center.y - 200) < 0.5)
            }
        }

        @Test func `two attached items keep their distance`() async {
            await ManualClock.run { clock in
                let (first, second) = (
                    box(40, at: CGPoint(x: 100, y: 100)), box(40, at: CGPoint(x: 200, y: 100))
                )
                let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
                #expect(attachment.attachedBehaviorType == .items && attachment.items.count == 2)
                animator.addBehavior(attachment)
                let push = UIPushBehavior(items: [second], mode: .instantaneous)
                push.pushDirection = CGVector(dx: 0.1, dy: 0.2)
                animator.addBehavior(push)
                clock.advance(by: 0.5)
                let distance = hypot(second.center.x - first.center.x, second.center.y - first.center.y)
                #expect(abs(distance - 100) < 1 && second.center.y > 105)
            }
        }

        @Test func `fixed, pinned, sliding and limited items move as far as they may`() async {
            await ManualClock.run { clock in
                let wall = box(at: CGPoint(x: 200, y: 100))
                let anchored = UIDynamicItemBehavior(items: [wall])
                anchored.isAnchored = true
                animator.addBehavior(anchored)

                let fixed = box(40, at: CGPoint(x: 100, y: 100))
                animator.addBehavior(
                    UIAttachmentBehavior.fixedAttachment(
                        with: fixed, attachedTo: wall, attachmentAnchor: CGPoint(x: 130, y: 100)))
                let pinned = box(40, at: CGPoint(x: 300, y: 100))
                let pin = UIAttachmentBehavior.pinAttachment(
                    with: pinned, attachedTo: wall, attachmentAnchor: CGPoint(x: 260, y: 100))
                pin.attachmentRange = UIFloatRange(minimum: -.pi / 2, maximum: .pi / 2)
                animator.addBehavior(pin)
                let slider = box(40, at: CGPoint(x: 50, y: 300))
                let sliding = UIAttachmentBehavior.slidingAttachment(
                    with: slider, attachmentAnchor: slider.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
                sliding.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
                animator.addBehavior(sliding)
                let roped = box(40, at: CGPoint(x: 200, y: 150))
                let limit = UIAttachmentBehavior.limitAttachment(
                    with: roped, offsetFromCenter: .zero, attachedTo: wall, offsetFromCenter: .zero)
                animator.addBehavior(limit)
                limit.length = 200

                let items = [fixed, pinned, slider, roped]
                animator.addBehavior(UIGravityBehavior(items: items))
                let resistance = UIDynamicItemBehavior(items: items)
                (resistance.resistance, resistance.angularResistance) = (2, 2)
                animator.addBehavior(resistance)
                clock.advance(by: 10)
                #expect(hypot(fixed.center.x - 100, fixed.center.y - 100) < 1)
                // The pinned view hangs below the point to which it is attached, turned by a right angle.
                #expect(hypot(pinned.center.x - 260, pinned.center.y - 140) < 1)
                #expect(abs(pinned.transform.b - 1) < 0.02)
                #expect(hypot(slider.center.x - 50, slider.center.y - 360) < 1)
                #expect(hypot(roped.center.x - 200, roped.center.y - 300) < 1)
                #expect(!animator.isRunning)
            }
        }

        @Test func `an item falls when its attachment is removed`() async {
            await ManualClock.run { clock in
                let view = box(at: CGPoint(x: 200, y: 200))
                let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
                animator.addBehavior(attachment)
                animator.addBehavior(UIGravityBehavior(items: [view]))
                clock.advance(by: 2)
                animator.removeBehavior(attachment)
                clock.advance(by: 0.5)
                #expect(view.center.y > 300)
            }
        }

        @Test func `ranges are equal by their ends`() {
            #expect(UIFloatRange() == .zero && !UIFloatRange.zero.isInfinite)
            #expect(UIFloatRange.infinite.isInfinite)
        }
    }
}
