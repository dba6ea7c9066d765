import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct BackTests {
        private func depths(_ display: FakeDisplay) -> [Int] {
            display.messages.compactMap { if case .history(let depth, _, _) = $0 { depth } else { nil } }
        }

        /// Returns the depths of the history that the display received since the last call, after all pending work is
        /// done.
        private func sent(_ display: FakeDisplay) async -> [Int] {
            await display.settle()
            defer { display.reset() }
            return depths(display)
        }

        private func putOnScreen(_ titles: [String], on display: FakeDisplay) async throws
            -> UINavigationController
        {
            let navigation = UINavigationController()
            navigation.viewControllers = titles.map(titled)
            _ = try display.show(navigation)
            await display.settle()
            display.reset()
            return navigation
        }

        @Test func `a display is sent how many steps lead back when that changes`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A"], on: display)
            navigation.pushViewController(titled("B"), animated: false)
            #expect(await sent(display) == [1])
            navigation.pushViewController(titled("C"), animated: false)
            navigation.pushViewController(titled("D"), animated: false)
            #expect(await sent(display) == [3])
            navigation.title = "Another"
            navigation.view.backgroundColor = .red
            #expect(await sent(display) == [])
            navigation.popToRootViewController(animated: false)
            #expect(await sent(display) == [0])
        }

        @Test func `a display that comes back is sent the number of steps back before the scene`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            _ = try await putOnScreen(["A", "B", "C"], on: display)
            display.send(.history(depth: 1, question: 1))
            _ = await sent(display)
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            let kinds = display.messages.map { message in
                switch message {
                case .history(let depth, let question, _): "history \(depth), question \(question)"
                case .scene: "scene"
                default: "other"
                }
            }
            #expect(kinds == ["history 1, question 0", "scene"])
        }

        @Test func `Back pops, is answered, and Forward brings the same screen back`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A", "B", "C"], on: display)
            let third = navigation.viewControllers[2]
            display.send(.history(depth: 1))
            #expect(await sent(display) == [1])
            #expect(navigation.titles == ["A", "B"])
            display.send(.history(depth: 0))
            #expect(await sent(display) == [0])
            display.send(.history(depth: 2))
            #expect(await sent(display) == [2])
            #expect(navigation.titles == ["A", "B", "C"])
            #expect(navigation.topViewController === third)
        }

        @Test func `each message has the number of the last question that the app has received`() async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A", "B", "C"], on: display)
            display.send(.history(depth: 1, question: 7))
            display.send(.history(depth: 0, question: 8))
            await display.settle()
            #expect(display.messages.last == .history(depth: 0, question: 8))
            navigation.pushViewController(titled("D"), animated: false)
            await display.settle()
            #expect(display.messages.last == .history(depth: 1, question: 8))
        }

        @Test func `a question that the app has answered already changes nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A", "B", "C"], on: display)
            navigation.popViewController(animated: false)
            display.send(.history(depth: 1))
            #expect(await sent(display).allSatisfy { $0 == 1 })
            #expect(navigation.titles == ["A", "B"])
        }

        @Test func `controllers that Back has popped are released when the stack changes otherwise`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A"], on: display)
            weak var popped: UIViewController?
            do {
                let second = titled("B")
                popped = second
                navigation.pushViewController(second, animated: false)
            }
            display.send(.history(depth: 0))
            _ = await sent(display)
            await wait(until: { !navigation.transitions.isInTransition })
            #expect(popped != nil)
            navigation.pushViewController(titled("C"), animated: false)
            await wait(until: { popped == nil })
            display.send(.history(depth: 0))
            display.send(.history(depth: 1))
            _ = await sent(display)
            #expect(navigation.titles == ["A", "C"])
        }

        @Test func `Forward to a controller that is gone changes nothing and is answered`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A", "B"], on: display)
            navigation.popViewController(animated: false)
            #expect(await sent(display) == [0])
            display.send(.history(depth: 1))
            #expect(await sent(display) == [0])
            #expect(navigation.titles == ["A"])
        }

        @Test func `Back during a push pops the controller that is being pushed`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A"], on: display)
            navigation.pushViewController(titled("B"), animated: true)
            display.send(.history(depth: 0))
            _ = await sent(display)
            #expect(navigation.titles == ["A"])
        }

        @Test func `Back dismisses what is presented before it pops`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A", "B"], on: display)
            let sheet = UINavigationController(rootViewController: titled("S"))
            navigation.present(sheet, animated: false)
            sheet.pushViewController(titled("T"), animated: false)
            #expect(await sent(display) == [3])
            display.send(.history(depth: 2))
            #expect(await sent(display) == [2])
            #expect(sheet.titles == ["S"] && navigation.presentedViewController === sheet)
            display.send(.history(depth: 1))
            #expect(await sent(display).last == 1)
            await wait(until: { navigation.presentedViewController == nil })
            #expect(navigation.titles == ["A", "B"])
        }

        @Test func `Back does not dismiss what is modal, and cancels an alert`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = try await putOnScreen(["A"], on: display)
            let sheet = UIViewController()
            sheet.isModalInPresentation = true
            navigation.present(sheet, animated: false)
            #expect(await sent(display) == [1])
            display.send(.history(depth: 0))
            #expect(await sent(display) == [1])
            #expect(navigation.presentedViewController === sheet)
            navigation.dismiss(animated: false)
            let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
            var isCancelled = false
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in isCancelled = true })
            navigation.present(alert, animated: false)
            _ = await sent(display)
            display.send(.history(depth: 0))
            _ = await sent(display)
            await wait(until: { isCancelled })
            #expect(navigation.presentedViewController == nil)
        }

        @Test func `if there are several stacks, the visible one counts`() async throws {
            let display = try await FakeDisplay.attached()
            let (tabs, first, second) = (
                UIViewController(), UINavigationController(), UINavigationController()
            )
            first.viewControllers = ["A", "B", "C"].map(titled)
            second.viewControllers = ["D", "E"].map(titled)
            for child in [first, second] { tabs.addChild(child) }
            tabs.view.addSubview(first.view)
            _ = try display.show(tabs)
            #expect(await sent(display) == [2])
            first.view.removeFromSuperview()
            tabs.view.addSubview(second.view)
            #expect(await sent(display) == [1])
            display.send(.history(depth: 0))
            #expect(await sent(display) == [0])
            #expect(second.titles == ["D"] && first.titles == ["A", "B", "C"])
        }
    }
}
