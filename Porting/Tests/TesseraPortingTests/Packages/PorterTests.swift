import Foundation
import Testing

@testable import TesseraPorting

@Suite struct PorterTests {
    private let folder = TemporaryFolder()
    private var output: String { folder.path + "/out" }

    private func port(targets: [String] = []) throws -> PortReport {
        try Porter(
            ProjectPlace(folder.path + "/app"), targets: targets, output: output,
            tessera: folder.path + "/tessera"
        ).port()
    }

    /// Writes a project with an app of two files, a framework and resources.
    private func writeProject() throws {
        var text = ProjectText()
        text.settings += "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \"My Shop\";"
        text.add("main.swift", to: \.sources)
        text.add("List.swift", to: \.sources)
        text.add("data.json", to: \.resources)
        text.targets.append("KIT")
        text.targetMembers = "dependencies = (DEP, );"
        text.objects += """
            DEP = {isa = PBXTargetDependency; target = KIT; };
            KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KSRC, ); };
            KSRC = {isa = PBXSourcesBuildPhase; files = (BKIT, ); };
            KFILE = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            BKIT = {isa = PBXBuildFile; fileRef = KFILE; };
            """
        text.groupChildren.append("KFILE")
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("import Kit\nprint(name)\n", to: "app/main.swift")
        try folder.write("import UIKit\nfinal class List {}\n", to: "app/List.swift")
        try folder.write("public let name = 1\n", to: "app/Kit.swift")
        try folder.write("{}", to: "app/data.json")
    }

    @Test func `a project becomes a package with a target for each module`() throws {
        try writeProject()
        let report = try port()
        #expect(report.findings == [])
        #expect(report.canBeBuilt)
        #expect(report.apps == [PortReport.App(target: "Shop", product: "Shop")])
        let manifest = try #require(folder.read("out/Package.swift"))
        #expect(manifest.contains(".executable(name: \"Shop\", targets: [\"Shop\"])"))
        #expect(manifest.contains(".target(name: \"Kit\")"))
        #expect(manifest.contains(".package(name: \"tessera\", path: \"../tessera\")"))
        #expect(manifest.contains(".swiftLanguageMode(.v5)"))
        #expect(folder.read("out/Sources/Shop/Resources/data.json") == "{}")
        #expect(
            folder.read("out/Sources/Shop/Resources/Info.plist")?.contains("<string>My Shop</string>") == true
        )
    }

    @Test func `a source names the user's own file, and keeps its lines`() throws {
        try writeProject()
        _ = try port()
        #expect(
            folder.read("out/Sources/Shop/List.ported.swift")
                == "#sourceLocation(file: \"\(folder.path)/app/List.swift\", line: 1)\nimport UIKit\nfinal class List {}\n"
        )
        #expect(
            folder.read("out/Sources/Shop/main.swift")
                == "#sourceLocation(file: \"\(folder.path)/app/main.swift\", line: 1)\nimport Kit\n"
                + "tesseraRegisterMembers(); print(name)\n"
        )
    }

    @Test func `a second port with nothing changed writes nothing`() throws {
        try writeProject()
        #expect(try port().rewrittenCount == 3)
        let report = try port()
        #expect(report.rewrittenCount == 0)
        #expect(report.changeCount == 0)
    }

    @Test func `one changed body is rewritten alone, and other files keep their times`() throws {
        try writeProject()
        _ = try port()
        let before = FileStamp(output + "/Sources/Shop/List.ported.swift")
        try folder.write("import Kit\nprint(name, name)\n", to: "app/main.swift")
        let report = try port()
        #expect(report.rewrittenCount == 1)
        #expect(report.changeCount == 1)
        #expect(FileStamp(output + "/Sources/Shop/List.ported.swift") == before)
    }

    @Test func `what leaves the project leaves the package`() throws {
        try writeProject()
        _ = try port()
        try FileManager.default.removeItem(atPath: folder.path + "/app/data.json")
        let report = try port()
        #expect(report.findings.map(\.file) == ["data.json"])
        #expect(folder.read("out/Sources/Shop/Resources/data.json") == nil)
    }

    @Test func `nothing is written into the project's folder`() throws {
        try writeProject()
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/app").sorted()
        _ = try port()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/app").sorted() == before)
    }

    @Test func `a folder of someone else is refused`() throws {
        try writeProject()
        try folder.write("mine", to: "out/notes.txt")
        #expect(throws: Porter.Refusal.self) { try port() }
        #expect(folder.read("out/notes.txt") == "mine")
    }

    @Test func `an unknown app is an error that names the known ones`() throws {
        try writeProject()
        let report = try port(targets: ["Stop"])
        #expect(!report.canBeBuilt)
        #expect(
            report.findings.map(\.description) == [
                "Shop.xcodeproj/project.pbxproj: error: The project has no app “Stop”. Name one of: Shop."
            ])
    }

    @Test func `pods become modules that others import`() throws {
        try writeProject()
        try folder.write("import Box\npublic let lid = 2\n", to: "app/Pods/Lid/Sources/Lid.swift")
        try folder.write("public let box = 1\n", to: "app/Pods/Box/Box.swift")
        try folder.write("@implementation Old\n@end\n", to: "app/Pods/Old/Old.m")
        try folder.write("import UIKit\nimport Lid\nfinal class List {}\n", to: "app/List.swift")
        let report = try port()
        #expect(report.findings.map(\.message) == ["The pod Old has no Swift sources and is ignored."])
        #expect(report.canBeBuilt)
        let manifest = try #require(folder.read("out/Package.swift"))
        #expect(manifest.contains("path: \"Sources/Lid\""))
        #expect(folder.read("out/Sources/Box/Box/Box.ported.swift") != nil)
    }
}
