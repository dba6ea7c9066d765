extension Tableau {
    /// Forbids all moves that would make an objective of this optimal tableau worse.
    mutating func restrictToOptimum() {
        for residual in residuals.indices {
            let index = Int32(residual)
            if residuals[residual].row >= 0 {
                if residuals[residual].isFixed { continue }
                // Beyond zero the residual costs more than the objective has counted.
                if residuals[residual].side > 0 {
                    residuals[residual].below = .forbidden
                } else {
                    residuals[residual].above = .forbidden
                }
            } else {
                let isUpWorse = costSign(of: index, side: 1) != 0
                let isDownWorse = costSign(of: index, side: -1) != 0
                if isUpWorse { residuals[residual].above = .forbidden }
                if isDownWorse { residuals[residual].below = .forbidden }
            }
        }
    }
}
