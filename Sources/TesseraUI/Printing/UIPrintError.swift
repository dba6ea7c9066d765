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
    }

    /// The cause.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of errors of printing.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The number of the cause.
    public var errorCode: Int { code.rawValue }
}
