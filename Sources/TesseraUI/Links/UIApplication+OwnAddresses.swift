import Foundation

extension UIApplication {
    /// An option with which an address is opened in the app.
    /// See Apple's [UIApplication.OpenURLOptionsKey](
    /// https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey).
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the bundle of the app that has opened the address.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The property list that came with the address from the app that has opened it. Tessera gives none.
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// A Boolean value that tells whether a file must be copied before it is used. Tessera opens no files.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Returns true if the app itself opens an address: if the `Info.plist` lists its scheme. As on iOS, addresses of the web, of
    /// mails and of telephones go elsewhere even then.
    func isOwn(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return AppInformation.ownSchemes.contains(scheme) && !Self.schemes.contains(scheme)
    }

    /// Opens an address with a scheme of the app's own after the current turn of the main loop.
    func openHere(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.deliver(ownAddress: url)
                completion?(true)
            }
        }
    }

    /// Gives an address with a scheme of the app's own to the delegate of the scene, or to that of an app that knows no scenes.
    func deliver(ownAddress url: URL) {
        let scene = connectedScenes.first
        if sceneOfWindows == nil, let scene, let delegate = scene.delegate {
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        } else {
            var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
            options[.sourceApplication] = Bundle.main.bundleIdentifier
            _ = delegate?.application(self, open: url, options: options)
        }
    }
}

/// An address that the app is asked to open, and where it comes from.
/// See Apple's [UIOpenURLContext](https://developer.apple.com/documentation/uikit/uiopenurlcontext).
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    open var url: URL { ownURL }
    /// The options with which the address was opened.
    open var options: UIScene.OpenURLOptions { ownOptions }

    private let ownURL: URL
    private let ownOptions = UIScene.OpenURLOptions()

    init(url: URL) {
        ownURL = url
        super.init()
    }
}

extension UIScene {
    /// The options with which an address is opened in a scene.
    /// See Apple's [UIScene.OpenURLOptions](https://developer.apple.com/documentation/uikit/uiscene/openurloptions).
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The identifier of the bundle of the app that has opened the address, which is the app itself, or nil if it has none.
        open var sourceApplication: String? { Bundle.main.bundleIdentifier }
        /// The property list that came with the address from the app that has opened it: nil.
        open var annotation: Any? { nil }
        /// A Boolean value that tells whether a file must be copied before it is used: false, since Tessera opens no files.
        open var openInPlace: Bool { false }
    }
}
