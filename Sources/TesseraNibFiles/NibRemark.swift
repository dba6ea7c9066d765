/// A remark about a part of a xib or a storyboard that Tessera lacks.
public struct NibRemark: Hashable, Sendable {
    /// True if the screen cannot work, and false if only a part of it is ignored.
    public var isError: Bool
    /// The line of the file.
    public var line: Int
    /// A sentence that says what was found.
    public var message: String
    /// A sentence that says what to do.
    public var advice: String

    /// Creates a remark.
    public init(isError: Bool, line: Int, message: String, advice: String) {
        self.isError = isError
        self.line = line
        self.message = message
        self.advice = advice
    }
}
