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
        let path = names.joined(separator: "/")
        guard path.utf8.count <= Self.longestPath else { return nil }
        let root = URL(filePath: folder).resolvingSymlinksInPath()
        let place = root.appending(path: path)
        let file = place.resolvingSymlinksInPath()
        guard file.pathComponents.starts(with: root.pathComponents) else { return nil }
        // As on iOS, the name in the address tells the type, not that to which a symbolic link leads.
        self.init(file, pathExtension: place.pathExtension)
    }

    /// The greatest number of bytes of a path within a folder. Linux opens no files with longer ones.
    private static let longestPath = 4_096

    /// Returns true if a text is the name of no file in a folder.
    private static func isNoName(_ text: String) -> Bool {
        // A slash counts even with an accent behind it, although both together are one character.
        text.isEmpty || text == "." || text == ".."
            || text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    /// Returns the response with the bytes of the file for a document. The document has no origin, so that any other site could
    /// load the file, too, if it knew the address. A page among the files has no origin either.
    ///
    /// - Parameters:
    ///   - token: The token of the device, whose page shares what it may receive with its documents.
    ///   - traffic: The files that are being sent.
    ///   - rate: The number of bytes that the visitor may receive in a second.
    ///   - request: The headers of the request, which may name a part of the file, and what the browser has of it.
    func documentResponse(
        to token: DeviceToken, in traffic: FileTraffic, rate: Int, request: HTTPFields
    ) -> Response {
        let type = Self.documentTypes[pathExtension] ?? mediaType
        let headers: HTTPFields = [
            .contentType: type, .contentSecurityPolicy: SecurityHeaders.documentFilePolicy,
            SecurityHeaders.crossOriginResourcePolicy: "cross-origin", .accessControlAllowOrigin: "*",
        ]
        var response = response(
            headers, isKept: true, to: token, in: traffic, rate: rate, request: request)
        if response.status == .ok, type.hasPrefix("text/") {
            if ResponseCompression.acceptsGzip(request) {
                // The browser gets other bytes than those of which it could ask for a part.
                response.headers[.acceptRanges] = nil
                response.headers[.eTag] = response.headers[.eTag].map { "W/\($0)" }
            } else {
                response.headers[.vary] = ResponseCompression.varyingHeader
            }
        }
        return response
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
