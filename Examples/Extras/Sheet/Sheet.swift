import Foundation

/// A multiplication table: the cell of row 3 in column 12 has 36. Nothing is stored, since every cell is computed
/// from its place.
struct Sheet: Equatable, Sendable {
    /// The number of rows. The first of them has the names of the columns.
    let rowCount: Int
    /// The number of columns. The first of them has the names of the rows.
    let columnCount: Int

    /// A place in the table. Row 0 and column 0 have the names.
    struct Place: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    /// Returns the name of a column: A, B, … Z, AA, AB, …, or an empty text for column 0.
    static func name(ofColumn column: Int) -> String {
        var (remainder, letters) = (column, "")
        while remainder > 0 {
            let letter = UnicodeScalar(UInt8(65 + (remainder - 1) % 26))
            letters = String(letter) + letters
            remainder = (remainder - 1) / 26
        }
        return letters
    }

    /// Returns the name of a place, such as “C12”.
    static func name(of place: Place) -> String { name(ofColumn: place.column) + String(place.row) }

    /// Returns the text of a cell.
    static func text(at place: Place) -> String {
        switch (place.row, place.column) {
        case (0, 0): "×"
        case (0, _): name(ofColumn: place.column)
        case (_, 0): String(place.row)
        default: String(place.row * place.column)
        }
    }

    /// Returns the text that assistive technology reads for a cell.
    static func label(at place: Place) -> String {
        switch (place.row, place.column) {
        case (0, 0): "かけ算の表"
        case (0, _): "列\(name(ofColumn: place.column))"
        case (_, 0): "行\(place.row)"
        default: "\(name(of: place))、\(place.row * place.column)"
        }
    }
}
