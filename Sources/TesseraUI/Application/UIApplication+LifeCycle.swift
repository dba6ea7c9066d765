import Foundation
import TesseraBasics
import TesseraDisplay

extension UIApplication {
    func run(delegate: any UIApplicationDelegate, display descriptor: Int32) -> Never {
        connect(delegate: delegate, display: descriptor) { [unowned self] in
            // The host ends a process that takes longer than four tenths of a second.
            backgroundTasks.expire(within: 0.3) { [unowned self] in terminate() }
        }
        connection?.endsProcess = true
        HangUpWatch.start(descriptor)
        // The main queue and the main run loop are one: sources, timers and dispatched blocks all run here.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Connects the app to a display. `finish` runs when the display's socket is closed.
    func connect(
        delegate: any UIApplicationDelegate, display descriptor: Int32, finish: @escaping () -> Void
    ) {
        self.delegate = delegate
        let connection = DisplayConnection(
            descriptor: descriptor, receive: { [unowned self] in handle($0) },
            receiveUpload: { [requests] in requests.receiveUpload($0, path: $1) }, finish: finish)
        self.connection = connection
        requests.display = connection
    }

    private func terminate() -> Never {
        announceEnd()
        exit(0)
    }

    /// Informs the delegates and the observers that the scenes and the app end.
    func announceEnd() {
        for scene in connectedScenes {
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        }
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }

    // MARK: Launch

    /// Creates the scene when the first display connects, so that the app's first layout has the size of the
    /// screen.
    ///
    /// - Parameters:
    ///   - state: What another process of the app has saved, or nil.
    ///   - link: The address with which the user opens a part of the app, or nil.
    func launch(restoring state: String?, link: String? = nil) {
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, screen: .main)
        scene.display = connection
        // If a process displays no scene, the page gives its state and its address to no further process. The launch screen would
        // count as a scene.
        if state == nil, link == nil { LaunchScreen.ofApp()?.display(in: scene) }
        sceneOfLaunch = scene
        let mainWindow = makeMainWindow()
        let activity = Self.activity(ofLink: link).flatMap { activity in
            // A saved activity takes the place of the one for the page's address, since it is what the user did last.
            state.flatMap { RestorationState(parsing: $0) }?.activity == nil ? activity : nil
        }
        // An app with scenes gets the activity with its scene.
        let shortcut = AppInformation.shortcutItem(ofLink: link)
        let launchOptions =
            AppInformation.hasNoScenes ? LaunchOptionsKey.options(for: activity, shortcut: shortcut) : nil
        let willOpen = delegate?.application(self, willFinishLaunchingWithOptions: launchOptions) ?? true
        let didLaunch = delegate?.application(self, didFinishLaunchingWithOptions: launchOptions) ?? true
        NotificationCenter.default.post(
            name: Self.didFinishLaunchingNotification, object: self, userInfo: launchOptions)
        // A process needs some time to create its first calendar. The first scene is displayed before that.
        DispatchQueue.main.async { [dayWatch] in MainActor.assumeIsolated { dayWatch.start() } }
        mainWindow?.makeKeyAndVisible()
        connectedScenes.insert(scene)
        let options = UIScene.ConnectionOptions(activity, shortcut: shortcut)
        let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
        session.chosen = configuration
        sceneOfLaunch = nil
        if let type = configuration?.delegateClass {
            // Only windows that the scene's delegate makes are displayed in an app with scenes.
            for window in scene.windows { window.windowScene = nil }
            connect(
                scene, delegate: type, storyboard: configuration?.storyboard, options: options,
                restoring: state)
        } else {
            launch(in: scene, restoring: state)
            if let activity, willOpen, didLaunch { continueActivity(activity) }
            if let shortcut, willOpen, didLaunch { perform(shortcut) }
        }
    }

    /// Creates the window of an app without scenes if its `Info.plist` names a main storyboard, and gives it to the
    /// delegate.
    private func makeMainWindow() -> UIWindow? {
        guard AppInformation.hasNoScenes, let name = AppInformation.mainStoryboard else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        delegate?.window = window
        if let delegate, delegate.window !== window { complainOfMissingWindow(delegate) }
        return window
    }

    private func complainOfMissingWindow(_ delegate: AnyObject) {
        complainOnce(
            "\(type(of: delegate)) needs a property named window, which keeps the window of the main storyboard."
        )
    }

