import Foundation
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraSnapshot

@Suite struct PNGTextTests {
    private let png: Data

    init() throws { png = try Canvas(width: 3, height: 2).pngData() }

    /// Returns a chunk with a right checksum.
    private func chunk(_ type: String, _ content: [UInt8]) -> Data {
        let body = Array(type.utf8) + content
        func number(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        return Data(number(UInt32(content.count)) + body + number(PNGChecksum.of(body)))
    }

    /// Returns the file with chunks behind its header.
    private func file(with chunks: Data) -> Data { png.prefix(33) + chunks + png.dropFirst(33) }

    @Test func `the checksum is that of the standard`() {
        #expect(PNGChecksum.of(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(PNGChecksum.of(Array("IEND".utf8)) == 0xAE42_6082)
    }

    @Test func `texts are read as they were written, and the picture stays`() throws {
        let texts = [
            "Author": "Nobody", "Title": "夏の海 🏖", "Empty": "", "Long": String(repeating: "x", count: 65_536),
        ]
        let written = try PNGText.write(texts, into: png)
        #expect(try PNGText.read(from: written) == texts)
        #expect(try Picture(decoding: written) == Picture(decoding: png))
        #expect(try PNGText.write(texts, into: png) == written)
        #expect(try PNGText.read(from: png) == [:])
    }

    @Test func `a plain text is a chunk of eleven bytes more than its letters and a NUL`() throws {
        let written = try PNGText.write(["A": "b"], into: png)
        #expect(written == file(with: chunk("tEXt", [0x41, 0, 0x62])))
        let international = try PNGText.write(["A": "é"], into: png)
        #expect(international == file(with: chunk("iTXt", [0x41, 0, 0, 0, 0, 0, 0xC3, 0xA9])))
    }

    @Test func `a text replaces the one with its keyword and no other`() throws {
        let first = try PNGText.write(["A": "1", "B": "2"], into: png)
        let second = try PNGText.write(["A": "3"], into: first)
        #expect(try PNGText.read(from: second) == ["A": "3", "B": "2"])
        #expect(second.count == first.count)
    }

    @Test func `compressed, damaged and enormous texts are left out`() throws {
        var wrong = chunk("tEXt", Array("Wrong\0text".utf8))
        wrong[wrong.endIndex - 1] ^= 1
        let chunks =
            chunk("zTXt", Array("Packed\0\0".utf8) + [1, 2, 3]) + wrong
            + chunk("iTXt", Array("Packed too\0".utf8) + [1, 0, 0, 0, 9])
            + chunk("iTXt", Array("Cut\0".utf8) + [0, 0, 0x65])
            + chunk("iTXt", Array("Not UTF-8\0".utf8) + [0, 0, 0, 0, 0xFF])
            + chunk("tEXt", Array("Huge\0".utf8) + [UInt8](repeating: 0x61, count: 70_000))
            + chunk("tEXt", Array("No end".utf8)) + chunk("tEXt", [0, 0x61])
            + chunk("tEXt", [UInt8](repeating: 0x62, count: 80) + [0, 0x61])
            + chunk("tEXt", Array("Good\0yes".utf8))
        #expect(try PNGText.read(from: file(with: chunks)) == ["Good": "yes"])
    }

    @Test func `the first of many texts are read`() throws {
        var chunks = Data()
        for number in 0..<1000 { chunks += chunk("tEXt", Array("K\(number)\0v".utf8)) }
        let texts = try PNGText.read(from: file(with: chunks))
        #expect(texts.count == PNGText.maximumCount)
        #expect(texts["K0"] == "v")
    }

    @Test func `data that is no PNG file, or cut, is an error that states the place`() {
        #expect(throws: PNGText.Failure.notPNG) { try PNGText.read(from: Data()) }
        #expect(throws: PNGText.Failure.notPNG) { try PNGText.read(from: Data("GIF89a".utf8)) }
        #expect(throws: PNGText.Failure.damagedChunk(offset: 8)) { try PNGText.read(from: png.prefix(8)) }
        let lying = png.prefix(33) + Data([0xFF, 0xFF, 0xFF, 0xFF]) + png.dropFirst(37)
        #expect(throws: PNGText.Failure.damagedChunk(offset: 33)) { try PNGText.read(from: lying) }
        let strange = png.prefix(33) + chunk("A\n\u{1}b", []) + png.dropFirst(33)
        #expect(throws: PNGText.Failure.damagedChunk(offset: 33)) { try PNGText.read(from: strange) }
        let twoHeaders = png.prefix(33) + png.dropFirst(8)
        #expect(throws: PNGText.Failure.damagedChunk(offset: 33)) { try PNGText.read(from: twoHeaders) }
    }

    @Test func `a slice of data is read like the data`() throws {
        let slice = (Data([1, 2, 3]) + file(with: chunk("tEXt", Array("A\0b".utf8)))).dropFirst(3)
        #expect(try PNGText.read(from: slice) == ["A": "b"])
        #expect(try PNGText.read(from: PNGText.write(["C": "d"], into: slice)) == ["A": "b", "C": "d"])
    }

    @Test func `keywords and texts that no file may have are refused`() {
        for keyword in ["", " A", "A ", "é", "a\u{7F}", String(repeating: "k", count: 80)] {
            #expect(throws: PNGText.Failure.unusableKeyword(keyword)) {
                try PNGText.write([keyword: "x"], into: png)
            }
        }
        for text in ["a\0b", String(repeating: "x", count: 65_537)] {
            #expect(throws: PNGText.Failure.unusableText(keyword: "A")) {
                try PNGText.write(["A": text], into: png)
            }
        }
    }

    @Test func `random damage is an error or a file`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let original = try PNGText.write(["Name": "value", "Ort": "Zürich"], into: png)
        for _ in 0..<2000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            bytes = bytes.prefix(Int.random(in: 0...bytes.count, using: &random))
            if let texts = try? PNGText.read(from: bytes) { #expect(texts.count <= 4, "seed \(seed)") }
            _ = try? PNGText.write(["A": "b"], into: bytes)
        }
    }
}
