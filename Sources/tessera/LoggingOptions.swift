import ArgumentParser
import Logging

/// How much a command tells of its work.
struct LoggingOptions: ParsableArguments {
    @Option(help: "How much to log on stderr: trace, debug, info, notice, warning, error or critical.")
    var logLevel = Logger.Level.error

    /// A logger that writes to stderr, so that stdout holds only what the command is asked for.
    func logger(_ label: String) -> Logger {
        var logger = Logger(label: label, factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = logLevel
        return logger
    }
}

// Logger.Level is a String enumeration, which is all that ArgumentParser needs.
extension Logger.Level: @retroactive ExpressibleByArgument {}
