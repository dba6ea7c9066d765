import Foundation

/// An error of playing. See Apple's [AVError](https://developer.apple.com/documentation/avfoundation/averror-swift.struct).
public struct AVError: Error, Hashable, CustomNSError, LocalizedError, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The reason is not known.
        case unknown = -11800
        /// The content cannot be decoded.
        case decodeFailed = -11821
        /// The format is not known.
        case fileFormatNotRecognized = -11828
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The name of the errors of playing.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// A dictionary with the sentence of ``errorDescription``, which Foundation reads from an error whose type it does not know.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence for the user.
    public var errorDescription: String? {
        switch code {
        case .unknown: "The operation could not be completed."
        case .decodeFailed: "Cannot Decode"
        case .fileFormatNotRecognized: "Cannot Open"
        }
    }

    /// Returns the error for a number of HTML's `MediaError`.
    static func error(ofMediaError code: Int) -> any Error {
        switch code {
        case 2: URLError(.networkConnectionLost)
        case 3: AVError(.decodeFailed)
        case 4: AVError(.fileFormatNotRecognized)
        default: AVError(.unknown)
        }
    }
}
