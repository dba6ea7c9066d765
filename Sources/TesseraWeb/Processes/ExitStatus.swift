#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The way in which a process ended.
package enum ExitStatus: Equatable, Sendable {
    /// The process returned from `main` or called `exit`.
    case exited(code: Int32)
    /// A signal ended the process.
    case killed(signal: Int32)

    /// Creates a status from the result of `waitpid`. Swift cannot use the macros of `<sys/wait.h>`.
    package init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .killed(signal: signal)
    }
}

extension ExitStatus: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exited(let code): "exited with status \(code)"
        case .killed(let signal): "was ended by signal \(signal) (\(Self.name(of: signal)))"
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGHUP: "SIGHUP"
        case SIGINT: "SIGINT"
        case SIGQUIT: "SIGQUIT"
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGABRT: "SIGABRT"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGKILL: "SIGKILL"
        case SIGSEGV: "SIGSEGV"
        case SIGPIPE: "SIGPIPE"
        case SIGTERM: "SIGTERM"
        default: String(cString: strsignal(signal))
        }
    }
}
