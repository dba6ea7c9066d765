import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LinkTests {
        /// A delegate that records the activities that the user continues.
        private final class Delegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var log: [String] = []

            func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
                log.append("will continue \(userActivityType)")
            }

            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                log.append("continue \(userActivity.webpageURL?.absoluteString ?? "nothing")")
            }
        }

        private static func activity(_ address: String) -> NSUserActivity {
            let activity = NSUserActivity(activityType: "com.example.dish")
            activity.webpageURL = URL(string: address)
            return activity
        }

        /// The addresses that the display has got, with “none” for the app as a whole.
        private static func addresses(_ display: FakeDisplay) -> [String] {
            display.messages.compactMap {
                if case .history(_, _, let address) = $0 { address ?? "none" } else { nil }
            }
        }

        @Test func `the scene is informed of an address that the user opens`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            let old = scene.delegate
            let delegate = Delegate()
            scene.delegate = delegate
            display.send(.link(url: "https://example.com/photos/#dish=7"))
            await display.settle()
            scene.delegate = old
            #expect(
                delegate.log == [
                    "will continue NSUserActivityTypeBrowsingWeb",
                    "continue https://example.com/photos/#dish=7",
                ])
        }

        @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "photos/", "", "https:"])
        func `an address that is none of the web opens nothing`(link: String) {
            #expect(UIApplication.activity(ofLink: link) == nil)
            #expect(UIApplication.activity(ofLink: nil) == nil)
        }

        @Test func `the options of a scene have the address with which the app was opened`() {
            let activity = UIApplication.activity(ofLink: "http://localhost:8080/photos/?dish=7")
            let options = UIScene.ConnectionOptions(activity)
            #expect(
                options.userActivities.map { $0.webpageURL?.absoluteString }
                    == ["http://localhost:8080/photos/?dish=7"])
            #expect(options.userActivities.first?.activityType == NSUserActivityTypeBrowsingWeb)
            #expect(UIScene.ConnectionOptions().userActivities.isEmpty)
        }

        @Test func `an app that knows no scenes gets the type in its launch options`() {
            let activity = UIApplication.activity(ofLink: "http://localhost:8080/photos/?dish=7")
            let options = UIApplication.LaunchOptionsKey.options(for: activity)
            let dictionary = options?[.userActivityDictionary] as? [String: String]
            #expect(
                dictionary == [
                    "UIApplicationLaunchOptionsUserActivityTypeKey": "NSUserActivityTypeBrowsingWeb"
                ])
            #expect(UIApplication.LaunchOptionsKey.options(for: nil) == nil)
        }

        @Test func `the page has the address of the innermost controller that has an activity`() async throws
        {
            let display = try await FakeDisplay.attached()
            let list = UIViewController()
            let navigation = UINavigationController(rootViewController: list)
            navigation.userActivity = Self.activity("?list")
            _ = try display.show(navigation)
            await display.settle()
            #expect(Self.addresses(display) == ["?list"])
            let dish = UIViewController()
            dish.userActivity = Self.activity("?dish=7")
            navigation.pushViewController(dish, animated: false)
            await display.settle()
            #expect(Self.addresses(display) == ["?list", "?dish=7"])
            let sheet = UIViewController()
            sheet.userActivity = Self.activity("?dish=7&photo=2")
            dish.present(sheet, animated: false)
            await display.settle()
            #expect(Self.addresses(display).last == "?dish=7&photo=2")
            dish.dismiss(animated: false)
            navigation.popViewController(animated: false)
            await display.settle()
            #expect(Self.addresses(display).last == "?list")
            navigation.userActivity = nil
            await display.settle()
            #expect(Self.addresses(display).last == "none")
        }

        @Test func `an activity that is current comes before those of controllers until it resigns`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            controller.userActivity = Self.activity("?list")
            _ = try display.show(controller)
            await display.settle()
            let activity = Self.activity("?dish=7")
            activity.becomeCurrent()
            await display.settle()
            activity.webpageURL = URL(string: "?dish=8")
            await display.settle()
            activity.isEligibleForHandoff = false
            await display.settle()
            activity.resignCurrent()
            await display.settle()
            #expect(Self.addresses(display) == ["?list", "?dish=7", "?dish=8", "none", "?list"])
        }

        @Test func `an activity that is invalid does not become current`() async throws {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            let activity = Self.activity("?dish=7")
            activity.becomeCurrent()
            await display.settle()
            activity.invalidate()
            activity.becomeCurrent()
            await display.settle()
            #expect(Self.addresses(display) == ["?dish=7", "none"])
        }

        @Test func `an activity that is released is current no longer`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            do {
                let activity = Self.activity("?dish=7")
                activity.becomeCurrent()
                await display.settle()
            }
            window.backgroundColor = .red
            await display.settle()
            #expect(Self.addresses(display) == ["?dish=7", "none"])
        }

        @Test func `an address that is too long stays within the app`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            controller.userActivity = Self.activity("?" + String(repeating: "a", count: 2_000))
            _ = try display.show(controller)
            await display.settle()
            #expect(Self.addresses(display) == [])
        }
    }
}
