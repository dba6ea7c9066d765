/// The error of a data or routes file that cannot be served, with its place in the file.
///
/// Its description is one line in the form that editors and terminals turn into a link: `photos.json:3:14:
/// expected ',' or '}' in an object, but found ']'`.
public struct MockFileError: Error, Equatable, CustomStringConvertible {
    /// The path of the file, as it was passed to the server.
    public var path: String
    /// The line, from 1, or `nil` if the file as a whole could not be read.
    public var line: Int?
    /// The column in characters, from 1, or `nil` if the file as a whole could not be read.
    public var column: Int?
    /// A description of the problem and its remedy.
    public var message: String

    /// The error in the form `path:line:column: message`.
    public var description: String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        return place.joined(separator: ":") + ": " + message
    }
}
