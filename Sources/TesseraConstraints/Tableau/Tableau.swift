/// The relations among the residuals of constraints, in simplex form. Each row describes a basic residual as
/// a constant plus a sum of nonbasic residuals, which are zero. There is one further row for each priority
/// level with the objective of that level.
///
/// The residual of a constraint is the amount by which the sum of its terms exceeds its constant. Its cost
/// on either side of zero is a ``Penalty``. A basic residual that is not zero lies on one side, and the
/// objective of that side's level counts it. It takes the place of both error symbols of the paper, of which
/// only one is ever basic.
///
/// Two lists of work contain the parts that a change may have made infeasible or not optimal:
/// - `suspects` contains each row whose basic residual lies on a side other than the one that is counted, or on a forbidden side;
/// - `candidates` contains each nonbasic residual that may improve an objective by leaving zero.
///
/// If a basic residual is zero and must stay so, all residuals in its row must stay at zero, too. Thus
/// pivots never move it.
struct Tableau: ~Copyable, Sendable {
    struct Row: BitwiseCopyable, Sendable {
        /// The value of the basic residual.
        var constant = 0.0
        /// The basic residual, or -1 in the row of an objective and in a row that is not in use.
        var basic: Int32 = -1
        /// The slot of the level whose objective the row is, or -1.
        var level: Int32 = -1
        /// True while `suspects` contains the row.
        var isSuspect = false
    }

    struct Residual: BitwiseCopyable, Sendable {
        /// The cost of the residual per unit above zero.
        var above = Penalty.free
        /// The cost of the residual per unit below zero.
        var below = Penalty.free
        /// The row in which the residual is basic, or -1.
        var row: Int32 = -1
        /// The side of zero on which a basic residual is counted: 1 above, -1 below.
        var side = 1.0
        /// True while `candidates` contains the residual.
        var isCandidate = false
        /// True while `changed` contains the residual.
        var isChanged = false

        /// True if the residual must stay at zero.
        @inline(__always) var isFixed: Bool { above.isForbidden && below.isForbidden }

        /// Returns the cost of the residual on a side of zero.
        @inline(__always) func penalty(_ side: Double) -> Penalty { side > 0 ? above : below }
    }

    /// An entry that limits the length of a step.
    struct Block: BitwiseCopyable, Sendable {
        /// The greatest length of the step that the entry allows.
        var ratio: Double
        var entry: Int32
    }

    /// The coefficients. Columns are residuals. In each column the entries of objectives come first.
    var matrix = SparseMatrix()
    var rows = Buffer<Row>()
    var residuals = Buffer<Residual>()
    var levels = PriorityLevels()

    /// The rows that may be infeasible.
    var suspects = Buffer<Int32>()
    /// The residuals that may improve an objective.
    var candidates = Buffer<Int32>()
    /// The residuals whose values may have changed since the list was last emptied.
    var changed = Buffer<Int32>()
    /// True if there has been a pivot so small that rounding errors may have grown.
    var isWorn = false
    /// The number of pivots that have been made.
    var pivotCount = 0

    private var unusedRows = Buffer<Int32>()
    /// The coefficients of the pivot row by column, while the row is added to others.
    private var pivotValues = Buffer<Double>()
    /// For each column the last row in which an entry of the pivot row's column was found, while the pivot
    /// row is added to others.
    private var pivotMarks = Buffer<Int32>()
    /// Two vectors of costs, by the positions of levels.
    var costs = Buffer<Double>()
    var bestCosts = Buffer<Double>()
    /// The entries that limit the present step.
    var blocking = Buffer<Block>()

    /// Returns a copy with memory of its own.
    borrowing func copy() -> Tableau {
        var copy = Tableau()
        copy.matrix = matrix.copy()
        copy.rows = rows.copy()
        copy.residuals = residuals.copy()
        copy.levels = levels.copy()
        copy.suspects = suspects.copy()
        copy.candidates = candidates.copy()
        copy.changed = changed.copy()
        copy.pivotCount = pivotCount
        copy.isWorn = isWorn
        copy.unusedRows = unusedRows.copy()
        copy.grow(residuals.count)
        copy.costs = costs.copy()
        copy.bestCosts = bestCosts.copy()
        return copy
    }

    // MARK: Rows and columns

