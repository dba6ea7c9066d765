import CPango
import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests of texts that are shaped word by word. Their widths must equal those of texts whose items are shaped as a whole.
@Suite struct WordShaperTests {
    private let known =
        "bread and tea for the people who come and go by the river until the last boat has left"
    private let smallLetters = "abcdefgilmnortuvyz"
    private let shaper: TextShaper
    private let library = FontLibrary(appFonts: { [] }, warn: { _ in })

    init() throws {
        shaper = try #require(TextShaper(configuration: library.everything, isProcessDefault: false))
    }

    @Test func `words that come again are not shaped again`() {
        let text = "bread and tea for all the people by the river"
        expectSameWidths(of: text)
        #expect(shaper.words.knownWordCount == 0)
        expectSameWidths(of: text)
        #expect(shaper.words.knownWordCount == 10)
    }

    @Test(arguments: [
        "3 x 4 is 12", "A - B", "12:30 – 14:30", "two  spaces", "AV To Yo", "Ελλάδα και Россия",
        "Tea 🍵 and 🥖", "パンとお茶", "fi -> <- !=", "A → → → → >7", "e\u{301}t", "\u{301}t", "\u{FFFC}",
        "K \u{212A}", "1\u{2044}2 cup",
    ])
    func `a text has the widths of its characters in the whole text`(_ text: String) {
        expectSameWidths(of: known)
        // The second time, more of the words are known.
        for _ in 0..<2 {
            expectSameWidths(of: "\(known) \(text) \(known)")
            expectSameWidths(of: "\(known) \(text)")
            expectSameWidths(of: "\(text) \(known)")
        }
        #expect(shaper.words.knownWordCount > 20)
    }

    @Test func `an x between numbers, which looks like a sign of multiplication, is shaped each time`() {
        for text in ["\(known) x \(known)", "\(known) 3 x 4 \(known)", "\(known) x \(known)"] {
            for _ in 0..<2 { expectSameWidths(of: text) }
        }
    }

    @Test func `a word with other characters that are equal for Swift has its own widths`() {
        for text in [
            "caf\u{E9} tea bread and tea", "cafe\u{301} tea bread and tea", "caf\u{E9} tea bread and tea",
        ] {
            for _ in 0..<2 { expectSameWidths(of: text) }
        }
    }

    @Test func `any text has the widths of its characters in the whole text`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let fonts = [
            FontDescriptor(size: 17), FontDescriptor(size: 13.5, weight: .bold, isItalic: true),
            FontDescriptor(family: .serif, size: 22), FontDescriptor(family: .monospaced, size: 17),
        ]
        // The texts use the same words again, so that the widths of most words are known.
        let common = (0..<80).map { _ in letters(smallLetters, Int.random(in: 0...7, using: &random), &random)
        }
        let others = (0..<80).map { _ in Bool.random(using: &random) ? word(&random) : shortWord(&random) }
        for _ in 0..<1000 {
            let distance = [2, 10, 60].randomElement(using: &random)!
            let words = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                (Int.random(in: 0..<distance, using: &random) == 0 ? others : common).randomElement(
                    using: &random)!
            }
            let font = fonts.randomElement(using: &random)!
            expectSameWidths(of: words.joined(separator: " "), font, "seed \(seed)")
        }
        #expect(shaper.words.knownWordCount > 1000)
    }

    /// Returns a word of random characters of one kind. The last two kinds have characters whose glyphs may depend on other
    /// words.
    private func word(_ random: inout SeededGenerator) -> String {
        let kinds = [
            smallLetters, "ABCTVWXY", "éåñßfi", "абвг", "αβγ", "\u{301}\u{200D}\u{A0}a", "日本語",
            "0123456789", "-()[]@:.,'“”→<>=+/*", "12x",
        ]
        let kind = kinds.randomElement(using: &random)!
        return letters(kind, Int.random(in: 0...7, using: &random), &random)
    }

    /// Returns a word of one or two characters, which is so short that a font's rules may reach over it.
    private func shortWord(_ random: inout SeededGenerator) -> String {
        letters(
            ["12x", "Ab-(:@+", "tea"].randomElement(using: &random)!, Int.random(in: 1...2, using: &random),
            &random)
    }

    private func letters(_ kind: String, _ count: Int, _ random: inout SeededGenerator) -> String {
        String((0..<count).map { _ in kind.randomElement(using: &random)! })
    }

    private func expectSameWidths(
        of text: String, _ font: FontDescriptor = FontDescriptor(size: 17), _ comment: String = ""
    ) {
        let piece = TextPiece(
            text: text,
            runs: [.init(count: text.unicodeScalars.count, style: TextRunStyle(font: font, tag: 0))])
        let language = TextShaper.Language(of: text)
        let shaped = shaper.shape(piece, language: language, isRightToLeft: false).text
        let advances = advances(of: piece, shaped.byteOffsets, language)
        #expect(shaped.advances == advances, "“\(text)” in \(font) \(comment)")
    }

    /// Returns the width of the text before each scalar, in points, where each item is shaped as a whole.
    private func advances(of piece: TextPiece, _ byteOffsets: [Int], _ language: TextShaper.Language)
        -> [CGFloat]
    {
        let bytes = Array(piece.text.utf8)
        var widths = [Int32](repeating: 0, count: bytes.count)
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.characters, !buffer.isEmpty else { return }
            let length = Int32(buffer.count)
            shaper.forEachItem(of: piece, byteOffsets, start, length, shaper.tag(of: language), false) {
                item in
                let glyphs = pango_glyph_string_new()!
                defer { pango_glyph_string_free(glyphs) }
                pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                for index in 0..<Int(glyphs.pointee.num_glyphs) {
                    let byte = Int(item.pointee.offset) + Int(glyphs.pointee.log_clusters[index])
                    widths[byte] += glyphs.pointee.glyphs[index].geometry.width
                }
            }
        }
        return byteOffsets.map { CGFloat(widths[..<$0].reduce(0, +)) / CGFloat(PANGO_SCALE) }
    }
}
