/// The variables and their definitions. A defined variable is a constant plus a sum of other variables and
/// of residuals of constraints; a free variable is zero.
///
/// Each constraint either defines a variable or is a row of the ``Tableau``. Definitions do not change while
/// the simplex algorithm changes which residuals are zero. A definition names other variables rather than
/// the sums that define them, so that a chain of variables, each defined by the one before, takes memory in
/// proportion to its length.
///
/// Definitions never form a circle: the order of a variable exceeds that of every variable in its
/// definition.
struct Definitions: ~Copyable, Sendable {
    struct Record: BitwiseCopyable, Sendable {
        /// The constant of the definition.
        var constant = 0.0
        /// The value that was computed last.
        var value = 0.0
        /// A number greater than that of every variable in the definition.
        var order = 0
        /// The number of terms of constraints that name the variable.
        var users: Int32 = 0
        /// True if the variable has a definition.
        var isDefined = false
        /// True while the variable exists.
        var isLive = false
        /// True while the variable waits for its value to be computed.
        var isStale = false
        /// True while `changed` contains the variable.
        var isChanged = false
        /// True if the present search has visited the variable.
        var isSeen = false
    }

    /// The definitions. Rows are variables, and columns are variables and residuals; see
    /// `column(ofVariable:)` and `column(ofResidual:)`.
    var matrix = SparseMatrix()
    var records = Buffer<Record>()
    /// The variables whose values have changed since the list was last emptied.
    var changed = Buffer<Int32>()
    /// The variables whose values have to be computed.
    private var stale = Buffer<Int32>()
    private var queue = OrderedQueue()
    /// The coefficients of the sum under construction, by column.
    var sum = SparseVector()
    /// The constant of the sum under construction.
    var sumConstant = 0.0
    /// True if there has been a division by a coefficient so small that rounding errors may have grown.
    var isWorn = false
    private var stack = Buffer<Int32>()

    @inline(__always) static func column(ofVariable variable: Int32) -> Int32 { 2 * variable }
    @inline(__always) static func column(ofResidual residual: Int32) -> Int32 { 2 * residual + 1 }
    @inline(__always) static func isVariable(_ column: Int32) -> Bool { column & 1 == 0 }

    /// Returns a copy with memory of its own.
    borrowing func copy() -> Definitions {
        var copy = Definitions()
        copy.matrix = matrix.copy()
        copy.records = records.copy()
        copy.changed = changed.copy()
        copy.stale = stale.copy()
        copy.isWorn = isWorn
        copy.sum.grow(matrix.columns.count)
        return copy
    }

    /// Makes room for variables and residuals below the given numbers.
    mutating func grow(variables: Int, residuals: Int) {
        let columns = 2 * max(variables, residuals)
        matrix.grow(rows: variables, columns: columns)
        sum.grow(columns)
        records.grow(to: variables, with: Record())
    }

    @inline(__always)
    mutating func markStale(_ variable: Int32) {
        if records[variable].isStale { return }
        records[variable].isStale = true
        stale.append(variable)
    }

    /// Adds a number to a residual in all definitions that name it.
    mutating func adjust(residual: Int32, by difference: Double) {
        var place = matrix.columns[Self.column(ofResidual: residual)].first
        while place >= 0 {
            let entry = matrix.entries[place]
            records[entry.row].constant += entry.coefficient * difference
            markStale(entry.row)
            place = entry.nextInColumn
        }
    }

    // MARK: Expanding sums

