import Foundation
import Testing

@testable import TesseraUI

struct UTTypeTests {
    @Test func aKindConformsToWhatItIsAKindOf() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.svg.conforms(to: .text))
    }

    @Test func typesAreFoundByExtensionAndMIMEType() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType("org.example.unknown") == nil)
    }

    @Test func anAppsOwnTypeIsAKindOfItsParent() {
        let note = UTType(exportedAs: "org.example.note", conformingTo: .plainText)
        #expect(note.conforms(to: .text))
        #expect(UTType("org.example.note") == note)
    }
}
