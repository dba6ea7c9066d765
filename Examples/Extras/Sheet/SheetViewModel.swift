/// The table and its selected cell, which outlive the screen that displays them.
@MainActor
final class SheetViewModel {
    let sheet: Sheet
    private(set) var selected: Sheet.Place?

    init(sheet: Sheet) { self.sheet = sheet }

    /// The text below the table about the selected cell.
    var text: String {
        guard let selected else { return "セルを選んでください" }
        let (row, column) = (selected.row, selected.column)
        return "\(Sheet.name(of: selected))：\(row) × \(column) = \(row * column)"
    }

    /// Returns true if a cell can be selected, which all can but those of the first row and column.
    func canSelect(_ place: Sheet.Place) -> Bool {
        (1..<sheet.rowCount).contains(place.row) && (1..<sheet.columnCount).contains(place.column)
    }

    func select(_ place: Sheet.Place) {
        if canSelect(place) { selected = place }
    }

    /// Moves the selection by numbers of rows and columns, but not beyond the table. If no cell is selected, selects
    /// the first one.
    func move(rows: Int, columns: Int) {
        guard let old = selected else { return select(Sheet.Place(row: 1, column: 1)) }
        select(
            Sheet.Place(
                row: min(max(old.row + rows, 1), sheet.rowCount - 1),
                column: min(max(old.column + columns, 1), sheet.columnCount - 1)))
    }
}
