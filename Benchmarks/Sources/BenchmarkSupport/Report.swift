import Foundation

/// Prints a ratio and the two times that it is calculated from.
@MainActor public func report(
    _ name: String, _ comparison: Comparison, limit: Double? = nil, atLeast: Double? = nil
) {
    let limit =
        limit.map { "at most \($0.formatted())" } ?? atLeast.map { "at least \($0.formatted())" } ?? ""
    let microseconds = { (time: Double) in String(format: "%.2f µs", time * 1e6) }
    line(
        name, String(format: "%.2f", comparison.ratio), limit,
        "\(microseconds(comparison.time)) over \(microseconds(comparison.baseline))")
}

/// Prints one line of the table.
public func line(_ name: String, _ value: String, _ limit: String, _ note: String) {
    func padded(_ text: String, _ width: Int) -> String {
        text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    print("\(padded(name, 76))  \(padded(value, 10))  \(padded(limit, 13))  \(note)")
}

/// Returns a number of bytes as a text in KiB.
public func kibibytes(_ bytes: Int?) -> String {
    bytes.map { String(format: "%.1f KiB", Double($0) / 1024) } ?? "not known"
}
