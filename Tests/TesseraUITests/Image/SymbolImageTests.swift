import Foundation
import TesseraGeometry
import TesseraGraphics
import Testing

@testable import TesseraUI

@MainActor struct SymbolImageTests {
    private let folder: ResourceFolder

    init() throws { folder = try ResourceFolder() }

    /// A template as the SF Symbols app writes it: notes, guides, and a group for each weight and scale.
    private func template(_ groups: String, guides: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--glyph: "x", point size: 100.0, <g id="Regular-M"> is not here-->
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>.SFSymbolsPreviewWireframe { fill: none }</style>
        <g id="Notes"><rect id="artboard" x="0" y="0" width="3300" height="2200"/></g>
        <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>\(guides)</g>
        <g id="Symbols">\(groups)</g></svg>
        """
    }

    private func write(_ svg: String, to name: String = "drop") throws {
        try folder.write(svg, to: "Assets.xcassets/\(name).symbolset/\(name).svg")
        try folder.write(
            #"{"info":{"version":1},"symbols":[{"filename":"\#(name).svg","idiom":"universal"}]}"#,
            to: "Assets.xcassets/\(name).symbolset/Contents.json")
    }

    private static let black = "<g id=\"Black-M\"><path d=\"M0 0h900v900z\"/></g>"
    private static let regular = """
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path class="SFSymbolsPreviewWireframe"
        d="M10-80h60v90H10Z" onclick="x()"/><script>x()</script><defs><rect width="9000" height="5"/></defs></g>
        """

    @Test func `a symbol image is a symbol, whose size follows from its configuration`() throws {
        try write(template(Self.black + Self.regular))
        let image = try #require(UIImage(named: "drop", in: try folder.bundle, with: nil))
        #expect(image.isSymbolImage && image.hasBaseline)
        // The shape is 60 wide with 8 on both sides; symbols are as high as 1.2 times the text.
        #expect(abs(image.size.width - 0.76 * 17) < 0.001 && abs(image.size.height - 1.2 * 17) < 0.001)
        let large = UIImage(
            named: "drop", in: try folder.bundle, with: UIImage.SymbolConfiguration(pointSize: 50))
        #expect(large?.size == CGSize(width: 38, height: 60))
        let other = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 100))
        #expect(other.size == CGSize(width: 76, height: 120))
    }

    @Test func `only the shapes of the regular weight are drawn`() throws {
        let drawn = try #require(SymbolTemplate(Data(template(Self.black + Self.regular).utf8)))
        #expect(
            String(decoding: drawn.data, as: UTF8.self) == """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="1402.0 1031.0 76.0 120.0" width="152.0" height="240.0">\
                <g transform="matrix(1.0 0.0 0.0 1.0 1400.0 1126.0)"><path d="M10-80h60v90H10Z"/></g></svg>
                """)
    }

    @Test func `the margins of the template are the width`() throws {
        let guides = """
            <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
            <line id="right-margin-Regular-M" x1="1490" x2="1490" y1="1030" y2="1150"/>
            """
        let drawn = try #require(SymbolTemplate(Data(template(Self.regular, guides: guides).utf8)))
        #expect(drawn.size == CGSize(width: 90, height: 120))
    }

    @Test func `a template without the medium scale uses the small one in a larger size`() throws {
        let small = """
            <g id="Regular-S" transform="translate(100 696)"><circle cx="39" cy="-35" r="31"/></g>
            """
        let lines =
            "<line id=\"Baseline-S\" x1=\"263\" y1=\"696\"/><line id=\"Capline-S\" x1=\"263\" y1=\"626\"/>"
        let drawn = try #require(SymbolTemplate(Data(template(Self.black + small, guides: lines).utf8)))
        #expect(abs(drawn.size.width - 78 / 0.78) < 0.001 && abs(drawn.size.height - 120 / 0.78) < 0.001)
    }

    @Test func `a symbol is drawn in the tint colour`() throws {
        try write(template(Self.regular))
        let image = try #require(UIImage(named: "drop", in: try folder.bundle, with: nil))
        let resolved = image.resolved(for: .current)
        let content = resolved.content(mode: .scaleAspectFit, tint: .red, traits: .current)
        #expect(content?.resource == resolved.resource?.id && content?.symbol == nil)
        #expect(content?.color == UIColor.red.displayColor(for: .current))
    }

    @Test func `data that is no template is no image`() throws {
        try write(template(Self.black), to: "black")
        try write("<svg", to: "cut")
        try write(template("<g id=\"Regular-M\"><path d=\"M1e99 0L5 5\"/></g>"), to: "far")
        try write(String(repeating: "<g>", count: 200) + Self.regular, to: "deep")
        for name in ["black", "cut", "far", "deep"] {
            #expect(UIImage(named: name, in: try folder.bundle, with: nil) == nil, "\(name)")
        }
    }

    @Test func `paths are enclosed by their ends and control points`() {
        #expect(
            DrawingPath("M1 2h3V9c1 1 2 2 3 3").points
                == [
                    CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 9), CGPoint(x: 5, y: 10),
                    CGPoint(x: 6, y: 11), CGPoint(x: 7, y: 12),
                ])
        // The signs, points and flags stand without separators.
        #expect(
            DrawingPath("M0-1.5.5 2a1 1 0 01.5.5").points.suffix(1) == [CGPoint(x: 1, y: 2.5)])
    }

    // MARK: Data

    @Test func `a data set has its bytes and its type`() throws {
        try folder.write("[1,2]", to: "Assets.xcassets/Menu/list.dataset/list.json")
        try folder.write(
            #"{"data":[{"filename":"list.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
            to: "Assets.xcassets/Menu/list.dataset/Contents.json")
        try folder.write("hi", to: "Assets.xcassets/note.dataset/note.txt")
        try folder.write(
            #"{"data":[{"filename":"../secret","idiom":"ipad"},{"filename":"note.txt","idiom":"iphone"}]}"#,
            to: "Assets.xcassets/note.dataset/Contents.json")
        let list = try #require(NSDataAsset(name: "list", bundle: try folder.bundle))
        #expect(
            list.name == "list" && list.data == Data("[1,2]".utf8) && list.typeIdentifier == "public.json")
        let note = try #require(NSDataAsset(name: "note", bundle: try folder.bundle))
        #expect(note.data == Data("hi".utf8) && note.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "none", bundle: try folder.bundle) == nil)
        #expect(NSDataAsset(name: "none") == nil)
    }

    @Test(arguments: [
        "cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.fill", "moon.stars.fill", "thermometer.low",
        "thermometer.high", "circle.dashed", "textformat.size.smaller", "textformat.size.larger", "waveform",
        "waveform.circle", "waveform.circle.fill", "infinity", "yensign.circle", "yensign.circle.fill",
        "arrow.up.right.circle", "arrow.up.right.circle.fill", "arrow.down.left.circle",
        "arrow.down.left.circle.fill", "gobackward.10", "gobackward.15", "gobackward.30", "goforward.10",
        "goforward.15", "goforward.30",
        "cloud.sun.rain.fill", "cloud.moon.fill", "cloud.drizzle.fill", "cloud.heavyrain.fill",
        "cloud.snow.fill", "cloud.bolt.rain.fill", "moon", "moon.fill", "clock.fill", "cloud.drizzle",
        "cloud.bolt.rain", "sparkles",
        "hand.raised", "hand.raised.fill", "wave.3.left", "wave.3.right", "sidebar.left", "sidebar.trailing",
        "moon.stars", "cross", "cross.fill", "diamond", "diamond.fill", "asterisk", "plusminus", "lessthan",
        "greaterthan", "square.split.2x2", "circle.grid.2x2", "circle.grid.2x2.fill", "switch.2", "scribble",
        "signature", "lasso", "gobackward", "goforward",
    ])
    func `a symbol that the icon font lacks is drawn by shapes, as large as a glyph`(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage && image.size == UIImage(systemName: "circle")?.size)
        let file = try #require(image.resolved(for: UITraitCollection()).resource)
        let bitmap = try ImageDecoder.decode(file.data)
        #expect(bitmap.width == 240 && bitmap.height == 240)
        let red = try #require(image.withTintColor(.red).canvas(tint: .red, traits: UITraitCollection()))
        #expect(red.width == 240)
    }

    @Test func `the lines in a filled circle are left out`() throws {
        let image = try #require(UIImage(systemName: "waveform.circle.fill"))
        let file = try #require(image.resolved(for: UITraitCollection()).resource)
        let bitmap = try ImageDecoder.decode(file.data)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap[x, y].alpha }
        // The longest line stands in the middle; the circle around it is filled.
        #expect(alpha(120, 120) == 0 && alpha(120, 40) == 255 && alpha(2, 2) == 0)
    }

    @Test func `the filled form of a symbol differs from the outlined one`() throws {
        for name in ["cloud.sun", "cloud.rain", "cloud.bolt"] {
            let (outlined, filled) = (
                try #require(Symbol(named: name)), try #require(Symbol(named: name + ".fill"))
            )
            #expect(outlined.glyph != nil && filled.glyph == nil && filled.drawing != nil)
        }
    }

    /// Returns the opacity, from 0 to 255, of a symbol's picture at a place in a square of 24 units.
    private func opacity(of name: String, x: Double, y: Double) throws -> UInt8 {
        let drawing = try #require(Symbol(named: name)?.drawing)
        let bitmap = try ImageDecoder.decode(drawing.file.data)
        return bitmap.pixels[(Int(y * 10) * bitmap.width + Int(x * 10)) * 4 + 3]
    }

    @Test(arguments: ["heart.circle.fill", "h.circle.fill", "heart.square.fill", "h.square.fill"])
    func `the inner symbol is a hole in a filled circle or square`(name: String) throws {
        // The middle of the heart, and the bar of the capital H.
        #expect(try opacity(of: name, x: 12, y: 12) == 0)
        #expect(try opacity(of: name, x: 12, y: 3.5) == 255)
        #expect(try opacity(of: name, x: 0.5, y: 0.5) == 0)
        #expect(UIImage(systemName: name)?.size == UIImage(systemName: "circle")?.size)
    }

    @Test(arguments: ["h.circle", "h.square"])
    func `a letter has a circle or a square around it`(name: String) throws {
        #expect(try opacity(of: name, x: 12, y: 12) == 255)
        // Above the letter, within the line.
        #expect(try opacity(of: name, x: 12, y: 5.5) == 0)
        #expect(try opacity(of: name, x: 3.5, y: 12) == 255)
    }

    @Test func `numbers from 0 to 50 and the letters of the alphabet can be enclosed`() {
        for name in ["0.circle", "7.square", "50.circle.fill", "a.circle", "z.square.fill"] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        for name in ["51.circle", "-1.circle", "01.square", "A.circle", "ab.circle", ".circle", "é.circle"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
        #expect(Symbol(named: "7.circle") == Symbol(named: "7.circle"))
    }
}
