import Foundation

/// The name of the errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of places. See Apple's [CLError](https://developer.apple.com/documentation/corelocation/clerror-swift.struct).
public struct CLError: Error, Hashable, CustomNSError, LocalizedError, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The device does not know its place at present. It goes on trying.
        case locationUnknown = 0
        /// The user does not permit it, or the browser does not reveal the place to a page like this one.
        case denied = 1
        /// The browser cannot be reached.
        case network = 2

        /// Returns true if an error has a reason, so that a pattern can name it: `catch CLError.denied`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The device does not know its place at present.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user does not permit it, or the browser does not reveal the place to a page like this one.
    public static var denied: Code { .denied }
    /// The browser cannot be reached.
    public static var network: Code { .network }

    /// The name of the errors of places.
    public static var errorDomain: String { kCLErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// A dictionary with the sentence of ``errorDescription``, which Foundation reads from an error whose type it does not know.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the reason.
    public var errorDescription: String? {
        switch code {
        case .locationUnknown: "The place of the device is not known at present."
        case .denied: "The app may not know the place of the device."
        case .network: "The browser cannot be reached."
        }
    }
}
