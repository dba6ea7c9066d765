import Foundation

/// The attributes of the text and of what is typed.
extension RichTextOwner {
    /// A copy of the text with its attributes, which does not change when the user edits the text.
    var copiedText: NSAttributedString {
        attributed.map { AttributedRuns($0).attributedString }
            ?? NSAttributedString(string: input.text, attributes: usualAttributes)
    }

    /// Sets an attribute for the whole text.
    func override(_ key: NSAttributedString.Key, with value: Any?) {
        if let value, let attributed {
            attributed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
        }
        ownTypingAttributes?[key] = value
        contentChanged()
    }

    func overrideAlignment(_ alignment: NSTextAlignment) {
        if let attributed {
            var styles: [(NSRange, NSParagraphStyle)] = []
            let all = NSRange(location: 0, length: attributed.length)
            attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
                let style = NSMutableParagraphStyle(copying: value as? NSParagraphStyle ?? NSParagraphStyle())
                style.alignment = alignment
                styles.append((range, style))
            }
            attributed.beginEditing()
            for (range, style) in styles {
                attributed.addAttribute(.paragraphStyle, value: style, range: range)
            }
            attributed.endEditing()
        }
        contentChanged()
    }

    /// Changes the fonts of the parts to their size at the text size of the view's traits.
    func adjustAttributedFonts() {
        if let attributed {
            var fonts: [(NSRange, UIFont)] = []
            let all = NSRange(location: 0, length: attributed.length)
            attributed.enumerateAttribute(.font, in: all) { value, range, _ in
                if let font = value as? UIFont { fonts.append((range, font.adjusted(for: traitCollection))) }
            }
            attributed.beginEditing()
            for (range, font) in fonts { attributed.addAttribute(.font, value: font, range: range) }
            attributed.endEditing()
        }
    }

    /// Displays a text with attributes.
    func setAttributed(_ text: NSAttributedString) {
        let own = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: own.length)
        // Attributes that the text does not have come from the view.
        text.enumerateAttributes(in: all) { attributes, range, _ in
            for (key, value) in usualAttributes where attributes[key] == nil {
                own.addAttribute(key, value: value, range: range)
            }
        }
        if own.length > 0 { take(own.attributes(at: 0, effectiveRange: nil)) }
        ownTypingAttributes = nil
        if own.string != input.text { history?.forget() }
        if storage == nil { ownAttributed = own } else { replaceStorage(by: own) }
        input.text = own.string
        if adjustsFontForContentSizeCategory { adjustFonts() }
        contentChanged()
    }

    /// Ends what applies until the caret moves: the attributes that the app has set for typed text, and the joining of keys for
    /// undoing.
    func caretMoved() {
        if ownTypingAttributes != nil, attributed != nil {
            ownTypingAttributes = nil
            input.setNeedsCommit()
        }
        if !input.replacesSelection { history?.close() }
    }

    /// The attributes of text that is typed at the selection, unless the app has set others.
    var attributesAtCaret: [NSAttributedString.Key: Any] {
        attributed.flatMap { attributesOfTypedText(in: $0, at: input.selection) } ?? usualAttributes
    }

    /// Returns the attributes of text that takes the place of a range, or nil if the text is empty.
    ///
    /// They are those of the first replaced character. An insertion has those of the character before it or, at the start of a
    /// paragraph, of the one behind it, unless the paragraph is empty.
    private func attributesOfTypedText(
        in text: NSAttributedString, at range: NSRange
    ) -> [NSAttributedString.Key: Any]? {
        guard text.length > 0 else { return nil }
        let units = text.string as NSString
        var place = min(range.location, text.length)
        if range.length == 0, place > 0 {
            let isAtStart = isLineBreak(units.character(at: place - 1))
            let isFilled = place < text.length && !isLineBreak(units.character(at: place))
            if !(isAtStart && isFilled) { place -= 1 }
        }
        place = min(place, text.length - 1)
        return NSAttributedString.attributesOfTypedText(
            after: text.attributes(at: place, effectiveRange: nil))
    }

    /// Moves the attributes with their characters after a change of the text.
    func moveAttributesWithText() {
        let typing = ownTypingAttributes
        guard let own = attributed ?? typing.map({ _ in NSMutableAttributedString(string: "") }) else {
            return
        }
        let text = input.text
        guard own.string != text else { return }
        var change = TextInputState.Change(from: own.string, to: text, caret: input.selection.location)
        let attributes =
            typing ?? attributesOfTypedText(in: own, at: change.range) ?? usualAttributes
        let pasted =
            input.isPasting && pastesAttributes ? CopiedText.pasted(in: text, by: change.newRange) : nil
        if let pasted, pasted.place < change.range.location {
            // What was pasted begins like what it replaces, and may look otherwise.
            let replaced = NSRange(pasted.place..<NSMaxRange(change.range))
            change = change.extended(to: replaced, of: own.string)
        }
        let range = change.newRange
        if isRich { presentHistory.record(change, of: own, isWhole: input.isPasting) }
        own.beginEditing()
        own.replaceCharacters(in: change.range, with: change.replacement)
        own.setAttributes(attributes, range: range)
        if let (text, place) = pasted {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, part, _ in
                own.setAttributes(
                    values, range: NSRange(location: place + part.location, length: part.length))
            }
        }
        if storage == nil { ownAttributed = own }
        own.endEditing()
    }
}

private func isLineBreak(_ unit: unichar) -> Bool { unit == 0x0A || unit == 0x0D }

extension NSAttributedString {
    /// Returns attributes without those of links, images and tagged parts: text that is typed beside them does not become a part
    /// of them.
    static func attributesOfTypedText(after attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString
        .Key:
        Any]
    {
        var attributes = attributes
        for key in [NSAttributedString.Key.link, .attachment, .textItemTag] { attributes[key] = nil }
        return attributes
    }
}
