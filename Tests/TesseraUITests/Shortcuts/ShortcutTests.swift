import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests actions of the menu of the app's icon.
    @Suite @MainActor struct ShortcutTests {
        private static let information: [String: Any] = [
            "UIApplicationShortcutItems": [
                [
                    "UIApplicationShortcutItemType": "com.example.bake",
                    "UIApplicationShortcutItemTitle": "Bake",
                    "UIApplicationShortcutItemSubtitle": "A loaf",
                    "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeTaskCompleted",
                    "UIApplicationShortcutItemUserInfo": ["loaves": 2],
                ],
                ["UIApplicationShortcutItemType": "com.example.nameless"],
                [
                    "UIApplicationShortcutItemType": "com.example.find",
                    "UIApplicationShortcutItemTitle": "Find",
                    "UIApplicationShortcutItemIconSymbolName": "magnifyingglass",
                ],
            ] as [[String: Any]]
        ]

        private func item(_ fragment: String) -> UIApplicationShortcutItem? {
            ShortcutItems.item(ofLink: "https://example.com/bakery/\(fragment)", in: Self.information)
        }

        @Test func `an address names an action of the list`() {
            let bake = item("#tessera-shortcut=0")
            #expect(bake?.type == "com.example.bake" && bake?.localizedTitle == "Bake")
            #expect(bake?.localizedSubtitle == "A loaf" && bake?.userInfo?["loaves"] as? Int == 2)
            #expect(bake?.icon == UIApplicationShortcutIcon(type: .taskCompleted))
            let find = item("#tessera-shortcut=2")
            #expect(find?.type == "com.example.find" && find?.userInfo == nil)
            #expect(find?.icon == UIApplicationShortcutIcon(systemImageName: "magnifyingglass"))
        }

        @Test(
            arguments: [
                "#tessera-shortcut=1", "#tessera-shortcut=3", "#tessera-shortcut=-1", "#tessera-shortcut=",
                "#tessera-shortcut=99999999999999999999", "#tessera-shortcut=0%30", "#tessera-shortcut=+2",
                "?tessera-shortcut=0", "#dish=7", "",
            ])
        func `other addresses name none`(fragment: String) {
            #expect(item(fragment) == nil)
            #expect(ShortcutItems.item(ofLink: nil, in: Self.information) == nil)
            #expect(ShortcutItems.item(ofLink: "#tessera-shortcut=0", in: [:]) == nil)
        }

        @Test func `the page keeps an action of the app's own as a text from which it comes back`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            _ = try display.show()
            let item = UIApplicationShortcutItem(
                type: "com.example.dish", localizedTitle: "寿司", localizedSubtitle: "Fresh", icon: nil,
                userInfo: ["dish": 7, "tags": ["a?", "b>"]])
            let strange = UIApplicationShortcutItem(
                type: "com.example.view", localizedTitle: "View", localizedSubtitle: nil, icon: nil,
                userInfo: ["view": UIView()])
            UIApplication.shared.shortcutItems = [item, strange]
            await display.settle()
            let shortcuts = try #require(display.pages.last?.shortcuts)
            #expect(shortcuts.map(\.title) == ["寿司"])
            let value = try #require(shortcuts.first?.value)
            #expect(value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
            let kept = self.item("#tessera-shortcut=v" + value)
            #expect(kept?.type == "com.example.dish" && kept?.localizedTitle == "寿司")
            #expect(kept?.localizedSubtitle == "Fresh" && kept?.userInfo?["dish"] as? Int == 7)
            #expect(kept?.userInfo?["tags"] as? [String] == ["a?", "b>"])
            // An app without an `Info.plist` gets its actions, too.
            let link = "https://example.com/bakery/#tessera-shortcut=v" + value
            #expect(AppInformation.shortcutItem(ofLink: link)?.type == "com.example.dish")
            for broken in [
                "v", "v!", "v" + value.dropLast(9), "ve30", "v" + String(repeating: "a", count: 1_201),
            ] {
                #expect(self.item("#tessera-shortcut=" + broken) == nil)
            }
            // Other tests expect a page without actions.
            UIApplication.shared.shortcutItems = nil
            await display.settle()
            #expect(display.pages.last?.shortcuts == [])
            UIApplication.shared.keptShortcuts = nil
            UIApplication.shared.scheduleCommits()
            await display.settle()
        }

        @Test func `the address of an action is no link into the app`() {
            #expect(UIApplication.activity(ofLink: "https://example.com/bakery/#tessera-shortcut=7") == nil)
            #expect(UIApplication.activity(ofLink: "https://example.com/bakery/#shortcut=7") != nil)
        }

        @Test func `a scene and an app without scenes get the action with which they are opened`() {
            let item = UIApplicationShortcutItem(type: "com.example.bake", localizedTitle: "Bake")
            #expect(UIScene.ConnectionOptions(shortcut: item).shortcutItem === item)
            #expect(UIScene.ConnectionOptions().shortcutItem == nil)
            let options = UIApplication.LaunchOptionsKey.options(for: nil, shortcut: item)
            #expect(options?[.shortcutItem] as? UIApplicationShortcutItem === item && options?.count == 1)
        }

        @Test func `the delegate of the scene performs an action while the app is running`() async throws {
            final class Delegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var types: [String] = []
                func windowScene(
                    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    types.append(shortcutItem.type)
                    completionHandler(true)
                }
            }
            let scene = try await FakeDisplay.attached().scene
            let old = scene.delegate
            let delegate = Delegate()
            scene.delegate = delegate
            defer { scene.delegate = old }
            UIApplication.shared.perform(
                UIApplicationShortcutItem(type: "com.example.bake", localizedTitle: "Bake"))
            #expect(delegate.types == ["com.example.bake"])
        }

        @Test func `a copy that can be changed leaves the action alone`() throws {
            let item = UIApplicationShortcutItem(type: "com.example.bake", localizedTitle: "Bake")
            let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
            copy.localizedTitle = "Fry"
            copy.userInfo = ["pans": 1]
            #expect(item.localizedTitle == "Bake" && item.userInfo == nil)
            #expect((copy.copy() as? UIApplicationShortcutItem)?.localizedTitle == "Fry")
        }
    }
}
