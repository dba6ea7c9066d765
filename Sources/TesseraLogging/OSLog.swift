import Foundation

/// A log of one part of an app.
///
/// See Apple's [OSLog](https://developer.apple.com/documentation/os/oslog).
public final class OSLog: NSObject, Sendable {
    private let name: String
    private let isDisabled: Bool

    /// Creates a log of a part of an app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or the library, usually in reverse order of its domain.
    ///   - category: The name of the part.
    public init(subsystem: String, category: String) {
        name = "[\(subsystem):\(category)] "
        isDisabled = false
    }

    private init(isDisabled: Bool) {
        name = ""
        self.isDisabled = isDisabled
    }

    /// The log for messages that belong to no particular part.
    public static let `default` = OSLog(isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog(isDisabled: true)

    /// Returns true if messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Returns the line that is written for a message.
    func line(_ text: String, _ type: OSLogType) -> String {
        let level = type == .default ? "" : "\(type.word): "
        return "\(name)\(level)\(text)\n"
    }

    func write(_ text: String, _ type: OSLogType) {
        guard !isDisabled else { return }
        try? FileHandle.standardError.write(contentsOf: Data(line(text, type).utf8))
    }
}

/// Writes a message whose format has specifiers for its values, such as `%{public}@`.
///
/// See Apple's [os_log](https://developer.apple.com/documentation/os/os_log).
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type)
}

/// Writes a message of a level, whose format has specifiers for its values.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type)
}

/// Writes a message of a level.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Returns the text of a format and its values. The privacy of a value, in braces after the percent sign, is left out.
func formatted(_ message: String, _ arguments: [any CVarArg]) -> String {
    var format = ""
    var isSensitive = false
    var rest = message[...]
    while let percent = rest.firstIndex(of: "%") {
        format += rest[...percent]
        rest = rest[rest.index(after: percent)...]
        if rest.isEmpty || rest.first == "%" {
            format += "%"
            rest = rest.dropFirst()
        } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
            isSensitive = isSensitive || rest[..<end].contains("sensitive")
            rest = rest[rest.index(after: end)...]
        }
    }
    // If one value is sensitive, the whole text is masked, since this function does not divide the format among the
    // values.
    return isSensitive ? "<private>" : String(format: format + rest, arguments: arguments)
}
