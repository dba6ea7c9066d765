import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests words with soft hyphens, at which a line may end with a hyphen.
@Suite struct SoftHyphenTests {
    private static let word = "Donau\u{AD}dampf\u{AD}schiff"

    private func width(_ text: String) -> CGFloat { TextLayoutTests.width(text) }

    @Test func `a line that ends with a soft hyphen has a hyphen there`() throws {
        let room = ["Donau-", "dampf-", "schiff"].map(width).max() ?? 0
        let layout = TextLayout.layout(
            Self.word, font: TextLayoutTests.font, maximumWidth: room, maximumLines: 0,
            lineBreakMode: .byWordWrapping)
        #expect(layout.lines.map(\.text) == ["Donau-", "dampf-", "schiff"])
        #expect(layout.lines.map(\.isTorn) == [false, false, false])
        // The ranges count the soft hyphens, which have two bytes each.
        #expect(layout.lines.map(\.range) == [0..<7, 7..<14, 14..<20])
        let first = try #require(layout.lines.first)
        #expect(abs(first.width - width("Donau-")) < 0.01)
    }

    @Test func `a soft hyphen within a line takes no room`() {
        #expect(abs(width(Self.word) - width("Donaudampfschiff")) < 0.5)
    }

    @Test func `a word moves to the next line if there is no room for its hyphen`() {
        let room = width("an Donau") + 0.2
        #expect(width("Donau-") < room)
        let lines = TextLayoutTests.lines(
            "an Donau\u{AD}dampf", width: room, mode: .byWordWrapping)
        #expect(lines.first == "an")
    }
}
