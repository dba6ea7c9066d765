import Foundation
import Testing

@testable import TesseraDevelopment

@Suite struct XcodeProjectTests {
    @Test func `a project, its workspace and its folder mean the same project`() throws {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": "", "Shop.xcworkspace/contents.xcworkspacedata": "",
        ])
        for path in ["Shop.xcodeproj", "Shop.xcworkspace", ""] {
            let project = try #require(try XcodeProject(folder.url.appendingPathComponent(path)))
            #expect(project.url.path == folder.path("Shop.xcodeproj"))
        }
    }

    @Test func `a package is no project, even with a project beside it`() throws {
        let folder = try TemporaryFolder(["Shop.xcodeproj/project.pbxproj": "", "Package.swift": ""])
        #expect(try XcodeProject(folder.url) == nil)
        let empty = try TemporaryFolder()
        #expect(try XcodeProject(empty.url) == nil)
    }

    @Test func `two projects are refused by their names`() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "",
        ])
        let refusal = #expect(throws: XcodeProject.Refusal.self) { try XcodeProject(folder.url) }
        #expect(refusal?.description.hasSuffix("name one of A.xcodeproj, B.xcodeproj.") == true)
    }

    @Test func `each project has a folder of its own in the folder for caches`() throws {
        let folder = try TemporaryFolder(["a/Shop.xcodeproj/p": "", "b/Shop.xcodeproj/p": ""])
        let one = try #require(try XcodeProject(folder.url.appendingPathComponent("a")))
        let other = try #require(try XcodeProject(folder.url.appendingPathComponent("b")))
        let environment = ["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"]
        #expect(one.cache(environment: environment).path.hasPrefix("/caches/tessera/projects/Shop-"))
        #expect(one.cache(environment: environment) != other.cache(environment: environment))
        #expect(one.cache(environment: ["HOME": "/home/me"]).path.hasPrefix("/home/me/.cache/tessera/"))
    }
}
