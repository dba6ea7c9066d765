import Foundation
import TestSupport
import Testing

@testable import TesseraUI

/// Keeps the names of the notifications of an object.
@MainActor
private final class Post {
    var names: [Notification.Name] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: [Notification.Name], of object: NSObject) {
        for name in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.names.append(name) }
                })
        }
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

extension DisplayTests {
    @MainActor struct LifeNotificationTests {
        private final class Delegate: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            func applicationSignificantTimeChange(_ application: UIApplication) { log.append("time") }
            func applicationWillTerminate(_ application: UIApplication) { log.append("end") }
            func application(
                _ application: UIApplication,
                didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) {
                let error = error as NSError
                log.append("\(error.domain) \(error.code) \(error.localizedDescription)")
            }
        }

        /// Calls a closure while the app has a delegate of the test.
        private func with(_ delegate: Delegate, _ body: () async throws -> Void) async throws {
            _ = try await FakeDisplay.attached()
            let usual = UIApplication.shared.delegate
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = usual }
            try await body()
        }

        @Test func `a window posts when it becomes visible and hidden`() async throws {
            let display = try await FakeDisplay.attached()
            let window = UIWindow(windowScene: try display.scene)
            let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
            let post = Post(names, of: window)
            defer { post.end() }
            window.makeKeyAndVisible()
            window.isHidden = false
            #expect(post.names == [names[0]])
            window.isHidden = true
            #expect(post.names == names)
        }

        @Test func `the delegate and observers learn of another day`() async throws {
            let delegate = Delegate()
            try await with(delegate) {
                let post = Post(
                    [UIApplication.significantTimeChangeNotification], of: UIApplication.shared)
                defer { post.end() }
                UIApplication.shared.announceSignificantTimeChange()
                #expect(delegate.log == ["time"] && post.names.count == 1)
            }
        }

        @Test func `scenes and the app inform their delegates and observers that they end`() async throws {
            let delegate = Delegate()
            try await with(delegate) {
                let app = UIApplication.shared
                let scene = try #require(app.connectedScenes.first)
                let (state, ofApp) = (
                    scene.activationState, Post([UIApplication.willTerminateNotification], of: app)
                )
                let ofScene = Post([UIScene.didDisconnectNotification], of: scene)
                defer {
                    ofApp.end()
                    ofScene.end()
                }
                app.announceEnd()
                #expect(scene.activationState == .unattached)
                scene.activationState = state
                #expect(delegate.log == ["end"] && ofApp.names.count == 1 && ofScene.names.count == 1)
            }
        }

        @Test func `nobody can register for remote notifications`() async throws {
            let delegate = Delegate()
            try await with(delegate) {
                UIApplication.shared.registerForRemoteNotifications()
                #expect(delegate.log.isEmpty)
                await wait(until: { !delegate.log.isEmpty })
                #expect(
                    delegate.log == [
                        "NSCocoaErrorDomain 3010 Apps in a browser get no remote notifications."
                    ])
                UIApplication.shared.unregisterForRemoteNotifications()
                #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
            }
        }
    }
}
