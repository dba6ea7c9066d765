import Foundation

extension NibContent {
    /// Returns the attributed text of a property, or nil if the property has none.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let value = value(key), value.element.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in value.children where fragment.element.name == "fragment" {
            let content = fragment.text("content") ?? ""
            text.append(
                NSAttributedString(
                    string: content, attributes: fragment.child("attributes")?.textAttributes ?? [:]))
        }
        return text
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        func set(_ key: NSAttributedString.Key, _ value: Any?) { if let value { attributes[key] = value } }
        set(.foregroundColor, color("NSColor"))
        set(.backgroundColor, color("NSBackgroundColor"))
        set(.underlineColor, color("NSUnderlineColor"))
        set(.strikethroughColor, color("NSStrikethroughColor"))
        set(.strokeColor, color("NSStrokeColor"))
        set(.font, font("NSFont"))
        set(.paragraphStyle, value("NSParagraphStyle")?.paragraphStyle)
        set(.underlineStyle, value("NSUnderline")?.integer("value"))
        set(.strikethroughStyle, value("NSStrikethrough")?.integer("value"))
        set(.kern, value("NSKern")?.number("value"))
        set(.strokeWidth, value("NSStrokeWidth")?.number("value"))
        set(.baselineOffset, value("NSBaselineOffset")?.number("value"))
        if let link = value("NSLink") {
            let text = link.string("string") ?? link.contentText
            set(.link, URL(string: text) ?? text)
        }
        return attributes
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        with(choice("alignment", Self.alignments)) { style.alignment = $0 }
        with(choice("lineBreakMode", Self.lineBreakModes)) { style.lineBreakMode = $0 }
        with(number("lineSpacing")) { style.lineSpacing = $0 }
        with(number("paragraphSpacing")) { style.paragraphSpacing = $0 }
        with(number("paragraphSpacingBefore")) { style.paragraphSpacingBefore = $0 }
        with(number("firstLineHeadIndent")) { style.firstLineHeadIndent = $0 }
        with(number("headIndent")) { style.headIndent = $0 }
        with(number("tailIndent")) { style.tailIndent = $0 }
        with(number("lineHeightMultiple")) { style.lineHeightMultiple = $0 }
        with(number("minimumLineHeight")) { style.minimumLineHeight = $0 }
        with(number("maximumLineHeight")) { style.maximumLineHeight = $0 }
        with(bool("allowsDefaultTighteningForTruncation")) { style.allowsDefaultTighteningForTruncation = $0 }
        return style
    }

    static let alignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]

    /// Returns the text attributes that a property of a bar gives its titles, or nil.
    func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let value = value(key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        with(value.color("textColor")) { attributes[.foregroundColor] = $0 }
        with(value.font("fontDescription")) { attributes[.font] = $0 }
        if let color = value.color("textShadowColor") {
            let shadow = NSShadow()
            shadow.shadowColor = color
            with(value.offset("textShadowOffset")) {
                shadow.shadowOffset = CGSize(width: $0.horizontal, height: $0.vertical)
            }
            attributes[.shadow] = shadow
        }
        return attributes
    }
}
