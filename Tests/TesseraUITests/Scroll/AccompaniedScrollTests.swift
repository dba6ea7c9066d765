import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// A panel that the user drags, with a table whose fingers the panel's pan gets too.
    @Suite @MainActor struct AccompaniedScrollTests {
        private final class Panel: UIView, UIGestureRecognizerDelegate, UITableViewDelegate,
            UITableViewDataSource
        {
            let table = UITableView()
            let pan = UIPanGestureRecognizer()
            var allows = true
            var keepsTableAtTop = false
            var states: [UIGestureRecognizer.State] = []
            var offsets: [CGFloat] = []
            var selections = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                table.frame = bounds
                table.rowHeight = 60
                table.dataSource = self
                table.delegate = self
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                addSubview(table)
                pan.delegate = self
                addGestureRecognizer(pan)
                pan.addAction(UIAction { [unowned self] _ in states.append(pan.state) })
            }

            required init?(coder: NSCoder) { nil }

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                allows && otherGestureRecognizer.view === table
            }

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
                if keepsTableAtTop { scrollView.contentOffset.y = 0 }
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selections += 1 }
        }

        private func shown() async throws -> (FakeDisplay, Panel) {
            let display = try await FakeDisplay.attached()
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            try display.show().addSubview(panel)
            await display.settle()
            return (display, panel)
        }

        private func revision(_ display: FakeDisplay, _ view: UIView) -> JSON? {
            display.elements[view.node.id]?.properties["sc"]?["rev"]
        }

        /// Returns true if the display is to ask.
        private func isTold(_ display: FakeDisplay, _ view: UIView) -> Bool {
            (display.elements[view.node.id]?.properties["gw"]?.int ?? 0) & 512 != 0
        }

        private func wishes(_ view: UIView) -> GestureWishes {
            view.gestureWishes
        }

        @Test func `the display asks if the app lets a pan and scrolling go on together`() async throws {
            let (_, panel) = try await shown()
            #expect(wishes(panel.table).contains(.accompaniedScrolling))
            #expect(!wishes(panel).contains(.accompaniedScrolling))
            panel.pan.isEnabled = false
            #expect(!wishes(panel.table).contains(.accompaniedScrolling))
            panel.pan.isEnabled = true
            panel.allows = false
            #expect(!wishes(panel.table).contains(.accompaniedScrolling))
        }

        @Test func `a list without such a pan is described as usual, and gets no pan of its own`() {
            let (table, view) = (UITableView(), UIView())
            view.addSubview(table)
            view.addGestureRecognizer(UIPanGestureRecognizer())
            #expect(!wishes(table).contains(.accompaniedScrolling))
            #expect(table.storedGestures?.contains { $0 is ScrollPan } != true)
        }

        @Test func `a pan that is added later makes the lists within known to the display`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            await display.settle()
            #expect(!isTold(display, panel.table))
            panel.addGestureRecognizer(panel.pan)
            await display.settle()
            #expect(isTold(display, panel.table))
        }

        @Test func `the display asks about a list whose own pan the app listens to`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            await display.settle()
            #expect(!isTold(display, panel.table))
            let action = UIAction { _ in }
            panel.table.panGestureRecognizer.addAction(action)
            await display.settle()
            #expect(isTold(display, panel.table))
        }

        @Test func `the display asks once the app has put content back that a finger had moved`()
            async throws
        {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            // The app may put content at its start without a finger.
            panel.table.contentOffset.y = 300
            panel.table.contentOffset.y = 0
            await display.settle()
            #expect(!isTold(display, panel.table))
            panel.keepsTableAtTop = true
            display.scroll(panel.table, to: -12, .dragging)
            await display.settle()
            #expect(panel.table.contentOffset.y == 0)
            #expect(isTold(display, panel.table))
        }

        @Test func `the display no longer asks about a list whose pan is only listened to`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            panel.table.panGestureRecognizer.addAction(UIAction { _ in })
            await display.settle()
            #expect(isTold(display, panel.table))
            display.scroll(panel.table, to: 12, .pushing)
            display.scroll(panel.table, to: 12, .idle)
            await display.settle()
            #expect(!panel.table.isDragging)
            #expect(!isTold(display, panel.table))
            // The pan of a list that does not bounce would not hear of a pull at the edge.
            panel.table.bounces = false
            panel.table.setNeedsCommit()
            await display.settle()
            #expect(isTold(display, panel.table))
        }

        @Test func `the display asks for good once the app has put content back in two drags`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            for (drag, asksAfterwards) in [(1, false), (2, true)] {
                panel.keepsTableAtTop = true
                display.scroll(panel.table, to: -12, .dragging)
                display.scroll(panel.table, to: 0, .idle)
                await display.settle()
                #expect(!panel.table.isDragging)
                #expect(isTold(display, panel.table), "drag \(drag)")
                panel.keepsTableAtTop = false
                display.scroll(panel.table, to: 12, .pushing)
                display.scroll(panel.table, to: 12, .idle)
                display.scroll(panel.table, to: 0, .idle)
                await display.settle()
                #expect(panel.table.contentOffset.y == 0)
                #expect(isTold(display, panel.table) == asksAfterwards, "drag \(drag)")
            }
        }

        @Test func `a push moves content from where it is, and is answered with a revision`() async throws {
            let (display, panel) = try await shown()
            let before = revision(display, panel.table)
            display.scroll(panel.table, to: 12, .pushing, revision: 0)
            await display.settle()
            #expect(panel.table.contentOffset.y == 12)
            #expect(panel.table.isDragging && panel.table.isTracking)
            #expect(revision(display, panel.table) != before)
            // The number of an older place does not matter: a push tells a way.
            display.scroll(panel.table, to: 5, .pushing, revision: 0)
            await display.settle()
            #expect(panel.table.contentOffset.y == 17)
            #expect(panel.offsets == [12, 17])
            #expect(panel.table.panGestureRecognizer.translation(in: nil).y == -17)
        }

        @Test func `content that the delegate puts back stays, and the pan counts the way all the same`()
            async throws
        {
            let (display, panel) = try await shown()
            panel.keepsTableAtTop = true
            for _ in 1...3 {
                let before = revision(display, panel.table)
                display.scroll(panel.table, to: 10, .pushing, revision: 0)
                await display.settle()
                #expect(panel.table.contentOffset.y == 0)
                #expect(revision(display, panel.table) != before)
            }
            #expect(panel.table.panGestureRecognizer.translation(in: nil).y == -30)
        }

        @Test func `content that an observer puts back stays until the observer ceases to do so`()
            async throws
        {
            let (display, panel) = try await shown()
            let place = Held()
            let observation = panel.table.observe(\.contentOffset, options: .old) { table, change in
                place.steps.append("\(change.oldValue?.y ?? -1) \(table.contentOffset.y) \(table.isDragging)")
                guard place.isHeld, table.contentOffset.y > 0 else { return }
                table.setContentOffset(.zero, animated: false)
            }
            defer { observation.invalidate() }
            display.scroll(panel.table, to: 10, .pushing, revision: 0)
            display.scroll(panel.table, to: 10, .pushing, revision: 0)
            await display.settle()
            #expect(panel.table.contentOffset.y == 0)
            #expect(
                place.steps == ["0.0 10.0 true", "10.0 0.0 true", "0.0 10.0 true", "10.0 0.0 true"])
            place.isHeld = false
            display.scroll(panel.table, to: 10, .pushing, revision: 0)
            await display.settle()
            #expect(panel.table.contentOffset.y == 10)
            #expect(display.elements[panel.table.node.id]?.properties["sc"]?["at"]?.array?.last?.int == 10)
            #expect(place.steps.last == "0.0 10.0 true")
        }

        @MainActor private final class Held {
            var isHeld = true
            var steps: [String] = []
        }

        @Test func `a target of the list's own pan makes the display ask until it is removed`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            let follower = Follower()
            await display.settle()
            #expect(!isTold(display, panel.table))
            panel.table.panGestureRecognizer.addTarget(follower, action: Selector("follow"))
            await display.settle()
            #expect(isTold(display, panel.table))
            panel.table.panGestureRecognizer.removeTarget(follower, action: nil)
            await display.settle()
            #expect(!isTold(display, panel.table))
        }

        private final class Follower: NSObject {}

        @Test func `the list's own pan begins before the first push moves content, and holds that`()
            async throws
        {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            let (pan, table) = (panel.table.panGestureRecognizer, panel.table)
            var steps: [String] = []
            pan.addAction(
                UIAction { [unowned pan, unowned table] _ in
                    steps.append(
                        "\(pan.state.rawValue) \(pan.translation(in: nil).y) \(table.contentOffset.y)")
                    if pan.state == .changed { table.contentOffset.y = 0 }
                })
            display.scroll(table, to: 10, .pushing)
            await display.settle()
            // The states 1 and 2 are those of the beginning and of a change.
            #expect(steps == ["1 0.0 0.0", "2 -10.0 10.0"])
            #expect(table.contentOffset.y == 0)
        }

        @Test func `content that the delegate has put back once is asked about from then on`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            display.scroll(panel.table, to: 8, .dragging)
            await display.settle()
            #expect(!isTold(display, panel.table))
            display.scroll(panel.table, to: 0, .dragging)
            panel.keepsTableAtTop = true
            display.scroll(panel.table, to: 8, .dragging)
            await display.settle()
            #expect(panel.table.contentOffset.y == 0)
            #expect(isTold(display, panel.table))
        }

        @Test func `content that the delegate puts back to its start from beyond is held`() async throws {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            display.scroll(panel.table, to: 8, .dragging)
            panel.keepsTableAtTop = true
            display.scroll(panel.table, to: -6, .dragging)
            await display.settle()
            #expect(isTold(display, panel.table))
        }

        @Test func `content that the delegate moves to another place during a drag is not held`() async throws
        {
            let (display, panel) = try await shown()
            panel.removeGestureRecognizer(panel.pan)
            let observation = panel.table.observe(\.contentOffset) { table, _ in
                // As after rows were added above.
                if table.contentOffset.y < 100 { table.contentOffset.y += 600 }
            }
            defer { observation.invalidate() }
            display.scroll(panel.table, to: 80, .dragging)
            await display.settle()
            #expect(panel.table.contentOffset.y == 680)
            #expect(!isTold(display, panel.table))
        }

        @Test func `content that does not bounce is pushed to its edge and no farther`() async throws {
            let (display, panel) = try await shown()
            panel.table.bounces = false
            let before = revision(display, panel.table)
            display.scroll(panel.table, to: -20, .pushing)
            await display.settle()
            #expect(panel.table.contentOffset.y == 0)
            #expect(panel.table.isDragging)
            #expect(revision(display, panel.table) != before)
            panel.table.bounces = true
            display.scroll(panel.table, to: -20, .pushing)
            await display.settle()
            #expect(panel.table.contentOffset.y == -20)
        }

        @Test func `content that scrolls sideways is pushed too, and beyond its left only if it bounces`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            row.contentSize = CGSize(width: 2_000, height: 200)
            try display.show().addSubview(row)
            await display.settle()
            func push(_ x: Double) async {
                display.send(.scroll(.init(view: row.node.id, x: x, y: 0, revision: 0, phase: .pushing)))
                await display.settle()
            }
            await push(12)
            #expect(row.contentOffset == CGPoint(x: 12, y: 0))
            await push(-20)
            #expect(row.contentOffset.x == -8)
            row.bounces = false
            await push(-20)
            #expect(row.contentOffset.x == 0)
        }

        @Test func `content that scrolls sideways is asked about for as long as the app puts it back`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            row.contentSize = CGSize(width: 2_000, height: 200)
            row.contentInsetAdjustmentBehavior = .never
            let place = Held()
            row.panGestureRecognizer.addAction(
                UIAction { [unowned row] _ in
                    if place.isHeld, row.contentOffset.x != 0 { row.contentOffset.x = 0 }
                })
            try display.show().addSubview(row)
            await display.settle()
            func move(_ x: Double, _ phase: DisplayEvent.Scroll.Phase) async {
                display.send(
                    .scroll(.init(view: row.node.id, x: x, y: 0, revision: 1_000, phase: phase)))
                await display.settle()
            }
            // The app holds the content at the beginning of the drag, and lets it go after that.
            await move(10, .pushing)
            #expect(row.contentOffset.x == 0)
            place.isHeld = false
            await move(10, .pushing)
            #expect(row.contentOffset.x == 10)
            await move(10, .idle)
            #expect(isTold(display, row))
            // In the next drag, it lets the content go from the beginning.
            await move(5, .pushing)
            await move(15, .idle)
            #expect(!isTold(display, row))
            // The app puts the content back once more.
            await move(0, .idle)
            place.isHeld = true
            await move(8, .dragging)
            #expect(row.contentOffset.x == 0)
            #expect(isTold(display, row))
        }

        @Test func `content that the app keeps to the vertical direction is not held`() async throws {
            let display = try await FakeDisplay.attached()
            let area = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            area.contentSize = CGSize(width: 2_000, height: 2_000)
            area.contentInsetAdjustmentBehavior = .never
            try display.show().addSubview(area)
            let observation = area.observe(\.contentOffset) { area, _ in
                if area.contentOffset.x != 0 { area.contentOffset.x = 0 }
            }
            defer { observation.invalidate() }
            await display.settle()
            display.send(
                .scroll(.init(view: area.node.id, x: 30, y: 0, revision: 1_000, phase: .dragging)))
            await display.settle()
            #expect(area.contentOffset == .zero)
            #expect(!isTold(display, area))
        }

        @Test func `content that the user cannot scroll is not pushed, and the display gets its answer`()
            async throws
        {
            let (display, panel) = try await shown()
            panel.table.isScrollEnabled = false
            await display.settle()
            let before = revision(display, panel.table)
            display.scroll(panel.table, to: 20, .pushing)
            await display.settle()
            #expect(panel.table.contentOffset.y == 0 && !panel.table.isDragging)
            #expect(revision(display, panel.table) != before)
        }

        @Test func `the pan goes on while the list scrolls, and no row is selected`() async throws {
            let (display, panel) = try await shown()
            display.touch(.began, 100, 400)
            display.touch(.moved, 100, 380, time: 0.05)
            display.scroll(panel.table, to: 8, .dragging)
            display.touch(.moved, 100, 360, time: 0.1)
            display.scroll(panel.table, to: 28, .dragging)
            display.touch(.ended, 100, 360, time: 0.15)
            display.scroll(panel.table, to: 28, .idle)
            await display.settle()
            #expect(panel.states == [.began, .changed, .ended])
            #expect(panel.offsets == [8, 28])
            #expect(panel.selections == 0)
            // The finger still scrolls: the display gets no order to keep it from that.
            #expect(!display.messages.contains { if case .claim = $0 { true } else { false } })
        }

        @Test func `a pan around a list whose own pan has a target leaves it the fingers that scroll`()
            async throws
        {
            let (display, panel) = try await shown()
            panel.allows = false
            let listPan = panel.table.panGestureRecognizer
            listPan.addAction(UIAction { _ in })
            await display.settle()
            display.touch(.began, 100, 400)
            display.touch(.moved, 100, 380, time: 0.05)
            display.touch(.ended, 100, 380, time: 0.1)
            await display.settle()
            #expect(panel.states == [])
            // The list does not scroll sideways.
            display.touch(.began, 100, 400, time: 1)
            display.touch(.moved, 120, 400, time: 1.05)
            display.touch(.ended, 120, 400, time: 1.1)
            await display.settle()
            #expect(panel.states == [.began, .ended])
            // The app may let the outer pan come first.
            listPan.require(toFail: panel.pan)
            display.touch(.began, 100, 400, time: 2)
            display.touch(.moved, 100, 380, time: 2.05)
            display.touch(.ended, 100, 380, time: 2.1)
            await display.settle()
            #expect(panel.states == [.began, .ended, .began, .ended])
        }

        @Test func `a pan that the app does not allow beside scrolling loses its finger`() async throws {
            let (display, panel) = try await shown()
            display.touch(.began, 100, 400)
            display.touch(.moved, 100, 395, time: 0.05)
            // The app decides otherwise than when it informed the display.
            panel.allows = false
            display.scroll(panel.table, to: 8, .pushing)
            display.touch(.moved, 100, 360, time: 0.1)
            display.touch(.ended, 100, 360, time: 0.15)
            display.scroll(panel.table, to: 28, .idle)
            await display.settle()
            #expect(panel.states == [])
            #expect(panel.selections == 0)
        }
    }
}
