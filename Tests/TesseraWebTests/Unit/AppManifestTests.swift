import Foundation
import Testing

@testable import TesseraWeb

@Suite struct AppManifestTests {
    /// Calls a closure with an app whose `Info.plist` has a title and the entries of the list of actions.
    private func withApp(_ entries: [[String: Any]], body: (HostedApp) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
        let resources = folder.appendingPathComponent("Resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let executable = folder.appendingPathComponent("Bakery")
        try Data("#!/bin/sh\n".utf8).write(to: executable)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
        let list: [String: Any] = [
            "CFBundleDisplayName": "<Bakery>", "UIApplicationShortcutItems": entries,
        ]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: resources.appendingPathComponent("Info.plist"))
        try body(try HostedApp(executable.path))
    }

    private static func entry(_ title: String) -> [String: Any] {
        ["UIApplicationShortcutItemType": "com.example", "UIApplicationShortcutItemTitle": title]
    }

    @Test func `the manifest names the app and the actions of its icon`() throws {
        let entries = [
            Self.entry("Bake"), ["UIApplicationShortcutItemType": "nameless"], Self.entry("“Find”"),
        ]
        try withApp(entries) { app in
            let manifest = try #require(
                try JSONSerialization.jsonObject(with: AppManifest(app: app).data) as? [String: Any])
            #expect(manifest["name"] as? String == "<Bakery>")
            #expect(manifest["start_url"] as? String == "./" && manifest["scope"] as? String == "./")
            let shortcuts = manifest["shortcuts"] as? [[String: String]]
            #expect(
                shortcuts == [
                    ["name": "Bake", "url": "./#tessera-shortcut=0"],
                    ["name": "“Find”", "url": "./#tessera-shortcut=2"],
                ])
            let icon = try #require((manifest["icons"] as? [[String: String]])?.first?["src"])
            let drawing = try #require(
                icon.split(separator: ",").last.flatMap { Data(base64Encoded: String($0)) })
            #expect(String(decoding: drawing, as: UTF8.self).contains(">&lt;</text>"))
        }
    }

    @Test func `the manifest has the titles that a page has kept for the app`() throws {
        try withApp([]) { app in
            let query = "titles=%5B%22Bake+%E2%82%AC%22%5D"
            let manifest = try #require(AppManifest(app: app, query: Substring(query)))
            #expect(manifest.titles == ["Bake €"])
            #expect(
                String(decoding: manifest.data, as: UTF8.self).contains(
                    "\"./#tessera-shortcut=d0.Bake%20%E2%82%AC\""))
            let long = String(repeating: "a", count: 101)
            for query in [
                "", "titles=", "titles=%5B%5D", "titles=%5B%22\(long)%22%5D", "titles=%5B7%5D", "titles=%",
            ] {
                #expect(AppManifest(app: app, query: Substring(query)) == nil)
            }
        }
        try withApp([Self.entry("Bake")]) { app in
            #expect(AppManifest(app: app, query: "titles=%")?.titles == [])
        }
    }

    @Test func `a page names the manifest if the icon has actions`() throws {
        let assets = try AssetLibrary()
        try withApp([Self.entry("Bake")]) { app in
            for (depth, path) in [(0, "manifest.webmanifest"), (2, "../../manifest.webmanifest")] {
                let page = AppPage(app: app, depth: depth, assets: assets, nonce: PageNonce()).html
                #expect(
                    page.contains("<link rel=\"manifest\" crossorigin=\"use-credentials\" href=\"\(path)\">"))
            }
        }
        try withApp([]) { app in
            let page = AppPage(app: app, depth: 0, assets: assets, nonce: PageNonce()).html
            #expect(!page.contains("rel=\"manifest\""))
        }
    }
}
