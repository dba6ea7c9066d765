import TesseraGeometry
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests with Japanese text. Kana and kanji are one em wide, so that widths are counts of characters.
@Suite struct TextLayoutTests {
    static let font = FontDescriptor(size: 10)

    static func lines(
        _ text: String, width: CGFloat = .infinity, maximum: Int = 0,
        mode: NSLineBreakMode = .byTruncatingTail
    ) -> [String] {
        TextLayout.layout(
            text, font: font, maximumWidth: width, maximumLines: maximum, lineBreakMode: mode
        ).lines.map(\.text)
    }

    static func width(_ text: String) -> CGFloat {
        TextLayout.layout(text, font: font).size.width
    }

    @Test func `layouts that are kept can be dropped and made again`() {
        let engine = TextEngine()
        let text = StyledText("Room", style: TextRunStyle(font: Self.font))
        let container = TextContainer()
        let first = engine.layout(of: text, in: container)
        #expect(engine.cachedCount == 1)
        engine.removeCached()
        #expect(engine.cachedCount == 0)
        #expect(engine.layout(of: text, in: container).size == first.size)
    }

    @Test func `a line that ends within a word is torn`() {
        func torn(_ text: String, width: CGFloat) -> [Bool] {
            TextLayout.layout(
                text, font: Self.font, maximumWidth: width, maximumLines: 0, lineBreakMode: .byWordWrapping
            ).lines.map(\.isTorn)
        }
        let word = Self.width("Room")
        #expect(torn("Room Room", width: word + 1) == [false, false])
        #expect(torn("Room", width: word - 1) == [true, false])
        // Japanese text may break between any two of these characters, so that no line is torn.
        #expect(torn("春野菜", width: 25) == [false, false])
    }

    @Test func `Korean words stay whole if the paragraph prefers that`() {
        func lines(_ strategy: UInt, width: CGFloat) -> [String] {
            var style = TextParagraphStyle()
            style.lineBreakStrategy = strategy
            let text = StyledText("가나다라 마바", style: TextRunStyle(font: Self.font), paragraph: style)
            let container = TextContainer(maximumWidth: width, maximumLines: 0)
            return TextLayout.layout(text, in: container).lines.map(\.text)
        }
        let width = Self.width("가나다라 마")
        #expect(lines(0, width: width) == ["가나다라 마", "바"])
        #expect(lines(2, width: width) == ["가나다라", "마바"])
        // A word that is wider than the line breaks nevertheless.
        #expect(lines(2, width: Self.width("가나다")) == ["가나다", "라", "마바"])
    }

    // MARK: Size

    @Test func `empty text has no lines and no size`() {
        let layout = TextLayout.layout("", font: Self.font)
        #expect(layout.lines.isEmpty)
        #expect(layout.size == .zero)
    }

    @Test func `the size is the widest line and the sum of line heights`() {
        let layout = TextLayout.layout("春\n野菜", font: Self.font)
        #expect(layout.lines.map(\.width) == [10, 20])
        #expect(layout.lines.map(\.y) == [0, Self.font.metrics.lineHeight])
        #expect(layout.size == CGSize(width: 20, height: 2 * Self.font.metrics.lineHeight))
    }

    @Test func `fallback fonts do not make a line taller`() {
        let height = Self.font.metrics.lineHeight
        #expect(TextLayout.layout("春", font: Self.font).size.height == height)
        #expect(TextLayout.layout("😀", font: Self.font).size.height == height)
    }

    @Test func `widths are not rounded to pixels`() {
        // In Inter an em has 2816 units, of which “i” takes 668.
        #expect(abs(Self.width("i") - 10.0 * 668 / 2816) < 0.01)
    }

    @Test func `a family emoji is as wide as one emoji`() {
        #expect(Self.width("👨‍👩‍👧‍👦") == Self.width("😀"))
        #expect(Self.width("😀") > 10 && Self.width("😀") < 15)
    }

    // MARK: Line breaks

    @Test func `line breaks in the text break lines`() {
        #expect(Self.lines("a\nb\r\nc\u{2028}d\re") == ["a", "b", "c", "d", "e"])
        #expect(Self.lines("a\n\nb") == ["a", "", "b"])
        #expect(Self.lines("a\n") == ["a"])
        #expect(Self.lines("\n") == [""])
    }

