import HTTPTypes
import NIOHTTP1
import NIOHTTPCompression

/// Compresses texts for browsers that accept that: a page's scripts are 490 KB, and 124 KB when they are compressed.
///
/// The responder marks the responses. Answers to HEAD have no mark, since they have no body that could be compressed.
enum ResponseCompression {
    /// Marks a response as one that may be compressed if it is a text. A response with the header `Vary` gets no mark, because
    /// its body has been chosen by the formats that the browser accepts. A file of which the browser may ask for a part gets none
    /// either, since the part is one of the file as it is.
    static func mark(_ headers: inout HTTPFields) {
        guard headers[.contentType]?.hasPrefix("text/") == true, headers[.vary] == nil,
            headers[.acceptRanges] == nil
        else { return }
        headers[markName] = "1"
        headers[.vary] = varyingHeader
    }

    /// The request header by which responses vary.
    static let varyingHeader = "accept-encoding"

    /// Returns true if a request accepts a response in the gzip format.
    static func acceptsGzip(_ headers: HTTPFields) -> Bool {
        headers[values: .acceptEncoding].joined(separator: ",").split(separator: ",").contains { offer in
            let parts = offer.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            guard parts.first == "gzip" else { return false }
            // A weight of 0 refuses the format.
            return parts.dropFirst().allSatisfy { !$0.hasPrefix("q=") || Double($0.dropFirst(2)) ?? 0 > 0 }
        }
    }

    /// Returns the handler that compresses marked responses and removes their marks.
    static func makeHandler() -> HTTPResponseCompressor {
        HTTPResponseCompressor { head, isPossible in
            guard head.headers.contains(name: markName.rawName) else { return .doNotCompress }
            head.headers.remove(name: markName.rawName)
            // The handler states the length of what it has compressed only if it gets the body together with the head.
            if isPossible { head.headers.remove(name: HTTPField.Name.contentLength.rawName) }
            return .compressIfPossible
        }
    }

    private static let markName = HTTPField.Name(checking: "Tessera-Compressible")
}
