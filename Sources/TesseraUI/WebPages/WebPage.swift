import Foundation
import TesseraDisplay

/// What a ``WebScrollView`` displays.
package enum WebPage {
    /// The page at an address, whose scheme is `http` or `https`.
    case address(URL)
    /// A document of the app.
    case document(WebDocument)
}

/// A document in HTML that the app has as text.
package struct WebDocument {
    /// The document, which a display fetches from the host.
    let file: ImageFile

    /// Creates a document.
    package init(_ content: WebDocumentContent) {
        // Texts and truth values can always be written as JSON.
        let data = (try? JSONEncoder().encode(content)) ?? Data()
        file = ImageFile(data: data, mediaType: WebDocumentContent.mediaType)
    }
}