    @Test func `tabs are boxes and control characters are dropped`() {
        #expect(Self.lines("a\tb\0\u{7}c") == ["a\u{FFFC}bc"])
    }

    @Test func `words stay whole`() {
        let width = Self.width("lemon and")
        #expect(Self.lines("lemon and olive", width: width) == ["lemon and", "olive"])
    }

    @Test func `a space that belongs to the character before it stays at the end of a line`() {
        // U+0604 makes one grapheme cluster with whatever comes after it.
        let text = "春\u{604} "
        #expect(text.count == 2)
        #expect(Self.lines(text) == [text])
        #expect(Self.lines("春 ") == ["春"])
    }

    @Test func `a text fits into its own width`() {
        for text in ["lemon and olive", "春の野菜", "Ttt. AVA, fi"] {
            #expect(Self.lines(text, width: Self.width(text), maximum: 1) == [text])
        }
    }

    @Test func `a word longer than its line is broken within`() {
        let lines = Self.lines("supercalifragilistic", width: 40)
        #expect(lines.count > 1)
        #expect(lines.joined() == "supercalifragilistic")
        #expect(lines.allSatisfy { Self.width($0) <= 40 })
    }

    @Test func `a line contains at least one character`() {
        #expect(Self.lines("春野", width: 1) == ["春", "野"])
        #expect(Self.lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 0) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    }

    @Test func `lines break between any characters in the mode for characters`() {
        let width = Self.width("lemon an")
        #expect(Self.lines("lemon and", width: width, mode: .byCharWrapping) == ["lemon an", "d"])
    }

    // MARK: Japanese

    @Test func `japanese breaks between characters`() {
        #expect(Self.lines("春の野菜の香り", width: 30) == ["春の野", "菜の香", "り"])
    }

    @Test(arguments: ["。", "、", "」", "っ", "ー", "ゃ", "！"])
    func `some characters start no line`(character: String) {
        // Four characters fit, and the fifth may not start a line, so the fourth moves to the next line together with
        // it.
        let lines = Self.lines("春夏秋冬" + character + "春", width: 40)
        #expect(lines == ["春夏秋", "冬" + character + "春"])
    }

    @Test func `no line ends with an opening bracket`() {
        #expect(Self.lines("春夏秋「冬」", width: 40) == ["春夏秋", "「冬」"])
    }

    // MARK: The last line

    @Test func `the last line ends in an ellipsis`() {
        let ellipsis = Self.width("…")
        #expect(Self.lines("春夏秋冬春夏秋冬", width: 30 + ellipsis, maximum: 1) == ["春夏秋…"])
        #expect(Self.lines("春夏秋冬春夏秋冬", width: 29.9 + ellipsis, maximum: 1) == ["春夏…"])
        #expect(Self.lines("春夏秋冬春夏秋冬", width: 40, maximum: 2) == ["春夏秋冬", "春夏秋冬"])
        #expect(Self.lines("春夏秋冬春夏秋冬春", width: 40, maximum: 2).last?.hasSuffix("…") == true)
    }

    @Test func `text is truncated at its head or in its middle`() {
        let width = 40 + Self.width("…")
        #expect(Self.lines("一二三四五六七八", width: width, maximum: 1, mode: .byTruncatingHead) == ["…五六七八"])
        #expect(Self.lines("一二三四五六七八", width: width, maximum: 1, mode: .byTruncatingMiddle) == ["一二…七八"])
    }

    @Test func `more paragraphs than lines are truncated too`() {
        #expect(Self.lines("春\n夏", width: 100, maximum: 1) == ["春…"])
        #expect(Self.lines("春\n夏", width: 100, maximum: 2) == ["春", "夏"])
    }

    @Test func `wrapping modes cut without ellipsis`() {
        #expect(Self.lines("春夏秋冬", width: 20, maximum: 1, mode: .byWordWrapping) == ["春夏"])
        #expect(Self.lines("春夏秋冬", width: 20, maximum: 1, mode: .byClipping) == ["春夏秋冬"])
    }

    @Test func `an ellipsis is set even where it does not fit`() {
        #expect(Self.lines("春夏", width: 1, maximum: 1) == ["…"])
    }

    @Test func `the truncated start is the longest that fits`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let alphabet = ["A", "V", "T", "o", ".", " ", "f", "i", "春", "。", "ー", "👍🏽", "e\u{301}", "-", ">"]
        for _ in 0..<200 {
            let text = (0..<30).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }.joined()
            let width = CGFloat(random.next() % 150) + 20
            let layout = TextLayout.layout(text, font: Self.font, maximumWidth: width, maximumLines: 1)
            guard let line = layout.lines.first, line.text.hasSuffix("…") else { continue }
            let kept = line.text.count - 1
            #expect(line.text == String(text.prefix(kept)) + "…", "seed \(seed)")
            #expect(line.width <= width + 0.02, "seed \(seed)")
            #expect(abs(line.width - Self.width(line.text)) < 0.01, "seed \(seed)")
            #expect(
                Self.width(String(text.prefix(kept + 1)) + "…") > width, "\(text) in \(width), seed \(seed)")
        }
    }

    @Test func `wrapped lines fit and lose nothing`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let alphabet = ["A", "VT", "o", ".", " ", "office", "春", "。", "「", "ー", "👍🏽", "e\u{301}", "\n"]
        for _ in 0..<200 {
            let text = (0..<40).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }.joined()
            let width = CGFloat(random.next() % 150) + 20
            let layout = TextLayout.layout(text, font: Self.font, maximumWidth: width)
            #expect(
                layout.lines.allSatisfy { $0.width <= width + 0.02 || $0.text.count == 1 },
                "\(layout) in \(width), seed \(seed)")
            #expect(
                layout.lines.map(\.text).joined().filter { !$0.isWhitespace }
                    == text.filter { !$0.isWhitespace }, "seed \(seed)")
        }
    }

    // MARK: Alignment

    @Test(
        arguments: [(.left, 0), (.center, 40), (.right, 80), (.natural, 0)] as [(NSTextAlignment, CGFloat)])
    func `lines lie where the alignment says`(alignment: NSTextAlignment, x: CGFloat) {
        let layout = TextLayout.layout("春夏", font: Self.font, maximumWidth: 100, alignment: alignment)
        #expect(layout.lines.map(\.x) == [x])
    }

    @Test func `without a maximum lines align to the widest`() {
        let layout = TextLayout.layout("春\n夏秋冬", font: Self.font, alignment: .center)
        #expect(layout.lines.map(\.x) == [10, 0])
    }

    @Test func `hebrew is aligned right`() {
        let layout = TextLayout.layout("שלום", font: Self.font, maximumWidth: 200)
        #expect(layout.lines.first?.isRightToLeft == true)
        #expect(layout.lines.map { $0.x + $0.width } == [200])
    }

    @Test(.enabled(if: FontFamily.installedNames.contains("DejaVu Sans")))
    func `arabic letters have widths of their own, except in a font for code`() {
        // Alef is a stroke, and sad is as wide as two other letters.
        #expect(Self.width("ا") < Self.width("ص") / 2)
        let code = FontDescriptor(family: .monospaced, size: 10)
        func width(_ text: String) -> CGFloat { TextLayout.layout(text, font: code).size.width }
        #expect(abs(width("ا") - width("ص")) < 0.01)
    }

    // MARK: Threads

    @Test func `many threads may measure at once`() async {
        let expected = Self.width("春の野菜 and lemon")
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<16 {
                group.addTask {
                    let font = FontDescriptor(size: CGFloat(10 + index % 3))
                    _ = TextLayout.layout("春\(index)", font: font).size
                    return Self.width("春の野菜 and lemon") == expected
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}

@Suite struct GenerationalCacheTests {
    @Test func `layouts that were not used lately are released`() {
        var cache = GenerationalCache<Int, Int>(capacity: 4)
        for key in 0..<100 {
            cache.insert(key, for: key)
            #expect(cache.value(for: 0) == 0)
            #expect(cache.count <= 4)
        }
        #expect(cache.value(for: 50) == nil)
        #expect(cache.value(for: 99) == 99)
    }
}
