import Foundation
import TesseraDisplay

extension UIApplication {
    /// An option for opening an address.
    /// See Apple's [UIApplication.OpenExternalURLOptionsKey](
    /// https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey).
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Opens the address only in an app that has registered for it, if the value is true. Browsers do not
        /// report such apps, so that nothing is opened then.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The address of the app's settings in the Settings app of an iPhone. A browser has no such place: ``canOpenURL(_:)``
    /// returns false for the address, and opening it fails.
    public static let openSettingsURLString = "app-settings:"
    /// The address of the app's notification settings in the Settings app of an iPhone, which a browser cannot open.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The schemes that a page may open.
    static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    func isOpenable(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return Self.schemes.contains(scheme) || isOwn(url)
    }

    func openElsewhere(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any],
        _ completion: (@MainActor @Sendable (Bool) -> Void)?
    ) {
        guard canOpenURL(url), options[.universalLinksOnly] as? Bool != true,
            url.absoluteString.utf16.count <= DisplayRequest.maximumTextLength
        else {
            guard let completion else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(false) } }
            return
        }
        if isOwn(url) { return openHere(url, completion) }
        requests.send(DisplayRequest(kind: .open, url: url.absoluteString)) {
            completion?($0.outcome == .done)
        }
    }
}
