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

        /// A table of thirty rows, which are together 3,000 points high.
        private final class Rows: UITableViewController {
            var count = 30

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 100
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                count
            }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }

        /// Displays a table of thirty rows in a navigation controller with a toolbar.
        private func displayTable(_ display: FakeDisplay, toolbarItems: [UIBarButtonItem] = []) async throws
            -> (
                UINavigationController, Rows
            )
        {
            let table = Rows()
            table.title = "A"
            table.toolbarItems = toolbarItems
            let navigation = UINavigationController(rootViewController: table)
            navigation.isToolbarHidden = false
            _ = try display.show(navigation)
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

        @Test
        func `a swipe hides the bars only when the content has left their place, so that it does not jump`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            table.tableView.contentInset.top = 20
            await display.settle()
            #expect(table.tableView.contentOffset.y == -64)
            display.scroll(table.tableView, to: -21, .dragging)
            display.scroll(table.tableView, to: -64, .idle)
            display.scroll(table.tableView, to: -21, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
            display.scroll(table.tableView, to: -19, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
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
            let pushed = Rows()
            navigation.pushViewController(pushed, animated: false)
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
            let (navigation, table) = try await displayTable(display)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            table.view.addSubview(field)
            field.becomeFirstResponder()
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

        @Test func `only the keyboard of a text in the navigation controller hides the bars, and only once`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsWhenKeyboardAppears = true
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
            display.send(.keyboard(height: 0))
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            table.view.addSubview(field)
            field.becomeFirstResponder()
            display.send(.keyboard(height: 300))
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            // The user has brought the bars back, and the keyboard becomes higher.
            display.tap(200, 400)
            await display.settle()
            display.send(.keyboard(height: 340))
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `bars that a swipe has hidden come back after the device was on its side`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            (navigation.hidesBarsOnSwipe, navigation.hidesBarsWhenVerticallyCompact) = (true, true)
            display.scroll(table.tableView, to: 60, .dragging)
            await display.settle()
            navigation.traitOverrides.verticalSizeClass = .compact
            navigation.traitOverrides.verticalSizeClass = .regular
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `bars that the app displays itself are hidden by the next swipe again`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 60, .dragging)
            display.scroll(table.tableView, to: 60, .idle)
            await display.settle()
            navigation.setNavigationBarHidden(false, animated: false)
            display.scroll(table.tableView, to: 120, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
        }

        @Test func `a toolbar that the app hides meanwhile stays hidden`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(
                display, toolbarItems: [UIBarButtonItem(systemItem: .add)])
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 200, .dragging)
            await display.settle()
            navigation.setToolbarHidden(true, animated: false)
            display.scroll(table.tableView, to: 100, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        }

        @Test func `bars that a swipe has hidden come back at the top of the content`() async throws {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 10, .dragging)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            display.scroll(table.tableView, to: 0, .dragging)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `bars that a swipe has hidden come back if the content becomes too short for swipes`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 60, .dragging)
            display.scroll(table.tableView, to: 60, .idle)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            table.tableView.alwaysBounceVertical = false
            table.count = 2
            table.tableView.reloadData()
            await display.settle()
            // The display has no room to scroll any more.
            display.scroll(table.tableView, to: 0, .idle)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }

        @Test func `bars that a swipe has hidden come back over a screen that does not scroll`() async throws
        {
            let display = try await FakeDisplay.attached()
            let (navigation, table) = try await displayTable(display)
            navigation.hidesBarsOnSwipe = true
            display.scroll(table.tableView, to: 60, .dragging)
            await display.settle()
            let other = Rows()
            navigation.pushViewController(other, animated: false)
            await display.settle()
            #expect(navigation.isNavigationBarHidden)
            navigation.pushViewController(titled("B"), animated: false)
            await display.settle()
            #expect(!navigation.isNavigationBarHidden)
        }
    }
}
