extension ConstraintSolver {
    /// The difference of values that counts as another value.
    private static let visibleDifference = 1e-5

    /// Returns true if another solution that is as good gives a variable another value. Use it for diagnosis: it takes the
    /// time of copying and solving the system.
    ///
    /// A variable that no constraint determines is ambiguous. If required constraints contradict each other, nothing is.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        check(variable)
        var copy = self
        do throws(Contradiction) { try copy.resolve() } catch { return false }
        copy.expand(variable)
        let sum = copy.definitions.sum
        for column in sum.touched where Definitions.isVariable(column) {
            if abs(sum.values[column]) > Tolerance.pivot { return true }
        }
        copy.tableau.restrictToOptimum()
        return copy.canMoveSum(by: Self.visibleDifference) || copy.canMoveSum(by: -Self.visibleDifference)
    }

    /// Returns the constraints that determine a variable: those that hold without slack and error, and whose constants the
    /// value of the variable follows. They are sorted. Use it for diagnosis.
    public func constraints(affecting variable: Variable) -> [Constraint] {
        check(variable)
        var copy = self
        do throws(Contradiction) { try copy.resolve() } catch {
            // What determines the variable in the last consistent state is the best answer there is.
        }
        copy.expand(variable)
        let sum = copy.definitions.sum
        return sum.touched.filter { !Definitions.isVariable($0) && abs(sum.values[$0]) > Tolerance.pivot }
            .map { Constraint(index: $0 / 2) }.sorted()
    }

    /// Makes the sum that is being worked on stand for a variable, in terms of free variables and nonbasic residuals.
    private mutating func expand(_ variable: Variable) {
        definitions.sum.clear()
        definitions.sumConstant = 0
        definitions.sum.add(1, at: Definitions.column(ofVariable: variable.index))
        definitions.expandSum()
        expandBasicResiduals()
    }

    /// Returns true if the sum that is being worked on, which names only residuals, can change by an amount.
    private func canMoveSum(by amount: Double) -> Bool {
        var copy = tableau
        let residual = Int32(copy.residuals.count)
        copy.grow(copy.residuals.count + 1)
        let row = copy.makeRow()
        for column in definitions.sum.touched where !Definitions.isVariable(column) {
            let coefficient = definitions.sum.values[column]
            if abs(coefficient) > Tolerance.pivot {
                copy.matrix.insert(coefficient, row: row, column: column / 2)
            }
        }
        copy.rows[row].constant = -amount
        copy.setBasic(residual, row: row, side: 1)
        return copy.drive(row, direction: amount > 0 ? 1 : -1)
    }
}
