/// A reason why a nib or a storyboard cannot be read.
public struct NibError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line of the file, or nil if the whole file is meant.
    public var line: Int?
    /// What is wrong.
    public var message: String
    /// What would be right.
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
