/// An exact and slow solver of systems of relations: the simplex algorithm with Bland's rule, on a dense tableau of
/// whole numbers that share one denominator.
///
/// It minimises one objective after the other. The first is the sum of artificial variables, which is zero if the
/// required relations can hold. The others are the violations at each rank, from the highest to the lowest. After
/// each, the columns that would make the optimum worse are no longer eligible.
struct ReferenceSolver {
    /// Returns the least sum of violations at each rank, or nil if the required relations contradict each other.
    static func solve(_ relations: [RelationDescription]) -> [Float: Double]? {
        var solver = ReferenceSolver(relations)
        if solver.minimise(rank: RelationDescription.required) != 0 { return nil }
        let ranks = Set(relations.flatMap { [$0.above, $0.below] }.compactMap(\.self))
            .subtracting([RelationDescription.required])
        return ranks.sorted(by: >).reduce(into: [:]) { $0[$1] = solver.minimise(rank: $1) }
    }

    /// The rows. The last number of each is its constant. A basic column has the denominator in its row.
    private var rows: [[Int128]]
    private var basis: [Int]
    private var denominator: Int128 = 1
    /// The rank whose objective counts a column, or nil if it costs nothing. Artificial variables have the required
    /// rank.
    private var ranks: [Float?] = []
    private var isEligible: [Bool]

    private init(_ relations: [RelationDescription]) {
        var columns: [[Int128]] = []
        let count = relations.count
        for variable in relations.first?.coefficients.indices ?? 0..<0 {
            for sign in [1, -1] as [Int128] {
                columns.append(relations.map { sign * Int128($0.coefficients[variable]) })
                ranks.append(nil)
            }
        }
        for (row, relation) in relations.enumerated() {
            for (rank, sign) in [(relation.above, -1), (relation.below, 1)] as [(Float?, Int128)]
            where rank != RelationDescription.required {
                columns.append((0..<count).map { $0 == row ? sign : 0 })
                ranks.append(rank)
            }
        }
        let artificial = columns.count
        rows = relations.enumerated().map { row, relation in
            let sign: Int128 = relation.constant < 0 ? -1 : 1
            return columns.map { sign * $0[row] } + (0..<count).map { $0 == row ? 1 : 0 }
                + [sign * Int128(relation.constant)]
        }
        ranks += Array(repeating: RelationDescription.required, count: count)
        basis = (0..<count).map { artificial + $0 }
        isEligible = Array(repeating: true, count: ranks.count)
    }

    /// Minimises the sum of the columns of a rank and returns it.
    private mutating func minimise(rank: Float) -> Double {
        while let column = ranks.indices.first(where: { isEligible[$0] && reducedCost($0, rank) < 0 }) {
            var leaving: Int?
            for row in rows.indices where rows[row][column] > 0 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let left = rows[row][ranks.count] * rows[best][column]
                let right = rows[best][ranks.count] * rows[row][column]
                if left < right || (left == right && basis[row] < basis[best]) { leaving = row }
            }
            // A row is always found: sums of violations have a lower bound, so some row limits each improvement.
            pivot(leaving!, column)
        }
        for column in ranks.indices where isEligible[column] && reducedCost(column, rank) > 0 {
            isEligible[column] = false
        }
        return rows.indices.reduce(0) {
            ranks[basis[$1]] == rank ? $0 + Double(rows[$1][ranks.count]) / Double(denominator) : $0
        }
    }

    /// Returns the change of a rank's objective per unit of a column, multiplied by the denominator.
    private func reducedCost(_ column: Int, _ rank: Float) -> Int128 {
        var cost: Int128 = ranks[column] == rank ? denominator : 0
        for row in rows.indices where ranks[basis[row]] == rank { cost -= rows[row][column] }
        return cost
    }

    private mutating func pivot(_ row: Int, _ column: Int) {
        let element = rows[row][column]
        let pivotRow = rows[row]
        for other in rows.indices where other != row {
            let factor = rows[other][column]
            for index in pivotRow.indices {
                rows[other][index] = (rows[other][index] * element - factor * pivotRow[index]) / denominator
            }
        }
        denominator = element
        basis[row] = column
    }
}
