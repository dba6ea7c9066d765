import Foundation

extension NSItemProvider {
    /// The domain of the errors of item providers.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The codes of the errors of item providers.
    /// See Apple's [NSItemProvider.ErrorCode](https://developer.apple.com/documentation/foundation/nsitemprovider/errorcode).
    public enum ErrorCode: Int, Sendable {
        /// The reason is unknown.
        case unknownError = -1
        /// The item is not available in that type.
        case itemUnavailableError = -1000
        /// The item has another class than the requested one.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the requested class.
        case unavailableCoercionError = -1200

        /// An error with this code.
        var error: NSError {
            NSError(
                domain: NSItemProvider.errorDomain, code: rawValue,
                userInfo: [NSLocalizedDescriptionKey: description])
        }

        private var description: String {
            switch self {
            case .unknownError: "The item cannot be loaded."
            case .itemUnavailableError: "The item cannot be had in this type."
            case .unexpectedValueClassError: "The item is of another class."
            case .unavailableCoercionError: "The item cannot be made into this class."
            }
        }
    }
}
