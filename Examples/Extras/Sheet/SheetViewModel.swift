/// Keeps the table and its selected cell, also while the screen is not there.
@MainActor
final class SheetViewModel {
    let sheet: Sheet
    private(set) var selected: Sheet.Place?

    init(sheet: Sheet) { self.sheet = sheet }

    /// What the screen says of the selected cell.
    var text: String {
        guard let selected else { return "セルを選んでください" }
        let (row, column) = (selected.row, selected.column)
        return "\(Sheet.name(of: selected))：\(row) × \(column) = \(row * column)"
    }

    /// Returns true if a cell can be selected: each but those of the first row and column.
    func canSelect(_ place: Sheet.Place) -> Bool {
        (1..<sheet.rowCount).contains(place.row) && (1..<sheet.columnCount).contains(place.column)
    }

    func select(_ place: Sheet.Place) {
        if canSelect(place) { selected = place }
    }

    /// Selects the cell some rows down and some columns to the right of the selected one, as far as the table goes; without one,
    /// the first cell.
    func move(rows: Int, columns: Int) {
        guard let old = selected else { return select(Sheet.Place(row: 1, column: 1)) }
        select(
            Sheet.Place(
                row: min(max(old.row + rows, 1), sheet.rowCount - 1),
                column: min(max(old.column + columns, 1), sheet.columnCount - 1)))
    }
}
