import Foundation

/// A JSON value from an untrusted source. Every part of it may be missing or of another type.
enum JSONObject: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONObject])
    case object([String: JSONObject])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if let value = try? container.decode([String: JSONObject].self) {
                .object(value)
            } else if let value = try? container.decode([JSONObject].self) {
                .array(value)
            } else if let value = try? container.decode(String.self) {
                .string(value)
            } else if let value = try? container.decode(Bool.self) {
                .bool(value)
            } else if let value = try? container.decode(Double.self) {
                .number(value)
            } else {
                .null
            }
    }

    /// Reads a file. Returns nil if there is none, if it is larger than a megabyte, or if it is not JSON.
    init?(contentsOf url: URL) {
        guard let data = LimitedFile.contents(of: url, limit: 1 << 20),
            let object = try? JSONDecoder().decode(JSONObject.self, from: data)
        else { return nil }
        self = object
    }

    subscript(key: String) -> JSONObject? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var array: [JSONObject]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }
}

/// Reads files that an app contains, whose type and size are not known.
enum LimitedFile {
    /// The size of the largest image file that is read: 64 MB.
    static let imageLimit = 64 << 20

    /// Returns the contents of a regular file of at most `limit` bytes, or nil if there is no such file.
    static func contents(of url: URL, limit: Int) -> Data? {
        let path = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = (attributes[.size] as? NSNumber)?.intValue, size <= limit
        else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
