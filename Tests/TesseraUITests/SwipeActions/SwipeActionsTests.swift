import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SwipeActionsTests {
        @Test
        func `rows state to which sides they can be swiped, and rows that cannot be swiped state nothing`()
            async throws
        {
            let screen = try await SwipeScreen()
            #expect(screen.sent() == "r 0")
            screen.list.sides = [.leading, .trailing]
            screen.list.actions.prepare(screen.row)
            screen.list.actions.forget(screen.list.rows[1])
            await screen.display.settle()
            #expect(screen.sent() == "rl 0")
            #expect(screen.sent(screen.list.rows[1]) == nil)
        }

        @Test func `from right to left the trailing side is the left one`() async throws {
            let screen = try await SwipeScreen(isRightToLeft: true)
            #expect(screen.sent() == "l 0")
            await screen.swipe(.began, nil, .left)
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0"])
            #expect(screen.row.rowSwipe.actionsView?.frame.minX == 0)
        }

        @Test func `a swipe that begins brings the actions into the row`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0"])
            #expect(screen.row.isSwiped)
            let view = try #require(screen.row.rowSwipe.actionsView)
            // The two buttons have the smallest width, and are at the right edge and as high as the row.
            #expect(view.frame == CGRect(x: 390 - 2 * 74, y: 0, width: 2 * 74, height: 60))
            #expect(view.subviews.map(\.frame.minX) == [74, 0])
            #expect(view.subviews.map(\.accessibilityLabel) == ["Delete", "Flag"])
            let sent = screen.display.elements[view.node.id]
            #expect(sent?.parent == screen.row.node.id)
            #expect(sent?.properties["sa"]?["f"] == .bool(true))
        }

        @Test func `a row that is opened and closed ends`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.opened)
            #expect(screen.list.actions.swiped?.phase == .open)
            #expect(screen.sent() == "r, open r, 0")
            await screen.swipe(.closed)
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0", "end 0"])
            #expect(screen.list.actions.swiped == nil)
            #expect(!screen.row.isSwiped)
            #expect(screen.row.subviews.isEmpty)
            // The display has moved the row back by itself, so the app sends no new revision.
            #expect(screen.sent() == "r 0")
        }

        @Test func `a row without actions is sent back`() async throws {
            let screen = try await SwipeScreen([])
            await screen.swipe(.began)
            #expect(screen.list.calls == ["ask 0 trailing"])
            #expect(screen.sent() == "r 1")
            #expect(screen.row.subviews.isEmpty)
        }

        @Test func `a second row closes the first, whose actions stay until it is back`() async throws {
            let screen = try await SwipeScreen()
            let other = screen.list.rows[1]
            await screen.swipe(.began)
            await screen.swipe(.opened)
            await screen.swipe(.began, other)
            #expect(
                screen.list.calls == ["ask 0 trailing", "begin 0", "end 0", "ask 1 trailing", "begin 1"])
            #expect(screen.sent() == "r 1")
            #expect(screen.row.subviews.count == 1)
            await screen.swipe(.closed)
            #expect(screen.row.subviews.isEmpty)
            #expect(screen.list.actions.swiped?.row === other)
        }

        @Test func `a tap on an action performs it, once, and its completion closes the row`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.opened)
            // The taps are on Flag, and on Delete while the action of Flag is still under way.
            screen.display.tap(390 - 2 * 74 + 10, 30)
            screen.display.tap(380, 30, time: 5)
            await screen.display.settle()
            #expect(screen.log.calls == ["Flag"])
            #expect(screen.list.actions.swiped?.phase == .performing)
            let completion = try #require(screen.log.completions.first)
            completion(true)
            completion(true)
            await screen.display.settle()
            #expect(screen.sent() == "r 1")
            #expect(screen.list.calls.last == "end 0")
            #expect(screen.row.subviews.count == 1)
            await screen.swipe(.closed)
            #expect(screen.row.subviews.isEmpty)
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0", "end 0"])
        }

        @Test func `the keyboard and assistive technology perform actions`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.opened)
            let button = try #require(screen.row.rowSwipe.actionsView?.subviews.last)
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            #expect(screen.log.calls == ["Flag"])
        }

        @Test func `a swipe all the way performs the first action`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.performed)
            #expect(screen.log.calls == ["Delete"])
            await screen.swipe(.performed)
            #expect(screen.log.calls == ["Delete"])
            // The action reports that it was not performed.
            screen.log.completions.first?(false)
            await screen.display.settle()
            #expect(screen.sent() == "r 1")
        }

        @Test func `a row that its action deletes goes as it is`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.performed)
            screen.log.completions.first?(true)
            screen.list.present.removeFirst()
            await screen.display.settle()
            #expect(screen.list.calls.last == "end 0")
            #expect(screen.sent() == "r 0")
            #expect(screen.row.isSwiped)
            // The list is about to reuse the view of the row.
            screen.list.actions.forget(screen.row)
            #expect(!screen.row.isSwiped)
            #expect(screen.row.subviews.isEmpty)
            await screen.display.settle()
            #expect(screen.sent() == nil)
            screen.list.actions.prepare(screen.row)
            await screen.display.settle()
            // The revision continues from the one that the display had.
            #expect(screen.sent() == "r 1")
        }

        @Test func `a destructive action that deletes nothing closes the row`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.performed)
            screen.log.completions.first?(true)
            await screen.display.settle()
            #expect(screen.sent() == "r 1")
            #expect(screen.list.calls.last == "end 0")
        }

        @Test func `a completion that comes after the row was closed does nothing`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            await screen.swipe(.performed)
            await screen.swipe(.closed)
            await screen.swipe(.began)
            screen.log.completions.first?(false)
            await screen.display.settle()
            #expect(screen.list.actions.swiped?.phase == .moving)
        }

        @Test func `the app opens a row, also one that cannot be swiped`() async throws {
            let screen = try await SwipeScreen()
            screen.list.sides = []
            screen.list.actions.prepare(screen.row)
            #expect(screen.list.actions.open(screen.row, at: .trailing))
            #expect(screen.list.actions.open(screen.row, at: .trailing))
            await screen.display.settle()
            #expect(screen.sent() == "-, open r, 1")
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0"])
            screen.list.actions.close()
            await screen.display.settle()
            #expect(screen.sent() == "- 2")
            await screen.swipe(.closed)
            #expect(screen.row.subviews.isEmpty)
        }

        @Test func `a row that has nothing to open does not open`() async throws {
            let screen = try await SwipeScreen([])
            #expect(!screen.list.actions.open(screen.row, at: .trailing))
            #expect(!screen.row.isSwiped)
        }

        @Test func `ending removes the actions at once`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.began)
            screen.list.actions.end()
            #expect(screen.row.subviews.isEmpty)
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0", "end 0"])
            await screen.display.settle()
            #expect(screen.sent() == "r 1")
        }

        @Test func `without a display a row that is closed is closed at once`() {
            let list = SwipeList()
            list.configuration = { _ in
                UISwipeActionsConfiguration(
                    actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
            }
            let row = list.rows[0]
            list.actions.prepare(row)
            #expect(list.actions.open(row, at: .leading))
            #expect(row.rowSwipe.actionsView?.frame.origin == .zero)
            list.actions.close()
            #expect(row.subviews.isEmpty)
        }

        // MARK: Unexpected events

        @Test func `events that fit nothing are ignored`() async throws {
            let screen = try await SwipeScreen()
            await screen.swipe(.opened)
            await screen.swipe(.performed)
            await screen.swipe(.closed)
            await screen.swipe(.began, nil, .left)
            await screen.swipe(.began, revision: 1)
            await screen.swipe(.began, revision: -1)
            screen.display.send(
                .swipe(.init(view: 999_999, phase: .began, side: .right, revision: 0)))
            let window = try #require(screen.row.window)
            screen.display.send(
                .swipe(.init(view: window.node.id, phase: .began, side: .right, revision: 0)))
            await screen.display.settle()
            #expect(screen.list.calls == [])
            await screen.swipe(.began)
            await screen.swipe(.began)
            await screen.swipe(.performed, nil, .left)
            await screen.swipe(.opened, screen.list.rows[1])
            #expect(screen.list.calls == ["ask 0 trailing", "begin 0"])
            #expect(screen.log.calls == [])
            #expect(screen.row.subviews.count == 1)
        }

        @Test func `a swipe all the way that is to perform nothing performs nothing`() async throws {
            let screen = try await SwipeScreen()
            let make = screen.list.configuration
            screen.list.configuration = { side in
                let configuration = make(side)
                configuration?.performsFirstActionWithFullSwipe = false
                return configuration
            }
            await screen.swipe(.began)
            let view = try #require(screen.row.rowSwipe.actionsView)
            #expect(screen.display.elements[view.node.id]?.properties["sa"]?["f"] == nil)
            await screen.swipe(.performed)
            #expect(screen.log.calls == [])
            #expect(screen.list.actions.swiped == nil)
        }

        @Test func `rows behind a modal view, and those that do not interact, are not swiped`() async throws {
            let screen = try await SwipeScreen()
            let modal = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
            modal.accessibilityViewIsModal = true
            screen.row.window?.addSubview(modal)
            await screen.swipe(.began)
            modal.removeFromSuperview()
            screen.row.isUserInteractionEnabled = false
            await screen.swipe(.began)
            #expect(screen.list.calls == [])
        }
    }
}
