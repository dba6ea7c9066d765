import Foundation
import TesseraLayout

/// Prints a ratio with the times that it is made of.
@MainActor func report(_ name: String, _ comparison: Comparison, limit: Double? = nil) {
    let limit = limit.map { "at most \(Int($0))" } ?? ""
    let microseconds = { (time: Double) in String(format: "%.2f µs", time * 1e6) }
    line(
        name, String(format: "%.2f", comparison.ratio), limit,
        "\(microseconds(comparison.time)) over \(microseconds(comparison.baseline))")
}

func line(_ name: String, _ value: String, _ limit: String, _ note: String) {
    func padded(_ text: String, _ width: Int) -> String {
        text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    print("\(padded(name, 76))  \(padded(value, 10))  \(padded(limit, 13))  \(note)")
}

func kibibytes(_ bytes: Int?) -> String {
    bytes.map { String(format: "%.1f KiB", Double($0) / 1024) } ?? "not known"
}

// MARK: Fixed sizes

let section = grid()
report(
    "First layout and content size, 1,000,000 items over 1,000",
    Comparison(repetitions: 200) {
        use(solve([1_000_000]) { _, _ in section }.contentSize)
    } over: {
        use(solve([1000]) { _, _ in section }.contentSize)
    }, limit: 2)

let million = memory { solve([1_000_000]) { _, _ in section } }
let thousand = memory { solve([1000]) { _, _ in section } }
line(
    "Memory of 1,000,000 items beyond that of 1,000",
    kibibytes(million.flatMap { million in thousand.map { million - $0 } }), "at most 1 MiB",
    "\(kibibytes(million)) and \(kibibytes(thousand))")

let large = solve([1_000_000]) { _, _ in section }
let (far, near) = (large.screen(at: [0, 900_000]), large.screen(at: [0, 9]))
report(
    "Visible elements at item 900,000 over item 9",
    Comparison(repetitions: 200) {
        large.query(far)
    } over: {
        large.query(near)
    }, limit: 2)
report(
    "layoutAttributesForItem at item 900,000 over item 9",
    Comparison(repetitions: 5000) {
        use(large.layoutAttributesForItem(at: [0, 900_000]))
    } over: {
        use(large.layoutAttributesForItem(at: [0, 9]))
    }, limit: 2)

// MARK: Sections

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

// MARK: Custom groups, another in each section

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
