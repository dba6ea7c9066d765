import CCairo
import CPango
import Foundation
import Synchronization
import TesseraBasics
import TesseraGeometry

/// All objects that measure text, behind one lock.
///
/// Only one thread at a time may use Pango's objects. An engine creates them and does not pass them to
/// others, and the engine itself can be used only inside the mutex, so that this condition is met.
final class TextEngine {
    /// The only engine of the process. It loads no fonts before its first use.
    static let shared = Mutex(TextEngine())

    /// The available fonts.
    let library: FontLibrary
    /// The shaper with the fonts of the interface, or with all fonts if those of the interface are not
    /// installed.
    private lazy var interface = makeInterfaceShaper()
    /// The shaper with the fonts of the app and of the interface.
    private lazy var app = library.app.flatMap { TextShaper(configuration: $0, isProcessDefault: false) }
    /// The shaper with all fonts, which is created when a text or a font needs more than ``interface`` has.
    private lazy var everything = TextShaper(configuration: library.everything, isProcessDefault: false)
    private var layouts = makeLayoutCache()
    private var metrics: [FontDescriptor: FontMetrics] = [:]
    /// The glyphs of lines that were drawn lately.
    private var glyphLines = makeGlyphCache()
    private var reported: Set<String> = []

    /// Creates an engine that has loaded nothing yet.
    init(library: FontLibrary = FontLibrary(appFonts: { AppFonts.files() }, warn: TextEngine.report)) {
        self.library = library
    }

    private static func makeLayoutCache() -> GenerationalCache<Request, TextLayout> { .init(capacity: 512) }
    private static func makeGlyphCache() -> GenerationalCache<GlyphLine.Request, GlyphLine> {
        .init(capacity: 1024)
    }

    /// The number of layouts and lines of glyphs in the caches.
    var cachedCount: Int { layouts.count + glyphLines.count }

    /// Removes all layouts and glyphs from the caches.
    func removeCached() {
        layouts = Self.makeLayoutCache()
        glyphLines = Self.makeGlyphCache()
    }

    /// Returns the layout of a text, from the cache if possible.
    func layout(of text: StyledText, in container: TextContainer) -> TextLayout {
        let request = Request(text: text, container: container)
        if let known = layouts.value(for: request) { return known }
        let layout = LineBreaker(text: text, container: container, engine: self).layout()
        // Texts as long as books are not cached, as a few of them would take more memory than the rest of an
        // app.
        if text.text.utf8.count <= 16 * 1024 { layouts.insert(layout, for: request) }
        return layout
    }

    /// Returns the heights of a font.
    func metrics(of font: FontDescriptor) -> FontMetrics {
        if let known = metrics[font] { return known }
        let measured =
            shaper(for: font)?.metrics(of: font)
            // Without any font nothing can be drawn; these numbers make the layout finite.
            ?? FontMetrics(
                ascender: font.size, descender: 0, lineHeight: font.size, capHeight: font.size,
                xHeight: font.size / 2)
        if metrics.count >= 512 { metrics.removeAll() }
        metrics[font] = measured
        return measured
    }

    /// Shapes a paragraph with the smallest suitable set of fonts, or with all fonts if that set lacks a
    /// character.
    func shape(_ piece: TextPiece, language: TextShaper.Language, isRightToLeft: Bool) -> ShapedText {
        withShaper(for: piece, language: language) { shaper in
            let shaped = shaper.shape(piece, language: language, isRightToLeft: isRightToLeft)
            return (shaped.text, shaped.isComplete)
        } ?? .unmeasurable(piece, isRightToLeft: isRightToLeft)
    }

    /// Calls `body` with the smallest suitable shaper, and again with the shaper of all fonts if the first
    /// result is incomplete. Returns the first result if the second is not complete either, or nil if there
    /// are no fonts.
    func withShaper<Result>(
        for piece: TextPiece, language: TextShaper.Language,
        _ body: (TextShaper) -> (result: Result, isComplete: Bool)
    ) -> Result? {
        let first = shaper(for: piece).map(body)
        if let first, first.isComplete { return first.result }
        if language == .japanese, interface?.families.contains(FontFamily.japaneseFamilyName) != true {
            reportMissing(FontFamily.japaneseFamilyName, package: "fonts-noto-cjk")
        }
        if let second = everything.map(body), second.isComplete || first == nil { return second.result }
        return first?.result
    }