    /// Replaces the defined variables in `sum` with their definitions, until it names only free variables
    /// and residuals.
    mutating func expandSum() {
        for place in sum.touched.indices { enqueue(sum.touched[place]) }
        while let variable = queue.pop() {
            let column = Self.column(ofVariable: variable)
            let factor = sum.values[column]
            sum.clear(at: column)
            if abs(factor) <= Tolerance.coefficient { continue }
            sumConstant += factor * records[variable].constant
            var place = matrix.rows[variable].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if sum.add(factor * entry.coefficient, at: entry.column) { enqueue(entry.column) }
                place = entry.nextInRow
            }
        }
    }

    private mutating func enqueue(_ column: Int32) {
        guard Self.isVariable(column), records[column / 2].isDefined else { return }
        queue.push(column / 2, key: -records[column / 2].order)
    }

    // MARK: Defining

    /// Returns the free variable of `sum` that is most suitable to be defined by it, or nil if it has none.
    /// Of the variables whose coefficients are not small beside others, it is the one that the fewest
    /// definitions name.
    func subjectOfSum() -> Int32? {
        var largest = 0.0
        for place in sum.touched.indices {
            let column = sum.touched[place]
            if Self.isVariable(column), !records[column / 2].isDefined {
                largest = max(largest, abs(sum.values[column]))
            }
        }
        if largest <= Tolerance.pivot { return nil }
        var best: Int32?
        var bestCount = Int32.max
        for place in sum.touched.indices {
            let column = sum.touched[place]
            if Self.isVariable(column), !records[column / 2].isDefined,
                abs(sum.values[column]) >= 0.01 * largest, matrix.columns[column].count < bestCount
            {
                best = column / 2
                bestCount = matrix.columns[column].count
            }
        }
        return best
    }

    /// Defines a free variable of `sum` so that `sum` equals a residual.
    mutating func define(_ variable: Int32, residual: Int32) {
        let factor = -1 / sum.values[Self.column(ofVariable: variable)]
        var order = 0
        for place in sum.touched.indices {
            let column = sum.touched[place]
            let coefficient = factor * sum.values[column]
            if column == Self.column(ofVariable: variable) || abs(coefficient) <= Tolerance.coefficient {
                continue
            }
            matrix.insert(coefficient, row: variable, column: column)
            if Self.isVariable(column) { order = max(order, records[column / 2].order) }
        }
        matrix.insert(-factor, row: variable, column: Self.column(ofResidual: residual))
        records[variable].constant = factor * sumConstant
        records[variable].isDefined = true
        raise(variable, to: order + 1)
        markStale(variable)
    }

    /// Raises the order of a variable, and that of the variables whose definitions depend on it, where that is necessary.
    private mutating func raise(_ variable: Int32, to order: Int) {
        records[variable].order = order
        stack.append(variable)
        while let variable = stack.popLast() {
            let order = records[variable].order + 1
            var place = matrix.columns[Self.column(ofVariable: variable)].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if records[entry.row].order < order {
                    records[entry.row].order = order
                    stack.append(entry.row)
                }
                place = entry.nextInColumn
            }
        }
    }

    /// Returns true if `sum` can define a free variable as it is, which means that the definitions of the
    /// other variables in it do not depend on that variable, directly or indirectly.
    mutating func canDefine(_ variable: Int32) -> Bool {
        if matrix.columns[Self.column(ofVariable: variable)].first < 0 { return true }
        var highest = 0
        for place in sum.touched.indices {
            let column = sum.touched[place]
            if Self.isVariable(column), records[column / 2].isDefined {
                highest = max(highest, records[column / 2].order)
            }
        }
        if highest == 0 { return true }
        // A variable whose order is higher than that of all variables in the sum occurs in none of their
        // definitions.
        var isFound = false
        var seen = Buffer<Int32>()
        stack.append(variable)
        while let next = stack.popLast() {
            var place = matrix.columns[Self.column(ofVariable: next)].first
            while place >= 0, !isFound {
                let entry = matrix.entries[place]
                let column = Self.column(ofVariable: entry.row)
                if !records[entry.row].isSeen, records[entry.row].order <= highest {
                    isFound = sum.values[column] != 0
                    records[entry.row].isSeen = true
                    seen.append(entry.row)
                    stack.append(entry.row)
                }
                place = entry.nextInColumn
            }
        }
        for place in seen.indices { records[seen[place]].isSeen = false }
        return !isFound
    }

    // MARK: Removing residuals

    /// Replaces a residual with `sum` in all definitions.
    mutating func substituteSum(for residual: Int32) {
        let column = Self.column(ofResidual: residual)
        while true {
            let place = matrix.columns[column].first
            if place < 0 { return }
            let entry = matrix.entries[place]
            matrix.remove(place)
            for place in sum.touched.indices {
                let column = sum.touched[place]
                add(entry.coefficient * sum.values[column], row: entry.row, column: column)
            }
            records[entry.row].constant += entry.coefficient * sumConstant
            markStale(entry.row)
        }
    }

    private mutating func add(_ value: Double, row: Int32, column: Int32) {
        let place = matrix.find(row: row, column: column)
        let sum = Tolerance.sum(place < 0 ? 0 : matrix.entries[place].coefficient, value)
        if sum == 0 {
            if place >= 0 { matrix.remove(place) }
        } else if place >= 0 {
            matrix.set(sum, at: place)
        } else {
            matrix.insert(sum, row: row, column: column)
        }
    }

    /// Frees one variable so that no definition names a residual any more.
    mutating func freeVariable(definedBy residual: Int32) {
        var chosen: Int32 = -1
        var coefficient = 0.0
        var place = matrix.columns[Self.column(ofResidual: residual)].first
        while place >= 0 {
            let entry = matrix.entries[place]
            // The definition of the variable with the lowest order depends on none of the others, so they
            // may be defined by it.
            if chosen < 0 || records[entry.row].order < records[chosen].order {
                chosen = entry.row
                coefficient = entry.coefficient
            }
            place = entry.nextInColumn
        }
        if chosen < 0 { return }
        if abs(coefficient) < Tolerance.goodPivot { isWorn = true }
        sum.clear()
        sum.add(1 / coefficient, at: Self.column(ofVariable: chosen))
        sumConstant = -records[chosen].constant / coefficient
        place = matrix.rows[chosen].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if entry.column != Self.column(ofResidual: residual) {
                sum.add(-entry.coefficient / coefficient, at: entry.column)
            }
            place = entry.nextInRow
        }
        matrix.removeRow(chosen)
        records[chosen].isDefined = false
        records[chosen].constant = 0
        records[chosen].order = 0
        markStale(chosen)
        substituteSum(for: residual)
        sum.clear()
    }

    /// Removes a free variable from all definitions and resets its record, so that the index can be used
    /// again.
    mutating func forget(_ variable: Int32) {
        let column = Self.column(ofVariable: variable)
        while matrix.columns[column].first >= 0 { matrix.remove(matrix.columns[column].first) }
        records[variable].isLive = false
        records[variable].order = 0
        records[variable].value = 0
    }

    /// Frees all variables.
    mutating func removeDefinitions() {
        isWorn = false
        for variable in records.indices {
            matrix.removeRow(Int32(variable))
            records[variable].isDefined = false
            records[variable].constant = 0
            records[variable].order = 0
            markStale(Int32(variable))
        }
    }

    // MARK: Values

    /// Computes the values of the variables that depend on changed residuals and definitions.
    mutating func updateValues(of residuals: borrowing Tableau) {
        for index in residuals.changed.indices {
            var place = matrix.columns[Self.column(ofResidual: residuals.changed[index])].first
            while place >= 0 {
                let entry = matrix.entries[place]
                markStale(entry.row)
                place = entry.nextInColumn
            }
        }
        for place in stale.indices { queue.push(stale[place], key: records[stale[place]].order) }
        stale.removeAll()
        while let variable = queue.pop() {
            records[variable].isStale = false
            var value = records[variable].constant
            var place = matrix.rows[variable].first
            while place >= 0 {
                let entry = matrix.entries[place]
                let factor =
                    Self.isVariable(entry.column)
                    ? records[entry.column / 2].value : residuals.value(of: entry.column / 2)
                value += entry.coefficient * factor
                place = entry.nextInRow
            }
            if value == records[variable].value { continue }
            records[variable].value = value
            if !records[variable].isChanged {
                records[variable].isChanged = true
                changed.append(variable)
            }
            place = matrix.columns[Self.column(ofVariable: variable)].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if !records[entry.row].isStale {
                    records[entry.row].isStale = true
                    queue.push(entry.row, key: records[entry.row].order)
                }
                place = entry.nextInColumn
            }
        }
    }
}
