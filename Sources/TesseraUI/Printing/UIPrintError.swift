import Foundation

/// The domain of errors of printing.
/// See Apple's [UIPrintErrorDomain](https://developer.apple.com/documentation/uikit/uiprinterrordomain).
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing.
/// See Apple's [UIPrintError](https://developer.apple.com/documentation/uikit/uiprinterror-swift.struct).
public struct UIPrintError: CustomNSError, Hashable, Sendable {
    /// The causes of errors of printing.
    /// See Apple's [UIPrintError.Code](https://developer.apple.com/documentation/uikit/uiprinterror-swift.struct/code).
    public enum Code: Int, Sendable {
        /// The display cannot print, or the user does not let it.
        case notAvailable = 1
        /// There are no pages.
        case noContent = 2
        /// An item is neither an image nor a PDF document.
        case unknownImageFormat = 3
        /// The pages could not be drawn or passed on.
        case jobFailed = 4

        /// Returns true if an error has a cause, so that a pattern can name it: `catch UIPrintError.noContent`.
        public static func ~= (code: Code, error: any Error) -> Bool {
            (error as? UIPrintError)?.code == code
        }
    }

    /// The cause.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The display cannot print, or the user does not let it.
    public static var notAvailable: Code { .notAvailable }
    /// There are no pages.
    public static var noContent: Code { .noContent }
    /// An item is neither an image nor a PDF document.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The pages could not be drawn or passed on.
    public static var jobFailed: Code { .jobFailed }

    /// The domain of errors of printing.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The number of the cause.
    public var errorCode: Int { code.rawValue }
}
