import Foundation

/// What an app can ask before it uses an ability that not every device has.
extension UIApplication {
    /// A Boolean value that tells whether protected files are accessible. It is true, since the computer that runs the app
    /// protects none.
    public var isProtectedDataAvailable: Bool { true }

    /// A Boolean value that tells whether the app can change its icon. It is false: browsers take the icon when a page is
    /// installed.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the icon that the app has chosen in place of its own. It is nil.
    public var alternateIconName: String? { nil }

    /// Calls the handler with an error, since the app cannot change its icon. See ``supportsAlternateIcons``.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon, or nil for the app's own icon.
    ///   - completionHandler: The code that receives the error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = CocoaError(.featureUnsupported)
        DispatchQueue.main.async { completionHandler?(error) }
    }

    /// Throws an error, since the app cannot change its icon. See ``supportsAlternateIcons``.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }
}
