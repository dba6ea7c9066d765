import Foundation

/// Forms that documents and apps send with the method POST.
enum WebForm {
    /// The media type of fields in the form of an address, which is the only one that a display sends for an app.
    static let mediaType = "application/x-www-form-urlencoded"

    /// Returns the request that sends fields to an address, as a document reports it: the address in the first line, and the
    /// fields in the second. Returns nil if the text is none.
    static func request(_ text: String) -> URLRequest? {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard lines.count == 2, let url = URL(string: String(lines[0])) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue(mediaType, forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(lines[1].utf8)
        return request
    }

    /// Returns the names and the values of the fields that a request sends, or nil if its body is none of a form.
    static func fields(of request: URLRequest) -> [[String]]? {
        let type = request.value(forHTTPHeaderField: "Content-Type") ?? mediaType
        guard type.lowercased().hasPrefix(mediaType), request.httpBodyStream == nil else { return nil }
        guard let body = String(data: request.httpBody ?? Data(), encoding: .utf8) else { return nil }
        var fields: [[String]] = []
        for field in body.split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else { return nil }
            fields.append([name, value])
        }
        return fields
    }
}
