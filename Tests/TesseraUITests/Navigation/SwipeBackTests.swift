import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SwipeBackTests {
        let log = Log()

        private func putOnScreen(on display: FakeDisplay) async throws -> UINavigationController {
            let navigation = UINavigationController()
            navigation.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
            _ = try display.show(navigation)
            await display.settle()
            log.calls = []
            display.reset()
            return navigation
        }

        /// Moves a finger through the places at half the height of the screen, in steps of 0.05 seconds.
        private func move(
            _ display: FakeDisplay, _ places: [Double], lifts: Bool = true,
            pointer: DisplayEvent.Touch.Pointer? = nil
        ) async {
            for (index, x) in places.enumerated() {
                display.send(
                    .touch(
                        .init(
                            id: 1, phase: index == 0 ? .began : .moved, x: x, y: 400,
                            time: Double(index) * 0.05,
                            pointer: index == 0 ? pointer : nil)))
            }
            if lifts {
                display.touch(.ended, places.last ?? 0, 400, time: Double(places.count) * 0.05)
            }
            await display.settle()
        }

        @Test func `the screen moves with the finger, and is popped when it has moved far enough`()
            async throws
        {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let (first, second) = (navigation.viewControllers[0], navigation.viewControllers[1])
                await move(display, [5, 25, 115], lifts: false)
                #expect(navigation.titles == ["A"])
                #expect(second.parent === navigation && first.view.window != nil)
                let coordinator = try #require(navigation.transitionCoordinator)
                #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
                // The finger has moved by 110 points, and the screen is 390 points wide.
                #expect(abs(coordinator.percentComplete - 110.0 / 390) < 0.001)
                #expect(abs(second.view.targetState.transform.tx - 110) < 0.5)
                #expect(log.take() == ["A didLoad", "B willDisappear", "A willAppear", "A isAppearing"])
                display.touch(.moved, 300, 400, time: 0.2)
                display.touch(.ended, 300, 400, time: 0.4)
                await display.settle()
                #expect(!coordinator.isInteractive && !coordinator.isCancelled)
                #expect(log.take() == [])
                clock.advance(by: 1)
                #expect(log.take() == ["B didDisappear", "A didAppear"])
                #expect(second.parent == nil && second.view.superview == nil)
                #expect(second.view.transform == .identity)
                #expect(navigation.transitionCoordinator == nil)
            }
        }

        @Test func `a short slow swipe goes back to where it began`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let (first, second) = (navigation.viewControllers[0], navigation.viewControllers[1])
                let delegateLog = Log()
                let delegate = LoggingDelegate(delegateLog)
                navigation.delegate = delegate
                var ends: [String] = []
                await move(display, [5, 25, 115], lifts: false)
                navigation.transitionCoordinator?.notifyWhenInteractionChanges {
                    ends.append("let go, cancelled: \($0.isCancelled), interactive: \($0.isInteractive)")
                }
                navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
                    ends.append("end, cancelled: \($0.isCancelled), at \($0.percentComplete)")
                }
                log.calls = []
                display.touch(.ended, 115, 400, time: 1)
                await display.settle()
                clock.advance(by: 1)
                #expect(
                    ends == [
                        "let go, cancelled: true, interactive: false", "end, cancelled: true, at 0.0",
                    ])
                #expect(
                    log.take() == [
                        "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
                    ])
                #expect(delegateLog.take() == ["will show A animated"])
                #expect(navigation.titles == ["A", "B"])
                #expect(second.parent === navigation && second.view.window != nil)
                #expect(first.view.superview == nil && first.view.transform == .identity)
                #expect(second.view.transform == .identity)
            }
        }

        @Test func `a quick swipe goes back however short it is`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                await move(display, [5, 25, 85, 145])
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"])
                #expect(log.take().suffix(2) == ["B didDisappear", "A didAppear"])
            }
        }

        @Test func `fingers elsewhere, the mouse and a disabled gesture swipe nothing back`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(on: display)
            await move(display, [60, 100, 300])
            await move(display, [5, 100, 300], pointer: .mouse)
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            await move(display, [5, 100, 300])
            #expect(navigation.titles == ["A", "B"])
            navigation.interactivePopGestureRecognizer?.isEnabled = true
            navigation.topViewController?.navigationItem.hidesBackButton = true
            await move(display, [5, 100, 300])
            #expect(navigation.titles == ["A", "B"])
            navigation.popViewController(animated: false)
            await move(display, [5, 100, 300])
            #expect(navigation.titles == ["A"])
        }

        @Test func `the delegate of the gesture decides whether it begins`() async throws {
            final class Deciding: NSObject, UIGestureRecognizerDelegate {
                var lets = false
                func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { lets }
            }
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                let delegate = Deciding()
                navigation.interactivePopGestureRecognizer?.delegate = delegate
                await move(display, [5, 100, 300])
                #expect(navigation.titles == ["A", "B"])
                delegate.lets = true
                navigation.topViewController?.navigationItem.hidesBackButton = true
                await move(display, [5, 100, 300])
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"])
            }
        }

        @Test func `a display keeps fingers at the edge from scrolling while the user can go back`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(on: display)
            func edges() -> UInt8? {
                navigation.view.properties(context: CommitContext(traits: navigation.traitCollection))
                    .watchedEdges
            }
            #expect(edges() == 2)
            navigation.view.semanticContentAttribute = .forceRightToLeft
            await display.settle()
            #expect(edges() == 8)
            navigation.interactivePopGestureRecognizer?.isEnabled = false
            #expect(edges() == nil)
            navigation.interactivePopGestureRecognizer?.isEnabled = true
            navigation.popViewController(animated: false)
            navigation.view.layoutIfNeeded()
            #expect(edges() == nil)
        }

        @Test func `from right to left the finger comes from the right`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                navigation.view.semanticContentAttribute = .forceRightToLeft
                await display.settle()
                let second = navigation.viewControllers[1]
                await move(display, [385, 365, 275], lifts: false)
                #expect(abs(second.view.targetState.transform.tx + 110) < 0.5)
                display.touch(.moved, 40, 400, time: 0.15)
                display.touch(.ended, 40, 400, time: 0.2)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"])
            }
        }

        @Test func `a push during a swipe takes the swipe back first`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = try await putOnScreen(on: display)
                await move(display, [5, 25, 115], lifts: false)
                navigation.pushViewController(LoggingController("C", log), animated: false)
                navigation.view.layoutIfNeeded()
                #expect(navigation.titles == ["A", "B", "C"])
                #expect(navigation.topViewController?.view.window != nil)
                display.touch(.moved, 300, 400, time: 0.2)
                display.touch(.ended, 300, 400, time: 0.4)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.titles == ["A", "B", "C"])
            }
        }
    }
}
