import Foundation

/// A parsed JSON file, with its bytes for finding the places of errors.
struct JSONFile {
    let path: String
    let value: JSONValue
    private let bytes: [UInt8]

    /// Reads and parses the file.
    init(_ file: URL) throws(MockFileError) {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            let exists = FileManager.default.fileExists(atPath: file.path)
            let message = exists ? "the file cannot be read" : "there is no such file"
            throw MockFileError(path: file.relativePath, message: message)
        }
        try self.init(path: file.relativePath, bytes: Array(data))
    }

    /// Parses the content of a file.
    init(path: String, bytes: [UInt8]) throws(MockFileError) {
        self.path = path
        self.bytes = bytes
        do {
            value = try JSONParser.parse(bytes)
        } catch {
            let place = TextPosition(of: error.offset, in: bytes)
            throw MockFileError(path: path, line: place.line, column: place.column, message: error.message)
        }
    }

    /// Returns an error at a byte of the file.
    func error(at offset: Int, _ message: String) -> MockFileError {
        let place = TextPosition(of: offset, in: bytes)
        return MockFileError(path: path, line: place.line, column: place.column, message: message)
    }

    /// Returns the members of the file's object.
    /// - Parameter expectation: A description of the expected form, for the error's message.
    /// - Throws: ``MockFileError`` if the file is not an object, or if a key occurs twice.
    func members(expectation: String) throws(MockFileError) -> [JSONValue.Member] {
        guard case .object(let members) = value else {
            let start = bytes.firstIndex { $0 == UInt8(ascii: "[") || $0 > 0x20 && $0 < 0x80 } ?? 0
            throw error(at: start, "expected \(expectation), but the file is \(value.kind)")
        }
        var seen: Set<String> = []
        for member in members where !seen.insert(member.key).inserted {
            throw error(at: member.offset, "the key \"\(member.key)\" stands here a second time")
        }
        return members
    }
}
