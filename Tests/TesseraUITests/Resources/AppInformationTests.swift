import Testing

@testable import TesseraUI

@MainActor @Suite struct AppInformationTests {
    private let information: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    [
                        "UISceneConfigurationName": "Default Configuration",
                        "UISceneDelegateClassName": "Shop.SceneDelegate", "UISceneStoryboardFile": "Main",
                    ],
                    ["UISceneConfigurationName": "Other"],
                ]
            ]
        ]
    ]

    @Test func `a scene manifest names the delegate and the storyboard`() {
        let first = AppInformation.scene(named: nil, role: .windowApplication, in: information)
        #expect(
            first
                == AppInformation.Scene(
                    name: "Default Configuration", delegateClass: "Shop.SceneDelegate", storyboard: "Main"))
        let other = AppInformation.scene(named: "Other", role: .windowApplication, in: information)
        #expect(other == AppInformation.Scene(name: "Other", delegateClass: nil, storyboard: nil))
    }

    @Test func `an unknown name and a broken manifest have no effect`() {
        #expect(AppInformation.scene(named: "None", role: .windowApplication, in: information) == nil)
        #expect(
            AppInformation.scene(
                named: nil, role: .windowApplication,
                in: ["UIApplicationSceneManifest": ["UISceneConfigurations": 1]])
                == nil)
    }
}
