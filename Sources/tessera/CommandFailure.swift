import Foundation

/// An error whose text is the one line that the user sees on stderr; the exit code is 1.
struct CommandFailure: LocalizedError, CustomStringConvertible {
    let description: String

    /// A failure that is described to the user with `description`.
    init(_ description: String) {
        self.description = description
    }

    var errorDescription: String? { description }
}
