import Foundation

/// An error whose text is a single line for the user on stderr.
struct CommandFailure: LocalizedError, CustomStringConvertible {
    let description: String
    /// The exit code of the command.
    let code: Int32

    /// Creates a failure with the text for the user and the exit code of the command.
    init(_ description: String, code: Int32 = 1) {
        self.description = description
        self.code = code
    }

    var errorDescription: String? { description }
}
