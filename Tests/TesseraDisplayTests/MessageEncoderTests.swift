import Foundation
import TestSupport
import Testing

@testable import TesseraDisplay

struct MessageEncoderTests {
    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try MessageEncoder().encode(value), as: UTF8.self)
    }

    @Test func `a message is written with its members in order`() throws {
        let message = DisplayMessage.patch([.move(id: 3, parent: 1, index: 0), .remove(id: 2)])
        #expect(
            String(decoding: try message.encoded(), as: UTF8.self)
                == #"{"type":"patch","ops":[{"op":">","id":3,"in":1,"at":0},{"op":"-","id":2}]}"#)
    }

    @Test func `updates are written with their members in order and then closed`() throws {
        var set = NodeProperties()
        (set.alpha, set.indexPath) = (0.5, [0, 7])
        let animation = SceneOperation.Animation(duration: 1, delay: 0, curve: .linear)
        let operations: [SceneOperation] = [
            .update(id: 5, set: set, cleared: ["bg", "tt"], animation: nil),
            .update(id: 6, set: NodeProperties(), cleared: [], animation: nil), .remove(id: 6),
            .update(id: 7, set: set, cleared: [], animation: animation), .move(id: 5, parent: 1, index: 2),
        ]
        let animated = try json(animation)
        #expect(
            try json(operations)
                == #"[{"op":"=","id":5,"set":{"o":0.5,"ip":[0,7]},"clear":["bg","tt"]},"#
                + #"{"op":"=","id":6,"set":{}},{"op":"-","id":6},"#
                + #"{"op":"=","id":7,"set":{"o":0.5,"ip":[0,7]},"animate":\#(animated)},"#
                + #"{"op":">","id":5,"in":1,"at":2}]"#)
    }

    @Test func `two values may write into one object`() throws {
        let text = TextContent(
            lines: [], lineHeight: 20,
            style: TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0)))
        #expect(try json(text) == ##"{"l":[],"h":20,"s":17,"w":400,"c":"#000000"}"##)
    }

    @Test func `each text of a message has its own look`() throws {
        let black = TextStyle(size: 17, weight: 400, color: Color(red: 0, green: 0, blue: 0))
        var red = TextStyle(size: 17, weight: 400, color: Color(red: 255, green: 0, blue: 0))
        red.underline = TextStyle.Decoration(pattern: .dotted, thickness: 1, color: red.color)
        func text(_ content: TextContent.Text, _ style: TextStyle) -> TextContent {
            TextContent(lines: [.init(text: content, x: 1, y: 2, width: 3)], lineHeight: 20, style: style)
        }
        var divided = text(.runs([.init(text: "c", style: 0, width: 3)]), black)
        divided.styles = [red]
        divided.places = TextContent.Places(starts: [0], revision: 4)
        var mirrored = text(.plain("d"), red)
        (mirrored.lines[0].isRightToLeft, mirrored.lines[0].wordSpacing) = (true, 0.126)
        let texts = [
            text(.plain("a"), black), text(.plain("b"), black), divided, mirrored, text(.plain("e"), black),
        ]
        let (blackMembers, redMembers) = (
            ##""s":17,"w":400,"c":"#000000""##,
            ##""s":17,"w":400,"c":"#ff0000","u":{"p":"dotted","t":1,"c":"#ff0000"}"##
        )
        #expect(
            try json(texts)
                == #"[{"l":[["a",1,2,3]],"h":20,\#(blackMembers)},{"l":[["b",1,2,3]],"h":20,\#(blackMembers)},"#
                + #"{"l":[[[["c",0,3]],1,2,3]],"h":20,"r":[{\#(redMembers)}],"pl":{"l":[0],"rev":4},"#
                + #"\#(blackMembers)},{"l":[["d",1,2,3,1,0.13]],"h":20,\#(redMembers)},"#
                + #"{"l":[["e",1,2,3]],"h":20,\#(blackMembers)}]"#)
        for text in texts {
            #expect(
                try JSONDecoder().decode(TextContent.self, from: MessageEncoder().encode(text)).style
                    == text.style)
        }
    }

    @Test func `empty objects and arrays are closed`() throws {
        struct Nothing: Encodable {
            func encode(to encoder: any Encoder) {}
        }
        #expect(try json([[Int]()]) == "[[]]")
        #expect(try json([NodeProperties()]) == "[{}]")
        #expect(try json([Nothing()]) == "[{}]")
        #expect(try json(["a": [String: Int]()]) == #"{"a":{}}"#)
    }

    @Test func `quotes, backslashes and control characters of texts are escaped`() throws {
        #expect(try json("a\"b\\c/\n\r\t\u{1}\u{1f}") == #""a\"b\\c/\n\r\t\u0001\u001f""#)
        #expect(try json("東京 👍🏽 \u{2028}") == "\"東京 👍🏽 \u{2028}\"")
    }

    @Test(arguments: [
        (0.0, "0"), (3, "3"), (-3, "-3"), (0.5, "0.5"), (-0.25, "-0.25"), (12.07, "12.07"), (100.1, "100.1"),
        (0.001, "0.001"), (1e-7, "1e-07"), (.nan, "\"NaN\""), (.infinity, "\"Infinity\""),
        (-.infinity, "\"-Infinity\""),
    ])
    func `numbers have their shortest digits, and those that JSON lacks are texts`(
        number: Double, expected: String
    ) throws {
        #expect(try json(number) == expected)
    }

    @Test func `whole numbers of all sizes keep their digits`() throws {
        #expect(try json([Int.min, .max]) == "[-9223372036854775808,9223372036854775807]")
        #expect(try json(UInt64.max) == "18446744073709551615")
    }

    @Test(arguments: 1...200)
    func `random values are read as those that Foundation writes`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let value = Value.random(using: &random, depth: 0)
        let written = try MessageEncoder().encode(value)
        let expected = try JSONEncoder().encode(value)
        #expect(
            try JSONDecoder().decode(Value.self, from: written)
                == JSONDecoder().decode(Value.self, from: expected),
            "seed \(seed): \(String(decoding: written, as: UTF8.self))")
        #expect(
            try JSONSerialization.jsonObject(with: written) as? NSObject
                == JSONSerialization.jsonObject(with: expected) as? NSObject)
    }
}

