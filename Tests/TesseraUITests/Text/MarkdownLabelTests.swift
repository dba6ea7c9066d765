import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct MarkdownLabelTests {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

    /// Displays a text in the label, and returns its runs with their styles.
    private func runs(_ text: NSAttributedString) throws -> [(text: String, style: TextStyle)] {
        label.attributedText = text
        let properties = label.properties(context: CommitContext(traits: label.traitCollection))
        let content = try #require(properties.text)
        guard case .runs(let runs) = content.lines[0].text else { return [] }
        let styles = try #require(content.styles)
        return runs.map { ($0.text, styles[$0.style]) }
    }

    @Test func `emphases change the label's font`() throws {
        label.font = .systemFont(ofSize: 20)
        let runs = try runs(NSAttributedString(markdown: "a**b***c*~~d~~"))
        #expect(runs.map(\.text) == ["a", "b", "c", "d"])
        #expect(runs.map(\.style.weight) == [400, 700, 400, 400])
        #expect(runs.map(\.style.isItalic) == [nil, nil, true, nil])
        #expect(runs.map { $0.style.strikethrough != nil } == [false, false, false, true])
        #expect(runs.allSatisfy { $0.style.size == 20 })
    }

    @Test func `code has letters of the same width, and keeps the size`() throws {
        label.font = .boldSystemFont(ofSize: 20)
        let code = UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)
        let runs = try runs(NSAttributedString(markdown: "a`b`"))
        #expect(runs.last?.style.family == code.descriptor.cssFamily)
        #expect(runs.last?.style.size == 20 && runs.last?.style.weight == 700)
        #expect(runs.first?.style.family != runs.last?.style.family)
    }

    @Test func `an intent that an app sets is drawn as well`() throws {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(
            .inlinePresentationIntent, value: InlinePresentationIntent.stronglyEmphasized.rawValue,
            range: NSRange(location: 1, length: 1))
        #expect(try runs(text).map(\.style.weight) == [400, 700])
    }

    @Test func `intents, images and languages keep their meaning in both directions`() throws {
        let text = try AttributedString(
            markdown: "# a **b**\n\n![c](https://x.org/d.png)", options: .init(languageCode: "en"))
        let converted = NSAttributedString(text)
        #expect(converted.string == "a bc")
        #expect(converted.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? UInt == 2)
        #expect(converted.attribute(.imageURL, at: 3, effectiveRange: nil) as? URL != nil)
        let intent = converted.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil)
        #expect((intent as? PresentationIntent)?.components.map(\.kind) == [.header(level: 1)])
        #expect(AttributedString(converted) == text)
    }
}
