import Foundation
import Logging
import NIOConcurrencyHelpers

@testable import TesseraWeb

/// The lines of a logger of all levels, as `--log-format json` has them.
final class LogLines: Sendable {
    private let lines = TestHost.Lines()

    /// The logger.
    var logger: Logger {
        var logger = Logger(label: "test") { Handler(lines: self.lines, base: JSONLogHandler(label: $0)) }
        logger.logLevel = .trace
        return logger
    }

    /// The lines so far.
    var all: [String] { lines.all }

    /// Returns the JSON objects of the lines.
    func parsed() throws -> [[String: Any]] {
        try all.map { line in
            guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            else {
                throw NoObject(line: line)
            }
            return object
        }
    }

    /// Waits until there is a line with a message.
    func wait(for message: String) async {
        _ = await lines.first { $0.contains("\"message\":\"\(message)\"") }
    }

    /// An error that says that a line is something else than an object.
    struct NoObject: Error {
        var line: String
    }

    private struct Handler: LogHandler {
        let lines: TestHost.Lines
        var base: JSONLogHandler

        var metadata: Logger.Metadata {
            get { base.metadata }
            set { base.metadata = newValue }
        }
        var logLevel: Logger.Level {
            get { base.logLevel }
            set { base.logLevel = newValue }
        }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { base[metadataKey: key] }
            set { base[metadataKey: key] = newValue }
        }

        func log(event: LogEvent) { lines.add(base.line(for: event)) }
    }
}
