import ArgumentParser
import Logging

/// The options for a command's log.
struct LoggingOptions: ParsableArguments {
    @Option(help: "How much to log on stderr: trace, debug, info, notice, warning, error or critical.")
    var logLevel = Logger.Level.error

    /// Returns a logger that writes to stderr, so that stdout contains only the results of the command.
    func logger(_ label: String) -> Logger {
        var logger = Logger(label: label, factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = logLevel
        return logger
    }
}

// Logger.Level is a string enumeration, so ArgumentParser needs no more than the conformance.
extension Logger.Level: @retroactive ExpressibleByArgument {}
