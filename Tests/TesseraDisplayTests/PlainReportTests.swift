import Foundation
import TestSupport
import Testing

@testable import TesseraDisplay

struct PlainReportTests {
    private static func plain(_ text: String) -> DisplayEvent.Scroll? {
        Data(text.utf8).withUnsafeBytes(PlainReport.read)
    }

    /// What the general reader of JSON makes of a message.
    private static func general(_ text: String) -> DisplayEvent? {
        try? JSONDecoder().decode(DisplayEvent.self, from: Data(text.utf8))
    }

    @Test func `a report as pages write it is read without the general reader`() {
        let text =
            #"{"type":"scroll","view":7,"x":-0.5,"y":120.333251953,"revision":3,"phase":"dragging","#
            + #""shift":[0,36.5],"vx":-0.5,"vy":2,"speed":[0,-2.5],"wheel":true}"#
        #expect(
            Self.plain(text)
                == .init(
                    view: 7, x: -0.5, y: 120.333251953, revision: 3, phase: .dragging, shift: [0, 36.5],
                    velocityX: -0.5, velocityY: 2, speed: [0, -2.5], isWheel: true))
    }

    @Test func `a report as hosts write it is read without the general reader`() throws {
        let scroll = DisplayEvent.Scroll(
            view: 7, x: 0, y: 599.97, revision: 0, phase: .decelerating, speed: [0, 1.25], isWheel: false)
        let text = String(decoding: try DisplayEvent.scroll(scroll).encoded(), as: UTF8.self)
        #expect(Self.plain(text) == scroll)
    }

    @Test(arguments: [
        // Members that come twice, are unknown, are missing or have another type.
        #"{"type":"scroll","view":7,"view":8,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle","extra":1}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"flying","phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"phase":"idle"}"#,
        #"{"type":"scroll","view":"7","x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"flying"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle","wheel":1}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle","vx":null}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle","speed":[]}"#,
        // These numbers are invalid, or have more digits than a double keeps for certain.
        #"{"type":"scroll","view":07,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":.5,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":1.,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":-,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":+1,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":1e3,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1234.3333740234375,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7.0,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":1234567890123456,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        // Another notation.
        #"{"type":"scroll", "view":7,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","v\u0069ew":7,"x":0,"y":1,"revision":3,"phase":"idle"}"#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle"} "#,
        #"{"type":"scroll","view":7,"x":0,"y":1,"revision":3,"phase":"idle""#,
        #"{"type":"scroll""#,
        #"{"type":"scroll"}"#,
        #"{"type":"scrolled","view":7}"#,
        #"{"view":7,"type":"scroll","x":0,"y":1,"revision":3,"phase":"idle"}"#,
        "",
    ]) func `texts in another form are read by the general reader`(text: String) {
        #expect(Self.plain(text) == nil)
    }

    /// Decimals whose digits are hard to round, at the limits of what is read here, and the double next to each.
    @Test(arguments: [
        "0", "-0", "0.1", "0.3", "2.675", "-1.005", "123456789012345", "0.00000000000001", "99999999999999.9",
        "4503599627370.49", "9007199254740.99", "0.000000000000001", "8.41", "1000000.000001",
    ]) func `a number is the double that the general reader returns`(digits: String) throws {
        let text = #"{"type":"scroll","view":7,"x":0,"y":\#(digits),"revision":3,"phase":"idle"}"#
        let read = try #require(Self.plain(text))
        guard case .scroll(let other)? = Self.general(text) else {
            Issue.record("The general reader refuses \(text).")
            return
        }
        #expect(read.y.bitPattern == other.y.bitPattern)
        #expect(read.y.bitPattern == Double(digits)?.bitPattern)
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func `random decimals are the numbers of the general reader`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let places = Int.random(in: 1...9, using: &random)
            let whole = Int.random(in: 0..<1_000_000, using: &random)
            let fraction = (0..<places).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
            let digits = "\(Bool.random(using: &random) ? "-" : "")\(whole).\(fraction)"
            let text = #"{"type":"scroll","view":7,"x":\#(digits),"y":1,"revision":3,"phase":"idle"}"#
            let read = try #require(Self.plain(text))
            #expect(Self.general(text) == .scroll(read))
        }
    }

    @Test(arguments: [4, 5, 6] as [UInt64])
    func `a changed report is read as by the general reader, or not at all`(
        seed: UInt64
    ) {
        var random = SeededGenerator(seed: seed)
        let good = Array(
            #"{"type":"scroll","view":7,"x":0,"y":120.5,"revision":3,"phase":"idle","vx":-0.5,"speed":[1,-2.5]}"#
                .utf8)
        let characters = Array(#"{}[]",:.-+0123456789eaxyvwidlntru\ "#.utf8)
        for _ in 0..<2_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                let character = characters[Int.random(in: 0..<characters.count, using: &random)]
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = character
                case 1: bytes.insert(character, at: index)
                default: bytes.remove(at: index)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let read = Self.plain(text) else { continue }
            #expect(Self.general(text) == .scroll(read), "\(text)")
        }
    }
}
