import Foundation

/// The bytes in a `data` URL ([RFC 2397](https://www.rfc-editor.org/rfc/rfc2397)).
struct DataURL {
    let data: Data

    /// Reads the bytes of a URL.
    ///
    /// - Throws: ``ImageLoadingError/malformedURL`` if there is no comma, or if the data after it does not
    ///   have the stated encoding.
    init(_ url: URL) throws(ImageLoadingError) {
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ","),
            let payload = text[text.index(after: comma)...].removingPercentEncoding
        else { throw .malformedURL }
        guard text[..<comma].lowercased().hasSuffix(";base64") else {
            data = Data(payload.utf8)
            return
        }
        guard let decoded = Data(base64Encoded: payload) else { throw .malformedURL }
        data = decoded
    }
}