/// A value of each kind that messages have.
private indirect enum Value: Codable, Equatable {
    case none
    case flag(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([Value])
    case members([String: Value])
    case optional(Value?)

    static func random(using random: inout SeededGenerator, depth: Int) -> Value {
        switch Int.random(in: 0...(depth < 4 ? 9 : 5), using: &random) {
        case 0: return .none
        case 1: return .flag(.random(using: &random))
        case 2:
            return .whole(Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0...63, using: &random))
        case 3: return .number((Double.random(in: -5_000...5_000, using: &random) * 100).rounded() / 100)
        case 4:
            let number = Double(bitPattern: random.next())
            return .number(number.isFinite ? number : 1)
        case 5: return .text(text(using: &random))
        case 6:
            return .optional(
                Bool.random(using: &random) ? nil : Value.random(using: &random, depth: depth + 1))
        case 7:
            let members = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                (text(using: &random), Value.random(using: &random, depth: depth + 1))
            }
            return .members(Dictionary(members) { first, _ in first })
        default:
            return .list(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    .random(using: &random, depth: depth + 1)
                })
        }
    }

    private static func text(using random: inout SeededGenerator) -> String {
        let characters: [Character] = [
            "a", "Z", "7", " ", "\"", "\\", "/", "\n", "\u{0}", "\u{7f}", "é", "東", "👩‍👩‍👧", "\u{2029}",
        ]
        return String(
            (0..<Int.random(in: 0...9, using: &random)).map { _ in
                characters.randomElement(using: &random) ?? "a"
            })
    }
}
