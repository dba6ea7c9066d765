/// Describes how a text differs from a reference, by its lines.
enum TextDifference {
    /// The greatest number of lines that a message names.
    private static let maximumLines = 20
    /// The greatest number of lines that are compared by their longest common part, which takes time in
    /// proportion to the product of lines and differences.
    private static let maximumCompared = 2000

    /// Returns a sentence with the number of lines that differ, followed by the first of them: lines of the
    /// reference begin with `-`, and lines of the text with `+`.
    static func sentence(from reference: String, to text: String) -> String {
        let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        // Lines at the start and at the end that are equal need no comparison.
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        let (before, after) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
        var lines: [(number: Int, text: String)] = []
        if max(before.count, after.count) <= maximumCompared {
            for change in after.difference(from: before) {
                switch change {
                case .remove(let offset, let line, _): lines.append((offset, "- \(line)"))
                case .insert(let offset, let line, _): lines.append((offset, "+ \(line)"))
                }
            }
            lines = lines.enumerated().sorted {
                ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
            }
            .map(\.element)
        } else {
            lines = before.map { (0, "- \($0)") } + after.map { (0, "+ \($0)") }
        }
        let count = lines.count
        let printed = lines.prefix(maximumLines).map(\.text)
        let others = count - printed.count
        return
            "\(count) \(count == 1 ? "line differs" : "lines differ") from the reference, the first in line "
            + "\(start + 1):\n\(printed.joined(separator: "\n"))"
            + (others > 0 ? "\n… and \(others) more" : "")
    }
}
