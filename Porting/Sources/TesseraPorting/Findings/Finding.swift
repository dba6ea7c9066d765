/// A place of an iOS project that needs its author's attention, with what to do about it.
public struct Finding: Codable, Hashable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Codable, Sendable {
        /// The project cannot be built or displayed as it is.
        case error
        /// The project runs without the part that was found.
        case warning
    }

    /// The severity of the finding.
    public var severity: Severity
    /// The path of the file, relative to the project's folder.
    public var file: String
    /// The line, counted from one, or nil if the finding concerns the whole file.
    public var line: Int?
    /// A sentence about what was found.
    public var message: String
    /// A sentence about what the author can do.
    public var advice: String

    /// Creates a finding.
    public init(_ severity: Severity, file: String, line: Int? = nil, message: String, advice: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.message = message
        self.advice = advice
    }
}

extension Finding: CustomStringConvertible {
    /// The place, severity, message and advice on one line, as a compiler prints them.
    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): \(severity.rawValue): \(message) \(advice)"
    }
}
