import Foundation
import Testing

@testable import TesseraUI

/// Tests clicks with Command and Shift on rows of 44 points.
@Suite @MainActor struct ModifiedClickTests {
    private func click(_ screen: ListScreen, _ item: Int, _ modifiers: UIKeyModifierFlags) throws {
        let cell = try screen.cell(item)
        let touch = UITouch()
        touch.window = screen.window
        touch.view = cell
        touch.locationInWindow = cell.convert(CGPoint(x: 100, y: 22), to: nil)
        touch.modifierFlags = modifiers
        cell.touchesBegan([touch], with: nil)
        cell.touchesEnded([touch], with: nil)
    }

    private func screen() -> ListScreen {
        let screen = ListScreen(.plain, counts: [6])
        screen.view.allowsMultipleSelection = true
        return screen.show()
    }

    private func selection(_ screen: ListScreen) -> [Int] {
        (screen.view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
    }

    @Test func `Command adds a row to the selection and takes it away`() throws {
        let screen = screen()
        try click(screen, 1, [])
        try click(screen, 4, .command)
        #expect(selection(screen) == [1, 4])
        #expect(screen.drags == ["begin 4", "end"])
        try click(screen, 1, .command)
        #expect(selection(screen) == [4])
    }

    @Test func `Shift selects the rows up to the one that is clicked`() throws {
        let screen = screen()
        try click(screen, 3, [])
        try click(screen, 5, .shift)
        #expect(selection(screen) == [3, 4, 5])
        try click(screen, 1, .shift)
        #expect(selection(screen) == [1, 2, 3, 4, 5])
    }

    @Test func `a list that begins to be edited keeps its selected row`() throws {
        let screen = ListScreen(.plain, counts: [6])
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.didBegin = { [view = screen.view] in view.isEditing = true }
        screen.show()
        try click(screen, 1, [])
        try click(screen, 3, .shift)
        #expect(screen.view.isEditing)
        #expect(selection(screen) == [1, 2, 3])
    }

    @Test func `an item that the app removes as the selection begins is not selected`() throws {
        let screen = screen()
        try click(screen, 1, [])
        screen.didBegin = { [unowned screen] in
            screen.counts = [2]
            screen.view.reloadData()
            screen.view.layoutIfNeeded()
        }
        try click(screen, 4, .command)
        #expect(selection(screen).contains(4) == false)
        #expect(screen.drags == ["begin 4", "end"])
    }

    @Test func `a list that selects one row takes no notice of modifier keys`() throws {
        let screen = ListScreen(.plain, counts: [6]).show()
        try click(screen, 1, [])
        try click(screen, 3, .command)
        #expect(selection(screen) == [3])
        #expect(screen.drags == [])
    }
}
