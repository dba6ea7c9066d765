import Foundation
import Testing

@testable import TesseraUI

/// Tests strings with attributes, and that views free the attributes of their texts.
@MainActor struct AttributedRunsTests {
    private static let mark = NSAttributedString.Key("mark")

    /// Returns each run's characters with its mark, such as "ab:1".
    private func marks(_ text: AttributedRuns) -> [String] {
        let characters = text.string as NSString
        return text.runs.enumerated().map { index, run in
            let start = index == 0 ? 0 : text.runs[index - 1].end
            let part = characters.substring(with: NSRange(location: start, length: run.end - start))
            return "\(part):\(run.attributes[Self.mark] as? Int ?? 0)"
        }
    }

    /// Returns a text of parts with marks.
    private func text(_ parts: (String, Int)...) -> AttributedRuns {
        parts.reduce(into: AttributedRuns("", attributes: [:])) {
            $0.append($1.0, attributes: [Self.mark: $1.1])
        }
    }

    @Test func `an empty part makes no run`() {
        #expect(marks(text(("", 1), ("ab", 2), ("", 3))) == ["ab:2"])
    }

    @Test func `a range in the middle of a run gets attributes of its own`() {
        var text = text(("abcdef", 1))
        text.changeAttributes(in: NSRange(location: 2, length: 3)) { $0[Self.mark] = 2 }
        #expect(marks(text) == ["ab:1", "cde:2", "f:1"])
    }

    @Test func `a range over parts of two runs changes both and counts UTF-16 units`() {
        var text = text(("a😀", 1), ("春夏", 2))
        text.changeAttributes(in: NSRange(location: 1, length: 3)) {
            $0[Self.mark] = 10 * ($0[Self.mark] as? Int ?? 0)
        }
        #expect(marks(text) == ["a:1", "😀:10", "春:20", "夏:2"])
    }

    @Test func `an empty range changes nothing`() {
        var text = text(("ab", 1))
        text.changeAttributes(in: NSRange(location: 1, length: 0)) { $0[Self.mark] = 2 }
        #expect(text.runs.allSatisfy { $0.attributes[Self.mark] as? Int == 1 })
    }

    @Test func `an attributed string keeps its runs there and back`() {
        let text = text(("a😀", 1), ("春", 2))
        #expect(marks(AttributedRuns(text.attributedString)) == ["a😀:1", "春:2"])
        #expect(AttributedRuns("", attributes: [:]).attributedString.length == 0)
    }

    @Test func `a label frees the attributes of a text that it has no longer`() {
        let label = UILabel()
        weak var font: UIFont?
        do {
            let own = UIFont(name: "Inter", size: 31.5) ?? .systemFont(ofSize: 31.5)
            font = own
            label.setAttributedText(AttributedRuns("春", attributes: [.font: own]))
        }
        #expect(font != nil)
        label.setAttributedText(AttributedRuns("夏", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        #expect(font == nil)
    }

    @Test func `measuring a string frees its attributes`() {
        weak var shadow: NSShadow?
        do {
            let own = NSShadow()
            shadow = own
            _ = "春".size(withAttributes: [.shadow: own])
        }
        #expect(shadow == nil)
    }
}
