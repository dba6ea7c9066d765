import BenchmarkSupport
import TesseraLayout

/// Measures layouts of a million items of fixed sizes relative to layouts of a thousand.
@MainActor func measureFixedSizes() {
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
}
