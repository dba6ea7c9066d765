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
            folder.read("out/Sources/Shop/Code/List.ported.swift")
                == "#sourceLocation(file: \"\(folder.path)/app/List.swift\", line: 1)\nimport UIKit\nfinal class List {}\n"
        )
        #expect(
            folder.read("out/Sources/Shop/Code/main.swift")
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
        let before = FileStamp(output + "/Sources/Shop/Code/List.ported.swift")
        try folder.write("import Kit\nprint(name, name)\n", to: "app/main.swift")
        let report = try port()
        #expect(report.rewrittenCount == 1)
        #expect(report.changeCount == 1)
        #expect(FileStamp(output + "/Sources/Shop/Code/List.ported.swift") == before)
    }

    @Test func `files that leave the project leave the package`() throws {
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
        #expect(folder.read("out/Sources/Box/Code/Box/Box.ported.swift") != nil)
    }

    @Test func `pods that no app imports are left out, with their findings`() throws {
        try writeProject()
        try folder.write("public let box = 1\n", to: "app/Pods/Box/Box.swift")
        try folder.write("@implementation Old\n@end\n", to: "app/Pods/Box/Old.m")
        try folder.write("import SwiftUI\n", to: "app/Pods/Views/Views.swift")
        let report = try port()
        #expect(report.findings == [])
        #expect(report.canBeBuilt)
        #expect(folder.read("out/Sources/Views/Code/Views/Views.ported.swift") == nil)
        try folder.write("import Box\nfinal class List {}\n", to: "app/List.swift")
        #expect(
            try port().findings.map(\.description) == [
                "Pods/Box: warning: The pod Box has sources that are not Swift and are not compiled: Old.m. "
                    + "Put what uses them between “#if canImport(ObjectiveC)” and “#endif”."
            ])
    }

    @Test func `sources in a folder with the name of the written resources are compiled`() throws {
        var text = ProjectText()
        text.add("App.swift", to: \.sources)
        text.add("Resources/Strings.swift", to: \.sources)
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("@main class App {}\n", to: "app/App.swift")
        try folder.write("let a = 1\n", to: "app/Resources/Strings.swift")
        _ = try port()
        #expect(folder.read("out/Sources/Shop/Code/Resources/Strings.ported.swift") != nil)
        #expect(folder.read("out/Sources/Shop/Resources/Strings.ported.swift") == nil)
    }

    @Test func `a language that would lead out of the package is reported`() throws {
        var text = ProjectText()
        text.add("App.swift", to: \.sources)
        text.groupChildren.append("V")
        text.resources.append("BV")
        text.objects += """
            BV = {isa = PBXBuildFile; fileRef = V; };
            V = {isa = PBXVariantGroup; name = a.txt; children = (EN, ); sourceTree = "<group>"; };
            EN = {isa = PBXFileReference; name = "../../../../../evil"; path = a.txt; sourceTree = "<group>"; };
            """
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("@main class App {}\n", to: "app/App.swift")
        try folder.write("a", to: "app/a.txt")
        let report = try port()
        #expect(
            report.findings.filter { $0.file == "a.txt" }.map(\.message) == [
                "“../../../../../evil” is no language, and the resource is ignored."
            ])
        #expect(folder.read("evil.lproj/a.txt") == nil)
    }

    @Test func `the function that a main file calls registers the members of its app`() throws {
        try writeProject()
        try folder.write(
            "import UIKit\nfinal class List: NSObject { @objc func go(_ x: Any) {} }\n", to: "app/List.swift")
        _ = try port()
        let main = try #require(folder.read("out/Sources/Shop/Code/main.swift"))
        let written = try #require(folder.read("out/Sources/Shop/TesseraRegistration.swift"))
        #expect(main.contains("\ntesseraRegisterMembers(); print(name)"))
        #expect(written.contains("func tesseraRegisterMembers() {"))
        #expect(written.contains("tesseraRegister_List_"))
        #expect(folder.read("out/Sources/Shop/main.swift") == nil)
    }

    @Test func `a port that ended before its state was written is completed by the next one`() throws {
        try writeProject()
        try folder.write("class A: NSObject { @objc func go(_ x: Any) {} }\n", to: "app/List.swift")
        try folder.write("let s = #selector(A.go)\n", to: "app/main.swift")
        _ = try port()
        let state = try #require(folder.read("out/.tessera-port/state.json"))
        #expect(folder.read("out/Sources/Shop/Code/main.swift")?.contains("Selector(\"go:\"") == true)
        try folder.write("class A: NSObject { @objc(run:) func go(_ x: Any) {} }\n", to: "app/List.swift")
        _ = try port()
        // The folder has the sources and the index of the second port, and the state of the first one.
        try folder.write(state, to: "out/.tessera-port/state.json")
        let stale = try #require(folder.read("out/Sources/Shop/Code/main.swift"))
        try folder.write(
            stale.replacing("run:", with: "go:"), to: "out/Sources/Shop/Code/main.swift")
        _ = try port()
        #expect(folder.read("out/Sources/Shop/Code/main.swift")?.contains("Selector(\"run:\"") == true)
    }

    @Test func `entries under conditions start the app under these conditions`() {
        typealias Entry = RewrittenFile.Entry
        #expect(PackageWriter.start(of: []) == nil)
        #expect(PackageWriter.start(of: [Entry("A")]) == "A.main()")
        #expect(
            PackageWriter.start(of: [Entry("A", conditions: ["(DEBUG)"]), Entry("B")])
                == "#if (DEBUG)\nA.main()\n#else\nB.main()\n#endif")
        #expect(
            PackageWriter.start(of: [Entry("A", conditions: ["(X)"]), Entry("B", conditions: ["!(X)"])])
                == "#if (X)\nA.main()\n#elseif !(X)\nB.main()\n#endif")
    }
}
