import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct GraphicsVersionsTests {
    @Test func `this machine has versions of all libraries and fonts`() throws {
        let versions = try GraphicsVersions.installed().versions
        #expect(
            Set(versions.keys) == [
                "Cairo", "Pango", "HarfBuzz", "GdkPixbuf", "FreeType", "Fontconfig", "Inter",
                "Noto Sans CJK JP",
                "Noto Color Emoji", "Material Design Icons",
            ])
        for (name, version) in versions {
            let isNumber = version.wholeMatch(of: /\d+(\.\d+)+( \([0-9a-f]{8}, \d+ bytes\))?/) != nil
            #expect(isNumber, "\(name) has the version \(version)")
        }
        #expect(try GraphicsVersions.installed().versions == versions)
    }

    @Test func `a sentence names the versions that differ`() {
        let here = GraphicsVersions(["Pango": "1.54", "Cairo": "1.18", "Inter": "4.001"])
        #expect(here.difference(from: here) == nil)
        let there = GraphicsVersions(["Pango": "1.50", "Cairo": "1.18"])
        #expect(
            here.difference(from: there)
                == "The reference was made with no Inter, Pango 1.50; this machine has Inter 4.001, Pango 1.54."
        )
    }

    /// Returns the bytes of big-endian numbers of 16 and 32 bits.
    private func bytes(_ short: [Int] = [], _ long: [Int] = []) -> Data {
        Data(
            short.flatMap { [UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
                + long.flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } })
    }

    private func version(_ file: Data, index: Int = 0) -> FontFileVersion? {
        FontFileVersion(index: index, size: file.count) { offset, count in
            offset <= file.count ? file.dropFirst(offset).prefix(count) : nil
        }
    }

    /// A font with one other table before the head, whose revision is 1.5.
    private var font: Data {
        bytes([], [0x0001_0000]) + bytes([2, 0, 0, 0]) + Data("cmap".utf8) + bytes([], [0, 44, 0])
            + Data("head".utf8) + bytes([], [0, 44, 12]) + bytes([], [0x0001_0000, 0x0001_8000, 0x89AB_CDEF])
    }

    @Test func `the version of a font is in its head`() {
        #expect(version(font)?.description == "1.500 (89abcdef, 56 bytes)")
    }

    @Test func `the version of a face in a collection is in the face's head`() {
        // The collection has two faces, of which the second begins at byte 20. Its tables count from the file's start.
        let head = bytes([], [0x0001_0000, 0x0002_0000, 7])
        let face =
            bytes([], [0x0001_0000]) + bytes([1, 0, 0, 0]) + Data("head".utf8) + bytes([], [0, 48, 12])
        let file = Data("ttcf".utf8) + bytes([], [0x0001_0000, 2, 9999, 20]) + face + head
        #expect(version(file, index: 1)?.description == "2.000 (00000007, 60 bytes)")
        #expect(version(file, index: 0) == nil)
        #expect(version(file, index: 2) == nil)
    }

    @Test func `a file that is cut or no font has no version`() {
        for count in 0..<font.count { #expect(version(font.prefix(count)) == nil) }
        #expect(version(Data(repeating: 0xFF, count: 100)) == nil)
        #expect(version(Data("ttcf".utf8) + Data(repeating: 0xFF, count: 100)) == nil)
    }
}
