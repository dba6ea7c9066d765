import CPango
import Foundation
import Synchronization
import TesseraGeometry

/// Everything that measures text, behind one lock.
///
/// Pango's objects may be used by one thread at a time. They are created by an engine, never leave it, and the
/// engine itself is only ever seen inside the mutex: so they are used by one thread at a time.
final class TextEngine {
    /// The process's only engine. It loads no font before the first use.
    static let shared = Mutex(TextEngine())

    /// The fonts of the interface, or every font if the interface's are not installed.
    private lazy var interface = makeInterfaceShaper()
    /// Every installed font, loaded when a text or a font's name asks for more than ``interface`` has.
    private lazy var everything = TextShaper(configuration: .system(), isProcessDefault: false)
    private var layouts = GenerationalCache<Request, TextLayout>(capacity: 512)
    private var metrics: [FontDescriptor: FontMetrics] = [:]
    private var reported: Set<String> = []

    /// The layout of a text, from the cache if it is there.
    func layout(of text: StyledText, in container: TextContainer) -> TextLayout {
        let request = Request(text: text, container: container)
        if let known = layouts.value(for: request) { return known }
        let layout = LineBreaker(text: text, container: container, engine: self).layout()
        layouts.insert(layout, for: request)
        return layout
    }

    /// The heights of a font.
    func metrics(of font: FontDescriptor) -> FontMetrics {
        if let known = metrics[font] { return known }
        let measured =
            shaper(for: font)?.metrics(of: font)
            // Without any font there is nothing to draw; these keep a layout finite.
            ?? FontMetrics(
                ascender: font.size, descender: 0, lineHeight: font.size, capHeight: font.size,
                xHeight: font.size / 2)
        if metrics.count >= 512 { metrics.removeAll() }
        metrics[font] = measured
        return measured
    }

    /// Shapes one paragraph with the interface's fonts, or with all fonts if those lack a character.
    func shape(_ piece: TextPiece, language: TextShaper.Language, isRightToLeft: Bool) -> ShapedText {
        withShaper(for: piece, language: language) { shaper in
            let shaped = shaper.shape(piece, language: language, isRightToLeft: isRightToLeft)
            return (shaped.text, shaped.isComplete)
        } ?? .unmeasurable(piece, isRightToLeft: isRightToLeft)
    }

    /// Runs `body` with the shaper of the interface's fonts, and again with that of all fonts if `body` says that its
    /// result is incomplete: the first result remains if the second is not complete either.
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

    /// Draws a line; `origin` is the place of the layout's top left corner.
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
        shaper.forEachGlyphRun(of: line, piece: piece, language: language, cairo: canvas.context) { run in
            canvas.draw(
                run, look: look(run.style), at: origin, baseline: line.baseline,
                metrics: metrics[run.style.font] ?? self.metrics(of: run.style.font))
        }
    }

    /// The shaper whose fonts the piece names.
    private func shaper(for piece: TextPiece) -> TextShaper? {
        for run in piece.runs {
            let needed = shaper(for: run.style.font)
            if needed !== interface { return needed }
        }
        return interface
    }

    private func shaper(for font: FontDescriptor) -> TextShaper? {
        switch font.family {
        case .system, .monospaced: interface
        case .named(let name): interface?.families.contains(name) == true ? interface : everything
        }
    }

    private struct Request: Hashable {
        var text: StyledText
        var container: TextContainer
    }

    private func makeInterfaceShaper() -> TextShaper? {
        if let configuration = FontConfiguration.interface() {
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
        let message =
            "tessera: the font \(family) is not installed, text is measured with another one "
            + "(Debian package: \(package))\n"
        FileHandle.standardError.write(Data(message.utf8))
    }
}
