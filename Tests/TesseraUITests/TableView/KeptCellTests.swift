import Foundation
import Testing

@testable import TesseraUI

/// Tests cells that the app keeps, as forms of few rows do, instead of dequeuing them.
@MainActor struct KeptCellTests {
    private final class Form: NSObject, UITableViewDataSource, UITableViewDelegate {
        let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    @Test(arguments: [UITableView.RowAnimation.fade, .automatic, .left, .none])
    func `a cell that the app keeps stays on the screen when its row is reloaded`(
        animation: UITableView.RowAnimation
    ) async {
        await ManualClock.run { clock in
            let form = Form()
            let screen = TableScreen(form)
            for _ in 0..<2 {
                screen.view.reloadRows(at: [[0, 1]], with: animation)
                screen.window.layoutIfNeeded()
                clock.advance(by: 0.1)
            }
            clock.advance(by: 2)
            let cell = form.cells[1]
            #expect(cell.superview === screen.view && cell.alpha == 1 && cell.isUserInteractionEnabled)
            #expect(cell.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
            #expect(screen.view.visibleCells == form.cells)
        }
    }

    @Test func `cells that the app keeps stay when their section is reloaded`() async {
        await ManualClock.run { clock in
            let form = Form()
            let screen = TableScreen(form)
            screen.view.reloadSections([0], with: .automatic)
            screen.window.layoutIfNeeded()
            clock.advance(by: 2)
            #expect(form.cells.allSatisfy { $0.superview === screen.view && $0.isUserInteractionEnabled })
            #expect(screen.view.visibleCells == form.cells)
        }
    }
}
