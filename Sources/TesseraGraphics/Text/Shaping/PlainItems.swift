import CPango

/// The items of plain texts, each of which is one item: texts of printable ASCII characters with a letter among them, in the
/// system's font.
///
/// Pango looks at each character to find its script and its font. Those of plain texts are always Latin and the font of the
/// interface, so that an item which Pango has made for one of them serves for all others in the same font and language.
final class PlainItems {
    /// The items by fonts, for each language that a text had.
    private var items: [(language: OpaquePointer?, items: [FontDescriptor: Item])] = []
    private typealias Item = UnsafeMutablePointer<PangoItem>
    /// False while fonts are loaded for a transform, because they are other fonts then.
    var isInUse = true

    deinit { removeAll() }

    /// Returns true if a text from left to right is plain.
    func canHaveItem(of piece: TextPiece) -> Bool {
        guard isInUse, piece.runs.count == 1, let style = piece.runs.first?.style,
            style.font.family == .system, style.kern == 0, style.attachment == nil,
            style.font.features.isEmpty
        else { return false }
        return piece.text.utf8.withContiguousStorageIfAvailable(Self.isPlain) == true
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var hasLetter = false
        for byte in text {
            guard 0x20..<0x7F ~= byte else { return false }
            // The bit 0x20 tells small letters from capital ones.
            if 0x61...0x7A ~= byte | 0x20 { hasLetter = true }
        }
        return hasLetter
    }

    /// Returns the item of a plain text, or nil if none is known. It belongs to this object, and serves until the next call.
    func item(of piece: TextPiece, _ language: OpaquePointer?) -> UnsafeMutablePointer<PangoItem>? {
        let ofLanguage = items.first { $0.language == language }
        guard let item = ofLanguage?.items[piece.runs[0].style.font] else { return nil }
        item.pointee.length = Int32(piece.text.utf8.count)
        item.pointee.num_chars = item.pointee.length
        return item
    }

    /// Keeps a copy of the item of a plain text, unless Pango has made several or some plain texts need other fonts.
    func keep(_ list: UnsafeMutablePointer<GList>?, of piece: TextPiece, _ language: OpaquePointer?) {
        guard let list, list.pointee.next == nil, let data = list.pointee.data else { return }
        let item = data.assumingMemoryBound(to: PangoItem.self)
        guard item.pointee.analysis.extra_attrs == nil, let font = item.pointee.analysis.font,
            Self.coversASCII(font, item.pointee.analysis.language), let copy = pango_item_copy(item)
        else { return }
        // An animated size creates a new font in every frame.
        if items.reduce(0, { $0 + $1.items.count }) >= 64 { removeAll() }
        if !items.contains(where: { $0.language == language }) { items.append((language, [:])) }
        for index in items.indices where items[index].language == language {
            items[index].items[piece.runs[0].style.font] = copy
        }
    }

    private static func coversASCII(
        _ font: UnsafeMutablePointer<PangoFont>, _ language: OpaquePointer?
    ) -> Bool {
        guard let coverage = pango_font_get_coverage(font, language) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(coverage)) }
        return (0x20..<0x7F).allSatisfy { pango_coverage_get(coverage, $0) == PANGO_COVERAGE_EXACT }
    }

    private func removeAll() {
        for ofLanguage in items {
            for item in ofLanguage.items.values { pango_item_free(item) }
        }
        items = []
    }
}
