import Foundation
import Testing

@testable import TesseraPorting

@Suite struct ProjectPlaceTests {
    private let folder = TemporaryFolder()

    @Test func `a project, its workspace and its folder mean the same`() throws {
        try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
        try folder.write("", to: "Shop.xcworkspace/contents.xcworkspacedata")
        for path in ["/Shop.xcodeproj", "/Shop.xcworkspace", "", "/"] {
            #expect(try ProjectPlace(folder.path + path).project == folder.path + "/Shop.xcodeproj")
        }
    }

    @Test func `a folder with no project or with two is refused`() throws {
        #expect(throws: ProjectPlace.Refusal.self) { try ProjectPlace(folder.path) }
        #expect(throws: ProjectPlace.Refusal.self) { try ProjectPlace(folder.path + "/none") }
        try folder.write("", to: "A.xcodeproj/project.pbxproj")
        try folder.write("", to: "B.xcodeproj/project.pbxproj")
        let error = #expect(throws: ProjectPlace.Refusal.self) { try ProjectPlace(folder.path) }
        #expect(error?.description.hasSuffix("name one of A.xcodeproj, B.xcodeproj.") == true)
    }
}
