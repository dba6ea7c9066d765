/// A document of the app for a web page within an element, with everything that stays as it is while the document is displayed. A display
/// fetches it once, as a resource.
public struct WebDocumentContent: Codable, Equatable, Sendable {
    /// The text of the document in HTML.
    public var html: String
    /// The address to which addresses in the document are relative, or nil.
    public var base: String?
    /// The folder of the app from which the document loads pictures, style sheets and other files. If absent, it loads none of the app.
    public var folder: Folder?
    /// The names under which scripts of the document send messages to the app. If absent, there are none.
    public var handlers: [String]?
    /// The names under which scripts of the document send messages that the app answers. If absent, there are none.
    public var answeringHandlers: [String]?
    /// The scripts of the app that run before and after those of the document. If absent, there are none.
    public var scripts: [Script]?

    /// The media type of the resource. The text is no page that a browser would display by itself.
    public static let mediaType = "text/plain;charset=utf-8"

    /// Creates a document.
    public init(
        html: String, base: String? = nil, folder: Folder? = nil, handlers: [String] = [],
        answeringHandlers: [String] = [],
        scripts: [Script] = []
    ) {
        (self.html, self.base, self.folder) = (html, base, folder)
        self.handlers = handlers.isEmpty ? nil : handlers
        self.answeringHandlers = answeringHandlers.isEmpty ? nil : answeringHandlers
        self.scripts = scripts.isEmpty ? nil : scripts
    }

    /// A folder of the app with files of a document.
    public struct Folder: Codable, Equatable, Sendable {
        /// The number of the folder at the host.
        public var number: Int
        /// The address of the folder as the app knows it, which ends with a slash. The addresses of its files begin with it, among them
        /// ``WebDocumentContent/base``.
        public var address: String

        /// Creates a folder.
        public init(number: Int, address: String) {
            (self.number, self.address) = (number, address)
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case address = "u"
        }
    }

    /// A script of the app in a document.
    public struct Script: Codable, Equatable, Sendable {
        /// The text of the script.
        public var source: String
        /// A Boolean value that tells whether the script waits for the end of the document. If absent, it runs before the scripts of
        /// the document.
        public var isLate: Bool?

        /// Creates a script.
        public init(source: String, isLate: Bool) {
            self.source = source
            self.isLate = isLate ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case source = "s"
            case isLate = "e"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case html = "h"
        case base = "b"
        case folder = "f"
        case handlers = "k"
        case answeringHandlers = "kr"
        case scripts = "s"
    }
}
