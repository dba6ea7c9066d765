extension LinearSystem {
    /// The smallest difference between values that counts as a difference.
    private static let visibleDifference = 1e-5

    func isAmbiguous(_ variable: Variable) -> Bool {
        check(variable)
        var copy = self.copy()
        do throws(Contradiction) { try copy.resolve() } catch { return false }
        copy.expand(variable)
        for place in copy.definitions.sum.touched.indices {
            let column = copy.definitions.sum.touched[place]
            if Definitions.isVariable(column), abs(copy.definitions.sum.values[column]) > Tolerance.pivot {
                return true
            }
        }
        copy.tableau.restrictToOptimum()
        return copy.canMoveSum(by: Self.visibleDifference) || copy.canMoveSum(by: -Self.visibleDifference)
    }

    func constraints(affecting variable: Variable) -> [Constraint] {
        check(variable)
        var copy = self.copy()
        do throws(Contradiction) { try copy.resolve() } catch {
            // In this case the method returns the constraints that determine the variable in the last
            // consistent state.
        }
        copy.expand(variable)
        var result: [Constraint] = []
        for place in copy.definitions.sum.touched.indices {
            let column = copy.definitions.sum.touched[place]
            if !Definitions.isVariable(column), abs(copy.definitions.sum.values[column]) > Tolerance.pivot {
                result.append(Constraint(index: column / 2))
            }
        }
        return result.sorted()
    }

    mutating func isDetermined(_ variable: Variable) -> Bool {
        check(variable)
        guard phase == .solved else { return false }
        expand(variable)
        defer { definitions.sum.clear() }
        for place in definitions.sum.touched.indices {
            let column = definitions.sum.touched[place]
            guard abs(definitions.sum.values[column]) > Tolerance.pivot else { continue }
            guard !Definitions.isVariable(column) else { return false }
            guard tableau.residuals[column / 2].isFixed else { return false }
        }
        return true
    }

    /// Sets the sum under construction to a variable, in terms of free variables and nonbasic residuals.
    private mutating func expand(_ variable: Variable) {
        definitions.sum.clear()
        definitions.sumConstant = 0
        definitions.sum.add(1, at: Definitions.column(ofVariable: variable.index))
        definitions.expandSum()
        expandBasicResiduals()
    }

    /// Returns true if the sum under construction, which must name only residuals, can change by an amount.
    private func canMoveSum(by amount: Double) -> Bool {
        var copy = tableau.copy()
        let residual = Int32(copy.residuals.count)
        copy.grow(copy.residuals.count + 1)
        let row = copy.makeRow(of: definitions.sum, constant: -amount)
        copy.setBasic(residual, row: row, side: 1)
        return copy.drive(row, direction: amount > 0 ? 1 : -1)
    }
}
