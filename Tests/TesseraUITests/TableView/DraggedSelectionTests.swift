import Foundation
import Testing

@testable import TesseraUI

/// A table whose rows the user selects by dragging, except those with odd numbers above 100, which cannot be edited.
@MainActor
private final class DraggedTable: Numbers, UITableViewDataSource, UITableViewDelegate {
    var permits = true
    /// True if the table begins to be edited when the user begins to select.
    var edits = false

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        sections[indexPath.section][indexPath.row] <= 100
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        log.append("should \(indexPath.section)-\(indexPath.row)")
        return permits
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("begin \(indexPath.section)-\(indexPath.row)")
        if edits { tableView.setEditing(true, animated: false) }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
}

/// The table views of these tests are 350 points high, with rows of 50 points.
@MainActor struct DraggedSelectionTests {
    private func screen(_ table: any UITableViewDataSource & UITableViewDelegate) -> TableScreen {
        let screen = TableScreen(table, rowHeight: 50)
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.view.setEditing(true, animated: false)
        screen.window.layoutIfNeeded()
        return screen
    }

    /// Drags a finger along the circles, from one height of the screen to others, and lifts it.
    private func drag(_ screen: TableScreen, _ heights: CGFloat...) {
        let touch = UITouch()
        touch.window = screen.window
        let start = CGPoint(x: 25, y: heights[0])
        touch.view = screen.window.hitTest(start, with: nil)
        touch.locationInWindow = start
        touch.view?.touchesBegan([touch], with: nil)
        for height in heights.dropFirst() {
            touch.locationInWindow.y = height
            touch.view?.touchesMoved([touch], with: nil)
        }
        touch.view?.touchesEnded([touch], with: nil)
    }

    private func circle(_ screen: TableScreen) throws -> CircleAccessory {
        try #require(screen.cell(0, 0)?.accessories.leading.first as? CircleAccessory)
    }

    @Test func `a finger that is dragged along the circles selects rows, also of the next section`() throws {
        let table = DraggedTable([[1, 2], [3, 4, 5]])
        let screen = screen(table)
        #expect(try circle(screen).isHandle)
        table.log = []
        drag(screen, 75, 90, 125, 175)
        #expect(screen.view.indexPathsForSelectedRows?.sorted() == [[0, 1], [1, 0], [1, 1]])
        #expect(
            table.log == ["should 0-1", "begin 0-1", "select 0-1", "select 1-0", "select 1-1", "end"])
    }

    @Test func `rows that the finger leaves again are as they were`() {
        let table = DraggedTable([[1, 2, 3, 4]])
        let screen = screen(table)
        screen.view.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        drag(screen, 25, 175, 75)
        #expect(screen.view.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 1], [0, 2]])
        // Upwards from the last row, a jump includes what lies between.
        drag(screen, 175, 25, 125)
        #expect(screen.view.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 1], [0, 2], [0, 3]])
    }

    @Test func `a drag that begins at a selected row deselects`() {
        let table = DraggedTable([[1, 2, 3]])
        let screen = screen(table)
        for row in 0..<3 { screen.view.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        table.log = []
        drag(screen, 25, 75)
        #expect(screen.view.indexPathsForSelectedRows == [[0, 2]])
        #expect(table.log.suffix(3) == ["deselect 0-0", "deselect 0-1", "end"])
    }

    @Test func `rows that cannot be edited are passed over`() {
        let screen = screen(DraggedTable([[1, 101, 2]]))
        drag(screen, 25, 125)
        #expect(screen.view.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 2]])
    }

    @Test func `a tap on a circle still selects its row alone`() {
        let table = DraggedTable([[1, 2]])
        let screen = screen(table)
        drag(screen, 25, 28)
        #expect(screen.view.indexPathsForSelectedRows == [[0, 0]])
        #expect(!table.log.contains { $0.hasPrefix("begin") })
        // A drag that ends on its first circle is no tap.
        drag(screen, 75, 25, 75)
        #expect(screen.view.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 1]])
    }

    @Test func `a delegate that refuses a drag has no rows selected`() {
        let table = DraggedTable([[1, 2]])
        table.permits = false
        let screen = screen(table)
        drag(screen, 25, 75)
        #expect(screen.view.indexPathsForSelectedRows == nil)
        #expect(!table.log.contains { $0.hasPrefix("begin") || $0 == "end" })
    }

    @Test func `without a delegate that permits it, fingers on circles scroll as elsewhere`() throws {
        let screen = screen(EditedTable([[1, 2, 3]]))
        #expect(try !circle(screen).isHandle)
        #expect(!screen.view.stage.beginDraggedSelection(at: [0, 0]))
    }
}

extension DisplayTests {
    @Suite @MainActor struct SelectionPanTests {
        /// Displays a table of 200 × 350 points with rows of 50 points.
        private func show(_ table: DraggedTable) async throws -> (FakeDisplay, UITableView) {
            let display = try await FakeDisplay.attached()
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 350), style: .plain)
            view.rowHeight = 50
            view.sectionHeaderTopPadding = 0
            view.register(NumberCell.self, forCellReuseIdentifier: "cell")
            view.allowsMultipleSelectionDuringEditing = true
            (view.dataSource, view.delegate) = (table, table)
            try display.show().addSubview(view)
            await display.settle()
            table.log = []
            return (display, view)
        }

        private func drag(_ display: FakeDisplay, from start: Double, to end: Double) async {
            for id in 1...2 { display.touch(.began, 80 + Double(id) * 20, start, id: id) }
            for id in 1...2 { display.touch(.moved, 80 + Double(id) * 20, end, id: id, time: 0.1) }
            await display.settle()
            for id in 1...2 { display.touch(.ended, 80 + Double(id) * 20, end, id: id, time: 0.2) }
            await display.settle()
        }

        @Test func `two fingers begin to edit and select rows where the delegate permits it`() async throws {
            let table = DraggedTable([[1, 2, 3, 4]])
            table.edits = true
            let (display, view) = try await show(table)
            let context = CommitContext(traits: view.traitCollection)
            #expect(view.properties(context: context).gestures?.contains(.severalFingers) == true)
            await drag(display, from: 75, to: 125)
            #expect(view.isEditing && view.indexPathsForSelectedRows?.sorted() == [[0, 1], [0, 2]])
            #expect(table.log == ["should 0-1", "begin 0-1", "select 0-1", "select 0-2", "end"])
        }

        @Test func `two fingers begin nothing where the delegate refuses or one row only can be selected`()
            async throws
        {
            let refusing = DraggedTable([[1, 2, 3, 4]])
            refusing.permits = false
            let (display, view) = try await show(refusing)
            await drag(display, from: 75, to: 125)
            #expect(refusing.log.first == "should 0-1" && !refusing.log.contains("begin 0-1"))
            refusing.log = []
            view.allowsMultipleSelectionDuringEditing = false
            view.setNeedsLayout()
            await display.settle()
            await drag(display, from: 75, to: 125)
            #expect(!refusing.log.contains("should 0-1"))
        }
    }
}
