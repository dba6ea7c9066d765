import BenchmarkSupport
import CAllocationCount
import Foundation

/// One million unsorted numbers, which are the same in every run.
let numbers: [Int] = {
    var state: UInt64 = 1
    return (0..<1_000_000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 40)
    }
}()

/// Prints the time that a value takes through `body` relative to `baseline`, and the number of blocks that are
/// allocated for it. Both closures take `count` values.
@MainActor func reportValues(
    _ name: String, count: Int, limit: Double? = nil, _ body: () -> Int, over baseline: () -> Int
) {
    // The results are used below, so that the optimizer does not remove the work.
    var (result, expected) = (0, 0)
    let comparison = Comparison(repetitions: 1, rounds: 7) {
        result = body()
    } over: {
        expected = baseline()
    }
    precondition(limit != nil || result == expected, "\(name): \(result) instead of \(expected)")
    let nanoseconds = { (time: Double) in String(format: "%.1f ns", time * 1e9 / Double(count)) }
    line(
        name, String(format: "%.2f", comparison.ratio), limit.map { "at most \($0.formatted())" } ?? "",
        "\(nanoseconds(comparison.time)) over \(nanoseconds(comparison.baseline)) a value; "
            + "\(allocations(of: count, body)) allocations over \(allocations(of: count, baseline))")
    use(result ^ expected)
}

/// Returns a text with the number of blocks that are allocated for each of `count` values.
@MainActor private func allocations(of count: Int, _ body: () -> Int) -> String {
    let before = allocation_count()
    guard before >= 0 else { return "unknown" }
    use(body())
    return String(format: "%.2f", Double(allocation_count() - before) / Double(count))
}
