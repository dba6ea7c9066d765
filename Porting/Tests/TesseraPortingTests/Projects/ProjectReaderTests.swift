import Foundation
import Testing

@testable import TesseraPorting

@Suite struct ProjectReaderTests {
    private let folder = TemporaryFolder()

    private func read(_ text: ProjectText) throws -> Project {
        try folder.write(text.text, to: "Shop.xcodeproj/project.pbxproj")
        return try ProjectReader.read(folder.path + "/Shop.xcodeproj")
    }

    @Test func `files of groups become sources and resources`() throws {
        var text = ProjectText()
        text.add("Main.swift", to: \.sources)
        text.add("Legacy.m", to: \.sources)
        text.add("data.json", to: \.resources)
        text.add("Gone.swift", to: \.sources)
        text.groupChildren.append("GROUP")
        text.objects += """
            GROUP = {isa = PBXGroup; children = (VIEW, GROUP, ); path = Views; sourceTree = "<group>"; };
            VIEW = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
            BVIEW = {isa = PBXBuildFile; fileRef = VIEW; };
            """
        text.sources.append("BVIEW")
        for name in ["Main.swift", "Views/View.swift", "data.json", "Legacy.m"] {
            try folder.write("", to: name)
        }
        let app = try #require(try read(text).target("Shop"))
        #expect(app.sources == ["Main.swift", "Views/View.swift"].map { folder.path + "/" + $0 })
        #expect(app.resources == [ProjectResource(path: folder.path + "/data.json")])
        #expect(app.moduleName == "Shop")
        #expect(
            app.findings.map(\.description) == [
                "Legacy.m: warning: Objective-C is not compiled here. Write what the Swift files use of it in Swift.",
                "Gone.swift: error: The file is missing. Restore it, or remove it from the target Shop.",
            ])
    }

    @Test func `variants of a file carry their languages`() throws {
        var text = ProjectText()
        text.groupChildren.append("V")
        text.resources.append("BV")
        text.objects += """
            BV = {isa = PBXBuildFile; fileRef = V; };
            V = {isa = PBXVariantGroup; name = Localizable.strings; children = (EN, JA, ); sourceTree = "<group>"; };
            EN = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            JA = {isa = PBXFileReference; name = ja; path = ja.lproj/Localizable.strings; sourceTree = "<group>"; };
            """
        for language in ["en", "ja"] { try folder.write("", to: "\(language).lproj/Localizable.strings") }
        let app = try #require(try read(text).target("Shop"))
        #expect(app.resources.map(\.language) == ["en", "ja"])
    }

    @Test func `a synchronized folder gives all its files except those that are excluded`() throws {
        var text = ProjectText()
        text.settings += "INFOPLIST_FILE = App/Info.plist;"
        text.groupChildren.append("SYNC")
        text.targetMembers = "fileSystemSynchronizedGroups = (SYNC, );"
        text.objects += """
            SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX, ); explicitFolders = (Files, );
                path = App; sourceTree = "<group>"; };
            EX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/Old.swift, ); target = APP; };
            """
        for name in [
            "Info.plist", "A.swift", "Old/Old.swift", "Old/New.swift", "Files/x.swift",
            "Assets.xcassets/Contents.json",
            "ja.lproj/L.strings", ".hidden", "Bridge.h",
        ] { try folder.write("", to: "App/" + name) }
        let app = try #require(try read(text).target("Shop"))
        #expect(app.sources == ["A.swift", "Old/New.swift"].map { folder.path + "/App/" + $0 })
        #expect(
            Set(app.resources) == [
                ProjectResource(path: folder.path + "/App/Assets.xcassets"),
                ProjectResource(path: folder.path + "/App/Files", isFolder: true),
                ProjectResource(path: folder.path + "/App/ja.lproj/L.strings", language: "ja"),
            ])
        #expect(app.findings.isEmpty)
    }

    @Test func `packages are referred to by folder and by address`() throws {
        var text = ProjectText()
        text.projectMembers = "packageReferences = (LOCAL, REMOTE, ODD, );"
        text.targetMembers = "packageProductDependencies = (P1, P2, );"
        text.objects += """
            LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
            REMOTE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Box.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
            ODD = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Odd"; requirement = {kind = newest; }; };
            P1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
            P2 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Box; };
            """
        let project = try read(text)
        #expect(
            project.packages == [
                PackageReference(id: "LOCAL", place: .local(folder.path + "/Kit")),
                PackageReference(
                    id: "REMOTE",
                    place: .remote("https://example.com/Box.git", requirement: "from: \"1.2.0\"")),
            ])
        #expect(project.packages.map(\.identity) == ["kit", "box"])
        #expect(
            project.target("Shop")?.products == [
                PackageProduct(name: "Kit", package: nil), PackageProduct(name: "Box", package: "REMOTE"),
            ])
        #expect(project.findings.count == 1)
        #expect(project.findings.first?.message.contains("https://example.com/Odd") == true)
    }

    @Test func `a part that is not built is named with its line`() throws {
        var text = ProjectText()
        text.targets += ["TESTS", "WIDGET", "WATCH"]
        text.objects += """
            TESTS = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; };
            WIDGET = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
            WATCH = {isa = PBXStrangeTarget; name = Strange; };
            """
        let project = try read(text)
        #expect(project.targets.map(\.name) == ["Shop"])
        #expect(project.findings.map(\.line).allSatisfy { $0 != nil })
        #expect(
            project.findings.map(\.message) == [
                "The target ShopTests contains tests, which are not built.",
                "The target Widget is an app extension, which is not built.",
                "The target Strange is of the kind PBXStrangeTarget, which is not built.",
            ])
    }

    @Test func `scripts, frameworks and headers are findings`() throws {
        var text = ProjectText()
        text.settings += "SWIFT_OBJC_BRIDGING_HEADER = \"Shop/Bridge.h\";"
        text.frameworks = ["BMAP", "BKIT", "BOLD"]
        text.objects += """
            MAP = {isa = PBXFileReference; name = MapKit.framework; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
            BMAP = {isa = PBXBuildFile; fileRef = MAP; };
            KIT = {isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
            BKIT = {isa = PBXBuildFile; fileRef = KIT; };
            OLD = {isa = PBXFileReference; path = Old.xcframework; sourceTree = "<group>"; };
            BOLD = {isa = PBXBuildFile; fileRef = OLD; };
            """
        text.groupChildren.append("OLD")
        let app = try #require(try read(text).target("Shop"))
        #expect(
            app.findings.map(\.message) == [
                "The bridging header is ignored, since Objective-C does not run here.",
                "The framework MapKit has no counterpart here.",
                "Old.xcframework is a compiled library, which does not run here.",
            ])
        #expect(app.findings.map(\.severity) == [.warning, .warning, .error])
    }

    @Test func `a file that is no project is named`() throws {
        try folder.write("{ a = b; }", to: "Shop.xcodeproj/project.pbxproj")
        let error = #expect(throws: UnreadableFile.self) {
            try ProjectReader.read(folder.path + "/Shop.xcodeproj")
        }
        #expect(
            error?.description
                == "Shop.xcodeproj/project.pbxproj: The file has no objects: it is no project of Xcode.")
    }

    @Test func `a project that is cut off anywhere ends in an error or a project`() throws {
        var text = ProjectText()
        text.add("Main.swift", to: \.sources)
        let whole = Array(text.text.utf8)
        for end in stride(from: 0, to: whole.count, by: 97) {
            try folder.write(
                String(decoding: whole[..<end], as: UTF8.self), to: "Shop.xcodeproj/project.pbxproj")
            _ = try? ProjectReader.read(folder.path + "/Shop.xcodeproj")
        }
    }

    @Test func `links in a synchronized folder end, and stay within the project`() throws {
        var text = ProjectText()
        text.groupChildren.append("SYNC")
        text.targetMembers = "fileSystemSynchronizedGroups = (SYNC, );"
        text.objects +=
            "SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
        let other = TemporaryFolder()
        try other.write("", to: "Secret.swift")
        try folder.write("", to: "App/A/A.swift")
        try folder.write("", to: "Shared/B.swift")
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/App/" + name, withDestinationPath: target)
        }
        for number in 0..<8 { try link("A/link\(number)", to: "..") }
        try link("Shared", to: "../Shared")
        try link("Other", to: other.path)
        let app = try #require(try read(text).target("Shop"))
        #expect(app.sources == ["A/A.swift", "Shared/B.swift"].map { folder.path + "/App/" + $0 })
        #expect(app.findings.map(\.file) == ["App/Other"])
    }
}
