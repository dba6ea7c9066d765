/// The importance of a message of the log.
///
/// See Apple's [OSLogType](https://developer.apple.com/documentation/os/oslogtype).
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level of a number.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// The usual level.
    public static let `default` = OSLogType(0x00)
    /// The level of messages that are helpful but not essential.
    public static let info = OSLogType(0x01)
    /// The level of messages for the developers of the code.
    public static let debug = OSLogType(0x02)
    /// The level of errors of the process.
    public static let error = OSLogType(0x10)
    /// The level of mistakes in the system or in the code.
    public static let fault = OSLogType(0x11)

    /// The word for the level in a line of the log.
    var word: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}
