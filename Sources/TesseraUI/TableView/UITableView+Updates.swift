import Foundation
import TesseraBasics

/// The changes of rows and sections that apps ask for, alone or in a batch.
extension UITableView {
    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard openBatches == 0 else {
            updates?()
            if let completion { add { [stage] in stage.performBatch({}, completion) } }
            return
        }
        stage.performBatch(updates, completion)
    }

    func openBatch() {
        if openBatches == 0, stage.batch == nil {
            // The changes start from what the screen displays, so the layout must be up to date.
            stage.whenStable { [self] in if window != nil { layoutIfNeeded() } }
        }
        openBatches += 1
    }

    func closeBatch() {
        demand(openBatches > 0, "endUpdates(): beginUpdates() was not called before.")
        openBatches -= 1
        guard openBatches == 0 else { return }
        let changes = pendingChanges
        pendingChanges = []
        stage.performMadeChanges { for change in changes { change() } }
    }

    /// Makes a change at once, or stores it until ``endUpdates()``.
    private func add(_ change: @escaping () -> Void) {
        if openBatches > 0 { pendingChanges.append(change) } else { change() }
    }

    // MARK: Rows

    func insert(rows: [IndexPath], _ animation: RowAnimation) {
        let positions = positions(rows, "insertRows(at:with:)")
        add { [self] in
            tableLayout.animations.noteComing(rows: rows, animation)
            stage.insert(items: positions)
        }
    }

    func delete(rows: [IndexPath], _ animation: RowAnimation) {
        let positions = positions(rows, "deleteRows(at:with:)")
        add { [self] in
            tableLayout.animations.noteGoing(rows: rows, animation)
            stage.delete(items: positions)
        }
    }

    func reload(rows: [IndexPath], _ animation: RowAnimation) {
        let positions = positions(rows, "reloadRows(at:with:)")
        add { [self] in
            tableLayout.animations.noteGoing(rows: rows, animation)
            stage.reload(items: positions)
        }
    }

    func reconfigure(rows: [IndexPath]) {
        let positions = positions(rows, "reconfigureRows(at:)")
        add { [self] in stage.reconfigure(items: positions) }
    }

    func move(row: IndexPath, to newRow: IndexPath) {
        let positions = positions([row, newRow], "moveRow(at:to:)")
        add { [self] in stage.move(item: positions[0], to: positions[1]) }
    }

    private func positions(_ rows: [IndexPath], _ call: String) -> [ItemPosition] {
        rows.map { path in
            demand(
                path.count == 2,
                "UITableView.\(call): \(Array(path)) is no index path of a section and a row.")
            return ItemPosition(path)
        }
    }

    // MARK: Sections

    func insert(sections: IndexSet, _ animation: RowAnimation) {
        add { [self] in
            tableLayout.animations.noteComing(sections: sections, animation)
            stage.insert(sections: sections)
        }
    }

    func delete(sections: IndexSet, _ animation: RowAnimation) {
        add { [self] in
            tableLayout.animations.noteGoing(sections: sections, animation)
            stage.delete(sections: sections)
        }
    }

    func reload(sections: IndexSet, _ animation: RowAnimation) {
        add { [self] in
            tableLayout.animations.noteGoing(sections: sections, animation)
            stage.reload(sections: sections)
        }
    }

    func move(section: Int, to newSection: Int) {
        add { [self] in stage.move(section: section, to: newSection) }
    }
}
