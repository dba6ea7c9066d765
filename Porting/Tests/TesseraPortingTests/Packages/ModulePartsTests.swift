import Foundation
import Testing

@testable import TesseraPorting

/// Tests of what comes with the modules of an app: resources of packages, bundles of pods, and modules that are missing.
@Suite struct ModulePartsTests {
    private let folder = TemporaryFolder()

    private func port() throws -> PortReport {
        try Porter(
            ProjectPlace(folder.path + "/app"), output: folder.path + "/out",
            tessera: folder.path + "/tessera"
        ).port()
    }

    private func writeProject(_ source: String, change: (inout ProjectText) -> Void = { _ in }) throws {
        var text = ProjectText()
        text.add("App.swift", to: \.sources)
        change(&text)
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write(source + "\n@main class App {}\n", to: "app/App.swift")
    }

    private let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <view contentMode="scaleToFill" id="a"/></objects></document>
        """

    @Test
    func `resources of a package become files that UIKit looks for, also if its manifest does not name them`()
        throws
    {
        try writeProject("import Dough") { text in
            text.projectMembers = "packageReferences = (REF, );"
            text.targetMembers = "packageProductDependencies = (PRODUCT, );"
            text.objects += """
                REF = {isa = XCLocalSwiftPackageReference; relativePath = Dough; };
                PRODUCT = {isa = XCSwiftPackageProductDependency; productName = Dough; };
                """
        }
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Dough", defaultLocalization: "en", products: [.library(name: "Dough", targets: ["Dough"])],
                targets: [.target(name: "Dough", resources: [.process("Files"), .copy("Raw"), .embedInCode("e.txt")])])
            """, to: "app/Dough/Package.swift")
        let base = "app/Dough/Sources/Dough"
        try folder.write("public let dough = 1\n", to: base + "/Dough.swift")
        try folder.write(nib, to: base + "/Views/Cell.xib")
        try folder.write(nib, to: base + "/Raw/Cell.xib")
        try folder.write("e", to: base + "/e.txt")
        try folder.write("[]", to: base + "/Files/Deep/data.json")
        try folder.write("\"a\" = \"A\";", to: base + "/ja.lproj/Localizable.strings")
        try folder.write(
            #"{"sourceLanguage": "en", "strings": {"b": {}}}"#, to: base + "/Files/Table.xcstrings")
        try folder.write("{}", to: base + "/Media.xcassets/hero.imageset/Contents.json")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/app").sorted()
        let report = try port()
        #expect(report.findings == [])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/app").sorted() == before)
        let resources = folder.path + "/out/Sources/Dough/Resources"
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: resources).sorted() == [
                "Cell.nib", "Media.xcassets", "Raw", "data.json", "en.lproj", "ja.lproj",
            ])
        #expect(folder.read("out/Sources/Dough/Resources/Raw/Cell.xib") == nib)
        #expect(
            folder.read("out/Sources/Dough/Resources/en.lproj/Table.strings")?.contains("<key>b</key>")
                == true)
        #expect(folder.read("out/Sources/Dough/Resources/ja.lproj/Localizable.strings") != nil)
        let manifest = try #require(folder.read("out/Package.swift"))
        #expect(manifest.contains(".copy(\"Resources/Cell.nib\"), .copy(\"Resources/Media.xcassets\")"))
        #expect(manifest.contains(".embedInCode(\"Embedded/0/e.txt\")"))
        let symbols = try #require(folder.read("out/Sources/Dough/GeneratedAssetSymbols.swift"))
        #expect(symbols.contains("static let hero = ImageResource(name: \"hero\", bundle: .module)"))
    }

    @Test func `a bundle of a pod becomes a bundle within the app's`() throws {
        try writeProject("import Box")
        var pods = ProjectText()
        pods.targets = ["BOX", "BUNDLE"]
        pods.add("Box/Box.swift", to: \.sources)
        pods.add("Box/Cell.xib", to: \.resources)
        pods.add("Box/data.json", to: \.resources)
        pods.objects += """
            BOX = {isa = PBXNativeTarget; name = Box; productType = "com.apple.product-type.framework";
                buildPhases = (SRC, ); dependencies = (DEP, ); };
            DEP = {isa = PBXTargetDependency; target = BUNDLE; };
            BUNDLE = {isa = PBXNativeTarget; name = "Box-BoxParts"; productType = "com.apple.product-type.bundle";
                buildPhases = (RES, ); buildConfigurationList = BL; };
            BL = {isa = XCConfigurationList; buildConfigurations = (BC, ); };
            BC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                PRODUCT_NAME = BoxParts; PRODUCT_BUNDLE_IDENTIFIER = org.box; GENERATE_INFOPLIST_FILE = YES; }; };
            """
        try folder.write(pods.text, to: "app/Pods/Pods.xcodeproj/project.pbxproj")
        try folder.write("public let box = 1\n", to: "app/Pods/Box/Box.swift")
        try folder.write(nib, to: "app/Pods/Box/Cell.xib")
        try folder.write("{}", to: "app/Pods/Box/data.json")
        #expect(try port().findings == [])
        let place = folder.path + "/out/Sources/Shop/Resources/BoxParts.bundle"
        let bundle = try #require(Bundle(path: place))
        #expect(bundle.url(forResource: "Cell", withExtension: "nib") != nil)
        #expect(bundle.url(forResource: "data", withExtension: "json") != nil)
        #expect(bundle.bundleIdentifier == "org.box")
    }

    @Test func `an import that nothing provides is named before the compiler stops there`() throws {
        try writeProject(
            """
            import Foundation
            @testable import Old
            import struct Elsewhere.Thing
            #if canImport(Unknown)
            import Unknown
            #else
            import Another
            #endif
            #if DEBUG
            import Tools
            #endif
            #if os(macOS)
            import Cocoa
            #endif
            import os.log
            import TesseraUI
            internal import Synchronization
            """)
        try folder.write("@implementation Old\n@end\n", to: "app/Pods/Old/Old.m")
        let findings = try port().findings.filter { $0.file == "App.swift" }
        #expect(findings.map(\.severity) == [.error, .error, .warning])
        #expect(findings.map(\.line) == [2, 3, 10])
        #expect(
            findings.map(\.message) == [
                "The pod Old has no Swift sources, and no module.",
                "Nothing that is built provides the module Elsewhere.",
                "Nothing that is built provides the module Tools.",
            ])
    }

    @Test func `resources of a framework without sources are part of the app`() throws {
        try writeProject("import Foundation") { text in
            text.add("data.json", to: \.resources)
            text.resources = []
            text.targets.append("KIT")
            text.targetMembers = "dependencies = (DEP, );"
            text.objects += """
                DEP = {isa = PBXTargetDependency; target = KIT; };
                KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (KRES, ); };
                KRES = {isa = PBXResourcesBuildPhase; files = (BF1, ); };
                """
        }
        try folder.write("{}", to: "app/data.json")
        #expect(try port().findings == [])
        #expect(folder.read("out/Sources/Shop/Resources/data.json") == "{}")
    }
}
