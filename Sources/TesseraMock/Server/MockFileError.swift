/// A data or routes file that cannot be served, and where in it the reason stands.
///
/// Its description is one line in the form that editors and terminals make clickable:
/// `photos.json:3:14: expected ',' or '}' in an object, but found ']'`.
public struct MockFileError: Error, Equatable, CustomStringConvertible {
    /// The path of the file, as it was given.
    public var path: String
    /// The line, from 1, or `nil` where the file as a whole could not be read.
    public var line: Int?
    /// The column in characters, from 1, or `nil` where the file as a whole could not be read.
    public var column: Int?
    /// What is wrong and what would be right.
    public var message: String

    /// `path:line:column: message`.
    public var description: String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        return place.joined(separator: ":") + ": " + message
    }
}
