/// A Swift file of an iOS project.
public struct SourceFile: Codable, Hashable, Sendable {
    /// The path as the user knows it, which findings name.
    public var path: String
    /// The whole text.
    public var text: String

    /// Creates a file with its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
