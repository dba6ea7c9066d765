import Foundation
import Testing

@testable import TesseraUI

@MainActor struct NamedImageTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage? {
        UIImage(named: name, in: try folder.bundle, compatibleWith: traits)
    }

    /// Returns the width in pixels of the image that is displayed for these traits, or nil if there is no image.
    private func shownWidth(_ image: UIImage?, _ traits: UITraitCollection) -> CGFloat? {
        image.map { $0.resolved(for: .current.overlaid(with: traits)) }.map { $0.size.width * $0.scale }
    }

    private func write(_ images: String, properties: String = "", to name: String) throws {
        try folder.write(
            #"{"images":[\#(images)],"properties":{\#(properties)}}"#,
            to: "Assets.xcassets/\(name).imageset/Contents.json")
    }

    // MARK: Files

    @Test func `the file for the scale of the display is shown`() throws {
        try folder.write(Samples.gif(width: 10, height: 10), to: "icon.png")
        try folder.write(Samples.gif(width: 20, height: 20), to: "icon@2x.png")
        try folder.write(Samples.gif(width: 30, height: 30), to: "icon@3x.png")
        let icon = try image("icon", UITraitCollection(displayScale: 2))
        #expect(icon?.size == CGSize(width: 10, height: 10))
        #expect(icon?.scale == 2)
        for scale in [1, 2, 3] {
            #expect(shownWidth(icon, UITraitCollection(displayScale: CGFloat(scale))) == CGFloat(scale) * 10)
        }
    }

    @Test func `where the scale is missing, the next larger file is shown, or else the largest`() throws {
        try folder.write(Samples.gif(width: 10, height: 10), to: "icon.png")
        try folder.write(Samples.gif(width: 30, height: 30), to: "icon@3x.png")
        let icon = try image("icon")
        #expect(shownWidth(icon, UITraitCollection(displayScale: 2)) == 30)
        #expect(shownWidth(icon, UITraitCollection(displayScale: 4)) == 30)
        #expect(shownWidth(icon, UITraitCollection(displayScale: 1)) == 10)
    }

    @Test func `only a PNG may come without its extension`() throws {
        try folder.write(Samples.gif, to: "a.png")
        try folder.write(Samples.gif, to: "b.gif")
        try folder.write(Samples.gif, to: "Icons/c.png")
        try folder.write(Samples.gif, to: "v1.2@2x.png")
        #expect(try image("a") != nil)
        #expect(try image("a.png") != nil)
        #expect(try image("b") == nil)
        #expect(try image("b.gif") != nil)
        #expect(try image("Icons/c") != nil)
        #expect(try image("c") == nil)
        #expect(try image("v1.2")?.scale == 2)
    }

    @Test func `a file may be for one device`() throws {
        try folder.write(Samples.gif(width: 10, height: 10), to: "icon.png")
        try folder.write(Samples.gif(width: 11, height: 10), to: "icon~ipad.png")
        let icon = try image("icon")
        #expect(shownWidth(icon, UITraitCollection(userInterfaceIdiom: .pad)) == 11)
        #expect(shownWidth(icon, UITraitCollection(userInterfaceIdiom: .phone)) == 10)
    }

    @Test func `a file that is no image, or lies outside of the folder, is none`() throws {
        try folder.write("no image", to: "text.png")
        try folder.write(Samples.gif, to: "Folder/a.png")
        for name in [
            "text", "missing", "", "Folder", "Folder/../Folder/a", "/etc/passwd", "Folder//a", "./Folder/a",
        ] {
            #expect(try image(name) == nil, "\(name)")
        }
        #expect(UIImage(named: "no such image") == nil)
    }

    @Test func `a file that is broken gives way to the next`() throws {
        try folder.write(Samples.gif(width: 10, height: 10), to: "icon.png")
        try folder.write("no image", to: "icon@2x.png")
        #expect(try image("icon", UITraitCollection(displayScale: 2))?.size.width == 10)
    }

    // MARK: Asset catalogs

    @Test func `an image set has an image for each scale and appearance`() throws {
        let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
        try write(
            #"{"idiom":"universal","filename":"a1.gif","scale":"1x"},{"idiom":"universal","filename":"a2.gif","scale":"2x"},"#
                + #"{"idiom":"universal","scale":"3x"},{"idiom":"universal","filename":"d2.gif","scale":"2x",\#(dark)}"#,
            to: "Icons/icon")
        for (name, width) in [("a1", 10), ("a2", 20), ("d2", 22)] as [(String, UInt8)] {
            try folder.write(
                Samples.gif(width: width, height: 10), to: "Assets.xcassets/Icons/icon.imageset/\(name).gif")
        }
        let icon = try image("icon")
        func shown(_ style: UIUserInterfaceStyle, _ scale: CGFloat) -> CGFloat? {
            shownWidth(
                icon,
                UITraitCollection {
                    $0.userInterfaceStyle = style
                    $0.displayScale = scale
                })
        }
        #expect(shown(.light, 1) == 10)
        #expect(shown(.light, 3) == 20)
        #expect(shown(.dark, 2) == 22)
        #expect(shown(.dark, 1) == 22)
    }

    @Test func `an image set states how its image is drawn`() throws {
        try write(
            #"{"idiom":"universal","filename":"a.gif","scale":"2x","resizing":{"mode":"9-part","center":{"mode":"tile"},"#
                + #""cap-insets":{"top":2,"left":4,"bottom":6,"right":8}},"#
                + #""alignment-insets":{"top":2,"left":0,"bottom":0,"right":0}}"#,
            properties: #""template-rendering-intent":"template""#, to: "icon")
        try folder.write(Samples.gif(width: 20, height: 20), to: "Assets.xcassets/icon.imageset/a.gif")
        let icon = try #require(try image("icon"))
        #expect(icon.renderingMode == .alwaysTemplate)
        #expect(icon.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(icon.resizingMode == .tile)
        #expect(icon.alignmentRectInsets.top == 1)
        #expect(icon.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test(arguments: [("left-to-right", false, true), ("right-to-left", true, false)])
    func `an image for one direction is mirrored in the other`(
        direction: String, isMirroredFromLeft: Bool, isMirroredFromRight: Bool
    ) throws {
        try write(
            #"{"idiom":"universal","filename":"a.gif","language-direction":"\#(direction)"}"#, to: "icon")
        try folder.write(Samples.gif, to: "Assets.xcassets/icon.imageset/a.gif")
        let icon = try #require(try image("icon"))
        func isMirrored(_ direction: UITraitEnvironmentLayoutDirection) -> Bool {
            icon.resolved(for: .current.overlaid(with: UITraitCollection(layoutDirection: direction)))
                .isMirrored
        }
        #expect(isMirrored(.leftToRight) == isMirroredFromLeft)
        #expect(isMirrored(.rightToLeft) == isMirroredFromRight)
    }

    @Test func `an image set may have an image for each direction`() throws {
        try write(
            #"{"idiom":"universal","filename":"a.gif","language-direction":"left-to-right"},"#
                + #"{"idiom":"universal","filename":"b.gif","language-direction":"right-to-left"}"#,
            to: "icon")
        try folder.write(Samples.gif(width: 10, height: 1), to: "Assets.xcassets/icon.imageset/a.gif")
        try folder.write(Samples.gif(width: 11, height: 1), to: "Assets.xcassets/icon.imageset/b.gif")
        let shown = try #require(try image("icon")).resolved(
            for: .current.overlaid(with: UITraitCollection(layoutDirection: .rightToLeft)))
        #expect(shown.size.width == 11)
        #expect(!shown.isMirrored)
    }

    @Test func `an image set counts before a file, and a group before it may have a namespace`() throws {
        try write(#"{"idiom":"universal","filename":"a.gif"}"#, to: "Group/icon")
        try folder.write(Samples.gif(width: 9, height: 9), to: "Assets.xcassets/Group/icon.imageset/a.gif")
        try folder.write(Samples.gif, to: "icon.png")
        #expect(try image("icon")?.size.width == 9)
        let other = try ResourceFolder()
        try other.write(#"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Group/Contents.json")
        try other.write(
            #"{"images":[{"filename":"a.gif"}]}"#, to: "A.xcassets/Group/icon.imageset/Contents.json")
        try other.write(Samples.gif, to: "A.xcassets/Group/icon.imageset/a.gif")
        #expect(UIImage(named: "Group/icon", in: try other.bundle, with: nil) != nil)
        #expect(UIImage(named: "icon", in: try other.bundle, with: nil) == nil)
    }

    @Test func `an image set that is broken has no image`() throws {
        try folder.write("{", to: "Assets.xcassets/broken.imageset/Contents.json")
        try write(#"{"filename":"../../secret.gif"}"#, to: "outside")
        try folder.write(Samples.gif, to: "Assets.xcassets/secret.gif")
        try write(#"{"filename":"a.gif"}"#, to: "missing")
        try write(#"{"filename":"a.gif","scale":"0x"}"#, to: "scale")
        try folder.write(Samples.gif, to: "Assets.xcassets/scale.imageset/a.gif")
        try write(#"{"filename":7}"#, to: "number")
        for name in ["broken", "outside", "missing", "scale", "number"] {
            #expect(try image(name) == nil, "\(name)")
        }
    }

    // MARK: Cache

    @Test func `the file of an image is read once`() throws {
        try folder.write(Samples.gif, to: "icon.png")
        let first = try #require(try image("icon"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("icon.png"))
        let second = try #require(try image("icon"))
        #expect(first == second)
        #expect(first.resource === second.resource)
    }

    // MARK: Folders of resources

    @Test func `the main bundle has the resources of the target that is named like the executable`() throws {
        for name in ["app_Other.resources", "app_App.resources", "app_App.product"] {
            try folder.write("", to: "\(name)/file")
        }
        func names(_ executable: String) -> [String] {
            ResourceFolders.targetFolders(in: folder.url, executable: executable).map(\.lastPathComponent)
        }
        #expect(names("App") == ["app_App.resources"])
        // No target is named like a test runner, so the folders of all targets are used.
        #expect(names("tests") == ["app_App.resources", "app_Other.resources"])
    }

    @Test func `groups may have dots in their names, and links lead nowhere`() throws {
        try write(#"{"idiom":"universal","filename":"a.gif"}"#, to: "Icons 2.0/star")
        try folder.write(Samples.gif, to: "Assets.xcassets/Icons 2.0/star.imageset/a.gif")
        let catalog = folder.url.appendingPathComponent("Assets.xcassets")
        for name in ["one", "two", "three"] {
            try FileManager.default.createSymbolicLink(
                at: catalog.appendingPathComponent(name), withDestinationURL: catalog)
        }
        #expect(try image("star") != nil)
    }
}
