import Foundation
import Testing

@testable import TesseraUI

struct UTTypeTests {
    @Test func `a kind conforms to what it is a kind of`() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.svg.conforms(to: .text))
    }

    @Test func `types are found by extension and MIME type`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType("org.example.unknown") == nil)
    }

    @Test func `a type of the app conforms to its parent`() {
        let note = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        #expect(note.conforms(to: .text))
        #expect(UTType("org.example.note") == note)
    }
}
