import Foundation
import Testing

@testable import TesseraUI

@MainActor struct NamedColorTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    private func write(_ colors: String, to name: String) throws {
        try folder.write(
            #"{"colors":["# + colors + #"],"info":{"author":"xcode","version":1}}"#,
            to: "Assets.xcassets/\(name).colorset/Contents.json")
    }

    private func entry(_ components: String, space: String = "srgb", more: String = "") -> String {
        #"{"idiom":"universal"\#(more),"color":{"color-space":"\#(space)","components":{\#(components)}}}"#
    }

    private func appearance(_ name: String, _ value: String) -> String {
        #"{"appearance":"\#(name)","value":"\#(value)"}"#
    }

    private func shown(
        _ name: String, _ traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light)
    ) throws -> String? {
        UIColor(named: name, in: try folder.bundle, compatibleWith: nil)?.displayColor(for: traits)
            .hexadecimal
    }

    @Test(arguments: [
        (#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#, "#ff8000"),
        (#""red":"255","green":"128","blue":"0","alpha":"0.502""#, "#ff800080"),
        (#""red":"1.000","green":"0.502","blue":"0.0""#, "#ff8000"),
        (#""red":1,"green":0.502,"blue":0,"alpha":"1""#, "#ff8000"),
    ]) func `components are bytes or fractions`(components: String, hexadecimal: String) throws {
        try write(entry(components), to: "accent")
        #expect(try shown("accent") == hexadecimal)
    }

    @Test func `a colour may be a grey, or one of Display P3`() throws {
        try write(entry(#""white":"0.502","alpha":"1.000""#, space: "gray-gamma-22"), to: "gray")
        try write(entry(#""red":"1.000","green":"0.000","blue":"0.000""#, space: "display-p3"), to: "red")
        #expect(try shown("gray") == "#808080")
        let red = try #require(UIColor(named: "red", in: try folder.bundle, compatibleWith: nil))
        #expect(red.displayColor(for: .current).displayP3?.red == 1)
    }

    @Test func `the variant suits appearance and contrast`() throws {
        let (dark, high) = (appearance("luminosity", "dark"), appearance("contrast", "high"))
        try write(
            [
                entry(#""red":"1","green":"0","blue":"0""#),
                entry(#""red":"2","green":"0","blue":"0""#, more: #","appearances":[\#(dark)]"#),
                entry(#""red":"3","green":"0","blue":"0""#, more: #","appearances":[\#(high)]"#),
                entry(#""red":"4","green":"0","blue":"0""#, more: #","appearances":[\#(dark),\#(high)]"#),
            ].joined(separator: ","), to: "accent")
        func shown(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) throws -> String? {
            try self.shown(
                "accent",
                UITraitCollection {
                    $0.userInterfaceStyle = style
                    $0.accessibilityContrast = contrast
                })
        }
        #expect(try shown(.light, .normal) == "#010000")
        #expect(try shown(.dark, .normal) == "#020000")
        #expect(try shown(.light, .high) == "#030000")
        #expect(try shown(.dark, .high) == "#040000")
    }

    @Test func `a colour for the device counts more than one for all devices`() throws {
        try write(
            #"{"idiom":"ipad","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0"}}},"#
                + #"{"idiom":"watch","color":{"color-space":"srgb","components":{"red":"2","green":"0","blue":"0"}}},"#
                + entry(#""red":"3","green":"0","blue":"0""#), to: "accent")
        #expect(try shown("accent", UITraitCollection(userInterfaceIdiom: .pad)) == "#010000")
        #expect(try shown("accent", UITraitCollection(userInterfaceIdiom: .phone)) == "#030000")
    }

    @Test func `a colour set may refer to a system colour`() throws {
        try write(
            #"{"idiom":"universal","color":{"platform":"ios","reference":"systemBackgroundColor"}}"#,
            to: "back")
        #expect(try shown("back") == "#ffffff")
        #expect(try shown("back", UITraitCollection(userInterfaceStyle: .dark)) == "#000000")
    }

    @Test func `a group puts its name before the colour where it provides a namespace`() throws {
        let color = entry(#""red":"1","green":"2","blue":"3""#)
        try write(color, to: "Brand/accent")
        try write(color, to: "Plain/Inner/other")
        try folder.write(
            #"{"properties":{"provides-namespace":true}}"#, to: "Assets.xcassets/Brand/Contents.json")
        #expect(try shown("Brand/accent") == "#010203")
        #expect(try shown("accent") == nil)
        #expect(try shown("other") == "#010203")
        #expect(try shown("Plain/other") == nil)
    }

    @Test func `the colours of one name are equal and stay dynamic`() throws {
        try write(
            entry(#""red":"1","green":"0","blue":"0""#) + ","
                + entry(
                    #""red":"2","green":"0","blue":"0""#,
                    more: #","appearances":[\#(appearance("luminosity", "dark"))]"#), to: "accent")
        let color = try #require(UIColor(named: "accent", in: try folder.bundle, compatibleWith: nil))
        #expect(color == UIColor(named: "accent", in: try folder.bundle, compatibleWith: nil))
        let faint = color.withAlphaComponent(0)
        #expect(
            faint.displayColor(for: UITraitCollection(userInterfaceStyle: .dark)).hexadecimal == "#02000000")
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(
            resolved.displayColor(for: UITraitCollection(userInterfaceStyle: .light)).hexadecimal == "#020000"
        )
    }

    @Test func `a colour set that is empty, cannot be read or does not exist is no colour`() throws {
        for (name, contents) in [
            ("empty", ""), ("broken", "{"), ("list", "[]"), ("deep", String(repeating: "[", count: 100_000)),
            ("without", #"{"colors":[]}"#), ("text", #"{"colors":"red"}"#),
            ("component", #"{"colors":[\#(entry(#""red":"x","green":"0","blue":"0""#))]}"#),
            ("byte", #"{"colors":[\#(entry(#""red":"256","green":"0","blue":"0""#))]}"#),
            ("number", #"{"colors":[\#(entry(#""red":"1e999","green":"0","blue":"0""#))]}"#),
            ("space", #"{"colors":[\#(entry(#""red":"1","green":"0","blue":"0""#, space: "lab"))]}"#),
            ("alpha", #"{"colors":[\#(entry(#""red":"1","green":"0","blue":"0","alpha":"2.0""#))]}"#),
            ("reference", #"{"colors":[{"color":{"reference":"noColor"}}]}"#),
        ] {
            try folder.write(contents, to: "Assets.xcassets/\(name).colorset/Contents.json")
        }
        for name in [
            "empty", "broken", "list", "deep", "without", "text", "component", "byte", "number", "space",
            "alpha", "reference", "missing", "", "../broken",
        ] {
            #expect(UIColor(named: name, in: try folder.bundle, compatibleWith: nil) == nil, "\(name)")
        }
        #expect(UIColor(named: "no such colour") == nil)
    }
}
