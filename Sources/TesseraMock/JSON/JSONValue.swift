/// A JSON value with the order of its keys and the spelling of its numbers, which Foundation's decoder
/// loses.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number in its spelling in the file: `1e3` and `1000` are different.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// One `"key": value` of an object.
    struct Member: Equatable, Sendable {
        var key: String
        var value: JSONValue
        /// The offset in bytes at which the value starts in its file.
        var offset = 0

        /// Returns true if keys and values are equal, whatever the offsets.
        static func == (one: Member, other: Member) -> Bool {
            one.key == other.key && one.value == other.value
        }
    }

    /// Returns the value at a dotted path such as `image.width`, or `nil` if an object lacks a key. A key
    /// that itself contains the dots takes precedence over the path.
    func value(at path: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        if let member = members.last(where: { $0.key == path }) { return member.value }
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return members.last { $0.key == path[..<dot] }?.value.value(
            at: String(path[path.index(after: dot)...]))
    }

    /// The text with which a query filter is compared: a string without its quotes, or any other value as
    /// JSON.
    var filterText: String {
        if case .string(let text) = self { text } else { text }
    }

    /// The kind of value in words, for error messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
