import Foundation
import Testing

@testable import TesseraUI

/// Tests the look of cells that have displayed other rows before.
@MainActor struct ReusedRowLookTests {
    @Test(arguments: [UITableView.RowAnimation.fade, .middle, .automatic])
    func `a cell whose row has faded out is visible in the next row that uses it`(
        animation: UITableView.RowAnimation
    ) async throws {
        let table = NumberTable([[1, 2, 3]])
        let screen = TableScreen(table)
        let cell = try #require(screen.view.cellForRow(at: [0, 0]))
        table.sections = [[2, 3]]
        screen.view.deleteRows(at: [[0, 0]], with: animation)
        screen.window.layoutIfNeeded()
        await wait(until: { cell.superview == nil })
        table.sections = [[2, 3, 4]]
        screen.view.insertRows(at: [[0, 2]], with: .none)
        screen.window.layoutIfNeeded()
        let cells = screen.view.visibleCells
        #expect(cells.contains { $0 === cell })
        #expect(cells.allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.transform == .identity })
        #expect(cells.allSatisfy { $0.layer.zPosition == 0 })
    }
}
