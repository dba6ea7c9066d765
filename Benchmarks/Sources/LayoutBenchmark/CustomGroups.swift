import BenchmarkSupport
import Foundation
import TesseraLayout

/// Measures custom groups, with a different group in each section.
@MainActor func measureCustomGroups() {
    var calls = 0
    let groups = (0..<1000).map { waterfall(of: 1000 + $0 % 7) }
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, _ in
        calls += 1
        return groups[index]
    }
    let counts = Array(repeating: 1000, count: 1000)
    let customMemory = memory(ofEachOf: 1) { solve(counts, provider) }
    let custom = solve(counts, provider)
    let one = solve([1000], provider)
    calls = 0
    let (inCustom, inCustomOne) = (custom.screen(at: [900, 500]), one.screen(at: [0, 500]))
    report(
        "A screen of custom groups, 1,000 sections × 1,000 over 1 × 1,000",
        Comparison(repetitions: 200) {
            custom.query(inCustom)
        } over: {
            one.query(inCustomOne)
        })
    line("Sections asked for while scrolling", "\(calls)", "0", "")
    line(
        "First layout of 1,000 custom groups of 1,000",
        String(format: "%.0f ms", seconds(of: 1) { use(solve(counts, provider)) } * 1000), "",
        "\(kibibytes(customMemory)); every section is asked for once")
}
