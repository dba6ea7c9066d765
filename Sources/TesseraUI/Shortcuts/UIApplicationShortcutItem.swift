import Foundation

/// An action of the menu of the app's icon on the user's home screen.
/// See Apple's [UIApplicationShortcutItem](https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem).
///
/// The `Info.plist` lists the actions under `UIApplicationShortcutItems`, and ``UIApplication/shortcutItems`` adds others.
/// Browsers have them for a page that the user has installed as an app.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The text by which the app recognizes the action.
    open var type: String { values.type }
    /// The title.
    open var localizedTitle: String { values.title }
    /// A smaller text below the title, or nil.
    open var localizedSubtitle: String? { values.subtitle }
    /// The picture beside the title, or nil.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// What the app needs for the action, or nil. The values may be of any type of a property list.
    open var userInfo: [String: Any]? { values.userInfo }
    /// An object that identifies the content that the action displays, or nil.
    open var targetContentIdentifier: Any? { values.target }

    /// The parts of an action.
    struct Values {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: Any]?
        var target: Any?
    }

    final var values: Values

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Creates an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: Any]? = nil
    ) {
        values = Values(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Creates an action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Returns an action of the same parts that does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIApplicationShortcutItem(values) }
    }

    /// Returns an action of the same parts that can be changed.
    open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIMutableApplicationShortcutItem(values) }
    }
}

/// An action of the menu of the app's icon that can be changed.
/// See Apple's [UIMutableApplicationShortcutItem](
/// https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem).
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The text by which the app recognizes the action.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// A smaller text below the title, or nil.
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The picture beside the title, or nil.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// What the app needs for the action, or nil.
    open override var userInfo: [String: Any]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// An object that identifies the content that the action displays, or nil.
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}
