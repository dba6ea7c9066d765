import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct AnimationTests {
        @Test func `an image that fades in starts at the opacity that was set in the same turn`() async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            await display.settle()
            display.reset()
            var isComplete = false
            view.tag = 1
            view.accessibilityIdentifier = "image"
            view.alpha = 0
            UIView.animate(
                withDuration: 0.02, animations: { view.alpha = 1 }, completion: { isComplete = $0 })
            #expect(view.alpha == 1)
            await display.settle()
            var start = NodeProperties()
            start.alpha = 0
            start.identifier = "image"
            #expect(
                display.operations == [
                    .update(id: view.node.id, set: start, cleared: [], animation: nil),
                    .update(
                        id: view.node.id, set: NodeProperties(), cleared: ["o"],
                        animation: .init(duration: 0.02, delay: 0, curve: .easeInOut)),
                ])
            await wait(until: { isComplete })
        }

        @Test func `a view that moves to another superview and grows there is animated`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (list, card) = (UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)), UIView())
            card.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            window.addSubview(list)
            list.addSubview(card)
            await display.settle()
            display.reset()
            let start = card.convert(card.bounds, to: window)
            window.addSubview(card)
            card.frame = start
            var result: Bool?
            UIView.animate(withDuration: 0.02) {
                card.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            } completion: {
                result = $0
            }
            await display.settle()
            let created = display.operations.compactMap { operation in
                if case .create(card.node.id, _, _, _, let properties) = operation { properties } else { nil }
            }
            #expect(created.first?.frame == NodeFrame(CGRect(x: 0, y: 100, width: 50, height: 50)))
            let isAnimated = display.operations.contains { operation in
                if case .update(card.node.id, let set, _, let animation) = operation {
                    set.frame?.rect.width == 390 && animation?.duration == 0.02
                } else {
                    false
                }
            }
            #expect(isAnimated)
            await wait(until: { result != nil })
            #expect(result == true)
        }

        @Test func `a new view that fades in is created as it starts`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            let view = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.alpha = 0
            window.addSubview(view)
            UIView.animate(withDuration: 0.02) { view.alpha = 0.5 }
            view.text = "A"
            await display.settle()
            let (create, update) = (display.operations.first, display.operations.last)
            guard case .create(_, _, _, _, let first) = create,
                case .update(_, let set, _, let animation) = update
            else {
                Issue.record("A create and an update are expected: \(display.operations)")
                return
            }
            #expect(first.alpha == 0)
            #expect(first.text != nil)
            #expect(set.alpha == 0.5)
            #expect(set.text == nil)
            #expect(animation?.duration == 0.02)
        }

        @Test func `within an animation, changes without animation are sent at once`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            display.reset()
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { window.alpha = 0.5 } }
            await display.settle()
            var set = NodeProperties()
            set.alpha = 0.5
            #expect(
                display.operations == [.update(id: window.node.id, set: set, cleared: [], animation: nil)])
        }

        @Test func `each property follows the animation that changed it`() async throws {
            let (display, view) = try await shownView()
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x += 10 }
            await display.settle()
            #expect(
                display.operations == [
                    update(view, .init(duration: 1, delay: 0, curve: .easeInOut)) { $0.alpha = 0 },
                    update(view, .init(duration: 2, delay: 0, curve: .linear)) {
                        $0.frame = NodeFrame(CGRect(x: 10, y: 0, width: 100, height: 100))
                    },
                ])
        }

        @Test func `a completion runs at the end of delay and duration`() async throws {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(withDuration: 1, delay: 0.5, animations: { view.alpha = 0 }) {
                    results.append($0)
                }
                clock.advance(by: 1.49)
                await turn()
                #expect(results == [])
                clock.advance(by: 0.02)
                #expect(results == [true])
            }
        }

        @Test func `a completion runs soon where there is nothing to animate`() async throws {
            try await ManualClock.run { _ in
                let (_, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { results.append($0) }
                #expect(results == [])
                await wait(until: { results == [true] })
            }
        }

        @Test func `an animation that another one replaces did not finish`() async throws {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                var results: [String] = []
                UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) {
                    results.append("first \($0)")
                }
                clock.advance(by: 0.5)
                UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) {
                    results.append("second \($0)")
                }
                await wait(until: { results == ["first false"] })
                clock.advance(by: 1)
                #expect(results == ["first false", "second true"])
            }
        }

        @Test func `an animation of which a part is replaced ends in time and did not finish`() async throws {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(
                    withDuration: 1,
                    animations: {
                        view.alpha = 0
                        view.center.x = 9
                    }, completion: { results.append($0) })
                view.alpha = 0.5
                await turn()
                #expect(results == [])
                clock.advance(by: 1)
                #expect(results == [false])
            }
        }

        @Test func `an animation of a view that is removed did not finish`() async throws {
            try await ManualClock.run { _ in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { results.append($0) }
                await display.settle()
                view.removeFromSuperview()
                await display.settle()
                await wait(until: { results == [false] })
            }
        }

        @Test func `what repeats for ever ends when it is replaced`() async throws {
            try await ManualClock.run { clock in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
                    animations: { view.alpha = 0 }
                ) { results.append($0) }
                await display.settle()
                var sent = SceneOperation.Animation(duration: 1, delay: 0, curve: .easeInOut)
                sent.repeatCount = nil
                sent.autoreverses = true
                #expect(display.operations == [update(view, sent) { $0.alpha = 0 }])
                clock.advance(by: 1000)
                await turn()
                #expect(results == [])
                view.alpha = 1
                await wait(until: { results == [false] })
            }
        }

        @Test func `a layer without its animations is displayed as it is`() async throws {
            try await ManualClock.run { _ in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(
                    withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 }
                ) { results.append($0) }
                await display.settle()
                display.reset()
                view.layer.removeAllAnimations()
                await wait(until: { results == [false] })
                await display.settle()
                #expect(display.operations == [.stop(id: view.node.id)])
                #expect(view.alpha == 0)
            }
        }

        @Test func `another display repeats an animation from the place where it is`() async throws {
            try await ManualClock.run { clock in
                let (display, view) = try await shownView()
                UIView.animate(withDuration: 2, delay: 0, options: .repeat) { view.alpha = 0 }
                await display.settle()
                clock.advance(by: 3)
                display.reset()
                display.hello(
                    .init(width: 390, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: false))
                await display.settle()
                let own = display.operations.filter { $0.id == view.node.id }
                guard case .create(_, _, _, _, let first) = own.first,
                    case .update(_, let set, _, let sent) = own.last
                else {
                    Issue.record("A create and an update are expected: \(own)")
                    return
                }
                #expect(first.alpha == nil)
                #expect(set.alpha == 0)
                #expect(sent?.delay == -3)
                #expect(sent?.repeatCount == nil)
                view.alpha = 1
            }
        }

        @Test func `a part of an animation repeats as often as it says`() async throws {
            try await ManualClock.run { clock in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                UIView.animate(
                    withDuration: 1,
                    animations: {
                        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
                    }, completion: { results.append($0) })
                await display.settle()
                var sent = SceneOperation.Animation(duration: 1, delay: 0, curve: .easeInOut)
                sent.repeatCount = 3
                sent.autoreverses = true
                #expect(display.operations == [update(view, sent) { $0.alpha = 0 }])
                clock.advance(by: 5.9)
                #expect(results == [])
                clock.advance(by: 0.2)
                #expect(results == [true])
            }
        }

        @Test func `an animation within another takes its duration, curve and options`() async throws {
            let (display, view) = try await shownView()
            UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn) {
                #expect(UIView.inheritedAnimationDuration == 3)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
                UIView.animate(
                    withDuration: 1, delay: 0,
                    options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve]
                ) { view.backgroundColor = .white }
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            await display.settle()
            #expect(
                display.operations == [
                    update(view, .init(duration: 3, delay: 0, curve: .easeIn)) { $0.alpha = 0 },
                    update(view, .init(duration: 1, delay: 0, curve: .linear)) {
                        $0.backgroundColor = Color(red: 255, green: 255, blue: 255)
                    },
                ])
        }

        @Test func `no animation begins where animations are not enabled`() async throws {
            try await ManualClock.run { _ in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                UIView.performWithoutAnimation {
                    #expect(!UIView.areAnimationsEnabled)
                    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { results.append($0) }
                }
                #expect(UIView.areAnimationsEnabled)
                await wait(until: { results == [true] })
                await display.settle()
                #expect(display.operations == [update(view, nil) { $0.alpha = 0 }])
            }
        }

        @Test(arguments: [false, true])
        func `touches reach a view that is animated where the options say so`(allows: Bool) async throws {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                let superview = try #require(view.superview)
                UIView.animate(withDuration: 1, delay: 0, options: allows ? .allowUserInteraction : []) {
                    view.alpha = 0.5
                }
                let point = CGPoint(x: 5, y: 5)
                #expect((superview.hitTest(point, with: nil) === view) == allows)
                clock.advance(by: 1)
                #expect(superview.hitTest(point, with: nil) === view)
            }
        }

        @Test func `a spring takes its duration, and one that is perceived takes until it has settled`()
            async throws
        {
            let (display, view) = try await shownView()
            UIView.animate(
                withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
                animations: { view.alpha = 0 })
            UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x += 10 }
            await display.settle()
            let sent = display.operations.compactMap { operation -> SceneOperation.Animation? in
                if case .update(_, _, _, let animation) = operation { animation } else { nil }
            }
            #expect(sent.map(\.delay) == [0.1, 0])
            #expect(sent.first?.duration == 0.7)
            // The damping ratio is 0.7 and the frequency 4π radians per second.
            // The duration is ln(1000 / √(1 − 0.7²)) / (0.7 · 4π).
            #expect(abs((sent.last?.duration ?? 0) - 0.8236) < 0.0005)
        }

        /// Returns a display, and a view of 100 × 100 points that the display draws already.
        private func shownView() async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            await display.settle()
            display.reset()
            return (display, view)
        }
    }
}
