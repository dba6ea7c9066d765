/// A Swift file of an iOS project.
public struct SourceFile: Codable, Hashable, Sendable {
    /// The path of the file as the user knows it. Findings name it.
    public var path: String
    /// The whole text of the file.
    public var text: String

    /// Creates a file with its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
