import CPango

/// The division of text into items, which Pango shapes one by one.
extension TextShaper {
    /// Splits text into items with one script, direction and font each, and calls `body` with each of them,
    /// in reading order.
    func forEachItem(
        of piece: TextPiece, _ byteOffsets: [Int], _ start: UnsafePointer<CChar>, _ length: Int32,
        _ language: OpaquePointer?, _ isRightToLeft: Bool, _ body: (UnsafeMutablePointer<PangoItem>) -> Void
    ) {
        let isPlain = !isRightToLeft && plainItems.canHaveItem(of: piece)
        if isPlain, let item = plainItems.item(of: piece, language) { return body(item) }
        let items = items(of: piece, byteOffsets, start, length, language, isRightToLeft)
        defer { g_list_free(items) }
        if isPlain { plainItems.keep(items, of: piece, language) }
        Self.forEach(in: items) { item in
            body(item)
            pango_item_free(item)
        }
    }

    /// Shapes the items of a text again and calls `body` with each of them, from left to right.
    func forEachVisualItem(
        of shaped: ShapedText, _ piece: TextPiece, language: Language,
        _ body: (UnsafeMutablePointer<PangoItem>, [UInt8], UnsafeMutablePointer<PangoGlyphString>) -> Void
    ) {
        shaped.bytes.withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress, !buffer.isEmpty else { return }
            let length = Int32(buffer.count)
            let items = items(
                of: piece, shaped.byteOffsets, start, length, tag(of: language),
                shaped.isRightToLeft)
            defer { g_list_free(items) }
            let visual = pango_reorder_items(items)
            defer { g_list_free(visual) }
            Self.forEach(in: visual) { item in
                pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                body(item, shaped.bytes, glyphs)
                pango_item_free(item)
            }
        }
    }

    /// Sets the transform for which fonts are loaded, or nil for none.
    func setMatrix(_ matrix: UnsafePointer<PangoMatrix>?) {
        pango_context_set_matrix(context, matrix)
        plainItems.isInUse = matrix == nil
    }

    private func items(
        of piece: TextPiece, _ byteOffsets: [Int], _ start: UnsafePointer<CChar>, _ length: Int32,
        _ language: OpaquePointer?, _ isRightToLeft: Bool
    ) -> UnsafeMutablePointer<GList>? {
        pango_context_set_language(context, language)
        pango_context_set_font_description(context, description(of: piece.runs[0].style.font))
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        pango_context_set_base_dir(context, direction)
        let list = attributeList(of: piece, byteOffsets)
        defer { pango_attr_list_unref(list) }
        return pango_itemize_with_base_dir(context, direction, start, 0, length, list, nil)
    }

    private static func forEach(
        in items: UnsafeMutablePointer<GList>?, _ body: (UnsafeMutablePointer<PangoItem>) -> Void
    ) {
        var node = items
        while let current = node {
            node = current.pointee.next
            guard let data = current.pointee.data else { continue }
            body(data.assumingMemoryBound(to: PangoItem.self))
        }
    }

    /// Returns the fonts and features of the runs for Pango, or nil if all runs have the context's own font
    /// without features.
    private func attributeList(of piece: TextPiece, _ byteOffsets: [Int]) -> OpaquePointer? {
        let first = piece.runs[0].style
        if features(of: first) == nil, piece.runs.allSatisfy({ isSetAlike($0.style, first) }) { return nil }
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = guint(byteOffsets[range.lowerBound])
            attribute.pointee.end_index = guint(byteOffsets[range.upperBound])
            pango_attr_list_insert(list, attribute)
        }
        var start = 0
        var index = 0
        while index < piece.runs.count {
            let style = piece.runs[index].style
            var end = start
            // Letters of two colours kern and join in the same way as letters of one.
            while index < piece.runs.count, isSetAlike(piece.runs[index].style, style) {
                end = min(end + piece.runs[index].count, byteOffsets.count - 1)
                index += 1
            }
            if style.font != first.font {
                insert(pango_attr_font_desc_new(description(of: style.font)), start..<end)
            }
            if let features = features(of: style) {
                insert(pango_attr_font_features_new(features), start..<end)
            }
            start = end
        }
        return list
    }

    /// Returns true if two styles do not differ for Pango.
    private func isSetAlike(_ one: TextRunStyle, _ other: TextRunStyle) -> Bool {
        one.font == other.font && features(of: one) == features(of: other)
    }

    /// Returns OpenType features in Pango's notation, or nil if there are none.
    private func features(of style: TextRunStyle) -> String? {
        // Letters with additional space between them do not join, as in browsers, unless the font's features
        // require it.
        let features = [style.kern == 0 ? nil : "liga=0,clig=0", style.font.pangoFeatures].compactMap { $0 }
        return features.isEmpty ? nil : features.joined(separator: ",")
    }
}
