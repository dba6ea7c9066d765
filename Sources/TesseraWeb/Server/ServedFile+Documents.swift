import Foundation
import HTTPTypes
import HummingbirdCore

/// Files of an app that its documents fetch, such as their style sheets.
extension ServedFile {
    /// Returns nil if there is no regular file at a path within a folder, once symbolic links are resolved.
    ///
    /// - Parameters:
    ///   - components: The names of folders and that of the file, with their percent encoding.
    ///   - folder: The path of the folder.
    init?(path components: [String], in folder: String) {
        let names = components.compactMap(\.removingPercentEncoding)
        guard names.count == components.count, !names.contains(where: Self.isNoName) else { return nil }
        let root = URL(filePath: folder).resolvingSymlinksInPath()
        let file = names.reduce(root) { $0.appending(path: $1) }.resolvingSymlinksInPath()
        guard file.pathComponents.starts(with: root.pathComponents) else { return nil }
        self.init(path: file.path)
    }

    /// Returns true if a text is the name of no file in a folder.
    private static func isNoName(_ text: String) -> Bool {
        let (slash, zero): (UInt8, UInt8) = (0x2F, 0)
        // A slash with an accent is another character than a slash, but not for the file system.
        return ["", ".", ".."].contains(text) || text.utf8.contains { $0 == slash || $0 == zero }
    }

    /// Returns the response with the bytes of the file for a document. The document has no origin, so that any other site could
    /// load the file, too, if it knew the address. A page among the files has no origin either.
    ///
    /// - Parameters:
    ///   - token: The secret of the documents of the device.
    ///   - traffic: The files that are being sent.
    ///   - rate: The number of bytes that the visitor may receive in a second.
    ///   - request: The headers of the request, which may name a part of the file, and what the browser has of it.
    func documentResponse(
        to token: DeviceToken, in traffic: FileTraffic, rate: Int, request: HTTPFields
    ) -> Response {
        let type = Self.documentTypes[URL(filePath: path).pathExtension.lowercased()] ?? mediaType
        let headers: HTTPFields = [
            .contentType: type, .contentSecurityPolicy: SecurityHeaders.documentFilePolicy,
            SecurityHeaders.crossOriginResourcePolicy: "cross-origin", .accessControlAllowOrigin: "*",
        ]
        return response(
            headers, isKept: true, to: token, in: traffic, rate: rate, request: request)
    }

    private static let documentTypes = [
        "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "xml": "text/xml",
        "css": "text/css", "js": "text/javascript", "mjs": "text/javascript", "json": "application/json",
        "map": "application/json", "wasm": "application/wasm", "txt": "text/plain", "md": "text/plain",
        "csv": "text/csv", "vtt": "text/vtt", "pdf": "application/pdf",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml", "ico": "image/x-icon",
        "bmp": "image/bmp", "heic": "image/heic",
        "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    ]
}