    /// Draws a line. `origin` is the place of the layout's top left corner.
    func draw(_ line: TextLine, on canvas: Canvas, at origin: CGPoint, look: (TextRunStyle) -> TextLook) {
        var piece = TextPiece()
        for fragment in line.fragments {
            piece.text += fragment.text
            piece.append(.init(count: fragment.text.unicodeScalars.count, style: fragment.style))
        }
        guard !piece.text.isEmpty else { return }
        let language = TextShaper.Language(of: piece.text)
        let shaper = withShaper(for: piece, language: language) { shaper in
            let shaped = shaper.shape(piece, language: language, isRightToLeft: line.isRightToLeft)
            return (shaper, shaped.isComplete)
        }
        guard let shaper else { return }
        let metrics = Dictionary(
            piece.runs.map { ($0.style.font, self.metrics(of: $0.style.font)) },
            uniquingKeysWith: { first, _ in first })
        var transform = cairo_matrix_t()
        cairo_get_matrix(canvas.context, &transform)
        shaper.forEachGlyphRun(of: line, piece: piece, language: language, transform: transform) { run in
            canvas.draw(
                run, look: look(run.style), at: origin, baseline: line.baseline,
                metrics: metrics[run.style.font] ?? self.metrics(of: run.style.font))
        }
    }

    /// Returns the glyphs of a line at a scale, from the cache if possible.
    func glyphs(of line: TextLine, scale: CGFloat) -> GlyphLine {
        let request = GlyphLine.Request(line, scale: scale)
        if let known = glyphLines.value(for: request) { return known }
        let made = makeGlyphs(of: line, scale: scale)
        glyphLines.insert(made, for: request)
        return made
    }

    private func makeGlyphs(of line: TextLine, scale: CGFloat) -> GlyphLine {
        var piece = TextPiece()
        for fragment in line.fragments {
            piece.text += fragment.text
            piece.append(.init(count: fragment.text.unicodeScalars.count, style: fragment.style))
        }
        guard !piece.text.isEmpty else { return GlyphLine(runs: [], isComplete: true) }
        let language = TextShaper.Language(of: piece.text)
        let found = withShaper(for: piece, language: language) { shaper in
            let shaped = shaper.shape(piece, language: language, isRightToLeft: line.isRightToLeft)
            return ((shaper: shaper, isComplete: shaped.isComplete), shaped.isComplete)
        }
        guard let found else { return GlyphLine(runs: [], isComplete: false) }
        var runs: [GlyphLine.Run] = []
        let transform = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
        var origin = line
        origin.x = 0
        found.shaper.forEachGlyphRun(of: origin, piece: piece, language: language, transform: transform) {
            run in
            runs.append(.init(style: run.style, x: run.x, width: run.width, glyphs: run.collect()))
        }
        return GlyphLine(runs: runs, isComplete: found.isComplete)
    }

    /// Returns the smallest shaper that has all fonts that the piece names.
    private func shaper(for piece: TextPiece) -> TextShaper? {
        var found = interface
        for run in piece.runs {
            let needed = shaper(for: run.style.font)
            if needed === interface || needed === found { continue }
            // Only the shaper with all fonts has both the app's fonts and those that are only installed.
            guard found === interface else { return everything }
            found = needed
        }
        return found
    }

    private func shaper(for font: FontDescriptor) -> TextShaper? {
        switch font.family {
        case .system, .monospaced: return interface
        case .rounded, .serif: return everything
        case .named(let name):
            if name == FontFamily.interfaceFamilyName { return interface }
            if library.app?.families.contains(name) == true { return app }
            return interface?.families.contains(name) == true ? interface : everything
        }
    }

    private struct Request: Hashable {
        var text: StyledText
        var container: TextContainer
    }

    private func makeInterfaceShaper() -> TextShaper? {
        if let configuration = library.interface {
            return TextShaper(configuration: configuration, isProcessDefault: true)
        }
        let shaper = everything
        if shaper?.families.contains(FontFamily.interfaceFamilyName) != true {
            reportMissing(FontFamily.interfaceFamilyName, package: "fonts-inter")
        }
        return shaper
    }

    private func reportMissing(_ family: String, package: String) {
        guard reported.insert(family).inserted else { return }
        Self.report(
            "The font \(family) is not installed, text is measured with another one (Debian package: \(package))."
        )
    }

    private static func report(_ sentence: String) {
        writeComplaint("tessera: \(sentence)")
    }
}
