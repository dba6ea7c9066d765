extension LinearSystem {
    /// Returns descriptions of the errors in the state of the solver, or an empty array if it is consistent.
    /// It takes as long as several solutions.
    func checkInvariants() -> [String] {
        var faults = definitions.matrix.faults().map { "definitions: " + $0 }
        faults += tableau.matrix.faults().map { "tableau: " + $0 }
        faults += definitions.faults()
        faults += tableau.faults()

        let constraints = records.indices.count { records[$0].isLive }
        let defined = definitions.records.indices.count { definitions.records[$0].isDefined }
        let basic = tableau.rows.indices.count { tableau.rows[$0].basic >= 0 }
        if constraints != defined + basic {
            faults.append("\(constraints) constraints, but \(defined) definitions and \(basic) rows")
        }
        var users = Array(repeating: Int32(0), count: definitions.records.count)
        for index in records.indices where records[index].isLive {
            var node = records[index].terms
            while node >= 0 {
                users[Int(terms.nodes[node].variable)] += 1
                node = terms.nodes[node].next
            }
        }
        for (variable, count) in users.enumerated() where count != definitions.records[variable].users {
            faults.append(
                "variable \(variable) has \(count) users, not \(definitions.records[variable].users)")
        }
        let values = currentValues()
        let error = largestError { values[Int($0)] }
        if error > 1e-6 { faults.append("a residual is wrong by \(error)") }
        return faults
    }

    /// Returns the values of all variables for the present definitions and the present tableau.
    private func currentValues() -> [Double] {
        var values = Array(repeating: 0.0, count: definitions.records.count)
        let orders = definitions.records.indices.map { definitions.records[$0].order }
        for variable in orders.indices.sorted(by: { orders[$0] < orders[$1] }) {
            var value = definitions.records[variable].constant
            var place = definitions.matrix.rows[variable].first
            while place >= 0 {
                let entry = definitions.matrix.entries[place]
                value +=
                    entry.coefficient
                    * (Definitions.isVariable(entry.column)
                        ? values[Int(entry.column / 2)] : tableau.value(of: entry.column / 2))
                place = entry.nextInRow
            }
            values[variable] = value
        }
        return values
    }
}

extension SparseMatrix {
    /// Returns descriptions of the errors in the lists.
    func faults() -> [String] {
        var faults: [String] = []
        var rowTotal = 0
        for row in rows.indices {
            let line = rows[row]
            var place = line.first
            var previous: Int32 = -1
            var count: Int32 = 0
            while place >= 0 {
                let entry = entries[place]
                if entry.row != row || entry.previousInRow != previous {
                    faults.append("row \(row) is broken")
                }
                if entry.coefficient == 0 || !entry.coefficient.isFinite {
                    faults.append("row \(row) holds the coefficient \(entry.coefficient)")
                }
                count += 1
                previous = place
                place = entry.nextInRow
            }
            if count != line.count || previous != line.last {
                faults.append("the count of row \(row) is wrong")
            }
            rowTotal += Int(count)
        }
        var columnTotal = 0
        for column in columns.indices {
            let line = columns[column]
            var place = line.first
            var previous: Int32 = -1
            var count: Int32 = 0
            while place >= 0 {
                let entry = entries[place]
                if entry.column != column || entry.previousInColumn != previous {
                    faults.append("column \(column) is broken")
                }
                count += 1
                previous = place
                place = entry.nextInColumn
            }
            if count != line.count || previous != line.last {
                faults.append("the count of column \(column) is wrong")
            }
            columnTotal += Int(count)
        }
        if rowTotal != count || columnTotal != count { faults.append("the number of entries is wrong") }
        return faults
    }
}

extension Definitions {
    /// Returns descriptions of the errors in the definitions.
    func faults() -> [String] {
        var faults: [String] = []
        for variable in records.indices {
            let record = records[variable]
            let line = matrix.rows[variable]
            if record.isDefined != (line.count > 0) { faults.append("variable \(variable) is half defined") }
            if record.isDefined && !record.isLive {
                faults.append("variable \(variable) is defined but removed")
            }
            var place = line.first
            while place >= 0 {
                let entry = matrix.entries[place]
                if Self.isVariable(entry.column), records[entry.column / 2].order >= record.order {
                    faults.append("variable \(variable) does not follow \(entry.column / 2)")
                }
                place = entry.nextInRow
            }
        }
        return faults
    }
}

extension Tableau {
    /// Returns descriptions of the errors in the rows and in the lists of work.
    func faults() -> [String] {
        var faults: [String] = []
        var expected = Array(
            repeating: Array(repeating: 0.0, count: residuals.count), count: levels.slots.count)
        for index in rows.indices where rows[index].basic >= 0 {
            let row = rows[index]
            let basic = residuals[row.basic]
            if basic.row != index { faults.append("row \(index) does not belong to residual \(row.basic)") }
            if matrix.columns[row.basic].count > 0 {
                faults.append("basic residual \(row.basic) has a column")
            }
            if isInfeasible(Int32(index)), !row.isSuspect {
                faults.append("row \(index) is infeasible unnoticed")
            }
            let penalty = basic.penalty(basic.side)
            if penalty.isForbidden, !basic.isFixed {
                faults.append("residual \(row.basic) is counted on a forbidden side")
            }
            var place = matrix.rows[index].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if penalty.hasLevel {
                    expected[Int(penalty.raw)][Int(entry.column)] += basic.side * entry.coefficient
                }
                if basic.isFixed, !row.isSuspect, abs(entry.coefficient) > Tolerance.pivot,
                    !residuals[entry.column].isFixed
                {
                    faults.append("residual \(row.basic) must stay zero, but \(entry.column) may move")
                }
                place = entry.nextInRow
            }
        }
        for slot in levels.slots.indices where levels.slots[slot].row >= 0 {
            let level = levels.slots[slot]
            if rows[level.row].level != slot { faults.append("level \(slot) has another row") }
            var place = matrix.rows[level.row].first
            while place >= 0 {
                let entry = matrix.entries[place]
                expected[slot][Int(entry.column)] -= entry.coefficient
                place = entry.nextInRow
            }
            if expected[slot].contains(where: { abs($0) > 1e-6 }) {
                faults.append("level \(slot) has wrong costs")
            }
            let users = residuals.indices.reduce(into: Int32(0)) {
                if residuals[$1].above.raw == slot { $0 += 1 }
                if residuals[$1].below.raw == slot { $0 += 1 }
            }
            if users != level.users { faults.append("level \(slot) has \(users) users, not \(level.users)") }
        }
        for index in residuals.indices where residuals[index].row < 0 {
            if !residuals[index].isCandidate, improvingSide(of: Int32(index)) != nil {
                faults.append("residual \(index) improves an objective unnoticed")
            }
            var hasLeft = false
            var place = matrix.columns[index].first
            while place >= 0 {
                let entry = matrix.entries[place]
                if rows[entry.row].level < 0 {
                    hasLeft = true
                } else if hasLeft {
                    faults.append("an objective does not lead in column \(index)")
                }
                place = entry.nextInColumn
            }
        }
        return faults
    }
}
