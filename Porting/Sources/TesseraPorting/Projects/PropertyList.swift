/// A value of a property list, which may come from a file of any form.
public enum PropertyList: Hashable, Sendable {
    case string(String)
    case data([UInt8])
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The text of a string, a number or a boolean value, or nil for other values.
    public var string: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): flag ? "YES" : "NO"
        default: nil
        }
    }

    /// The elements of an array, or nil for other values.
    public var array: [PropertyList]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of a dictionary, or nil for other values.
    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    /// The texts in an array, without its other elements. The result is empty if the value is not an array.
    public var strings: [String] { (array ?? []).compactMap(\.string) }

    /// The value for a key of a dictionary, or nil.
    public subscript(key: String) -> PropertyList? { dictionary?[key] }
}

/// The reason why a file cannot be read, with the place in it.
public struct UnreadableFile: Error, Hashable, CustomStringConvertible {
    /// The path of the file, as the user knows it.
    public var file: String
    /// The line, counted from one, or nil if the error concerns the whole file.
    public var line: Int?
    /// A sentence that says what is wrong.
    public var message: String

    /// Creates an error.
    public init(file: String, line: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// The place and the sentence, as a compiler prints them.
    public var description: String { (line.map { "\(file):\($0)" } ?? file) + ": \(message)" }

    /// Returns the error as a finding, with advice for the project's author.
    public func finding(advice: String) -> Finding {
        Finding(.error, file: file, line: line, message: message, advice: advice)
    }
}