    /// Connects a scene to its delegate, as in apps of iOS 13 and later. If the scene has a storyboard, a window with
    /// its initial controller is created before the delegate is informed of the scene.
    private func connect(
        _ scene: UIWindowScene, delegate type: AnyClass, storyboard: UIStoryboard?,
        options: UIScene.ConnectionOptions, restoring state: String?
    ) {
        guard let type = type as? NSObject.Type,
            let sceneDelegate = DynamicInstantiation.object(of: type) as? any UISceneDelegate
        else {
            fatalError(
                "application(_:configurationForConnecting:options:) returned a configuration whose delegateClass "
                    + "is \(type): it must be a UIWindowSceneDelegate.")
        }
        scene.delegate = sceneDelegate
        let activity = scene.restoration.prepare(state)
        let window = storyboard.map { storyboard in
            let window = UIWindow(windowScene: scene)
            window.rootViewController = storyboard.instantiateInitialViewController()
            let owner = sceneDelegate as? any UIWindowSceneDelegate
            owner?.window = window
            if owner?.window !== window { complainOfMissingWindow(sceneDelegate) }
            return window
        }
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        window?.makeKeyAndVisible()
        if let activity { sceneDelegate.scene(scene, restoreInteractionStateWith: activity) }
    }

    /// Gives all windows to one scene in an app that knows no scenes, like apps before iOS 13. The app's delegate has already
    /// made some of the windows.
    private func launch(in scene: UIWindowScene, restoring state: String?) {
        guard !scene.windows.isEmpty else {
            fatalError(
                "The app displays nothing: application(_:configurationForConnecting:options:) must return a "
                    + "configuration whose delegateClass is a UIWindowSceneDelegate, or "
                    + "application(_:didFinishLaunchingWithOptions:) must make a window key and visible, and keep it."
            )
        }
        sceneOfWindows = scene
        _ = scene.restoration.prepare(state)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    /// Gives a window that becomes visible without a scene to the scene of an app that knows no scenes. In other apps, a window
    /// without a scene is not displayed.
    ///
    /// While the app is launched, it is not known yet whether it knows scenes. As on iOS, the controllers of its window appear
    /// when the window is already on the screen.
    func adopt(_ window: UIWindow) {
        guard let scene = sceneOfWindows ?? sceneOfLaunch else { return }
        connectedScenes.insert(scene)
        window.windowScene = scene
    }

    // MARK: Foreground and background

    func becomeVisible(_ isVisible: Bool) {
        // Without a scene, nothing is visible.
        guard !connectedScenes.isEmpty, (applicationState == .active) != isVisible else { return }
        if sceneOfWindows != nil {
            if isVisible, applicationState == .background { delegate?.applicationWillEnterForeground(self) }
            if !isVisible { delegate?.applicationWillResignActive(self) }
        }
        if isVisible { UIPasteboard.pageCameIntoView() }
        func post(_ name: Notification.Name, _ object: NSObject) {
            NotificationCenter.default.post(name: name, object: object)
        }
        // Observers of the app learn of each step after those of the scenes, and before the next step.
        for scene in connectedScenes {
            if isVisible {
                scene.delegate?.sceneWillEnterForeground(scene)
                post(UIScene.willEnterForegroundNotification, scene)
            } else {
                scene.activationState = .foregroundInactive
                scene.delegate?.sceneWillResignActive(scene)
                post(UIScene.willDeactivateNotification, scene)
            }
        }
        post(isVisible ? Self.willEnterForegroundNotification : Self.willResignActiveNotification, self)
        // What runs above announces the change, so the state itself changes only here.
        applicationState = isVisible ? .active : .background
        for scene in connectedScenes {
            if isVisible {
                scene.activationState = .foregroundActive
                scene.delegate?.sceneDidBecomeActive(scene)
                post(UIScene.didActivateNotification, scene)
            } else {
                scene.activationState = .background
                scene.delegate?.sceneDidEnterBackground(scene)
                post(UIScene.didEnterBackgroundNotification, scene)
                (scene as? UIWindowScene)?.restoration.save()
            }
        }
        if sceneOfWindows != nil {
            if isVisible {
                delegate?.applicationDidBecomeActive(self)
            } else {
                delegate?.applicationDidEnterBackground(self)
            }
        }
        post(isVisible ? Self.didBecomeActiveNotification : Self.didEnterBackgroundNotification, self)
        if !isVisible { SavedSettings.ofApp.send() }
        dayWatch.isAwake = isVisible
    }
}
