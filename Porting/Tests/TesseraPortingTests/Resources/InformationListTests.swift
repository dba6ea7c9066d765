import Testing

@testable import TesseraPorting

@Suite struct InformationListTests {
    @Test func `keys of the file win over generated ones, and variables are replaced`() {
        let list = InformationList(
            BuildSettings([
                "PRODUCT_NAME": "Shop", "PRODUCT_MODULE_NAME": "Shop", "GENERATE_INFOPLIST_FILE": "YES",
                "INFOPLIST_KEY_CFBundleDisplayName": "Generated",
                "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
                "INFOPLIST_KEY_UIStatusBarHidden": "NO",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait Other",
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            ]),
            file: .dictionary([
                "CFBundleDisplayName": .string("Own"),
                "Class": .string("$(PRODUCT_MODULE_NAME).SceneDelegate"),
            ]), developmentLanguage: "en")
        #expect(list.values["CFBundleDisplayName"] == .string("Own"))
        #expect(list.values["Class"] == .string("Shop.SceneDelegate"))
        #expect(list.values["UIMainStoryboardFile"] == .string("Main"))
        #expect(list.values["UIStatusBarHidden"] == .boolean(false))
        #expect(
            list.values["UISupportedInterfaceOrientations~ipad"]
                == .array([.string("UIInterfaceOrientationPortrait"), .string("Other")]))
        #expect(
            list.values["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]
                == .boolean(true))
        #expect(list.values["CFBundleName"] == .string("Shop"))
    }
}
