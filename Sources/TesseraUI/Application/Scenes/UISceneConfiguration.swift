import Foundation

/// The configuration with which a session creates its scene, including the class of the delegate.
/// See Apple's [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name by which an app identifies the configuration, or nil.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root controller of the scene's window, or nil.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// If the scene manifest of the app's `Info.plist` has a configuration with the name and the role, the new
    /// configuration has its delegate's class and its storyboard.
    ///
    /// - Parameters:
    ///   - name: The name by which an app identifies the configuration, or nil for the first one of the manifest.
    ///   - sessionRole: The purpose of the scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let manifest = AppInformation.scene(named: name, role: sessionRole)
        self.name = name ?? manifest?.name
        role = sessionRole
        delegateClass = manifest?.delegateClass.flatMap(NSClassFromString)
        storyboard = manifest?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        super.init()
    }
}
