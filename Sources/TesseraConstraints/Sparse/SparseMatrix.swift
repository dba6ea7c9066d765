/// A matrix that stores only the coefficients that are not zero. Each of them is in the list of its row and
/// in that of its column, so that inserting and removing one takes constant time, and walking along a row or
/// a column takes time in proportion to its entries.
///
/// All entries share one array, in which the places of removed entries are used again.
struct SparseMatrix: ~Copyable, Sendable {
    struct Entry: BitwiseCopyable, Sendable {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    /// The list of the entries of a row or a column. `first` and `last` are -1 if it is empty.
    struct Line: BitwiseCopyable, Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
        var count: Int32 = 0
    }

    private(set) var entries = Buffer<Entry>()
    private(set) var rows = Buffer<Line>()
    private(set) var columns = Buffer<Line>()
    /// The first place without an entry, or -1. Its `nextInRow` is the next such place.
    private var firstFree: Int32 = -1
    /// The number of entries.
    private(set) var count = 0

    /// Makes room for rows and columns below the given numbers.
    mutating func grow(rows rowCount: Int, columns columnCount: Int) {
        rows.grow(to: rowCount, with: Line())
        columns.grow(to: columnCount, with: Line())
    }

    /// Reserves memory for a number of entries.
    mutating func reserve(_ count: Int) { entries.reserve(count) }

    /// Returns a copy with memory of its own.
    borrowing func copy() -> SparseMatrix {
        var copy = SparseMatrix()
        copy.entries = entries.copy()
        copy.rows = rows.copy()
        copy.columns = columns.copy()
        copy.firstFree = firstFree
        copy.count = count
        return copy
    }

    /// Inserts an entry at a row and a column that have none, and returns its place.
    /// - Parameters:
    ///   - coefficient: The coefficient, which must not be zero.
    ///   - row: The row.
    ///   - column: The column.
    ///   - leading: True to insert the entry before the others of its column, false to insert it after them.
    @discardableResult
    mutating func insert(_ coefficient: Double, row: Int32, column: Int32, leading: Bool = false) -> Int32 {
        let entry = Entry(
            coefficient: coefficient, row: row, column: column, nextInRow: -1,
            previousInRow: rows[row].last, nextInColumn: -1, previousInColumn: -1)
        let place: Int32
        if firstFree >= 0 {
            place = firstFree
            firstFree = entries[place].nextInRow
            entries[place] = entry
        } else {
            place = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        }
        if entry.previousInRow >= 0 {
            entries[entry.previousInRow].nextInRow = place
        } else {
            rows[row].first = place
        }
        rows[row].last = place
        rows[row].count += 1
        count += 1
        linkColumn(place, leading: leading)
        return place
    }

    /// Removes an entry.
    mutating func remove(_ place: Int32) {
        unlinkColumn(place)
        let entry = entries[place]
        if entry.previousInRow >= 0 {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row].first = entry.nextInRow
        }
        if entry.nextInRow >= 0 {
            entries[entry.nextInRow].previousInRow = entry.previousInRow
        } else {
            rows[entry.row].last = entry.previousInRow
        }
        rows[entry.row].count -= 1
        entries[place].nextInRow = firstFree
        entries[place].row = -1
        firstFree = place
        count -= 1
    }

    /// Removes the entries of a row.
    mutating func removeRow(_ row: Int32) {
        while rows[row].first >= 0 { remove(rows[row].first) }
    }

    /// Changes the coefficient of an entry.
    @inline(__always)
    mutating func set(_ coefficient: Double, at place: Int32) {
        entries[place].coefficient = coefficient
    }

    /// Moves an entry to the end of another column and changes its coefficient.
    mutating func move(_ place: Int32, toColumn column: Int32, coefficient: Double) {
        unlinkColumn(place)
        entries[place].column = column
        entries[place].coefficient = coefficient
        linkColumn(place, leading: false)
    }

    /// Multiplies the coefficients of a row.
    mutating func scale(row: Int32, by factor: Double) {
        var place = rows[row].first
        while place >= 0 {
            entries[place].coefficient *= factor
            place = entries[place].nextInRow
        }
    }

    /// Returns the place of the entry in a row and a column, or -1 if there is none.
    func find(row: Int32, column: Int32) -> Int32 {
        if rows[row].count < columns[column].count {
            var place = rows[row].first
            while place >= 0, entries[place].column != column { place = entries[place].nextInRow }
            return place
        }
        var place = columns[column].first
        while place >= 0, entries[place].row != row { place = entries[place].nextInColumn }
        return place
    }

    private mutating func linkColumn(_ place: Int32, leading: Bool) {
        let column = entries[place].column
        if leading {
            let next = columns[column].first
            entries[place].nextInColumn = next
            entries[place].previousInColumn = -1
            if next >= 0 { entries[next].previousInColumn = place } else { columns[column].last = place }
            columns[column].first = place
        } else {
            let previous = columns[column].last
            entries[place].nextInColumn = -1
            entries[place].previousInColumn = previous
            if previous >= 0 { entries[previous].nextInColumn = place } else { columns[column].first = place }
            columns[column].last = place
        }
        columns[column].count += 1
    }

    private mutating func unlinkColumn(_ place: Int32) {
        let entry = entries[place]
        if entry.previousInColumn >= 0 {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column].first = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 {
            entries[entry.nextInColumn].previousInColumn = entry.previousInColumn
        } else {
            columns[entry.column].last = entry.previousInColumn
        }
        columns[entry.column].count -= 1
    }
}