    /// Makes room for residuals below a number.
    mutating func grow(_ count: Int) {
        matrix.grow(rows: 0, columns: count)
        residuals.grow(to: count, with: Residual())
        pivotValues.grow(to: count, with: 0)
        pivotMarks.grow(to: count, with: -1)
    }

    /// Returns an empty row.
    mutating func makeRow() -> Int32 {
        if let row = unusedRows.popLast() {
            rows[row].constant = 0
            return row
        }
        rows.append(Row())
        if rows.count > matrix.rows.count { matrix.grow(rows: 2 * rows.count + 8, columns: 0) }
        return Int32(rows.count - 1)
    }

    /// Returns a new row with a constant and the residuals of a sum.
    mutating func makeRow(of sum: borrowing SparseVector, constant: Double) -> Int32 {
        let row = makeRow()
        rows[row].constant = constant
        for place in sum.touched.indices {
            let column = sum.touched[place]
            let coefficient = sum.values[column]
            if !Definitions.isVariable(column), abs(coefficient) > Tolerance.coefficient {
                matrix.insert(coefficient, row: row, column: column / 2)
            }
        }
        return row
    }

    /// Removes a row and its entries.
    mutating func removeRow(_ row: Int32) {
        matrix.removeRow(row)
        if rows[row].basic >= 0 { residuals[rows[row].basic].row = -1 }
        rows[row].basic = -1
        rows[row].level = -1
        unusedRows.append(row)
    }

    /// Removes all rows and empties the objectives.
    mutating func removeRows() {
        isWorn = false
        for index in rows.indices {
            let row = Int32(truncatingIfNeeded: index)
            if rows[row].basic >= 0 {
                markChanged(rows[row].basic)
                removeRow(row)
            } else if rows[row].level >= 0 {
                matrix.removeRow(row)
            }
        }
    }

    /// Makes a residual the basic one of a row that has none yet.
    mutating func setBasic(_ residual: Int32, row: Int32, side: Double) {
        rows[row].basic = residual
        residuals[residual].row = row
        residuals[residual].side = side
        markChanged(residual)
    }

    /// Returns the value of a residual.
    @inline(__always)
    func value(of residual: Int32) -> Double {
        let row = residuals[residual].row
        return row < 0 ? 0 : rows[row].constant
    }

    // MARK: Lists of work

    @inline(__always)
    mutating func markSuspect(_ row: Int32) {
        if rows[row].isSuspect { return }
        rows[row].isSuspect = true
        suspects.append(row)
    }

    @inline(__always)
    mutating func markCandidate(_ residual: Int32) {
        if residuals[residual].isCandidate { return }
        residuals[residual].isCandidate = true
        candidates.append(residual)
    }

    @inline(__always)
    mutating func markChanged(_ residual: Int32) {
        if residuals[residual].isChanged { return }
        residuals[residual].isChanged = true
        changed.append(residual)
    }

    /// Adds a row to `suspects` if its basic residual lies on a side of zero that its constraint forbids, or on the side whose
    /// cost the objectives do not contain.
    @inline(__always)
    mutating func checkSuspect(_ row: Int32) {
        let constant = rows[row].constant
        if abs(constant) <= Tolerance.feasibility { return }
        let basic = rows[row].basic
        if constant * residuals[basic].side < 0 || residuals[basic].penalty(constant).isForbidden {
            markSuspect(row)
        }
    }

    // MARK: Changing rows

    /// Adds a number to the value of a basic residual.
    mutating func addConstant(_ value: Double, to row: Int32) {
        let sum = rows[row].constant + value
        rows[row].constant = abs(sum) < Tolerance.coefficient ? 0 : sum
        markChanged(rows[row].basic)
        checkSuspect(row)
    }

