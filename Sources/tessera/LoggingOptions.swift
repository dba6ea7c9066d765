import ArgumentParser
import Logging
import TesseraWeb

/// The options for a command's log.
struct LoggingOptions: ParsableArguments {
    @Option(help: "How much to log on stderr: trace, debug, info, notice, warning, error or critical.")
    var logLevel = Logger.Level.notice

    /// Returns a logger that writes to stderr, so that stdout contains only the results of the command.
    func logger(_ label: String, _ format: LogFormat = .text) -> Logger {
        var logger = Logger(label: label) { label in
            switch format {
            case .text: StreamLogHandler.standardError(label: label)
            case .json: JSONLogHandler(label: label)
            }
        }
        logger.logLevel = logLevel
        return logger
    }
}

// Logger.Level is a string enumeration, so ArgumentParser needs no more than the conformance.
extension Logger.Level: @retroactive ExpressibleByArgument {}
