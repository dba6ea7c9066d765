import Foundation
import TesseraDisplay

/// What a ``WebScrollView`` displays.
package enum WebPage {
    /// The page at an address, whose scheme is `http` or `https`. It answers a form if there are names and values of its fields.
    case address(URL, form: [[String]]?)
    /// A document of the app.
    case document(WebDocument)
}

/// A document in HTML that the app has as text.
package struct WebDocument {
    /// The document, which a display fetches from the host.
    let file: ImageFile
    /// The folder with the files that the document loads, or nil if it loads none of the app.
    private let folder: WebFolder?

    /// Creates a document.
    ///
    /// - Parameters:
    ///   - content: The document without its folder.
    ///   - folder: The folder with the files that the document loads, or nil if it loads none of the app.
    @MainActor
    package init(_ content: WebDocumentContent, folder: WebFolder? = nil) {
        self.folder = folder
        var content = content
        content.folder = folder.map { .init(number: $0.number, address: $0.address) }
        // Texts and truth values can always be written as JSON.
        let data = (try? JSONEncoder().encode(content)) ?? Data()
        file = ImageFile(data: data, mediaType: WebDocumentContent.mediaType)
    }
}
