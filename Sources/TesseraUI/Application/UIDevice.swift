import Foundation

/// The device on which the app runs: a computer, and the browser that shows the app's screen.
/// See Apple's [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device.
    public class var current: UIDevice { device }
    private static let device = UIDevice()

    private override init() {
        super.init()
    }

    // MARK: What it is

    /// The device's name. As on iOS, it is that of the ``model``, so that it does not tell whose device it is.
    open var name: String { model }
    /// The kind of device by the size of its screen, in the words of iOS: “iPhone” or “iPad”.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The ``model`` in the user's language. Names of products are the same in all.
    open var localizedModel: String { model }
    /// The kind of interface that suits the screen's size: that of a tablet where there is ample room in both directions.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    /// The name of the operating system that runs the app, such as “Linux”.
    open var systemName: String {
        #if os(Linux)
            "Linux"
        #elseif os(macOS)
            "macOS"
        #else
            "Unix"
        #endif
    }

    /// The version of the operating system that runs the app, such as “6.12.0”. On Linux that is the kernel's.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// A value that no other device has. A device here is a running app with its screen, so that an app that is started anew
    /// has another value.
    open var identifierForVendor: UUID? { identifier }
    private let identifier = UUID()

    /// The user's languages as BCP 47 tags, the most preferred first: those of the browser, or `Locale.preferredLanguages`
    /// where it tells none.
    ///
    /// iOS has them in `Locale.preferredLanguages`, which here speaks of the computer that runs the app. The first one decides
    /// the direction of the interface. When they change, `NSLocale.currentLocaleDidChangeNotification` is posted.
    public var preferredLanguages: [String] {
        let languages = UIScreen.main.state.languages
        return languages.isEmpty ? Locale.preferredLanguages : languages
    }

    // MARK: How it is held

    /// How the device is held, as the browser tells; where it does not, by the shape of the screen. As on iOS it is unknown
    /// unless ``beginGeneratingDeviceOrientationNotifications()`` was called.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        let (told, bounds) = (UIScreen.main.state.orientation, UIScreen.main.bounds)
        if told != .unknown { return told }
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// Whether ``orientationDidChangeNotification`` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
    private var generations = 0

    /// Posted when the device is held in another way; the object is the device.
    public nonisolated class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Begins to post ``orientationDidChangeNotification``. Calls can be nested.
    open func beginGeneratingDeviceOrientationNotifications() { generations += 1 }
    /// Ends what one call of ``beginGeneratingDeviceOrientationNotifications()`` began.
    open func endGeneratingDeviceOrientationNotifications() { generations = max(generations - 1, 0) }

    func orientationChanged() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
