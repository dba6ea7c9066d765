import Foundation

/// The device on which the app appears: the computer that runs the app, and the browser that displays its
/// screen.
/// See Apple's [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device object, of which there is only one.
    public class var current: UIDevice { device }
    private static let device = UIDevice()

    private override init() {
        super.init()
    }

    // MARK: Properties

    /// The name of the device. As on iOS it is the ``model``, so that it does not reveal the owner.
    open var name: String { model }
    /// The kind of device that has a screen of this size, in the words of iOS: “iPhone” or “iPad”.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The ``model`` in the user's language. Names of products are the same in all languages.
    open var localizedModel: String { model }
    /// The kind of interface that suits the screen's size: a tablet's if the screen is large in both
    /// directions, otherwise a phone's.
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

    /// The version of the operating system that runs the app, such as “6.12.0”. On Linux it is the version of
    /// the kernel.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// A unique identifier of the device. A device here is one process of an app with its screen, so that the
    /// value changes when the app is started again.
    open var identifierForVendor: UUID? { identifier }
    private let identifier = UUID()

    /// The user's languages as BCP 47 tags, the most preferred first: those of the browser, or
    /// `Locale.preferredLanguages` if the browser reports none.
    ///
    /// On iOS, `Locale.preferredLanguages` has the user's languages; here it has those of the computer that
    /// runs the app. `Locale.current` is the user's, as on iOS: it has the language in which the app appears and the
    /// user's region. The first language determines the direction of the interface. When the languages change,
    /// `NSLocale.currentLocaleDidChangeNotification` is posted.
    public var preferredLanguages: [String] {
        let languages = UIScreen.main.state.languages
        return languages.isEmpty ? Locale.preferredLanguages : languages
    }

    /// A Boolean value that tells whether the app wants to know the state of the battery; false by default. See ``batteryState``.
    open var isBatteryMonitoringEnabled = false

    // MARK: Orientation

    /// The orientation of the device: the one that the browser reports, or one that fits the shape of the
    /// screen if it reports none. As on iOS it is unknown until
    /// ``beginGeneratingDeviceOrientationNotifications()`` is called.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        let (reported, bounds) = (UIScreen.main.state.orientation, UIScreen.main.bounds)
        if reported != .unknown { return reported }
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    /// A Boolean value that tells whether ``orientationDidChangeNotification`` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
    private var generations = 0

    /// Posted when the orientation of the device has changed. The object is the device.
    public nonisolated class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Begins to post ``orientationDidChangeNotification``. Calls can be nested.
    open func beginGeneratingDeviceOrientationNotifications() { generations += 1 }
    /// Ends the effect of one call of ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { generations = max(generations - 1, 0) }

    func orientationChanged() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

/// Returns the kind of the device. Apple advises to use ``UIDevice/userInterfaceIdiom`` of the current device instead.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
