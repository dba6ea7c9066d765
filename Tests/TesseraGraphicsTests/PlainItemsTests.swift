import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests of texts that need no work of Pango for each character. They must be set like all others.
@Suite struct PlainItemsTests {
    private let library = FontLibrary(appFonts: { [] }, warn: { _ in })

    private func piece(_ text: String, _ font: FontDescriptor) -> TextPiece {
        TextPiece(text: text, runs: [.init(count: text.utf8.count, style: TextRunStyle(font: font))])
    }

    private func makeShaper() throws -> TextShaper {
        try #require(TextShaper(configuration: library.everything, isProcessDefault: false))
    }

    @Test(arguments: [
        "The 2 boats (left) at 9:30!", "tea", "x <= 12 & y", "~{a}|[b]^_`", "fi -> <- #1 *2*", " AV To ",
    ])
    func `a plain text is as wide after other texts as it is alone`(_ text: String) throws {
        for font in [FontDescriptor(size: 17), FontDescriptor(size: 12, weight: .bold, isItalic: true)] {
            let alone = try makeShaper().shape(piece(text, font), language: .other, isRightToLeft: false)
            let shaper = try makeShaper()
            for other in ["bread and tea", "A", text] {
                for font in [font, FontDescriptor(size: 40)] {
                    _ = shaper.shape(piece(other, font), language: .other, isRightToLeft: false)
                }
            }
            #expect(shaper.plainItems.item(of: piece(text, font), shaper.tag(of: .other)) != nil)
            let later = shaper.shape(piece(text, font), language: .other, isRightToLeft: false)
            #expect(later.text.advances == alone.text.advances && later.isComplete == alone.isComplete)
        }
    }

    @Test func `only one style of printable ASCII characters with a letter is plain`() {
        let (items, font) = (PlainItems(), FontDescriptor(size: 17))
        #expect(items.canHaveItem(of: piece("Tea, 2 cups", font)))
        for text in ["", "12:30", "tea\u{7F}", "caf\u{E9}", "お茶", "a\u{FFFC}"] {
            #expect(!items.canHaveItem(of: piece(text, font)), "\(text)")
        }
        #expect(!items.canHaveItem(of: piece("tea", FontDescriptor(family: .serif, size: 17))))
        let digits = FontDescriptor(size: 17, features: [.monospacedDigits])
        #expect(!items.canHaveItem(of: piece("tea", digits)))
        var spaced = piece("tea", font)
        spaced.runs[0].style.kern = 1
        #expect(!items.canHaveItem(of: spaced))
    }

    @Test(arguments: [("The boat left at nine.", false), ("12:30", false), ("12:30", true), ("tea", true)])
    func `a plain text is the same paragraph in one style as in two alike ones`(
        _ text: String, _ isRightToLeft: Bool
    ) throws {
        let style = TextRunStyle(font: FontDescriptor(size: 17))
        let one = StyledText(text, style: style).paragraphsForLayout(isRightToLeft: isRightToLeft)
        let two = StyledText(
            text: text, runs: [.init(length: 1, style: style), .init(length: .max, style: style)],
            paragraphs: [.init(length: .max, style: TextParagraphStyle())]
        ).paragraphsForLayout(isRightToLeft: isRightToLeft)
        #expect(one.count == 1 && two.count == 1)
        let (plain, composed) = (try #require(one.first), try #require(two.first))
        #expect(plain.piece.text == composed.piece.text && plain.sources == composed.sources)
        #expect(plain.piece.runs.map(\.count) == composed.piece.runs.map(\.count))
        #expect(plain.isRightToLeft == composed.isRightToLeft && !plain.isContinuation && !plain.hasTabs)
    }

    @Test func `texts that differ in their styles only are different keys`() {
        let style = TextRunStyle(font: FontDescriptor(size: 17))
        let (one, other) = (
            StyledText("tea", style: style),
            StyledText("tea", style: TextRunStyle(font: FontDescriptor(size: 17), tag: 1))
        )
        let set: Set = [one, other]
        #expect(set.count == 2 && set.contains(one) && set.contains(other))
    }
}