    /// Adds a number to the coefficient of a residual in the objective of a level.
    mutating func addCost(_ value: Double, of residual: Int32, row: Int32) {
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if entry.row == row {
                let sum = Tolerance.sum(entry.coefficient, value)
                if sum == 0 {
                    matrix.remove(place)
                } else {
                    matrix.set(sum, at: place)
                }
                return markCandidate(residual)
            }
            if rows[entry.row].level < 0 { break }
            place = entry.nextInColumn
        }
        if abs(value) <= Tolerance.coefficient { return }
        matrix.insert(value, row: row, column: residual, leading: true)
        markCandidate(residual)
    }

    /// Adds a multiple of a basic residual's row to the objective of a penalty's level, if it has one.
    mutating func addCosts(ofRow row: Int32, times factor: Double, penalty: Penalty) {
        guard penalty.hasLevel else { return }
        let objective = levels.slots[penalty.raw].row
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            addCost(factor * entry.coefficient, of: entry.column, row: objective)
            place = entry.nextInRow
        }
    }

    /// Counts a basic residual on the other side of zero.
    mutating func flip(_ row: Int32) {
        let basic = rows[row].basic
        let side = residuals[basic].side
        addCosts(ofRow: row, times: -side, penalty: residuals[basic].penalty(side))
        addCosts(ofRow: row, times: -side, penalty: residuals[basic].penalty(-side))
        residuals[basic].side = -side
    }

    /// Exchanges the basic residual of an entry's row with the residual of its column.
    ///
    /// - Parameters:
    ///   - place: The place of the entry.
    ///   - side: The side of zero on which the entering residual is counted.
    mutating func pivot(_ place: Int32, side: Double) {
        pivotCount += 1
        let row = matrix.entries[place].row
        let entering = matrix.entries[place].column
        let leaving = rows[row].basic
        let coefficient = matrix.entries[place].coefficient
        if abs(coefficient) < Tolerance.goodPivot { isWorn = true }

        let enteringPenalty = residuals[entering].penalty(side)
        if enteringPenalty.hasLevel {
            addCost(side, of: entering, row: levels.slots[enteringPenalty.raw].row)
        }

        let inverse = 1 / coefficient
        matrix.scale(row: row, by: -inverse)
        matrix.move(place, toColumn: leaving, coefficient: inverse)
        rows[row].constant *= -inverse
        rows[row].basic = entering
        residuals[leaving].row = -1
        residuals[entering].row = row
        residuals[entering].side = side
        markChanged(entering)
        markChanged(leaving)
        checkSuspect(row)
        substitute(entering, row: row)

        let leavingSide = residuals[leaving].side
        let leavingPenalty = residuals[leaving].penalty(leavingSide)
        if leavingPenalty.hasLevel {
            addCost(-leavingSide, of: leaving, row: levels.slots[leavingPenalty.raw].row)
        }
        markCandidate(leaving)
    }

    /// Replaces a residual that has become basic with its row in all rows that name it.
    private mutating func substitute(_ residual: Int32, row: Int32) {
        guard matrix.columns[residual].first >= 0 else { return }
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            pivotValues[entry.column] = entry.coefficient
            place = entry.nextInRow
        }
        while true {
            let place = matrix.columns[residual].first
            if place < 0 { break }
            let entry = matrix.entries[place]
            matrix.remove(place)
            if rows[entry.row].level >= 0 {
                var place = matrix.rows[row].first
                while place >= 0 {
                    let pivot = matrix.entries[place]
                    addCost(entry.coefficient * pivot.coefficient, of: pivot.column, row: entry.row)
                    place = pivot.nextInRow
                }
            } else {
                addPivotRow(row, times: entry.coefficient, to: entry.row)
            }
        }
        place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            pivotValues[entry.column] = 0
            pivotMarks[entry.column] = -1
            place = entry.nextInRow
        }
    }

    /// Adds a multiple of the row whose coefficients are in `pivotValues` to the row of another basic
    /// residual.
    private mutating func addPivotRow(_ pivotRow: Int32, times factor: Double, to row: Int32) {
        var place = matrix.rows[row].first
        var found: Int32 = 0
        while place >= 0 {
            let entry = matrix.entries[place]
            let value = pivotValues[entry.column]
            if value != 0 {
                pivotMarks[entry.column] = row
                found += 1
                let sum = Tolerance.sum(entry.coefficient, factor * value)
                if sum == 0 {
                    matrix.remove(place)
                } else {
                    matrix.set(sum, at: place)
                }
            }
            place = entry.nextInRow
        }
        if found < matrix.rows[pivotRow].count {
            place = matrix.rows[pivotRow].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if pivotMarks[entry.column] != row {
                    let value = factor * entry.coefficient
                    if abs(value) > Tolerance.coefficient {
                        matrix.insert(value, row: row, column: entry.column)
                    }
                }
                place = entry.nextInRow
            }
        }
        addConstant(factor * rows[pivotRow].constant, to: row)
    }
}
