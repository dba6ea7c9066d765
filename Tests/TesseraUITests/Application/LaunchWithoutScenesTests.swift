import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests the launch of apps whose delegate makes the window.
    @MainActor struct LaunchWithoutScenesTests {
        private final class Root: UIViewController {
            var appearances = 0
            var keyWindow: UIWindow?
            var safeArea = UIEdgeInsets.zero
            var isWatchedAtFirst = false

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appearances += 1
                keyWindow = UIApplication.shared.keyWindow
                safeArea = view.safeAreaInsets
                isWatchedAtFirst = view.isWatched
            }
        }

        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }

        private final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let root = Root()
            var sceneDelegate: AnyClass?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = root
                window?.makeKeyAndVisible()
                return true
            }

            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = sceneDelegate
                return configuration
            }
        }

        /// Launches the app with another delegate, and returns to the usual one after `check`.
        private func launch(
            _ delegate: Delegate, safeArea: [Double], check: (UIWindowScene) throws -> Void
        ) async throws {
            _ = try await FakeDisplay.attached(safeArea: safeArea)
            let app = UIApplication.shared
            let (scenes, usual) = (app.connectedScenes, app.delegate)
            (app.connectedScenes, app.delegate) = ([], delegate)
            defer {
                (app.connectedScenes, app.delegate, app.sceneOfWindows) = (scenes, usual, nil)
                delegate.window?.isHidden = true
            }
            app.launch(restoring: nil)
            let scene = try #require(app.connectedScenes.first as? UIWindowScene)
            defer { scene.display = nil }
            try check(scene)
        }

        @Test func `the root appears in a window that is on the screen and is key`() async throws {
            let delegate = Delegate()
            try await launch(delegate, safeArea: [47, 0, 34, 0]) { scene in
                let root = delegate.root
                #expect(root.appearances == 1 && root.isWatchedAtFirst)
                #expect(root.keyWindow === delegate.window)
                #expect(root.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
                #expect(scene.windows == [delegate.window])
            }
        }

        @Test func `a window of the app's delegate is not displayed in an app with scenes`() async throws {
            let delegate = Delegate()
            delegate.sceneDelegate = SceneDelegate.self
            try await launch(delegate, safeArea: [0, 0, 0, 0]) { scene in
                #expect(scene.windows == [] && delegate.window?.windowScene == nil)
                #expect(UIApplication.shared.sceneOfWindows == nil)
            }
        }
    }
}
