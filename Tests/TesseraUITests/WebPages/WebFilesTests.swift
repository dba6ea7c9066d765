import Foundation
import Testing

@testable import TesseraWebKit

/// Tests of the folders in which documents find files of the app.
struct WebFilesTests {
    @Test func `files of the main bundle lie in the folder of the app's target`() throws {
        let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            .resolvingSymlinksInPath()
        let (resources, others) = (
            bundle.appending(path: "Photos_Photos.resources"), bundle.appending(path: "Other_Other.resources")
        )
        for folder in [resources.appending(path: "help"), others] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(at: bundle) }
        func place(_ path: String, with resources: URL?) -> String {
            let url = path.isEmpty ? bundle : bundle.appending(path: path)
            return WebFiles.place(of: url, in: bundle, with: resources).path.replacing(bundle.path, with: "")
        }
        #expect(place("", with: resources) == "/Photos_Photos.resources")
        #expect(place("index.html", with: resources) == "/Photos_Photos.resources/index.html")
        #expect(place("help/", with: resources) == "/Photos_Photos.resources/help")
        #expect(place("help/index.html", with: resources) == "/Photos_Photos.resources/help/index.html")
        // Bundles with a folder of their own keep it.
        #expect(place("Other_Other.resources/", with: resources) == "/Other_Other.resources")
        #expect(
            place("Photos_Photos.resources/help/", with: resources) == "/Photos_Photos.resources/help")
        #expect(place("index.html", with: nil) == "/index.html")
        let elsewhere = URL(filePath: "/etc/hostname")
        #expect(WebFiles.place(of: elsewhere, in: bundle, with: resources) == elsewhere)
    }

    @Test func `the base of a text begins with the address of its folder`() throws {
        let bundle = Bundle.main.bundleURL
        let winding = try #require(URL(string: bundle.absoluteString + "./x/../"))
        let bundled = try #require(WebFiles.bundled(winding))
        #expect(bundled.base.absoluteString.hasPrefix(bundled.folder.absoluteString))
        #expect(bundled.folder.hasDirectoryPath && !bundled.folder.path.contains(".."))
        #expect(WebFiles.bundled(URL(filePath: "/etc/")) == nil)
    }
}
