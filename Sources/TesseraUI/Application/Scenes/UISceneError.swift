import Foundation

/// The error of a request to a scene, or for another scene, that cannot be fulfilled.
/// See Apple's [UISceneError](https://developer.apple.com/documentation/uikit/uisceneerror-swift.struct).
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons of errors.
    public enum Code: Int, Sendable {
        /// The app has one scene only.
        case multipleScenesNotSupported = 0
        /// The request was refused.
        case requestDenied = 1
        /// The request for another geometry does not make sense here.
        case geometryRequestUnsupported = 100
        /// The request for another geometry was refused.
        case geometryRequestDenied = 101
    }

    /// The reason of the error.
    public let code: Code
    /// A sentence about the error.
    public let errorDescription: String?

    init(_ code: Code, _ sentence: String) {
        (self.code, errorDescription) = (code, sentence)
    }

    /// The domain of the errors.
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
