import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests apps that ignore what the user does.
    @MainActor struct IgnoringTests {
        private final class TouchLog: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("cancelled")
            }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("press began")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("press ended")
            }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("press cancelled")
            }
        }

        private let app = UIApplication.shared

        private func screen() async throws -> (FakeDisplay, UIWindow, TouchLog) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            await display.settle()
            return (display, window, view)
        }

        @Test func `calls are counted, and an end too many does nothing`() {
            #expect(!app.isIgnoringInteractionEvents)
            app.beginIgnoringInteractionEvents()
            app.beginIgnoringInteractionEvents()
            app.endIgnoringInteractionEvents()
            #expect(app.isIgnoringInteractionEvents)
            app.endIgnoringInteractionEvents()
            #expect(!app.isIgnoringInteractionEvents)
            app.endIgnoringInteractionEvents()
            app.beginIgnoringInteractionEvents()
            #expect(app.isIgnoringInteractionEvents)
            app.endIgnoringInteractionEvents()
        }

        @Test func `touches that begin meanwhile are ignored, also after the end`() async throws {
            let (display, window, view) = try await screen()
            app.beginIgnoringInteractionEvents()
            await display.settle()
            #expect(display.elements[window.node.id]?.properties["nt"] == .bool(true))
            display.touch(.began, 50, 50)
            await display.settle()
            app.endIgnoringInteractionEvents()
            display.touch(.moved, 60, 50)
            display.touch(.ended, 60, 50)
            await display.settle()
            #expect(view.log.isEmpty)
            #expect(display.elements[window.node.id]?.properties["nt"] == nil)
            display.tap(50, 50)
            await display.settle()
            #expect(view.log == ["began", "ended"])
        }

        @Test func `touches and presses under way are cancelled`() async throws {
            let (display, _, view) = try await screen()
            view.becomeFirstResponder()
            display.touch(.began, 50, 50)
            display.send(
                .key(.init(phase: .began, code: "KeyA", characters: "a", plain: "a", modifiers: 0, time: 1)))
            await display.settle()
            #expect(view.log == ["began", "press began"])
            app.beginIgnoringInteractionEvents()
            await display.settle()
            #expect(view.log == ["began", "press began", "cancelled", "press cancelled"])
            display.touch(.ended, 50, 50)
            await display.settle()
            app.endIgnoringInteractionEvents()
            #expect(view.log.count == 4)
        }

        @Test func `a touch whose delivery begins it is cancelled after its delivery`() async throws {
            final class Starter: UIControl {
                var log: [String] = []
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    UIApplication.shared.beginIgnoringInteractionEvents()
                    log.append("began")
                }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                    log.append("cancelled")
                }
            }
            let (display, window, _) = try await screen()
            let starter = Starter(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            window.addSubview(starter)
            display.touch(.began, 50, 250)
            await display.settle()
            app.endIgnoringInteractionEvents()
            #expect(starter.log == ["began", "cancelled"])
        }

        @Test func `typed text and values of controls are taken back`() async throws {
            let (display, window, _) = try await screen()
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            let toggle = UISwitch(frame: CGRect(x: 0, y: 300, width: 51, height: 31))
            window.addSubview(field)
            window.addSubview(toggle)
            field.becomeFirstResponder()
            await display.settle()
            app.beginIgnoringInteractionEvents()
            display.send(.typed(.init(view: field.input.node.id, text: "a", edit: 1, selection: [1, 1])))
            display.send(.changed(.init(view: toggle.node.id, values: [1], edit: 1)))
            await display.settle()
            #expect(field.text == "" && !toggle.isOn)
            app.endIgnoringInteractionEvents()
            display.send(.typed(.init(view: field.input.node.id, text: "b", edit: 2, selection: [1, 1])))
            await display.settle()
            #expect(field.text == "b")
        }

        @Test func `a row that the user swipes moves back, and its action is not performed`() async throws {
            let screen = try await SwipeScreen()
            app.beginIgnoringInteractionEvents()
            await screen.swipe(.began)
            #expect(screen.list.calls.isEmpty && screen.sent() == "r 1")
            app.endIgnoringInteractionEvents()
            await screen.swipe(.began)
            await screen.swipe(.opened)
            app.beginIgnoringInteractionEvents()
            await screen.swipe(.performed)
            app.endIgnoringInteractionEvents()
            #expect(screen.log.calls.isEmpty && screen.sent() == "r 2" && !screen.row.isSwiped)
        }

        @Test func `keys of commands and the browser's steps back do nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(UIViewController(), animated: false)
            var calls = 0
            navigation.addKeyCommand(UIKeyCommand(input: "f", modifierFlags: .command) { _ in calls += 1 })
            _ = try display.show(navigation)
            await display.settle()
            display.reset()
            app.beginIgnoringInteractionEvents()
            display.send(.command(.init(input: "f", modifiers: 16)))
            display.send(.history(depth: 0, question: 7))
            await display.settle()
            app.endIgnoringInteractionEvents()
            #expect(calls == 0 && navigation.viewControllers.count == 2)
            let answers = display.messages.compactMap { message -> [Int]? in
                if case .history(let depth, let question, _) = message { [depth, question] } else { nil }
            }
            #expect(answers == [[1, 7]])
        }

        @Test func `scrolled places and a new size of the screen are taken over nevertheless`() async throws {
            let (display, window, _) = try await screen()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            window.addSubview(scroll)
            await display.settle()
            app.beginIgnoringInteractionEvents()
            defer { app.endIgnoringInteractionEvents() }
            display.scroll(scroll, to: 40, .decelerating)
            display.scroll(scroll, to: 50, .idle)
            await display.settle()
            #expect(scroll.contentOffset.y == 50 && !scroll.isDecelerating)
        }
    }
}
