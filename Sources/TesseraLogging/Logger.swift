/// Writes messages of one part of an app to the log, which is the standard error stream.
///
/// See Apple's [Logger](https://developer.apple.com/documentation/os/logger).
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a writer of a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or the library, usually in reverse order of its domain.
    ///   - category: The name of the part.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a writer to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Creates a writer of no part in particular.
    public init() { log = .default }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

    /// Writes a message about each step, for whoever develops the code.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message for whoever develops the code.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message that helps, and is not essential.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

    /// Writes a message of the usual level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

    /// Writes a message about what may become an error.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message about what must not happen.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

    /// Writes a message about a mistake in the code.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
