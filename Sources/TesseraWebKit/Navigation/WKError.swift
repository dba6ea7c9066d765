import Foundation

/// An error of a web view.
/// See Apple's [WKError](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// The kinds of errors.
    /// See Apple's [WKError.Code](https://developer.apple.com/documentation/webkit/wkerror-swift.struct/code).
    public enum Code: Int, Sendable {
        /// An error of an unknown cause.
        case unknown = 1
        /// There is no page any more in which a script could run.
        case webViewInvalidated = 3
        /// A script has failed.
        case javaScriptExceptionOccurred = 4
        /// The value of a script has a type that an app cannot have.
        case javaScriptResultTypeIsUnsupported = 5
    }

    /// The kind of the error.
    public let code: Code
    /// A sentence that says what is wrong.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        (self.code, errorDescription) = (code, description)
    }

    /// The domain of the errors.
    public static var errorDomain: String { WKErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// The description, and what a script has said about its failure under the key `WKJavaScriptExceptionMessage`.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
        if code == .javaScriptExceptionOccurred { info["WKJavaScriptExceptionMessage"] = errorDescription }
        return info
    }
}

/// The domain of the errors of web views.
/// See Apple's [WKErrorDomain](https://developer.apple.com/documentation/webkit/wkerrordomain).
public let WKErrorDomain = "WKErrorDomain"
