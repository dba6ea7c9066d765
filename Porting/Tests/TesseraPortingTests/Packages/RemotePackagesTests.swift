import Foundation
import Testing

@testable import TesseraPorting

@Suite struct RemotePackagesTests {
    private let folder = TemporaryFolder()

    private func port() throws -> PortReport {
        try Porter(
            ProjectPlace(folder.path + "/app"), output: folder.path + "/out",
            tessera: folder.path + "/tessera"
        ).port()
    }

    /// Makes a repository of a package with one target.
    private func writePackage(_ name: String, source: String, needs other: String? = nil) throws {
        let dependency = other.map { ".package(url: \"file://\(folder.path)/\($0)\", from: \"1.0.0\")" } ?? ""
        let product = other.map { ".product(name: \"\($0)\", package: \"\($0)\")" } ?? ""
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependency)], targets: [.target(name: "\(name)", dependencies: [\(product)])])
            """, to: "\(name)/Package.swift")
        try folder.write(source, to: "\(name)/Sources/\(name)/\(name).swift")
        let commands = [
            ["init", "-q"], ["add", "-A"],
            ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "1"],
            ["tag", "1.0.0"],
        ]
        for command in commands {
            let run = try ToolRun(["git", "-C", folder.path + "/" + name] + command, limit: 60)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    private func writeProject(importing name: String, change: (inout ProjectText) -> Void = { _ in }) throws {
        var text = ProjectText()
        text.add("App.swift", to: \.sources)
        text.projectMembers = "packageReferences = (REF, );"
        text.targetMembers = "packageProductDependencies = (PRODUCT, );"
        text.objects += """
            REF = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(folder.path)/\(name)";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            PRODUCT = {isa = XCSwiftPackageProductDependency; package = REF; productName = \(name); };
            """
        change(&text)
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("import UIKit\nimport \(name)\n@main class App {}\n", to: "app/App.swift")
    }

    @Test func `a package that imports UIKit becomes a module, and one that does not stays a package`() throws
    {
        try writePackage("Plain", source: "public let plain = 1\n")
        try writePackage("Snap", source: "import UIKit\nimport Plain\n", needs: "Plain")
        // The framework imports a package that only another one requires.
        try writeProject(importing: "Snap") { text in
            text.targets.append("KIT")
            text.targetMembers += "dependencies = (DEP, );"
            text.groupChildren.append("KFILE")
            text.objects += """
                DEP = {isa = PBXTargetDependency; target = KIT; };
                KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KSRC, ); };
                KSRC = {isa = PBXSourcesBuildPhase; files = (BKIT, ); };
                KFILE = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                BKIT = {isa = PBXBuildFile; fileRef = KFILE; };
                """
        }
        try folder.write("import Plain\n", to: "app/Kit.swift")
        let report = try port()
        #expect(report.findings == [])
        let manifest = try #require(folder.read("out/Package.swift"))
        #expect(manifest.contains("path: \"Sources/Snap\""))
        #expect(manifest.contains(".target(name: \"Snap\")"))
        #expect(manifest.contains("/Plain\", \"1.0.0\"..<\"2.0.0\")"))
        #expect(manifest.contains(".product(name: \"Plain\", package: \"plain\")"))
        #expect(!manifest.contains("/Snap\", from:"))
        #expect(manifest.components(separatedBy: ".product(name: \"Plain\"").count == 3)
        let source = try #require(folder.read("out/Sources/Snap/Code/Snap.ported.swift"))
        #expect(
            source.hasSuffix(
                "checkouts/Snap/Sources/Snap/Snap.swift\", line: 1)\nimport UIKit\nimport Plain\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/app").count == 3)
        // Nothing is fetched again: the port does not notice that the repository is gone.
        try FileManager.default.removeItem(atPath: folder.path + "/Snap")
        let second = try port()
        #expect(second.findings == [])
        #expect(second.changeCount == 0)
    }

    @Test func `packages that cannot be fetched are named`() throws {
        try writeProject(importing: "Gone")
        let finding = try #require(try port().findings.first)
        #expect(finding.severity == .error)
        #expect(finding.file == "Shop.xcodeproj/project.pbxproj")
        #expect(
            finding.message.hasPrefix("The packages file://\(folder.path)/Gone cannot be fetched: error: "))
    }

    @Test func `a source asks for views, for modules that Linux lacks, or for nothing`() {
        func need(_ text: String) -> LinuxImports.Need { LinuxImports.need(of: text) }
        #expect(need("#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif") == .modules)
        #expect(need("import Combine") == .modules)
        #expect(need("#if !os(macOS)\nimport QuartzCore\n#endif") == .modules)
        #expect(need("#if os(iOS)\nimport UIKit\n#endif") == .views)
        #expect(need("import Foundation") == .nothing)
        #expect(need("#if canImport(Combine)\nimport Combine\n#endif") == .nothing)
        #expect(need("#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif") == .nothing)
        #expect(need("#if os(iOS) || os(macOS)\nimport os\n#endif") == .nothing)
        #expect(need("#if _runtime(_ObjC)\nimport ObjectiveC\n#endif") == .nothing)
    }

    @Test func `a package that builds on Linux is not ported if its code for iOS needs what is missing`()
        throws
    {
        func need(_ text: String) throws -> PortState.Need {
            var module = PortedModule(name: "Snap", root: folder.path)
            module.sources = [try folder.write(text, to: "Snap.swift")]
            return LinuxImports.need(ofTarget: module)
        }
        #expect(try need("#if os(iOS)\nimport UIKit\n#endif").isPort)
        let both = try need("#if os(iOS)\nimport UIKit\nimport MapKit\n#endif")
        #expect(!both.isPort)
        #expect(both.obstacle?.line == 3)
        #expect(try need("import UIKit\nimport MapKit").isPort)
    }
}
