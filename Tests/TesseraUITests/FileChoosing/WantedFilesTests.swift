import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

struct WantedFilesTests {
    private func types(_ types: [UTType]) -> [String]? { WantedFiles(types: types, limit: 1).request.types }

    @Test func `photos and films are asked for as a whole, so that phones offer their cameras`() {
        #expect(types([.image]) == ["image/*"])
        #expect(types([.image, .movie]) == ["image/*", "video/*"])
    }

    @Test func `other types are asked for by media types and extensions`() {
        #expect(types([.pdf]) == ["application/pdf", ".pdf"])
        #expect(types([.jpeg]) == ["image/jpeg", ".jpeg", ".jpg"])
        #expect(types([.commaSeparatedText]) == ["text/csv", ".csv"])
        // A JSON file is a text.
        #expect(types([.text])?.contains(".json") == true)
    }

    @Test func `general types and those of the app offer all files`() {
        #expect(types([.item]) == nil && types([.data]) == nil && types([.pdf, .content]) == nil)
        #expect(types([UTType(exportedAs: "jp.tessera.recipe")]) == nil)
        #expect(types([]) == nil)
    }

    @Test func `files of other types are not accepted`() {
        #expect(WantedFiles(types: [.image], limit: 1).accept(.png))
        #expect(!WantedFiles(types: [.image], limit: 1).accept(.pdf))
        #expect(WantedFiles(types: [.item], limit: 1).accept(.pdf))
    }

    @Test func `files with a known extension are of the type that was asked for`() throws {
        for entry in KnownTypes.standard {
            for ending in entry.extensions {
                let type = try #require(UTType(filenameExtension: ending), "\(ending)")
                #expect(type.identifier == entry.identifier)
                #expect(WantedFiles(types: [UTType(importedAs: entry.identifier)], limit: 1).accept(type))
            }
        }
    }

    @Test(arguments: [
        ("a.flac", "audio/flac", UTType.audio), ("a.mkv", "video/x-matroska", .movie),
        ("a.xcf", "image/x-xcf", .image), ("a.bin", "application/octet-stream", .data), ("a", "", .data),
    ])
    func `unknown kinds of images, films and sounds are images, films and sounds`(
        name: String, mediaType: String, type: UTType
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let path = folder.appending(path: "file").path
        try Data().write(to: URL(filePath: path))
        let file = ChosenFile(path: path, .init(upload: 1, name: name, type: mediaType))
        #expect(file?.type == type)
    }

    @Test func `without a limit of the app that of a display applies`() {
        #expect(WantedFiles(types: [], limit: 0).request.limit == 100)
        #expect(WantedFiles(types: [], limit: -1).request.limit == 100)
        #expect(WantedFiles(types: [], limit: 500).request.limit == 100)
        #expect(WantedFiles(types: [], limit: 3).request.limit == 3)
    }
}

struct FileNameTests {
    @Test func `a name from the user never leads out of its folder`() {
        #expect(FileName.safe("すし.jpg") == "すし.jpg")
        #expect(FileName.safe("../../etc/passwd") == "passwd")
        #expect(FileName.safe(#"C:\photos\a.png"#) == "a.png")
        #expect(FileName.safe("a\0b") == "b")
        // A slash and a combining mark are one character for Swift, and two for Linux.
        #expect(FileName.safe("../\u{301}x") == "\u{301}x")
        for name in ["", "/", ".", "..", "a/.."] { #expect(FileName.safe(name) == "file") }
    }

    @Test func `a name has at most 255 bytes, and keeps its extension`() {
        // Each of these characters has three bytes.
        let name = FileName.safe(String(repeating: "寿", count: 100) + ".jpeg")
        #expect(name == String(repeating: "寿", count: 83) + ".jpeg")
        // One character may have any number of bytes.
        let marks = FileName.safe(
            "a" + String(repeating: "\u{301}", count: 99) + String(repeating: "\u{301}", count: 99))
        #expect(marks.utf8.count == 255)
    }
}
