import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct WindowLevelTests {
        final class TouchedView: UIView {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
        }

        final class CommandController: UIViewController {
            var log: [String] = []
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { _ in }]
            }
            override func accessibilityPerformEscape() -> Bool {
                log.append("escape")
                return true
            }
        }

        /// The colours of the windows that the display has, from back to front.
        private func colors(_ display: FakeDisplay) -> [String] {
            (display.elements[0]?.children ?? []).map { display.elements[$0]?.properties["bg"]?.string ?? "" }
        }

        @Test func `levels are numbers that can be compared and changed`() {
            #expect(UIWindow.Level.normal.rawValue == 0)
            #expect(UIWindow.Level.statusBar.rawValue == 1000)
            #expect(UIWindow.Level.alert.rawValue == 2000)
            #expect(UIWindow.Level(rawValue: 3) == UIWindow.Level(3))
            #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
            #expect(UIWindow.Level.statusBar - 1 < .statusBar)
            var level = UIWindow.Level.normal
            level += 2
            level -= 3
            #expect(level.rawValue == -1)
            #expect(UIWindow(frame: .zero).windowLevel == .normal)
        }

        @Test func `a window of a higher level stays in front of windows that become visible later`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let alert = try display.show()
            alert.windowLevel = .alert
            alert.backgroundColor = .red
            let first = try display.show()
            first.backgroundColor = .green
            let second = try display.show()
            second.backgroundColor = .blue
            await display.settle()
            #expect(try display.scene.windows == [first, second, alert])
            #expect(colors(display) == ["#00ff00", "#0000ff", "#ff0000"])
            first.makeKeyAndVisible()
            await display.settle()
            #expect(colors(display) == ["#0000ff", "#00ff00", "#ff0000"])
        }

        @Test func `another level moves a visible window in front of those of its level`() async throws {
            let display = try await FakeDisplay.attached()
            let back = try display.show()
            back.backgroundColor = .red
            let front = try display.show()
            front.backgroundColor = .green
            await display.settle()
            display.reset()
            back.windowLevel = .statusBar
            await display.settle()
            #expect(display.operations == [.move(id: front.node.id, parent: 0, index: 0)])
            #expect(colors(display) == ["#00ff00", "#ff0000"])
            front.windowLevel = .statusBar
            await display.settle()
            #expect(colors(display) == ["#ff0000", "#00ff00"])
            front.windowLevel = UIWindow.Level(-1)
            await display.settle()
            #expect(colors(display) == ["#00ff00", "#ff0000"])
            back.isHidden = true
            back.windowLevel = UIWindow.Level(-2)
            #expect(try display.scene.windows == [front])
        }

        @Test func `the window of the highest level gets touches first`() async throws {
            let display = try await FakeDisplay.attached()
            let high = TouchedView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let low = TouchedView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let alert = try display.show()
            alert.windowLevel = .alert
            alert.addSubview(high)
            try display.show().addSubview(low)
            display.tap(100, 100)
            await display.settle()
            #expect((high.touches, low.touches) == (1, 0))
            alert.windowLevel = UIWindow.Level(-1)
            display.tap(100, 100)
            await display.settle()
            #expect((high.touches, low.touches) == (1, 1))
        }

        @Test func `keys and escape go to the window of the highest level, unless it ignores the user`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (high, low) = (CommandController(), UIViewController())
            let alert = try display.show(high)
            alert.windowLevel = .alert
            _ = try display.show(low)
            #expect(try display.scene.pageContent.commands?.count == 1)
            display.send(.escape)
            await display.settle()
            #expect(high.log == ["escape"])
            alert.isUserInteractionEnabled = false
            #expect(try display.scene.pageContent.commands == nil)
            display.send(.escape)
            await display.settle()
            #expect(high.log == ["escape"])
        }
    }
}
