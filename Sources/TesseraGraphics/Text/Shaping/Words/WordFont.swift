import CPango

/// A font of one size, which remembers the widths of the words that were shaped in it most recently.
final class WordFont {
    /// The font and the language, on which the widths of a word depend.
    struct Key: Hashable {
        let font: UnsafeMutablePointer<PangoFont>
        let language: OpaquePointer?
    }

    /// The most bytes of a word that is remembered.
    private static let longest = 64

    /// True if words in this font can be shaped one by one.
    var hasWords: Bool { dependence?.hasWords == true }
    private let dependence: SpaceDependence?
    private let harfBuzzFont: OpaquePointer
    private let font: UnsafeMutablePointer<PangoFont>
    /// The widths of words in Pango's units: one for each byte of a word and of the space before it. Each key is a word with the
    /// spaces on both sides.
    private var widths = GenerationalCache<String, [Int32]>(capacity: 1024)

    /// Creates a font that has shaped nothing. `harfBuzzFont` belongs to `font`, which lives as long as this object.
    init(
        _ font: UnsafeMutablePointer<PangoFont>, _ harfBuzzFont: OpaquePointer, _ dependence: SpaceDependence?
    ) {
        g_object_ref(font)
        self.font = font
        self.harfBuzzFont = harfBuzzFont
        self.dependence = dependence
    }

    deinit { g_object_unref(font) }

    /// Returns the width of each byte of a word with the space before it, or nil if the word must be shaped.
    func widths(of word: Word, in text: UnsafeBufferPointer<UInt8>) -> [Int32]? {
        guard let key = Self.key(of: word, in: text) else { return nil }
        return widths.value(for: key)
    }

    /// Remembers the widths of a word that has just been shaped, unless the word may have other widths in other texts.
    ///
    /// - Parameter ofText: The width of each byte of the text in Pango's units.
    func remember(_ word: Word, _ ofText: [Int32], in text: UnsafeBufferPointer<UInt8>) {
        guard let key = Self.key(of: word, in: text), widths.value(for: key) == nil,
            dependence?.isDependent(key, in: harfBuzzFont) == false
        else { return }
        widths.insert(Array(ofText[word.bytes]), for: key)
    }

    /// Returns the key of a word, or nil if the word is not remembered. Words are remembered if they are short and consist of
    /// ASCII letters, full stops and commas. Other characters, such as marks, may combine with characters outside of the word.
    private static func key(of word: Word, in text: UnsafeBufferPointer<UInt8>) -> String? {
        let bytes = text[word.withSpaces]
        guard bytes.count <= longest,
            bytes.allSatisfy({
                0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x20 || $0 == 0x2C || $0 == 0x2E
            })
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
