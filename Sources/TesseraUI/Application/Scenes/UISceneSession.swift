import Foundation

/// The part of a scene that outlives it: its role and identifier.
/// See Apple's [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An app's window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role
    /// The unique name of the session.
    public let persistentIdentifier = UUID().uuidString
    /// The activity with which the scene was saved, or nil. It is there before the scene is connected, if another process of
    /// the app has saved one. An app may set it by itself, instead of returning one from
    /// ``UISceneDelegate/stateRestorationActivity(for:)``.
    open var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session, or nil. It is saved and restored along with
    /// ``stateRestorationActivity``, and has values of the same types.
    open var userInfo: [String: Any]?
    /// The configuration with which the scene was created. Before that, it is the first one of the manifest.
    open var configuration: UISceneConfiguration {
        chosen ?? UISceneConfiguration(name: nil, sessionRole: role)
    }
    /// The configuration that the app's delegate has returned, or nil before that.
    final var chosen: UISceneConfiguration?
    /// The scene of the session, or nil if it has none.
    open internal(set) weak var scene: UIScene?

    init(role: Role) {
        self.role = role
        super.init()
    }
}
