import Foundation
import TesseraNibs
import Testing

@testable import TesseraPorting

/// Ports apps with a framework, whose resources come into one bundle.
@Suite struct ResourceNameTests {
    private let folder = TemporaryFolder()

    private func port() throws -> PortReport {
        try Porter(
            ProjectPlace(folder.path + "/app"), output: folder.path + "/out", tessera: folder.path
        ).port()
    }

    /// Writes a project whose app has some resources, and whose framework has others in the folder Kit.
    private func write(app: [String], kit: [String], settings: String = "") throws {
        var text = ProjectText()
        text.settings += settings
        text.add("App.swift", to: \.sources)
        for name in app { text.add(name, to: \.resources) }
        var names: [String] = []
        for (number, name) in kit.enumerated() {
            text.objects += """
                K\(number) = {isa = PBXFileReference; path = "Kit/\(name)"; sourceTree = "<group>"; };
                BK\(number) = {isa = PBXBuildFile; fileRef = K\(number); };

                """
            text.groupChildren.append("K\(number)")
            names.append("BK\(number), ")
        }
        text.groupChildren.append("KFILE")
        text.targets.append("KIT")
        text.targetMembers = "dependencies = (DEP, );"
        text.objects += """
            DEP = {isa = PBXTargetDependency; target = KIT; };
            KIT = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                buildPhases = (KSRC, KRES, ); };
            KSRC = {isa = PBXSourcesBuildPhase; files = (BKIT, ); };
            KRES = {isa = PBXResourcesBuildPhase; files = (\(names.joined())); };
            KFILE = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
            BKIT = {isa = PBXBuildFile; fileRef = KFILE; };
            """
        try folder.write(text.text, to: "app/Shop.xcodeproj/project.pbxproj")
        try folder.write("@main class App {}\n", to: "app/App.swift")
        try folder.write("public let name = 1\n", to: "app/Kit.swift")
    }

    private func xib(_ text: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <label id="a" text="\(text)" customClass="Title" customModule="Old" customModuleProvider="target"/>
        <label id="b" customClass="Title" customModule="Old"/></objects></document>
        """
    }

    private func nib(_ name: String) throws -> NibDocument {
        let path = folder.path + "/out/Sources/Shop/Resources/" + name
        return try NibDocument(data: try #require(FileManager.default.contents(atPath: path)))
    }

    @Test func `the app's own file wins over that of a framework, and nothing is written twice`() throws {
        try write(app: ["icon.png", "Cell.xib"], kit: ["icon.png", "Cell.xib"])
        for place in ["app", "app/Kit"] {
            try folder.write(place, to: place + "/icon.png")
            try folder.write(xib(place), to: place + "/Cell.xib")
        }
        let findings = try port().findings
        #expect(findings.map(\.file) == ["Kit/Cell.xib", "Kit/icon.png"])
        #expect(
            findings.map(\.message) == [
                "The app has one bundle for all its modules, which has one Cell.nib only: Cell.xib.",
                "The app has one bundle for all its modules, which has one icon.png only: icon.png.",
            ])
        #expect(folder.read("out/Sources/Shop/Resources/icon.png") == "app")
        #expect(try nib("Cell.nib").objects[0]["text"] == "app")
        #expect(try port().changeCount == 0)
    }

    @Test func `a framework's list does not take the place of the app's`() throws {
        try write(app: [], kit: ["Info.plist"])
        try folder.write("<plist><dict/></plist>", to: "app/Kit/Info.plist")
        #expect(try port().findings.map(\.file) == ["Kit/Info.plist"])
        #expect(folder.read("out/Sources/Shop/Resources/Info.plist")?.contains("CFBundleName") == true)
        #expect(try port().changeCount == 0)
    }

    @Test func `classes of the target belong to the module that is compiled`() throws {
        try write(
            app: ["Main.xib"], kit: ["Cell.xib"], settings: "PRODUCT_MODULE_NAME = Shop;")
        try folder.write(xib("a"), to: "app/Main.xib")
        try folder.write(xib("b"), to: "app/Kit/Cell.xib")
        _ = try port()
        #expect(try nib("Main.nib").objects.map { $0["customModule"] } == ["Shop", "Old"])
        #expect(try nib("Cell.nib").objects.map { $0["customModule"] } == ["Kit", "Old"])
    }

    @Test func `symbol sets and data sets are copied with their catalog`() throws {
        try write(app: ["A.xcassets"], kit: [])
        for path in ["star.symbolset/star.svg", "words.dataset/words.json"] {
            try folder.write("x", to: "app/A.xcassets/" + path)
        }
        _ = try port()
        #expect(folder.read("out/Sources/Shop/Resources/A.xcassets/star.symbolset/star.svg") == "x")
        #expect(folder.read("out/Sources/Shop/Resources/A.xcassets/words.dataset/words.json") == "x")
    }
}
