import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests of fonts that an app has among its resources.
@Suite struct AppFontsTests {
    @Test func `font files are found beside program and in bundles`() throws {
        let folder = try Folder()
        for path in [
            "App", "Beside.ttf", "Demo_App.resources/Sans.otf", "Demo_App.resources/Fonts/More/Serif.TTC",
            "Demo_App.resources/photo.png", "Other_Kit.bundle/Mono.ttf", "sources/Unseen.ttf",
        ] {
            try folder.write(Data(), to: path)
        }
        let root = folder.url.path + "/"
        #expect(
            AppFonts.files(beside: folder.url) == [
                root + "Beside.ttf", root + "Demo_App.resources/Sans.otf",
                root + "Demo_App.resources/Fonts/More/Serif.TTC", root + "Other_Kit.bundle/Mono.ttf",
            ])
    }

    @Test func `missing folder has no fonts`() {
        #expect(AppFonts.files(beside: URL(fileURLWithPath: "/no/such/folder")).isEmpty)
    }

    @Test func `family of app measures with its own glyphs`() throws {
        let folder = try Folder()
        let bold = try #require(FontDescriptor(size: 10, weight: .black).face)
        try folder.write(try font(bold, family: "Tessera Test Sans", style: "Regular"), to: "a.otf")
        let engine = folder.engine()
        let font = FontDescriptor(family: .named("Tessera Test Sans"), size: 20)
        #expect(engine.library.face(for: font)?.path == folder.url.path + "/a.otf")
        #expect(engine.library.face(named: "TesseraTestSans-Regular")?.family == "Tessera Test Sans")
        // The font is a copy of Inter's heaviest face under another name.
        let measured = width("Hello", font, engine)
        #expect(
            measured == width("Hello", FontDescriptor(size: 20, weight: .black), engine)
        )
        #expect(measured != width("Hello", FontDescriptor(size: 20), engine))
    }

    @Test func `other fonts supply missing characters`() throws {
        let folder = try Folder()
        let regular = try #require(FontDescriptor(size: 10).face)
        try folder.write(try font(regular, family: "Tessera Test Sans", style: "Regular"), to: "a.otf")
        let engine = folder.engine()
        let font = FontDescriptor(family: .named("Tessera Test Sans"), size: 20)
        #expect(
            width("海老", font, engine)
                == width("海老", FontDescriptor(size: 20), engine))
    }

    @Test func `faces of collection are distinguished`() throws {
        let folder = try Folder()
        let names = ["Regular", "Bold"]
        let fonts = try zip([FontWeight.regular, .bold], names).map { weight, name in
            let face = try #require(FontDescriptor(size: 10, weight: weight).face)
            return try renamed(face, family: "Tessera Test Pair", style: name)
        }
        try folder.write(TestFont.collection(of: fonts), to: "pair.ttc")
        let faces = folder.engine().library.faces(inFamily: "Tessera Test Pair")
        #expect(faces.map(\.postScriptName) == ["TesseraTestPair-Regular", "TesseraTestPair-Bold"])
        #expect(faces.map(\.index) == [0, 1])
        #expect(faces.map(\.weight) == [.regular, .bold])
    }

    @Test func `broken file is skipped with warning`() throws {
        let folder = try Folder()
        let regular = try #require(FontDescriptor(size: 10).face)
        let good = try font(regular, family: "Tessera Test Sans", style: "Regular")
        try folder.write(Data("no font".utf8), to: "broken.ttf")
        try folder.write(good.prefix(good.count / 3), to: "cut.otf")
        try folder.write(Data(), to: "empty.ttf")
        try folder.write(good, to: "good.otf")
        let warnings = Mutex<[String]>([])
        let engine = folder.engine { sentence in warnings.withLock { $0.append(sentence) } }
        #expect(engine.library.installedName(of: .named("Tessera Test Sans")) == "Tessera Test Sans")
        #expect(
            warnings.withLock { $0 }.filter { $0.contains("broken.ttf") } == [
                "The font file \(folder.url.path)/broken.ttf cannot be read, so that it is left out."
            ])
        #expect(warnings.withLock { $0 }.contains { $0.contains("empty.ttf") })
        #expect(!warnings.withLock { $0 }.contains { $0.contains("good.otf") })
    }

    @Test func `files are searched when family is first requested`() {
        let looks = Mutex(0)
        let engine = TextEngine(
            library: FontLibrary(
                appFonts: {
                    looks.withLock { $0 += 1 }
                    return []
                }, warn: { _ in }))
        _ = width("Hello", FontDescriptor(size: 20, weight: .bold), engine)
        #expect(looks.withLock { $0 } == 0)
        _ = engine.metrics(of: FontDescriptor(family: .named("Noto Sans CJK JP"), size: 20))
        _ = engine.metrics(of: FontDescriptor(family: .named("Inter Display"), size: 20))
        #expect(looks.withLock { $0 } == 1)
    }

    private func width(_ text: String, _ font: FontDescriptor, _ engine: TextEngine) -> CGFloat {
        engine.layout(of: StyledText(text, style: TextRunStyle(font: font)), in: TextContainer()).size.width
    }

    private func font(_ face: FontFace, family: String, style: String) throws -> Data {
        try renamed(face, family: family, style: style).data
    }

    private func renamed(_ face: FontFace, family: String, style: String) throws -> TestFont {
        let file = try #require(TestFont(data: Data(contentsOf: URL(fileURLWithPath: face.path))))
        let name = family.filter { $0 != " " }
        return file.renamed(family: family, style: style, postScriptName: "\(name)-\(style)")
    }
}

/// A folder for one test, which is removed when this object is released.
private final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tessera-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Returns the engine of an app whose resources are in the folder.
    func engine(warn: @escaping (String) -> Void = { _ in }) -> TextEngine {
        let url = url
        return TextEngine(
            library: FontLibrary(appFonts: { AppFonts.files(beside: url).sorted() }, warn: warn))
    }
}
