import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct BarHidingTests {
        @Test func `a tap on the content hides the bars and brings them back`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: titled("A"))
            _ = try display.show(navigation)
            await display.settle()
            display.tap(200, 400)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
            navigation.hidesBarsOnTap = true
            display.tap(200, 400, time: 2)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            display.tap(200, 400, time: 4)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
            display.tap(200, 20, time: 6)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `a bar that hides slides over the edge`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let navigation = UINavigationController(rootViewController: titled("A"))
                _ = try display.show(navigation)
                await display.settle()
                display.reset()
                navigation.setNavigationBarHidden(true, animated: true)
                #expect(navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
                await display.settle()
                let bar = navigation.navigationBar.node.id
                let moves = display.operations.contains { operation in
                    guard case .update(bar, let set, _, let animation?) = operation else { return false }
                    return set.frame?.rect.minY == -44 && animation.duration == 0.2
                }
                #expect(moves)
                clock.advance(by: 1)
                #expect(navigation.navigationBar.isHidden)
            }
        }

        /// Displays a table of thirty rows in a navigation controller with a toolbar.
        private func displayTable(_ display: FakeDisplay, toolbarItems: [UIBarButtonItem] = []) async throws
            -> (
                UINavigationController, UITableViewController
            )
        {
            let table = UITableViewController()
            table.title = "A"
            table.toolbarItems = toolbarItems
            let navigation = UINavigationController(rootViewController: table)
            navigation.isToolbarHidden = false
            _ = try display.show(navigation)
            table.tableView.contentSize.height = 3_000
            await display.settle()
            return (navigation, table)
        }

        @Test func `a swipe upwards hides the bars, and a swipe downwards brings them back`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(
                display, toolbarItems: [UIBarButtonItem(systemItem: .add)])
            navigation.hidesBarsOnSwipe = true
            let top = table.tableView.contentOffset.y
            display.scroll(table.tableView, to: top + 30, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
            display.scroll(table.tableView, to: top + 60, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
            // The finger has to move back as far from where it turns.
            display.scroll(table.tableView, to: top + 200, .dragging)
            display.scroll(table.tableView, to: top + 160, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            display.scroll(table.tableView, to: top + 150, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        }

        @Test func `a new swipe is measured from its own start, and a glide hides nothing`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            let top = table.tableView.contentOffset.y
            display.scroll(table.tableView, to: top + 40, .dragging)
            display.scroll(table.tableView, to: top + 40, .decelerating)
            display.scroll(table.tableView, to: top + 300, .decelerating)
            display.scroll(table.tableView, to: top + 300, .idle)
            display.scroll(table.tableView, to: top + 340, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `a toolbar without items takes no part in swipes`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 60, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        }

        @Test func `swipes hide bars only as long as the app wants it`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            #expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
            navigation.hidesBarsOnSwipe = true
            #expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
            navigation.hidesBarsOnSwipe = false
            display.scroll(table.tableView, to: 200, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `swipes over a controller that is pushed later hide the bars too`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, _) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            let pushed = UITableViewController()
            navigation.pushViewController(pushed, animated: false)
            pushed.tableView.contentSize.height = 3_000
            await display.settle()
            var states: [UIGestureRecognizer.State] = []
            navigation.barHideOnSwipeGestureRecognizer.addAction(
                UIAction { [unowned navigation] _ in
                    states.append(navigation.barHideOnSwipeGestureRecognizer.state)
                })
            display.scroll(pushed.tableView, to: 60, .dragging)
            display.scroll(pushed.tableView, to: 70, .dragging)
            display.scroll(pushed.tableView, to: 70, .idle)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            #expect(states == [.began, .changed, .ended])
        }

        @Test func `the keyboard hides the bars, and a tap brings them back`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, _) = try await displayTable(display)
            navigation.hidesBarsWhenKeyboardAppears = true
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
            display.send(.keyboard(height: 0))
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            display.tap(200, 400)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
            // Taps mean nothing once the bars are there.
            display.tap(200, 400, time: 2)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }
    }
}
