import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct OwnAddressTests {
        private final class Delegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            var addresses: [String] = []

            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                addresses += URLContexts.map(\.url.absoluteString)
            }
        }

        @Test func `an address with the app's own scheme goes to the scene's delegate`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            let (old, delegate) = (scene.delegate, Delegate())
            scene.delegate = delegate
            AppInformation.ownSchemes = ["bakery"]
            defer {
                scene.delegate = old
                AppInformation.ownSchemes = []
            }
            let address = try #require(URL(string: "Bakery://bread/7"))
            let app = UIApplication.shared
            #expect(app.canOpenURL(address))
            let answers = Recorder<Bool>()
            app.open(address) { answers.values.append($0) }
            #expect(delegate.addresses == [])
            await display.settle()
            #expect(delegate.addresses == ["Bakery://bread/7"])
            app.open(address, options: [.universalLinksOnly: true]) { answers.values.append($0) }
            await display.settle()
            #expect(answers.values == [true, false])
            #expect(delegate.addresses.count == 1 && display.requests.isEmpty)
        }

        @Test func `an address of the web is none of the app's own`() async throws {
            let display = try await FakeDisplay.attached()
            AppInformation.ownSchemes = ["https"]
            defer { AppInformation.ownSchemes = [] }
            let address = try #require(URL(string: "https://example.com"))
            UIApplication.shared.open(address) { _ in }
            await display.settle()
            #expect(display.requests.map(\.kind) == [.open])
        }

        @Test func `the schemes of the app's own are those of the property list, in lower case`() {
            let types: [Any] = [
                ["CFBundleURLName": "a", "CFBundleURLSchemes": ["Bakery", "bread"]], ["CFBundleURLName": "b"],
            ]
            #expect(AppInformation.schemes(in: ["CFBundleURLTypes": types]) == ["bakery", "bread"])
            #expect(AppInformation.schemes(in: [:]) == [])
        }

        @Test func `the address of the settings cannot be opened`() async throws {
            let display = try await FakeDisplay.attached()
            let address = try #require(URL(string: UIApplication.openSettingsURLString))
            #expect(!UIApplication.shared.canOpenURL(address))
            let answers = Recorder<Bool>()
            UIApplication.shared.open(address) { answers.values.append($0) }
            await display.settle()
            #expect(answers.values == [false] && display.requests.isEmpty)
        }
    }
}
