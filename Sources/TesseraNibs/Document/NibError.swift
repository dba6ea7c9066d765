/// A reason why a nib or a storyboard cannot be read.
public struct NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line of the file, or nil if the error concerns the whole file.
    public var line: Int?
    /// A sentence that says what is wrong.
    public var message: String
    /// A sentence that says what to do.
    public var advice: String

    /// Creates an error.
    public init(line: Int? = nil, _ message: String, advice: String) {
        self.line = line
        self.message = message
        self.advice = advice
    }

    /// The message and the advice with the line.
    public var description: String { "\(line.map { "line \($0): " } ?? "")\(message) \(advice)" }
}
