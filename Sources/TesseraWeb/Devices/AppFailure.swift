/// The reason why an app fails, if its output states one.
package struct AppFailure: Sendable {
    /// The sentence that explains the end of the app best, or nil if the app has written none.
    package private(set) var reason: String?
    /// The time at which the app reported that it fails, or nil. The app may spend seconds on its backtrace
    /// before it ends.
    private(set) var time: ContinuousClock.Instant?
    /// True if later lines do not replace the reason.
    private var isFinal = false

    /// Creates the state of an app that has written nothing.
    package init() {}

    /// Sets a reason that no line of the app replaces.
    package mutating func setReason(_ reason: String) {
        self.reason = reason
        isFinal = true
    }

    /// Reads a line of the app's error output.
    package mutating func note(_ line: String) {
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        // After its first message Swift may print a backtrace, whose lines must not replace the message.
        let isFatal = line.contains("Fatal error") || !isFinal && line.contains("*** Program crashed:")
        if isFatal {
            setReason(line)
            time = time ?? .now
        } else if !isFinal {
            reason = line
        }
    }
}
