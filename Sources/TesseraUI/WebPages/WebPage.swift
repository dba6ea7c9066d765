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
    /// The text of the document, which a display fetches from the host.
    let file: ImageFile
    /// The address to which addresses in the document are relative, or nil.
    let base: URL?
    /// The names under which scripts of the document send messages to the app.
    let handlers: [String]
    /// The names under which scripts of the document send messages that the app answers.
    let answeringHandlers: [String]
    /// The scripts of the app that run before and after those of the document.
    let scripts: [WebContent.Script]

    /// Creates a document.
    package init(
        html: String, base: URL?, handlers: [String], answeringHandlers: [String],
        scripts: [WebContent.Script]
    ) {
        file = ImageFile(data: Data(html.utf8), mediaType: "text/plain;charset=utf-8")
        (self.base, self.handlers, self.answeringHandlers) = (base, handlers, answeringHandlers)
        self.scripts = scripts
    }
}
