/// Writes messages of one part of an app to the log, which is the standard error stream.
///
/// See Apple's [Logger](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for one part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or the library, usually in reverse order of its domain.
    ///   - category: The name of the part.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Creates a logger for messages that belong to no particular part.
    public init() { log = .default }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

    /// Writes a message of the level `debug`, for following the app's steps.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message of the level `debug`, for the developers of the code.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message of the level `info`, which is helpful but not essential.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

    /// Writes a message of the usual level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes a message of the level `error` about something that may become an error.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message of the level `error`.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message of the level `fault` about a critical condition.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

    /// Writes a message of the level `fault` about a mistake in the code.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
