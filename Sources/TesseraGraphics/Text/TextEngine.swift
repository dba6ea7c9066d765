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

    /// The fonts that there are.
    let library: FontLibrary
    /// The fonts of the interface, or every font if the interface's are not installed.
    private lazy var interface = makeInterfaceShaper()
    /// The fonts that the app brings along, beside those of the interface.
    private lazy var app = library.app.flatMap { TextShaper(configuration: $0, isProcessDefault: false) }
    /// Every font, loaded when a text or a font's name asks for more than ``interface`` has.
    private lazy var everything = TextShaper(configuration: library.everything, isProcessDefault: false)
    private var layouts = GenerationalCache<TextLayoutRequest, TextLayout>(capacity: 512)
    private var metrics: [FontDescriptor: FontMetrics] = [:]
    private var reported: Set<String> = []

    /// Creates an engine that has loaded nothing.
    init(library: FontLibrary = FontLibrary(appFonts: { AppFonts.files() }, warn: TextEngine.report)) {
        self.library = library
    }

    /// The layout that answers a request, from the cache if it is there.
    func layout(for request: TextLayoutRequest) -> TextLayout {
        if let known = layouts.value(for: request) { return known }
        let layout = LineBreaker(request: request, engine: self).layout()
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
    func shape(_ text: String, font: FontDescriptor, language: TextShaper.Language) -> ShapedText {
        let first = shaper(for: font)?.shape(text, font: font, language: language)
        if let first, first.isComplete { return first.text }
        if language == .japanese, interface?.families.contains(FontFamily.japaneseFamilyName) != true {
            reportMissing(FontFamily.japaneseFamilyName, package: "fonts-noto-cjk")
        }
        if let second = everything?.shape(text, font: font, language: language),
            second.isComplete || first == nil
        {
            return second.text
        }
        return first?.text ?? .unmeasurable(text)
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
        FileHandle.standardError.write(Data("tessera: \(sentence)\n".utf8))
    }
}
