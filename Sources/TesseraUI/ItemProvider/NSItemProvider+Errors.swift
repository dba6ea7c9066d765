import Foundation

extension NSItemProvider {
    /// The domain of the errors of item providers.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// What went wrong with an item.
    /// See Apple's [NSItemProvider.ErrorCode](https://developer.apple.com/documentation/foundation/nsitemprovider/errorcode).
    public enum ErrorCode: Int, Sendable {
        /// Nobody knows what.
        case unknownError = -1
        /// The item cannot be had in that type.
        case itemUnavailableError = -1000
        /// The item is of another class than was asked for.
        case unexpectedValueClassError = -1100
        /// The item cannot be made into what was asked for.
        case unavailableCoercionError = -1200

        /// The code as an error.
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
