import Foundation

extension UIScene {
    /// The options of a request to activate a scene.
    /// See Apple's [UIScene.ActivationRequestOptions](
    /// https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions).
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that makes the request, or nil.
        open var requestingScene: UIScene?

        /// Creates options.
        public override init() {
            super.init()
        }
    }
}

/// A request to activate the session of a scene.
/// See Apple's [UISceneSessionActivationRequest](
/// https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-swift.struct).
@MainActor
public struct UISceneSessionActivationRequest {
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The session, or nil for a new one.
    public let session: UISceneSession?
    /// The activity that the scene continues, or nil.
    public var userActivity: NSUserActivity?
    /// The options of the request, or nil.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
    }

    /// Creates a request for an existing session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session) = (session.role, session)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIApplication {
    /// Hands an activity to an existing scene, or reports that there is no such scene.
    func activate(
        _ session: UISceneSession?, _ userActivity: NSUserActivity?, errorHandler: ((any Error) -> Void)?
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard let scene = session?.scene, self.connectedScenes.contains(scene) else {
                    errorHandler?(UISceneError(.multipleScenesNotSupported, "The app has one scene."))
                    return
                }
                guard let userActivity, let delegate = scene.delegate else { return }
                delegate.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
                delegate.scene(scene, continue: userActivity)
            }
        }
    }
}
