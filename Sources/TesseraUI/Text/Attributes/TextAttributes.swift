import Foundation
import TesseraDisplay
import TesseraGraphics

/// The attributes of a run of text, read once from an app's dictionary.
struct TextAttributes {
    var font: UIFont
    var foregroundColor: UIColor
    var backgroundColor: UIColor?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var obliqueness: CGFloat = 0
    /// False if the text has no ligatures but those that its script requires.
    var hasLigatures = true
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
    /// The thickness of the line along the edges of letters in percent of the font's size. It is negative if
    /// the letters are filled as well.
    var strokeWidth: CGFloat = 0
    var strokeColor: UIColor?
    var shadow: NSShadow?
    var attachment: NSTextAttachment?
    /// The place of the attachment if it is of a class of the app.
    var place: AttachmentPlace?

    /// Creates the attributes of text that has none of its own.
    init(font: UIFont, color: UIColor, shadow: NSShadow? = nil) {
        self.font = font
        foregroundColor = color
        self.shadow = shadow
    }

    /// Reads attributes. Values of another type than that of their key are ignored.
    init(_ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes) {
        self = defaults
        if let value = attributes[.font] as? UIFont { font = value }
        if let value = attributes[.foregroundColor] as? UIColor { foregroundColor = value }
        backgroundColor = attributes[.backgroundColor] as? UIColor
        kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        obliqueness = Self.number(attributes[.obliqueness]) ?? 0
        hasLigatures = Self.number(attributes[.ligature]) != 0
        underline = Self.line(attributes[.underlineStyle])
        underlineColor = attributes[.underlineColor] as? UIColor
        strikethrough = Self.line(attributes[.strikethroughStyle])
        strikethroughColor = attributes[.strikethroughColor] as? UIColor
        strokeWidth = Self.number(attributes[.strokeWidth]) ?? 0
        strokeColor = attributes[.strokeColor] as? UIColor
        if let value = attributes[.shadow] as? NSShadow { shadow = value }
        attachment = attributes[.attachment] as? NSTextAttachment
        if let value = attributes[.inlinePresentationIntent] {
            apply(InlinePresentationIntent(attributeValue: value))
        }
        if attributes[.link] != nil {
            foregroundColor = .link
            if !underline.hasLine { underline = .single }
        }
    }

    /// Returns the attributes that decide the size of a run.
    ///
    /// - Parameter tag: A number that identifies the run's attributes.
    func runStyle(tag: Int) -> TextRunStyle {
        TextRunStyle(
            font: hasLigatures ? font.descriptor : font.descriptor.withoutLigatures, kern: kern,
            baselineOffset: baselineOffset,
            attachment: attachment?.box(beside: font), tag: tag)
    }

    /// Returns the thickness in points of the line along the edges of letters.
    func strokeThickness(of font: FontDescriptor) -> CGFloat { abs(strokeWidth) / 100 * font.size }

    private static func line(_ value: Any?) -> NSUnderlineStyle {
        if let style = value as? NSUnderlineStyle { return style }
        return NSUnderlineStyle(rawValue: number(value).map { Int($0) } ?? 0)
    }

    private static func number(_ value: Any?) -> CGFloat? { CGFloat(attributeValue: value)?.textMeasure }
}

extension TextAttributes {
    /// Returns the attributes with which a display draws a run.
    func displayStyle(of run: TextRunStyle, traits: UITraitCollection) -> TextStyle {
        let color = foregroundColor.displayColor(for: traits)
        var style = TextStyle(font: run.font, color: color)
        style.background = backgroundColor?.displayColor(for: traits)
        style.underline = decoration(underline, underlineColor, run.font, color, traits)
        style.strikethrough = decoration(strikethrough, strikethroughColor, run.font, color, traits)
        if run.baselineOffset != 0 { style.baselineOffset = run.baselineOffset }
        if run.kern != 0 { style.kern = run.kern }
        if obliqueness != 0 { style.obliqueness = obliqueness }
        if strokeWidth != 0 {
            style.outline = TextStyle.Outline(
                thickness: (strokeThickness(of: run.font) * 1000).rounded() / 1000,
                color: strokeColor?.displayColor(for: traits) ?? color, isFilled: strokeWidth < 0 ? true : nil
            )
        }
        if let shadow, let color = shadow.color,
            shadow.shadowOffset != .zero || shadow.shadowBlurRadius > 0
        {
            style.shadow = Shadow(
                color: color.displayColor(for: traits),
                // The display's radius is the standard deviation of the blur. A text shadow's is the extent
                // of the blur, which is twice that.
                radius: max(shadow.shadowBlurRadius.textMeasure, 0) / 2,
                x: shadow.shadowOffset.width.textMeasure,
                y: shadow.shadowOffset.height.textMeasure)
        }
        if let box = run.attachment { style.attachment = attachmentContent(in: box, traits) }
        return style
    }

    /// Returns the image of the attachment in its box.
    func attachmentImage(in box: TextAttachmentBox) -> UIImage? {
        place.map { $0.image(in: box) } ?? attachment?.shownImage
    }

    private func attachmentContent(
        in box: TextAttachmentBox, _ traits: UITraitCollection
    ) -> TextStyle.Attachment {
        let image = attachmentImage(in: box)
        // A symbol has the colour that it was given, as in a drawn text, and that of the text otherwise.
        let ownTint = image?.renderingMode == .alwaysTemplate ? nil : image?.changes.tint
        return TextStyle.Attachment(
            image: image?.resolved(for: traits)
                .content(mode: .scaleToFill, tint: ownTint ?? foregroundColor, traits: traits),
            height: box.ascent + box.descent, descent: box.descent)
    }

    private func decoration(
        _ line: NSUnderlineStyle, _ lineColor: UIColor?, _ font: FontDescriptor, _ color: Color,
        _ traits: UITraitCollection
    ) -> TextStyle.Decoration? {
        guard line.hasLine else { return nil }
        let thickness = font.size / 18
        let pattern: TextStyle.Decoration.Pattern =
            switch line.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: .dotted
            case 0: line.isSuperset(of: .double) ? .double : .solid
            default: .dashed
            }
        let isThick = line.contains(.thick)
        return TextStyle.Decoration(
            pattern: pattern, thickness: ((isThick ? 2 : 1) * thickness * 100).rounded() / 100,
            color: lineColor?.displayColor(for: traits) ?? color)
    }
}

extension FontDescriptor {
    /// The same font without common and contextual ligatures.
    fileprivate var withoutLigatures: FontDescriptor {
        var own = self
        own.features += ["liga", "clig"].compactMap { FontFeature(tag: $0, value: 0) }
        return own
    }
}

extension TextStyle {
    init(font: FontDescriptor, color: Color) {
        self.init(
            size: font.size, weight: font.weight.rawValue, isItalic: font.isItalic ? true : nil,
            family: font.cssFamily, stretch: font.cssStretch, features: font.cssFeatureSettings, color: color)
    }
}
