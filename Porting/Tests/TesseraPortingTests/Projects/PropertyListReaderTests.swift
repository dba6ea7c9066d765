import Foundation
import Testing

@testable import TesseraPorting

@Suite struct PropertyListReaderTests {
    private func read(_ text: String) throws -> PropertyList {
        try PropertyListReader.read(Data(text.utf8), file: "p")
    }

    @Test func `words, texts, lists, data and comments are read`() throws {
        let text = """
            // !$*UTF8*$!
            { a = b /* c */; "d e" = "f\\n\\"g\\""; list = (1, "2 3",); data = <0fF0 01>; url = https://x.y/z; empty = {}; }
            """
        #expect(
            try read(text)
                == .dictionary([
                    "a": .string("b"), "d e": .string("f\n\"g\""),
                    "list": .array([.string("1"), .string("2 3")]),
                    "data": .data([0x0F, 0xF0, 0x01]), "url": .string("https://x.y/z"),
                    "empty": .dictionary([:]),
                ]))
    }

    @Test func `escapes stand for characters, and pairs of halves for one`() throws {
        #expect(try read(#""\U3042\Ud83d\ude00\101\t""#) == .string("あ😀A\t"))
    }

    @Test func `a property list in XML is read`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>a</key><true/><key>b</key><integer>3</integer>
            <key>c</key><array><string>x</string></array></dict></plist>
            """
        #expect(
            try read(text)
                == .dictionary(["a": .boolean(true), "b": .integer(3), "c": .array([.string("x")])]))
    }

    @Test(arguments: [
        ("{ a = (1, 2,", 1, "The file ends within an array."),
        ("(1 2)", 1, "A “,” is missing between the values of an array."),
        ("{\n a = \"b\n c", 2, "A text in quotation marks does not end."),
        ("{ a = b }\n{", 2, "Something stands after the end of the property list."),
        ("{ a b }", 1, "A “;” is missing after the value of “a”."),
        ("/* a", 1, "A comment does not end."),
        ("<0", 1, "The file ends within data."),
        ("", 1, "The file ends where a value is expected."),
    ])
    func `a fault is named with its line`(text: String, line: Int, message: String) {
        let error = #expect(throws: UnreadableFile.self) { try read(text) }
        #expect(error == UnreadableFile(file: "p", line: line, message: message))
    }

    @Test func `a million lists within lists end in an error, in either form`() {
        let deep = String(repeating: "(", count: 1_000_000)
        #expect(throws: UnreadableFile.self) { try read(deep) }
        let xml = "<plist>" + String(repeating: "<array>", count: 1_000_000)
        #expect(throws: UnreadableFile.self) { try read(xml) }
    }

    @Test func `a table of strings is read in UTF-8 and UTF-16`() throws {
        let text = "/* greeting */\n\"hello\" = \"こんにちは\";\nplain = word;\n"
        let expected: [String: PropertyList] = ["hello": .string("こんにちは"), "plain": .string("word")]
        #expect(try PropertyListReader.readStrings(Data(text.utf8), file: "s") == expected)
        let wide = try #require(text.data(using: .utf16))
        #expect(try PropertyListReader.readStrings(wide, file: "s") == expected)
    }

    @Test func `reading ends whatever the bytes are`() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix(seed)
        let alphabet = Array("{}()<>=;,\"'\\/* \nab0U$".utf8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            _ = try? PropertyListReader.read(Data(bytes), file: "seed \(seed)")
        }
    }

    /// Returns a binary property list of arrays, each of which refers to the next one a number of times.
    private func chain(_ count: Int, references: Int) -> Data {
        var (bytes, places) = (Array("bplist00".utf8), [UInt8]())
        for number in 0..<count {
            places.append(UInt8(bytes.count))
            bytes.append(0xA0 | UInt8(number == count - 1 ? 0 : references))
            if number < count - 1 { bytes += Array(repeating: UInt8(number + 1), count: references) }
        }
        let table = UInt8(bytes.count)
        bytes += places + [0, 0, 0, 0, 0, 0, 1, 1]
        for value in [UInt8(count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
        return Data(bytes)
    }

    @Test(.timeLimit(.minutes(10))) func `a binary list whose references multiply is refused`() throws {
        #expect(
            try PropertyListReader.read(chain(3, references: 2), file: "p")
                == .array(Array(repeating: .array([.array([]), .array([])]), count: 2))
        )
        #expect(throws: UnreadableFile.self) {
            try PropertyListReader.read(chain(40, references: 2), file: "p")
        }
    }

    @Test func `a binary list that contains itself or lies about its places is refused`() throws {
        var circle = Array(chain(2, references: 1))
        circle[9] = 0
        var far = Array(chain(2, references: 1))
        far[far.count - 1] = 255
        for bytes in [circle, far] {
            #expect(throws: UnreadableFile.self) { try PropertyListReader.read(Data(bytes), file: "p") }
        }
    }
}

/// Random numbers from a seed.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
