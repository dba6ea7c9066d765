import Foundation
import TesseraWeb

/// An error whose text is a single line for the user on stderr.
struct CommandFailure: LocalizedError, CustomStringConvertible {
    let description: String
    /// The exit code of the command.
    let code: Int32
    /// The format of the line, which is that of the command's log.
    let format: LogFormat

    /// Creates a failure with the text for the user and the exit code of the command.
    init(_ description: String, code: Int32 = 1, format: LogFormat = .text) {
        self.description = description
        self.code = code
        self.format = format
    }

    var errorDescription: String? { description }

    /// The line on stderr, if the log of the command has another format than text.
    var line: String? {
        format == .json ? LogFormat.object(description, level: "critical") : nil
    }
}
