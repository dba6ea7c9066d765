import Foundation
import Logging
import TesseraWeb

/// Writes each message of a logger to stderr as a JSON object in one line.
struct JSONLogHandler: LogHandler {
    let label: String
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    var logLevel = Logger.Level.error

    /// Creates a handler for the logger with a label.
    init(label: String) {
        self.label = label
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        FileHandle.standardError.write(Data("\(line(for: event))\n".utf8))
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
