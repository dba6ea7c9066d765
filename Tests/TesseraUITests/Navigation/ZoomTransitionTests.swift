import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ZoomTransitionTests {
        let log = Log()
        /// A tenth of the screen, which has 390 by 844 points.
        private let thumbnail = UIView(frame: CGRect(x: 100, y: 200, width: 39, height: 84.4))

        private func putOnScreen(on display: FakeDisplay) async throws -> UINavigationController {
            let navigation = UINavigationController(rootViewController: LoggingController("A", log))
            _ = try display.show(navigation)
            thumbnail.backgroundColor = .red
            thumbnail.layer.cornerRadius = 4
            navigation.viewControllers[0].view.addSubview(thumbnail)
            await display.settle()
            log.calls = []
            return navigation
        }

        private func zooming(
            _ title: String, options: UIViewController.Transition.ZoomOptions? = nil
        ) -> UIViewController {
            let controller = LoggingController(title, log)
            controller.preferredTransition = .zoom(options: options) { [thumbnail] _ in thumbnail }
            return controller
        }

        private func drag(_ display: FakeDisplay, to places: [Double], lifts: Bool = true) async {
            for (index, y) in places.enumerated() {
                display.touch(index == 0 ? .began : .moved, 200, y, time: Double(index) * 0.1)
            }
            if lifts { display.touch(.ended, 200, places.last ?? 0, time: Double(places.count) * 0.1 + 1) }
            await display.settle()
        }

        @Test func `a pushed screen grows out of the source view`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                let start = detail.view.presentState
                #expect(abs(start.transform.a - 0.1) < 1e-6 && abs(start.transform.d - 0.1) < 1e-6)
                // The middle of the source is at 119.5, 242.2, that of the screen at 195, 422.
                #expect(abs(start.transform.tx + 75.5) < 1e-6 && abs(start.transform.ty + 179.8) < 1e-6)
                let visible = start.mask?.frame ?? .zero
                #expect(abs(visible.width - 390) < 1e-6 && abs(visible.height - 844) < 1e-6)
                #expect(abs((start.mask?.cornerRadius ?? 0) - 40) < 1e-6)
                #expect(thumbnail.alpha == 0)
                clock.advance(by: 1)
                #expect(detail.view.transform == .identity && detail.view.mask == nil)
                #expect(thumbnail.alpha == 1)
                let container = try #require(detail.view.superview)
                #expect(container.subviews == [detail.view])
                #expect(log.take().suffix(2) == ["A didDisappear", "B didAppear"])
            }
        }

        @Test func `a popped screen shrinks to the source view`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: false)
                await display.settle()
                log.calls = []
                navigation.popViewController(animated: true)
                await display.settle()
                #expect(abs(detail.view.transform.a - 0.1) < 1e-6)
                clock.advance(by: 1)
                #expect(thumbnail.alpha == 1 && detail.view.superview == nil)
                #expect(detail.view.transform == .identity && detail.view.mask == nil)
                #expect(log.take().suffix(2) == ["B didDisappear", "A didAppear"])
            }
        }

        @Test func `an alignment rectangle decides which part lies over the source`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let options = UIViewController.Transition.ZoomOptions()
                // The rectangle is twice as large as the source.
                options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 78, height: 168.8) }
                let detail = zooming("B", options: options)
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                let start = detail.view.presentState
                #expect(abs(start.transform.a - 0.5) < 1e-6)
                let visible = start.mask?.frame ?? .zero
                #expect(abs(visible.width - 78) < 1e-6)
                #expect(abs(visible.minX) < 1e-6 && abs(visible.minY) < 1e-6)
                #expect(abs(start.frame.minX - 100) < 1e-6 && abs(start.frame.minY - 200) < 1e-6)
                clock.advance(by: 1)
            }
        }

        @Test func `a presented screen that zooms covers the screen and shrinks when it is dismissed`()
            async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.present(detail, animated: true)
                await display.settle()
                #expect(detail.presentationController?.presentationStyle == .fullScreen)
                #expect(abs(detail.view.presentState.transform.a - 0.1) < 1e-6)
                clock.advance(by: 1)
                #expect(detail.view.transform == .identity && detail.view.mask == nil)
                navigation.dismiss(animated: true)
                await display.settle()
                #expect(abs(detail.view.transform.a - 0.1) < 1e-6)
                clock.advance(by: 1)
                #expect(navigation.presentedViewController == nil && detail.view.window == nil)
                #expect(thumbnail.alpha == 1 && thumbnail.window != nil)
            }
        }

        @Test func `a drag downwards moves the screen with the finger and lets it shrink`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                await drag(display, to: [300, 330, 622], lifts: false)
                #expect(navigation.titles == ["A"])
                #expect(navigation.transitionCoordinator?.isInteractive == true)
                #expect(detail.view.transform.a < 1 && detail.view.transform.ty > 250)
                display.touch(.ended, 200, 622, time: 2)
                await display.settle()
                #expect(abs(detail.view.transform.a - 0.1) < 1e-6)
                clock.advance(by: 1)
                #expect(detail.parent == nil && detail.view.superview == nil && thumbnail.alpha == 1)
            }
        }

        @Test func `a short drag lets the screen return`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                await drag(display, to: [300, 330, 360])
                clock.advance(by: 1)
                #expect(navigation.titles == ["A", "B"])
                #expect(detail.view.window != nil && detail.view.transform == .identity)
                #expect(detail.view.mask == nil && thumbnail.alpha == 1)
            }
        }

        @Test func `a drag takes over a screen that grows, and takes it back`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 0.2)
                // Halfway, and with a curve that is the same at both ends, the screen has 0.55 of its size.
                await drag(display, to: [300, 330, 622], lifts: false)
                #expect(navigation.transitionCoordinator?.isInteractive == true)
                let held = detail.view.transform
                #expect(held.a > 0.3 && held.a < 0.55)
                clock.advance(by: 1)
                #expect(detail.view.transform == held)
                display.touch(.ended, 200, 622, time: 2)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"] && navigation.transitionCoordinator == nil)
                #expect(detail.view.superview == nil && detail.view.transform == .identity)
                #expect(thumbnail.alpha == 1)
                #expect(navigation.transitions.container.gestureRecognizers?.isEmpty != false)
            }
        }

        @Test func `a screen that a resting finger has stopped goes on in its direction`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 0.2)
                await drag(display, to: [300, 330, 340])
                clock.advance(by: 1)
                #expect(navigation.titles == ["A", "B"] && detail.view.transform == .identity)
                navigation.popViewController(animated: true)
                await display.settle()
                clock.advance(by: 0.2)
                await drag(display, to: [300, 330, 340])
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"] && detail.view.superview == nil && thumbnail.alpha == 1)
            }
        }

        @Test func `a screen that shrinks comes back if it is thrown up`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.present(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                navigation.dismiss(animated: true)
                await display.settle()
                clock.advance(by: 0.1)
                await drag(display, to: [700, 660, 300])
                clock.advance(by: 1)
                #expect(navigation.presentedViewController === detail && detail.view.window != nil)
                #expect(detail.view.transform == .identity && detail.view.mask == nil)
                #expect(thumbnail.alpha == 1)
                navigation.dismiss(animated: true)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.presentedViewController == nil)
            }
        }

        @Test func `the app can refuse a drag`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let options = UIViewController.Transition.ZoomOptions()
                var asked: [Bool] = []
                options.interactiveDismissShouldBegin = {
                    asked.append($0.willBegin)
                    return false
                }
                navigation.pushViewController(zooming("B", options: options), animated: true)
                await display.settle()
                clock.advance(by: 1)
                await drag(display, to: [300, 330, 622])
                clock.advance(by: 1)
                #expect(asked.first == true)
                #expect(navigation.titles == ["A", "B"])
            }
        }

        @Test func `a screen that is thrown back to its side stays`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                display.touch(.began, 200, 300, time: 0)
                for (x, y, time) in [(200.0, 340.0, 0.1), (350, 340, 0.2), (230, 340, 0.25)] {
                    display.touch(.moved, x, y, time: time)
                }
                display.touch(.ended, 230, 340, time: 0.26)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.titles == ["A", "B"])
                #expect(detail.view.transform == .identity && thumbnail.alpha == 1)
            }
        }

        @Test func `a drag from the edge lets the screen shrink, and keeps watching the edge meanwhile`()
            async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                display.touch(.began, 4, 300, time: 0)
                for (x, time) in [(40.0, 0.1), (200, 0.2)] { display.touch(.moved, x, 300, time: time) }
                await display.settle()
                let edge = navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer
                #expect(navigation.titles == ["A"] && edge?.isIdle == false)
                #expect(detail.view.transform.a < 1 && detail.view.transform.tx > 100)
                display.touch(.ended, 200, 300, time: 1)
                await display.settle()
                clock.advance(by: 1)
                #expect(detail.parent == nil && detail.view.superview == nil && thumbnail.alpha == 1)
                #expect(edge?.isIdle == true)
            }
        }

        @Test func `drags follow a change of the transition`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let detail = zooming("B")
                navigation.pushViewController(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                #expect(detail.view.gestureRecognizers?.count == 1)
                detail.preferredTransition = .crossDissolve
                #expect(detail.view.gestureRecognizers?.isEmpty != false)
                detail.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
                #expect(detail.view.gestureRecognizers?.count == 1)
            }
        }

        @Test func `a delegate without an animation is asked for no interaction`() async throws {
            final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
                var questions = 0
                func interactionControllerForPresentation(
                    using animator: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? {
                    questions += 1
                    return nil
                }
            }
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let (detail, delegate) = (zooming("B"), Delegate())
                detail.transitioningDelegate = delegate
                navigation.present(detail, animated: true)
                await display.settle()
                clock.advance(by: 1)
                #expect(delegate.questions == 0 && detail.view.window != nil)
            }
        }
    }

    @Suite @MainActor struct PreferredTransitionTests {
        @Test func `a preferred fade comes before the modal transition style`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let window = try display.show()
                let root = try #require(window.rootViewController)
                await display.settle()
                let presented = UIViewController()
                presented.modalPresentationStyle = .fullScreen
                presented.preferredTransition = .crossDissolve
                root.present(presented, animated: true)
                await display.settle()
                #expect(presented.view.presentState.alpha == 0)
                #expect(presented.view.presentState.transform == .identity)
                clock.advance(by: 1)
                #expect(presented.view.alpha == 1)
            }
        }
    }
}
