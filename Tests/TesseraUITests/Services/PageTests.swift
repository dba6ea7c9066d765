import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

private final class Preferences: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var hidesIndicator = false
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

@MainActor struct OrientationMaskTests {
    @Test func `masks are the bits of their orientations`() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
        #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    }
}

extension DisplayTests {
    /// Tests properties of the page that the app determines as a whole.
    @MainActor struct PageTests {
        @Test func `the style of the status bar is a colour of the page's bar`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = Preferences()
            controller.style = .lightContent
            _ = try display.show(controller)
            await display.settle()
            #expect(display.pages.last?.themeColor?.hexadecimal == "#000000")
            let manager = try display.scene.statusBarManager
            #expect(manager?.statusBarStyle == .lightContent)
            controller.style = .darkContent
            controller.setNeedsStatusBarAppearanceUpdate()
            await display.settle()
            #expect(display.pages.last?.themeColor?.hexadecimal == "#ffffff")
            controller.style = .default
            controller.setNeedsStatusBarAppearanceUpdate()
            await display.settle()
            #expect(display.pages.last == PageContent())
        }

        @Test func `bars leave the screen if the controller wants it`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            let controller = Preferences()
            _ = try display.show(UINavigationController(rootViewController: controller))
            let manager = try #require(try display.scene.statusBarManager)
            #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
            (controller.hides, controller.hidesIndicator) = (true, true)
            controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
            await display.settle()
            #expect(display.pages.last?.hidesBars == true && display.pages.last?.hidesHomeIndicator == true)
            #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
        }

        @Test func `above a black navigation bar the status bar is light`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = Preferences()
            let navigation = UINavigationController(rootViewController: controller)
            controller.style = .darkContent
            _ = try display.show(navigation)
            #expect(try display.scene.statusBarManager?.statusBarStyle == .default)
            navigation.navigationBar.barStyle = .black
            #expect(try display.scene.statusBarManager?.statusBarStyle == .lightContent)
            navigation.isNavigationBarHidden = true
            #expect(try display.scene.statusBarManager?.statusBarStyle == .darkContent)
        }

        @Test func `a controller that does not cover the screen does not change the status bar`() async throws
        {
            let display = try await FakeDisplay.attached()
            let (behind, front) = (Preferences(), Preferences())
            (behind.style, front.style) = (.lightContent, .darkContent)
            _ = try display.show(behind)
            let manager = try #require(try display.scene.statusBarManager)
            front.modalPresentationStyle = .overFullScreen
            behind.present(front, animated: false)
            await display.settle()
            #expect(manager.statusBarStyle == .lightContent)
            front.modalPresentationCapturesStatusBarAppearance = true
            #expect(manager.statusBarStyle == .darkContent)
            await display.settle()
            #expect(display.pages.last?.themeColor?.hexadecimal == "#ffffff")
            behind.dismiss(animated: false)
            front.modalPresentationCapturesStatusBarAppearance = false
            front.modalPresentationStyle = .fullScreen
            await display.settle()
            behind.present(front, animated: false)
            await display.settle()
            #expect(manager.statusBarStyle == .darkContent)
        }

        @Test func `a controller that covers a sheet decides about the status bar`() async throws {
            let display = try await FakeDisplay.attached()
            let (behind, sheet, front) = (Preferences(), UIViewController(), Preferences())
            (behind.style, front.style) = (.lightContent, .darkContent)
            _ = try display.show(behind)
            behind.present(sheet, animated: false)
            await display.settle()
            front.modalPresentationStyle = .fullScreen
            sheet.present(front, animated: false)
            await display.settle()
            #expect(try display.scene.statusBarManager?.statusBarStyle == .darkContent)
        }

        @Test func `the application has the status bar of its scene`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [47, 0, 34, 0])
            _ = try display.show(Preferences())
            let app = UIApplication.shared
            #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
            #expect(app.statusBarOrientation == .portrait)
        }

        @Test func `orientations are reported where some are left out`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = Preferences()
            controller.mask = .portrait
            _ = try display.show(controller)
            await display.settle()
            #expect(display.pages.last?.orientations == [.portraitPrimary])
            controller.mask = .landscapeRight
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            await display.settle()
            #expect(display.pages.last?.orientations == [.landscapePrimary])
            controller.mask = .all
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            await display.settle()
            #expect(display.pages.last == PageContent())
        }

        @Test func `a page that comes again is sent its properties again`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = Preferences()
            controller.style = .lightContent
            _ = try display.show(controller)
            await display.settle()
            display.reset()
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(display.pages.count == 1)
            guard case .page = display.messages.first else {
                Issue.record("The page is told before the scene.")
                return
            }
        }

        @Test func `an app keeps the screen on until it says otherwise`() async throws {
            let display = try await FakeDisplay.attached()
            let app = UIApplication.shared
            _ = try display.show()
            await display.settle()
            display.reset()
            #expect(!app.isIdleTimerDisabled)
            app.isIdleTimerDisabled = true
            await display.settle()
            #expect(display.pages.map(\.keepsScreenOn) == [true])
            app.isIdleTimerDisabled = false
            await display.settle()
            #expect(display.pages.last == PageContent())
        }

        @Test func `the number on the app's icon reaches the page, unless it is none`() async throws {
            let display = try await FakeDisplay.attached()
            let app = UIApplication.shared
            _ = try display.show()
            await display.settle()
            display.reset()
            app.applicationIconBadgeNumber = 7
            await display.settle()
            app.applicationIconBadgeNumber = -1
            await display.settle()
            app.applicationIconBadgeNumber = 0
            await display.settle()
            #expect(display.pages.map(\.badge) == [7, nil])
        }

        @Test func `the title of the scene is that of the page, unless it is empty`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            _ = try display.show()
            await display.settle()
            display.reset()
            #expect(scene.title == "")
            scene.title = "Inbox"
            await display.settle()
            scene.title = nil
            #expect(scene.title == "")
            await display.settle()
            #expect(display.pages.map(\.title) == ["Inbox", nil])
        }

        @Test func `coming and going is posted step by step, each step for the scene first`() async throws {
            let display = try await FakeDisplay.attached()
            let log = Recorder<String>()
            let names = [
                UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
                UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
                UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
                UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let name = note.name.rawValue
                    MainActor.assumeIsolated { log.values.append(name) }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            await display.settle()
            #expect(log.values == names.map(\.rawValue))
        }
    }
}
