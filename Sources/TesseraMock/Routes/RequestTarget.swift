import Foundation

/// The target of a request: a path and its query, both percent-encoded.
struct RequestTarget: Equatable, Sendable {
    /// The path, with its leading slash.
    var path: String
    /// The query's items in order.
    var query: [RawQueryItem]

    /// One `name=value` of a query, percent-encoded.
    struct RawQueryItem: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// Parses a target such as `/get_photo_list?page=2`.
    init(_ target: String) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // The slash is looked for among the bytes: with an accent behind it, it is another character.
        path = parts[0].utf8.first == UInt8(ascii: "/") ? String(parts[0]) : "/" + parts[0]
        query = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { item in
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return RawQueryItem(name: String(sides[0]), value: sides.count > 1 ? String(sides[1]) : "")
        }
    }

    /// The decoded path, or `nil` if the encoding is malformed.
    var decodedPath: String? { path.removingPercentEncoding }

    /// The decoded query. An item with a malformed encoding is not decoded.
    var queryItems: [QueryItem] {
        query.map { QueryItem(name: Self.decode($0.name), value: Self.decode($0.value)) }
    }

    /// Returns a decoded name or value of a query, where `+` is a space.
    static func decode(_ text: String) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }
}

/// One decoded parameter of a query.
struct QueryItem: Equatable, Sendable {
    var name: String
    var value: String
}
