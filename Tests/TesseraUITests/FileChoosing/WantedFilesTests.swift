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

    @Test func `no limit is that of a display`() {
        #expect(WantedFiles(types: [], limit: 0).request.limit == 100)
        #expect(WantedFiles(types: [], limit: 500).request.limit == 100)
        #expect(WantedFiles(types: [], limit: 3).request.limit == 3)
    }
}

struct FileNameTests {
    @Test func `a name names a file in its folder`() {
        #expect(FileName.safe("すし.jpg") == "すし.jpg")
        #expect(FileName.safe("../../etc/passwd") == "passwd")
        #expect(FileName.safe(#"C:\photos\a.png"#) == "a.png")
        #expect(FileName.safe("a\0b") == "b")
        for name in ["", "/", ".", "..", "a/.."] { #expect(FileName.safe(name) == "file") }
    }

    @Test func `a name has at most 255 bytes, and keeps its extension`() {
        // Each of these characters has three bytes.
        let name = FileName.safe(String(repeating: "寿", count: 100) + ".jpeg")
        #expect(name == String(repeating: "寿", count: 83) + ".jpeg")
    }
}
