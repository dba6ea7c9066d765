import BenchmarkSupport
import TesseraLayout

/// Measures layouts of many sections relative to layouts of one section.
@MainActor func measureSections() {
    let headed = grid()
    headed.boundarySupplementaryItems = [pinnedHeader()]
    headed.decorationItems = [.background(elementKind: "background")]
    let manySections = solve(Array(repeating: 1000, count: 1000)) { _, _ in headed }
    let oneSection = solve([1000]) { _, _ in headed }
    let (inMany, inOne) = (manySections.screen(at: [900, 500]), oneSection.screen(at: [0, 500]))
    report(
        "Visible elements with pinned header, 1,000 sections × 1,000 over 1 × 1,000",
        Comparison(repetitions: 200) {
            manySections.query(inMany)
        } over: {
            oneSection.query(inOne)
        })
}
