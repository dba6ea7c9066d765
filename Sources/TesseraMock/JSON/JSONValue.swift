/// A JSON value that keeps what Foundation's decoder loses: the order of keys and the spelling of numbers.
enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as it is spelled in the file: `1e3` and `1000` are different texts.
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

        /// Two members are equal wherever they stand.
        static func == (one: Member, other: Member) -> Bool {
            one.key == other.key && one.value == other.value
        }
    }

    /// The value at a dotted path such as `image.width`, or `nil` where an object lacks a key.
    /// A key that itself contains the dots wins over the path.
    func value(at path: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        if let member = members.last(where: { $0.key == path }) { return member.value }
        guard let dot = path.firstIndex(of: ".") else { return nil }
        return members.last { $0.key == path[..<dot] }?.value.value(
            at: String(path[path.index(after: dot)...]))
    }

    /// The text that a query filter is compared with: a string without its quotes, anything else as JSON.
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
