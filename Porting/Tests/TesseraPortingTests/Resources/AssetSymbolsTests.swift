import Foundation
import Testing

@testable import TesseraPorting

@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("hero-banner", "heroBanner"), ("HeroBanner", "heroBanner"), ("URLIcon", "urlIcon"), ("ABC", "abc"),
        ("icon 24", "icon24"), ("24icon", "_24icon"), ("LogoImage", "logo"), ("Image", "image"), ("写真", "写真"),
    ])
    func `a name becomes a Swift name as in Xcode`(name: String, symbol: String) {
        #expect(AssetName.member(name, suffix: "Image") == symbol)
    }

    @Test func `symbols are constants, and properties where the project wants them`() throws {
        let folder = TemporaryFolder()
        for path in [
            "A.xcassets/Brand Color.colorset/Contents.json", "A.xcassets/Group/cup.imageset/Contents.json",
            "A.xcassets/default.imageset/Contents.json", "A.xcassets/red.colorset/Contents.json",
        ] { try folder.write("{}", to: path) }
        try folder.write(
            #"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Group/Contents.json")
        let symbols = AssetSymbols(catalogs: [folder.path + "/A.xcassets"], folder: folder.path)
        #expect(symbols.findings.isEmpty)
        #expect(
            symbols.source(hasExtensions: true) == """
                // Written from the asset catalogs.
                import Foundation
                import UIKit

                extension ColorResource {
                    static let brand = ColorResource(name: "Brand Color", bundle: .main)
                    static let red = ColorResource(name: "red", bundle: .main)
                }

                extension UIColor {
                    static var brand: UIColor { UIColor(resource: .brand) }
                }

                extension ImageResource {
                    static let `default` = ImageResource(name: "default", bundle: .main)
                    enum Group {
                        static let cup = ImageResource(name: "Group/cup", bundle: .main)
                    }
                }

                extension UIImage {
                    static var `default`: UIImage { UIImage(resource: .`default`) }
                }

                """)
    }

    @Test func `an asset or a group without letters and digits has no symbol`() throws {
        let folder = TemporaryFolder()
        for path in ["+.imageset", "cup.imageset", "★/tea.imageset"] {
            try folder.write("{}", to: "A.xcassets/\(path)/Contents.json")
        }
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/★/Contents.json")
        let symbols = AssetSymbols(catalogs: [folder.path + "/A.xcassets"], folder: folder.path)
        #expect(symbols.assets.map(\.names) == [["cup"]])
        #expect(symbols.findings.map(\.file) == ["A.xcassets/+.imageset", "A.xcassets/★/tea.imageset"])
        #expect(symbols.findings.map(\.severity) == [.warning, .warning])
    }

    @Test func `pictures that no browser displays are reported with their files`() throws {
        let folder = TemporaryFolder()
        try folder.write(
            #"{"images": [{"filename": "cup.PDF"}, {"filename": "cup.png"}, {"idiom": "ipad"}]}"#,
            to: "A.xcassets/Group/cup.imageset/Contents.json")
        try folder.write(
            #"{"images": [{"filename": "sea.heic"}]}"#, to: "A.xcassets/sea.imageset/Contents.json")
        let symbols = AssetSymbols(catalogs: [folder.path + "/A.xcassets"], folder: folder.path)
        #expect(
            symbols.pictureFindings.map(\.description) == [
                "A.xcassets/Group/cup.imageset/cup.PDF: warning: Pictures of this kind are not displayed. "
                    + "Export it as SVG or PNG, and put that file into the asset in its place.",
                "A.xcassets/sea.imageset/sea.heic: warning: Pictures of this kind are not displayed. "
                    + "Export it as JPEG or PNG, and put that file into the asset in its place.",
            ])
    }

    @Test func `an asset whose description is no JSON is reported`() throws {
        let folder = TemporaryFolder()
        try folder.write("{", to: "A.xcassets/card.colorset/Contents.json")
        let symbols = AssetSymbols(catalogs: [folder.path + "/A.xcassets"], folder: folder.path)
        #expect(
            symbols.pictureFindings.map(\.description) == [
                "A.xcassets/card.colorset/Contents.json: warning: The file is not valid JSON, and the asset is not "
                    + "displayed. Correct the file, or make the asset again in Xcode."
            ])
    }

    @Test func `links within a catalog lead to no folder twice`() throws {
        let folder = TemporaryFolder()
        try folder.write("{}", to: "A.xcassets/Group/cup.imageset/Contents.json")
        for number in 0..<8 {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/A.xcassets/Group/link\(number)", withDestinationPath: "..")
        }
        let symbols = AssetSymbols(catalogs: [folder.path + "/A.xcassets"], folder: folder.path)
        #expect(symbols.assets.map(\.names) == [["cup"]])
        #expect(symbols.findings.isEmpty)
    }
}
