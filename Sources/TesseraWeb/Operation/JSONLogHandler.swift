import Foundation
import Logging

/// Writes each message of a logger to stderr as a JSON object in one line.
package struct JSONLogHandler: LogHandler {
    private let label: String
    /// The metadata that each line has besides its own.
    package var metadata: Logger.Metadata = [:]
    /// The source of further metadata.
    package var metadataProvider: Logger.MetadataProvider?
    /// The lowest level of the lines that are written.
    package var logLevel = Logger.Level.notice

    /// Creates a handler for the logger with a label.
    package init(label: String) {
        self.label = label
    }

    /// The value of the metadata with a name.
    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes the line of a message.
    package func log(event: LogEvent) {
        try? FileHandle.standardError.write(contentsOf: Data("\(line(for: event))\n".utf8))
    }

    /// Returns the line for a message. Its metadata become fields, and values that are whole numbers become numbers.
    func line(for event: LogEvent) -> String {
        let all = metadata.merging(metadataProvider?.get() ?? [:]) { _, new in new }
            .merging(event.metadata ?? [:]) { _, new in new }
        var fields = all.mapValues { value in
            Int("\(value)").map(LogFormat.Value.number) ?? .string("\(value)")
        }
        fields["label"] = .string(label)
        return LogFormat.object("\(event.message)", level: event.level.rawValue, fields: fields)
    }
}
