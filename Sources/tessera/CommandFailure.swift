import Foundation

/// An error whose text is a single line for the user on stderr. The exit code is 1.
struct CommandFailure: LocalizedError, CustomStringConvertible {
    let description: String

    /// Creates a failure with the text for the user.
    init(_ description: String) {
        self.description = description
    }

    var errorDescription: String? { description }
}
