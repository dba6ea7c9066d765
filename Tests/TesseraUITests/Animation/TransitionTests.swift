import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct TransitionTests {
        private func shownView() async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            return (display, view)
        }

        private func transition(
            _ style: SceneOperation.Transition.Style, _ curve: SceneOperation.Animation.Curve = .easeInOut
        ) -> SceneOperation.Transition {
            .init(style: style, animation: .init(duration: 2, delay: 0, curve: curve))
        }

        @Test(arguments: [
            (UIView.AnimationOptions.transitionCrossDissolve, SceneOperation.Transition.Style.crossDissolve),
            (.transitionFlipFromLeft, .flipFromLeft), (.transitionFlipFromRight, .flipFromRight),
            (.transitionFlipFromTop, .flipFromTop), (.transitionFlipFromBottom, .flipFromBottom),
        ]) func `a transition is sent before what it changes`(
            options: UIView.AnimationOptions, style: SceneOperation.Transition.Style
        ) async throws {
            try await ManualClock.run { clock in
                let (display, view) = try await shownView()
                var results: [Bool] = []
                // The display must receive this change before the transition, as part of the old look.
                view.layer.cornerRadius = 5
                UIView.transition(
                    with: view, duration: 2, options: [options, .curveLinear],
                    animations: { view.backgroundColor = .white }
                ) { results.append($0) }
                await display.settle()
                #expect(
                    display.operations == [
                        update(view, nil) { $0.cornerRadius = 5 },
                        .transition(id: view.node.id, transition(style, .linear)),
                        update(view, nil) { $0.backgroundColor = Color(red: 255, green: 255, blue: 255) },
                    ])
                clock.advance(by: 1.9)
                #expect(results == [])
                clock.advance(by: 0.2)
                #expect(results == [true])
            }
        }

        @Test func `a transition animates what it changes where it is allowed to`() async throws {
            let (display, view) = try await shownView()
            UIView.transition(
                with: view, duration: 2, options: [.transitionCrossDissolve, .allowAnimatedContent],
                animations: { view.alpha = 0.5 })
            await display.settle()
            #expect(
                display.operations == [
                    .transition(id: view.node.id, transition(.crossDissolve)),
                    update(view, .init(duration: 2, delay: 0, curve: .easeInOut)) { $0.alpha = 0.5 },
                ])
        }

        @Test func `without a style a transition is over soon`() async throws {
            let (display, view) = try await shownView()
            var results: [Bool] = []
            UIView.transition(with: view, duration: 2, animations: { view.alpha = 0.5 }) {
                results.append($0)
            }
            await wait(until: { results == [true] })
            await display.settle()
            #expect(display.operations == [update(view, nil) { $0.alpha = 0.5 }])
        }

        @Test func `one view takes the place of another`() async throws {
            let (display, old) = try await shownView()
            let superview = try #require(old.superview)
            let front = UIView()
            superview.addSubview(front)
            await display.settle()
            display.reset()
            let new = UIView()
            UIView.transition(from: old, to: new, duration: 2, options: .transitionFlipFromLeft)
            #expect(superview.subviews.suffix(2) == [new, front] && old.superview == nil)
            await display.settle()
            #expect(display.operations.first == .transition(id: superview.node.id, transition(.flipFromLeft)))
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 0 0
                      UIView 0 0 0 0
                    """)
        }

        @Test func `views that are shown and hidden keep their places`() async throws {
            let (_, old) = try await shownView()
            let superview = try #require(old.superview)
            let new = UIView()
            new.isHidden = true
            superview.addSubview(new)
            UIView.transition(
                from: old, to: new, duration: 2,
                options: [.transitionCrossDissolve, .showHideTransitionViews])
            #expect(superview.subviews.suffix(2) == [old, new] && old.isHidden && !new.isHidden)
        }

        @Test func `children of a controller change places in a transition`() async throws {
            let display = try await FakeDisplay.attached()
            let (root, old, new) = (UIViewController(), UIViewController(), UIViewController())
            root.addChild(old)
            root.addChild(new)
            _ = try display.show(root)
            root.view.addSubview(old.view)
            await display.settle()
            display.reset()
            root.transition(
                from: old, to: new, duration: 2, options: .transitionFlipFromRight, animations: nil)
            #expect(root.view.subviews == [new.view])
            await display.settle()
            #expect(
                display.operations.first == .transition(id: root.view.node.id, transition(.flipFromRight)))
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIView 0 0 390 844
                    """)
        }
    }
}
