import BenchmarkSupport
import TesseraUI

/// Prints what it costs to size cells by constraints.
@MainActor
func measureCells() {
    // The texts are measured beforehand, so that the comparison is of the layout only.
    let cell = FeedCell.constrained()
    for number in 0..<60 {
        cell.configure(number)
        use(cell.heightByConstraints())
        use(cell.sizeThatFits(CGSize(width: 375, height: 0)))
    }

    var number = 0
    let again: () -> Void = {
        number += 1
        cell.summary.text = Texts.summaries[number % 20]
        use(cell.heightByConstraints())
    }
    report(
        "A cell of 12 views and 30 constraints sized again, a label changed, over sized first",
        againOverFirst(again), limit: 0.2)

    let byHand = {
        number += 1
        cell.summary.text = Texts.summaries[number % 20]
        use(cell.sizeThatFits(CGSize(width: 375, height: 0)))
    }
    report(
        "Sized again by constraints over a hand-written sizeThatFits",
        Comparison(repetitions: 200, again, over: byHand), limit: 4)
    report(
        "Configured and sized by constraints over configured and sized by hand",
        Comparison(
            repetitions: 50,
            {
                number += 1
                cell.configure(number)
                use(cell.heightByConstraints())
            },
            over: {
                number += 1
                cell.configure(number)
                use(cell.sizeThatFits(CGSize(width: 375, height: 0)))
            }), limit: 4)
    report(
        "1,000 cells made and sized over 100",
        Comparison(repetitions: 1, rounds: 10, { make(1000) }, over: { make(100) }), limit: 11)
}

/// Returns the time to size a cell again after a change, relative to the time to size a new cell for the first time.
/// The views and constraints of the new cells exist before the measurement.
@MainActor
private func againOverFirst(_ again: @escaping () -> Void) -> Comparison {
    var cells: [FeedCell] = []
    var place = 0
    let first = {
        use(cells[place].heightByConstraints())
        place += 1
    }
    var (best, bestFirst) = (Double.infinity, Double.infinity)
    for _ in 0..<20 {
        cells = (0..<50).map { number in
            let cell = FeedCell.constrained()
            cell.configure(number)
            return cell
        }
        place = 0
        bestFirst = min(bestFirst, seconds(of: 50, first))
        best = min(best, seconds(of: 200, again))
    }
    return Comparison(time: best, baseline: bestFirst)
}

@MainActor
private func make(_ count: Int) {
    for number in 0..<count {
        let cell = FeedCell.constrained()
        cell.configure(number)
        use(cell.heightByConstraints())
    }
}
