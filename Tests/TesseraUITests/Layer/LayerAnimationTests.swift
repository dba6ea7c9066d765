import Foundation
import TesseraDisplay
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LayerAnimationTests {
        private final class Observer: NSObject, CAAnimationDelegate {
            var events: [String] = []
            func animationDidStart(_ anim: CAAnimation) { events.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
        }

        private func updates(_ display: FakeDisplay, _ layer: CALayer) -> [(
            NodeProperties, SceneOperation.Animation?
        )] {
            display.operations.compactMap { operation in
                guard case .update(layer.view.node.id, let set, _, let animation) = operation else {
                    return nil
                }
                return (set, animation)
            }
        }

        @Test func `a group without an end and a long path have a limited number of looks`() {
            let state = CALayer().view.viewState
            let pulse = CABasicAnimation(keyPath: "opacity")
            (pulse.fromValue, pulse.toValue, pulse.duration) = (0, 1, 1)
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([pulse], .infinity)
            #expect(group.times(previous: state, model: state).count <= 601)
            let path = CGMutablePath()
            path.move(to: .zero)
            for index in 1...200 {
                path.addCurve(
                    to: CGPoint(x: index, y: 0), control1: CGPoint(x: index, y: 9),
                    control2: CGPoint(x: index, y: -9))
            }
            let run = CAKeyframeAnimation(keyPath: "position")
            (run.path, run.duration) = (path, 1)
            // Each of 201 points, and at most two looks on the way to the next one.
            #expect(run.times(previous: state, model: state).count <= 600)
        }

        @Test func `the values of a keyframe animation can be values that contain transforms`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let pulse = CAKeyframeAnimation(keyPath: "transform")
                pulse.values = [
                    NSValue(caTransform3D: CATransform3DIdentity),
                    NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)),
                ]
                pulse.duration = 2
                layer.add(pulse, forKey: nil)
                await display.settle()
                clock.advance(by: 1)
                #expect(layer.presentation()?.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
            }
        }

        @Test func `a look that stays is displayed again when another animation of the property has ended`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let kept = CABasicAnimation(keyPath: "opacity")
                (kept.fromValue, kept.toValue, kept.duration) = (1, 0.5, 1)
                (kept.fillMode, kept.isRemovedOnCompletion) = (.forwards, false)
                let other = CABasicAnimation(keyPath: "opacity")
                (other.fromValue, other.toValue, other.duration) = (0, 0.2, 2)
                layer.add(kept, forKey: "kept")
                layer.add(other, forKey: "other")
                await display.settle()
                display.reset()
                clock.advance(by: 3)
                await display.settle()
                // The longer animation is over, and so the one that stays is what the display has.
                #expect(layer.animationKeys() == ["kept"])
                let motion = try #require(updates(display, layer).last?.1)
                #expect(motion.frames.last?.set.alpha == 0.5)
                #expect(motion.fill == .forwards || motion.fill == .both)
            }
        }

        @Test func `an animation that stands still displays the look at its time`() async throws {
            try await ManualClock.run { _ in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
                (fade.speed, fade.timeOffset) = (0, 0.5)
                layer.add(fade, forKey: nil)
                await display.settle()
                let motion = try #require(updates(display, layer).last?.1)
                #expect(motion.frames.allSatisfy { $0.set.alpha == 0.25 })
                #expect(layer.presentation()?.opacity == 0.25)
            }
        }

        @Test func `a change of a layer is animated as the transaction says`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                CATransaction.begin()
                CATransaction.setAnimationDuration(2)
                var isComplete = false
                CATransaction.setCompletionBlock { isComplete = true }
                layer.opacity = 0
                CATransaction.commit()
                #expect(layer.opacity == 0 && layer.animationKeys() == ["opacity"])
                await display.settle()
                let sent = updates(display, layer)
                #expect(sent.count == 2 && sent[0].0.alpha == 0 && sent[0].1 == nil)
                let motion = try #require(sent.last?.1)
                #expect(motion.duration == 2 && motion.fill == SceneOperation.Fill.none)
                #expect(motion.curve == .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
                // The first frame is the old opacity, which is the usual one.
                #expect(motion.frames.map(\.time) == [0, 1] && motion.frames[0].cleared == ["o"])
                clock.advance(by: 1)
                let present = try #require(layer.presentation())
                #expect(present.opacity > 0 && present.opacity < 1 && !isComplete)
                clock.advance(by: 1)
                #expect(isComplete && layer.animationKeys() == nil && layer.presentation()?.opacity == 0)
            }
        }

        @Test func `nothing is animated where actions say so`() async throws {
            let (display, layer) = try await FakeDisplay.showing(CALayer())
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            layer.actions = ["position": NSNull()]
            layer.position.x = 50
            #expect(layer.animationKeys() == nil)
            await display.settle()
            #expect(updates(display, layer).count == 1)
        }

        @Test func `a view's own layer is not animated by itself`() async throws {
            let (display, layer) = try await FakeDisplay.showing(CALayer())
            let window = try #require(layer.view.window)
            window.layer.opacity = 0.5
            #expect(window.layer.animationKeys() == nil)
            await display.settle()
        }

        @Test func `a basic animation runs beside the layer's own value`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let observer = Observer()
                let slide = CABasicAnimation(keyPath: "position.x")
                slide.fromValue = 0
                slide.toValue = 100
                slide.duration = 4
                slide.delegate = observer
                layer.add(slide, forKey: "slide")
                slide.duration = 9
                await display.settle()
                let motion = try #require(updates(display, layer).last?.1)
                #expect(motion.duration == 4 && motion.curve == .linear)
                #expect(motion.frames.map { $0.set.frame?.rect.minX } == [-5, 95])
                #expect(observer.events == ["start"])
                clock.advance(by: 1)
                #expect(layer.presentation()?.position == CGPoint(x: 25, y: 5) && layer.position.x == 5)
                #expect((layer.animation(forKey: "slide") as? CABasicAnimation)?.duration == 4)
                clock.advance(by: 3)
                #expect(observer.events == ["start", "stop true"] && layer.presentation()?.position.x == 5)
            }
        }

        @Test func `the scale of a layer is animated without its depth`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                layer.transform = CATransform3DMakeScale(4, 4, 5)
                #expect(layer.value(forKeyPath: "transform.scale.xy") as? Double == 4)
                let grow = CABasicAnimation(keyPath: "transform.scale.xy")
                (grow.fromValue, grow.toValue, grow.duration) = (0, 1, 4)
                layer.add(grow, forKey: nil)
                await display.settle()
                clock.advance(by: 1)
                let shown = try #require(layer.presentation()).transform
                #expect(shown.m11 == 0.25 && shown.m22 == 0.25 && shown.m33 == 5)
                layer.setValue(2, forKeyPath: "transform.scale.xy")
                #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 2, 5)))
            }
        }

        @Test func `the delegate learns of the start when the beginning time has come`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let observer = Observer()
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.toValue, fade.duration, fade.delegate) = (0, 4, observer)
                fade.beginTime = AnimationContext.clock.now + 3
                layer.add(fade, forKey: nil)
                await display.settle()
                #expect(observer.events.isEmpty)
                clock.advance(by: 2)
                #expect(observer.events.isEmpty)
                clock.advance(by: 1)
                #expect(observer.events == ["start"])
                clock.advance(by: 4)
                #expect(observer.events == ["start", "stop true"])
            }
        }

        @Test func `an animation that is removed before it begins never starts`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let observer = Observer()
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.toValue, fade.duration, fade.delegate) = (0, 4, observer)
                fade.beginTime = AnimationContext.clock.now + 3
                layer.add(fade, forKey: "fade")
                await display.settle()
                clock.advance(by: 1)
                layer.removeAnimation(forKey: "fade")
                clock.advance(by: 5)
                #expect(observer.events == ["stop false"])
            }
        }

        @Test func `a value that is not stated is that before the animation or the present one`() async throws
        {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let grow = CABasicAnimation(keyPath: "opacity")
                grow.byValue = -0.5
                grow.duration = 1
                layer.add(grow, forKey: nil)
                await display.settle()
                clock.advance(by: 0.5)
                #expect(layer.presentation()?.opacity == 0.75)
            }
        }

        @Test func `an animation that is removed stops on the display`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let observer = Observer()
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                fade.duration = 10
                fade.delegate = observer
                layer.add(fade, forKey: "fade")
                let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                turn.toValue = 2 * Double.pi
                turn.duration = 8
                turn.repeatCount = .infinity
                layer.add(turn, forKey: "turn")
                await display.settle()
                // A whole turn has the same look at both ends, so that its frames lie close together.
                let whole = try #require(updates(display, layer).last?.1)
                #expect(whole.repeatCount == nil && whole.frames.count == 13)
                display.reset()
                clock.advance(by: 2)
                layer.removeAnimation(forKey: "fade")
                await display.settle()
                #expect(observer.events == ["start", "stop false"])
                #expect(display.operations.first == .stop(id: layer.view.node.id))
                // The other animation goes on where it was.
                #expect(updates(display, layer).compactMap { $0.1?.delay } == [-2])
            }
        }

        @Test func `key frames have times, paces and paths`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let jump = CAKeyframeAnimation(keyPath: "position.y")
                jump.values = [0, 10, 40]
                jump.keyTimes = [0, 0.5, 1]
                jump.duration = 2
                layer.add(jump, forKey: nil)
                let walk = CAKeyframeAnimation(keyPath: "opacity")
                walk.values = [1, 0.5, 0.25, 0]
                walk.calculationMode = .discrete
                walk.duration = 2
                layer.add(walk, forKey: nil)
                await display.settle()
                clock.advance(by: 0.75)
                #expect(layer.presentation()?.position.y == 7.5 && layer.presentation()?.opacity == 0.5)
                clock.advance(by: 0.75)
                #expect(layer.presentation()?.position.y == 25 && layer.presentation()?.opacity == 0)
            }
        }

        @Test func `a point moves along a path with an even pace, and the layer turns`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let walk = CAKeyframeAnimation(keyPath: "position")
                let path = CGMutablePath()
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 100, y: 0))
                path.addLine(to: CGPoint(x: 100, y: 300))
                walk.path = path
                walk.calculationMode = .paced
                walk.rotationMode = .rotateAuto
                walk.duration = 4
                layer.add(walk, forKey: nil)
                await display.settle()
                clock.advance(by: 2)
                let present = try #require(layer.presentation())
                #expect(abs(present.position.x - 100) < 0.1 && abs(present.position.y - 100) < 0.5)
                #expect(abs(present.affineTransform().b - 1) < 1e-6)
            }
        }

        @Test func `animations of a group end with it`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 0
                fade.toValue = 1
                fade.duration = 4
                let scale = CABasicAnimation(keyPath: "transform.scale")
                scale.fromValue = 1
                scale.toValue = 3
                scale.beginTime = 1
                scale.duration = 1
                let group = CAAnimationGroup()
                group.animations = [fade, scale]
                group.duration = 2
                layer.add(group, forKey: "both")
                await display.settle()
                #expect(updates(display, layer).last?.1?.duration == 2)
                clock.advance(by: 1.5)
                let present = try #require(layer.presentation())
                #expect(abs(present.opacity - 0.375) < 1e-5 && abs(present.affineTransform().a - 2) < 1e-6)
                clock.advance(by: 0.5)
                #expect(layer.animationKeys() == nil)
            }
        }

        @Test func `a spring has the duration and the motion of its numbers`() async throws {
            let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
            #expect(abs(spring.perceptualDuration - 0.5) < 1e-6 && abs(spring.bounce - 0.25) < 1e-6)
            #expect(spring.settlingDuration > 0.5)
            let stiff = CASpringAnimation(keyPath: "position.x")
            #expect(stiff.mass == 1 && stiff.stiffness == 100 && stiff.damping == 10)
        }

        @Test func `an animation that stays fills the time after its end`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                fade.duration = 1
                fade.fillMode = .forwards
                fade.isRemovedOnCompletion = false
                layer.add(fade, forKey: "fade")
                await display.settle()
                #expect(updates(display, layer).last?.1?.fill == .forwards)
                clock.advance(by: 5)
                #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == ["fade"])
                layer.removeAllAnimations()
                #expect(layer.presentation()?.opacity == 1)
            }
        }

        @Test func `an animation that the app removes itself goes on when its view comes back`() async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let (spinner, observer) = (UIView(), Observer())
                window.addSubview(spinner)
                let kept = CABasicAnimation(keyPath: "opacity")
                let other = CABasicAnimation(keyPath: "opacity")
                (kept.toValue, kept.duration, kept.isRemovedOnCompletion) = (0, 8, false)
                (other.toValue, other.duration, other.delegate) = (0, 8, observer)
                spinner.layer.add(kept, forKey: "kept")
                spinner.layer.add(other, forKey: "other")
                await display.settle()
                spinner.removeFromSuperview()
                await display.settle()
                #expect(spinner.layer.animationKeys() == ["kept"])
                #expect(observer.events == ["start", "stop false"])
                clock.advance(by: 2)
                display.reset()
                window.addSubview(spinner)
                await display.settle()
                // Two of eight seconds have passed.
                let motion = try #require(updates(display, spinner.layer).last?.1)
                #expect(motion.duration == 8 && motion.delay == -2)
            }
        }

        @Test func `the animation of a mask is one of the masked layer`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let mask = CAShapeLayer()
                mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
                layer.mask = mask
                await display.settle()
                display.reset()
                let open = CABasicAnimation(keyPath: "path")
                open.fromValue = CGPath(rect: .zero, transform: nil)
                open.duration = 1
                mask.add(open, forKey: nil)
                await display.settle()
                let motion = try #require(updates(display, layer).last?.1)
                #expect(motion.frames.first?.set.mask?.path == "M0 0L0 0L0 0L0 0Z")
                clock.advance(by: 1)
                #expect(mask.animationKeys() == nil)
            }
        }

        @Test func `runs of a cumulative animation add up`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let step = CABasicAnimation(keyPath: "position.x")
                step.fromValue = 0
                step.toValue = 10
                step.duration = 1
                step.repeatCount = 3
                step.isCumulative = true
                layer.add(step, forKey: nil)
                await display.settle()
                // A display cannot repeat it by itself, so that it gets the places of all three runs.
                let motion = try #require(updates(display, layer).last?.1)
                let last = try #require(motion.frames.last?.set.frame?.rect.minX)
                #expect(motion.duration == 3 && abs(last - 25) < 0.01)
                clock.advance(by: 2.5)
                #expect(layer.presentation()?.position.x == 25)
            }
        }

        @Test func `an animation with a negative speed runs backwards`() async throws {
            try await ManualClock.run { clock in
                let (display, layer) = try await FakeDisplay.showing(CALayer())
                let slide = CABasicAnimation(keyPath: "position.x")
                slide.fromValue = 0
                slide.toValue = 100
                slide.duration = 2
                slide.speed = -1
                slide.timeOffset = 2
                layer.add(slide, forKey: "slide")
                await display.settle()
                let motion = try #require(updates(display, layer).last?.1)
                #expect(motion.duration == 2)
                clock.advance(by: 0.5)
                #expect(layer.presentation()?.position.x == 75)
                clock.advance(by: 1.5)
                #expect(layer.animationKeys() == nil)
            }
        }

        @Test func `animations stand still while the time of a layer around them does`() async throws {
            try await ManualClock.run { clock in
                let outer = CALayer()
                let inner = CALayer()
                outer.addSublayer(inner)
                let (display, _) = try await FakeDisplay.showing(outer)
                let slide = CABasicAnimation(keyPath: "position.x")
                slide.fromValue = 0
                slide.toValue = 100
                slide.duration = 10
                let observer = Observer()
                slide.delegate = observer
                inner.add(slide, forKey: "slide")
                await display.settle()
                clock.advance(by: 2)
                let paused = outer.convertTime(AnimationContext.clock.now, from: nil)
                outer.speed = 0
                outer.timeOffset = paused
                display.reset()
                await display.settle()
                #expect(display.operations.first == .stop(id: inner.view.node.id))
                let still = try #require(updates(display, inner).last?.1)
                #expect(still.repeatCount == nil && still.frames.map { $0.set.frame?.rect.midX } == [20, 20])
                clock.advance(by: 100)
                #expect(inner.presentation()?.position.x == 20 && observer.events == ["start"])
                #expect(inner.convertTime(AnimationContext.clock.now, from: nil) == paused)
                (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
                outer.beginTime = outer.convertTime(AnimationContext.clock.now, from: nil) - paused
                display.reset()
                await display.settle()
                #expect(updates(display, inner).last?.1?.delay == -2)
                outer.speed = 2
                #expect(outer.convertTime(7, to: inner) == 7)
                clock.advance(by: 1)
                await display.settle()
                (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
                clock.advance(by: 200)
                #expect(observer.events == ["start", "stop true"] && inner.animationKeys() == nil)
            }
        }

        private final class Bowl: CAShapeLayer {
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "path" else { return super.action(forKey: event) }
                let pour = CABasicAnimation(keyPath: event)
                pour.fromValue = path
                pour.duration = 3
                return pour
            }
        }
        private final class BowlView: UIView {
            override class var layerClass: AnyClass { Bowl.self }
        }

        @Test func `a class of the app animates changes of its view's layer`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = BowlView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let bowl = try #require(view.layer as? Bowl)
            bowl.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
            window.addSubview(view)
            await display.settle()
            #expect(bowl.animationKeys() == nil)
            bowl.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
            let pour = try #require(bowl.animation(forKey: "path") as? CABasicAnimation)
            #expect((pour.fromValue as? CGPath)?.boundingBox.width == 1 && pour.duration == 3)
            bowl.opacity = 0.5
            #expect(bowl.animationKeys() == ["path"])
            await display.settle()
        }

        @Test func `a picture of a layer is hit where it is displayed`() async throws {
            try await ManualClock.run { clock in
                let outer = CALayer()
                let inner = CALayer()
                inner.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
                outer.addSublayer(inner)
                let (display, _) = try await FakeDisplay.showing(outer)
                let slide = CABasicAnimation(keyPath: "position.x")
                slide.fromValue = 0
                slide.toValue = 100
                slide.duration = 10
                outer.add(slide, forKey: nil)
                await display.settle()
                clock.advance(by: 5)
                let present = try #require(outer.presentation())
                #expect(present.hitTest(CGPoint(x: 46, y: 1))?.model() === inner)
                #expect(present.hitTest(CGPoint(x: 54, y: 9))?.model() === outer)
                #expect(present.hitTest(CGPoint(x: 1, y: 1)) == nil)
                #expect(present.sublayers?.first?.superlayer?.model() === outer)
            }
        }

        @Test func `layers and animations have values for keys`() {
            let layer = CALayer()
            layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
            #expect(abs(layer.affineTransform().b - 1) < 1e-9)
            #expect(abs((layer.value(forKeyPath: "transform.rotation") as? Double ?? 0) - .pi / 2) < 1e-9)
            layer.setValue(0.5, forKey: "opacity")
            #expect(layer.opacity == 0.5)
            layer.setValue("mine", forKey: "tag")
            #expect(layer.value(forKey: "tag") as? String == "mine" && layer.value(forKey: "other") == nil)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.setValue(3, forKey: "number")
            layer.add(animation, forKey: "fade")
            #expect(layer.animation(forKey: "fade")?.value(forKey: "number") as? Int == 3)
        }
    }
}
