import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A table of ten rows, which may load its data when it appears.
private final class Rows: UITableViewController {
    var reloads = false
    var moves: [[IndexPath?]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 50
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if reloads { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        moves.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath])
    }
}

extension DisplayTests {
    @MainActor struct FocusMemoryTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let list = Rows(style: .plain)
            let navigation: UINavigationController

            init(_ display: FakeDisplay) {
                self.display = display
                navigation = UINavigationController(rootViewController: list)
            }

            func cell(_ row: Int) throws -> UITableViewCell {
                try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            }

            @MainActor func move(to view: UIView?, _ heading: DisplayEvent.Heading? = .down) async {
                display.send(.focusMoved(view: view?.node.id, heading: heading))
                await display.settle()
            }

            @MainActor func push(_ controller: UIViewController) async {
                navigation.pushViewController(controller, animated: false)
                await display.settle()
            }

            @MainActor func pop() async {
                navigation.popViewController(animated: false)
                await display.settle()
            }

            /// The elements to which the app has led the user since the last call of `reset`.
            var led: [Int?] {
                display.messages.compactMap {
                    guard case .request(let request) = $0, request.kind == .announce else { return nil }
                    return request.view
                }
            }
        }

        private func screen() async throws -> Screen {
            let screen = Screen(try await FakeDisplay.attached())
            _ = try screen.display.show(screen.navigation)
            await screen.display.settle()
            screen.display.reset()
            return screen
        }

        @Test func `a row that had the focus has it again after the way there and back`() async throws {
            let screen = try await screen()
            await screen.move(to: try screen.cell(3))
            await screen.push(UIViewController())
            // The list has learned that it lost the focus.
            #expect(UIFocusSystem.focusedView == nil)
            #expect(screen.list.moves == [[nil, [0, 3]], [[0, 3], nil]])
            #expect(screen.led.isEmpty)
            // The display reports it too, since the row is gone.
            await screen.move(to: nil, nil)
            await screen.pop()
            #expect(try screen.cell(3).isFocused)
            #expect(screen.led == [try screen.cell(3).node.id])
        }

        @Test func `the row is found by its place if the list has loaded its rows again`() async throws {
            let screen = try await screen()
            screen.list.reloads = true
            await screen.move(to: try screen.cell(3))
            await screen.push(UIViewController())
            await screen.pop()
            #expect(try screen.cell(3).isFocused)
        }

        @Test func `the focus moves to the preferred item of a controller that is pushed`() async throws {
            let screen = try await screen()
            await screen.move(to: try screen.cell(3))
            let next = Rows(style: .plain)
            await screen.push(next)
            #expect(next.tableView.cellForRow(at: [0, 0])?.isFocused == true)
            #expect(next.tableView.indexPathForSelectedRow == nil)
            await screen.pop()
            #expect(try screen.cell(3).isFocused)
        }

        @Test func `a controller that does not restore the focus gives it to the preferred item`()
            async throws
        {
            let screen = try await screen()
            screen.list.restoresFocusAfterTransition = false
            await screen.move(to: try screen.cell(3))
            await screen.push(UIViewController())
            await screen.pop()
            #expect(try screen.cell(0).isFocused)
        }

        @Test func `the first item in sight is preferred`() async throws {
            let screen = try await screen()
            screen.list.tableView.rowHeight = 200
            // The bar covers the table from 570 to 614, so that row 2, which ends at 600, is not in sight.
            #expect(screen.list.tableView.adjustedContentInset.top == 44)
            screen.list.tableView.contentOffset.y = 570
            await screen.display.settle()
            let system = try #require(screen.display.scene.focusSystem)
            system.requestFocusUpdate(to: screen.list)
            system.updateFocusIfNeeded()
            #expect(screen.list.tableView.cellForRow(at: [0, 2]) != nil)
            #expect(try screen.cell(3).isFocused)
        }

        @Test func `the focus is not moved for a user who touches the screen`() async throws {
            let screen = try await screen()
            await screen.move(to: try screen.cell(3))
            await screen.push(UIViewController())
            screen.display.tap(200, 600)
            await screen.display.settle()
            screen.display.reset()
            await screen.pop()
            #expect(try !screen.cell(3).isFocused)
            #expect(screen.led.isEmpty)
            let next = Rows(style: .plain)
            await screen.push(next)
            #expect(UIFocusSystem.focusedView == nil)
        }

        @Test func `a button that the keyboard has pressed gets the focus back`() async throws {
            let screen = try await screen()
            let home = UIViewController()
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
            home.view.addSubview(button)
            await screen.push(home)
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            await screen.push(UIViewController())
            screen.display.reset()
            await screen.pop()
            #expect(screen.led == [button.node.id])
            // A button is no item.
            #expect(UIFocusSystem.focusedView == nil)
        }

        @Test func `a row that was activated has the focus again, not the one that had it before`()
            async throws
        {
            let screen = try await screen()
            await screen.move(to: try screen.cell(1))
            await screen.move(to: nil, nil)
            screen.display.send(.activate(view: try screen.cell(3).node.id))
            await screen.display.settle()
            await screen.push(UIViewController())
            await screen.pop()
            #expect(try screen.cell(3).isFocused)
        }

        @Test func `the focus moves to a screen that a button of a bar pushes, and back`() async throws {
            let screen = try await screen()
            screen.list.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Push", style: .plain, target: nil, action: nil)
            await screen.display.settle()
            func button(in view: UIView) -> BarButton? {
                view as? BarButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
            }
            let push = try #require(button(in: screen.navigation.navigationBar))
            screen.display.send(.activate(view: push.node.id))
            await screen.display.settle()
            let next = Rows(style: .plain)
            await screen.push(next)
            #expect(next.tableView.cellForRow(at: [0, 0])?.isFocused == true)
            screen.display.reset()
            await screen.pop()
            // It is the button, or the first row if the bar has made another button.
            let goals = [push.node.id, try screen.cell(0).node.id]
            #expect(screen.led.count == 1 && goals.contains { $0 == screen.led.first })
        }

        @Test func `a row has the focus again after the user has closed content on the full screen`()
            async throws
        {
            let screen = try await screen()
            await screen.move(to: try screen.cell(3))
            let content = UIViewController()
            content.modalPresentationStyle = .fullScreen
            let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
            content.view.addSubview(button)
            screen.navigation.present(content, animated: false)
            await screen.display.settle()
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            content.dismiss(animated: false)
            await screen.display.settle()
            #expect(try screen.cell(3).isFocused)
        }

        @Test func `a display on which the app has not moved the focus yet takes it from nobody`()
            async throws
        {
            let screen = try await screen()
            await screen.move(to: try screen.cell(3))
            try #require(screen.display.scene.focusSystem).requestFocusUpdate(to: try screen.cell(5))
            await screen.display.settle()
            #expect(screen.led == [try screen.cell(5).node.id])
            // The display reports what has happened before it received the request.
            await screen.move(to: nil, nil)
            #expect(try screen.cell(5).isFocused)
        }
    }
}
