import Foundation
import TesseraDisplay
import TesseraGraphics

/// The attributes that an element with a single look can have.
private let plainKeys = Set<NSAttributedString.Key>([
    .font, .foregroundColor, .paragraphStyle, .kern, .tracking,
])

/// Texts whose parts keep their looks while they are edited.
extension RichTextOwner {
    /// Decides whether the display edits the text in a single look or in those of its parts. During editing it stays at the
    /// latter, because another element of the display would have to take the place of the one that is edited.
    func updateRichness() {
        isRich = isTextEditable && (wantsRichText || isRich && isFirstResponder)
        guard isRich, attributed == nil else { return }
        ownAttributed = NSMutableAttributedString(string: input.text, attributes: usualAttributes)
    }

    private var wantsRichText: Bool {
        guard !input.traits.isSecure else { return false }
        if allowsEditingTextAttributes || typesInAnotherLook || input.mark != nil { return true }
        // A delegate or a subclass is there to change attributes.
        if let storage, storage.delegate != nil || storage.mayStoreItself { return true }
        return !isUniform || !usualAttributes.keys.allSatisfy(plainKeys.contains)
    }

    /// True if what is typed next looks otherwise than the start of the text.
    private var typesInAnotherLook: Bool {
        guard let ownTypingAttributes, !input.text.isEmpty else { return false }
        guard ownTypingAttributes.keys.allSatisfy(plainKeys.contains) else { return true }
        let present = editedLook
        let typed = look(of: ownTypingAttributes)
        return typed.font != present.font || typed.color != present.color || typed.kern != present.kern
            || typed.paragraph != present.paragraph
    }

    /// True if all characters have the same attributes, and these are some that an element with a single look can have.
    private var isUniform: Bool {
        guard let attributed, attributed.length > 0 else { return true }
        var longest = NSRange()
        let all = NSRange(location: 0, length: attributed.length)
        let attributes = attributed.attributes(at: 0, longestEffectiveRange: &longest, in: all)
        guard longest.length == all.length, attributes.keys.allSatisfy(plainKeys.contains) else {
            return false
        }
        let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? TextParagraphStyle()
        return !paragraph.hasIndentsOrSpaces
    }

    func textInputRichText(_ input: TextInputView, edit: Int, traits: UITraitCollection) -> RichText? {
        // Around exclusions, the lines are those of the app until the user edits them.
        guard isRich, isTextEditable, !input.traits.isSecure, !flowsAroundExclusions else { return nil }
        let look = editedLook
        var defaults = TextAttributes(font: look.font, color: look.color)
        defaults.kern = look.kern
        let usual = TextParagraphStyle(alignment: input.textAlignment, lineBreakMode: .byWordWrapping)
        var builder = RichTextBuilder(
            defaults: defaults, traits: traits, flowsFromRight: input.flowsFromRight,
            lineHeight: { [unowned self] in lineHeight($0, $1) })
        _ = builder.index(of: defaults, defaults.runStyle(tag: 0), look.paragraph)
        var content = RichText(edit: edit, looks: [], paragraphs: [], runs: [])
        let places = DisplayedText(input.text, isMultiline: input.lineHeight != nil)
        if !input.text.isEmpty {
            content.runs = builder.runs(of: measuredText, in: attributed, places)
        }
        if let ownTypingAttributes {
            let attributes = TextAttributes(ownTypingAttributes, defaults: defaults)
            let paragraph = (ownTypingAttributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? usual
            content.typing = RichText.Typing(
                place: places.place(of: input.selection.location),
                look: builder.index(of: attributes, attributes.runStyle(tag: 0), paragraph))
        }
        (content.looks, content.paragraphs) = (builder.looks, builder.paragraphs)
        return content
    }
}

/// Collects the distinct looks of a text.
@MainActor
private struct RichTextBuilder {
    let defaults: TextAttributes
    let traits: UITraitCollection
    let flowsFromRight: Bool
    /// Returns the height of lines with a font in a paragraph.
    let lineHeight: (UIFont, TextParagraphStyle) -> CGFloat
    private(set) var looks: [RichText.Look] = []
    private(set) var paragraphs: [RichText.Paragraph] = []
    private var lookIndices: [RichText.Look: Int] = [:]
    private var paragraphIndices: [RichText.Paragraph: Int] = [:]

    init(
        defaults: TextAttributes, traits: UITraitCollection, flowsFromRight: Bool,
        lineHeight: @escaping (UIFont, TextParagraphStyle) -> CGFloat
    ) {
        (self.defaults, self.traits) = (defaults, traits)
        (self.flowsFromRight, self.lineHeight) = (flowsFromRight, lineHeight)
    }

    /// Returns the parts of a text.
    ///
    /// - Parameters:
    ///   - text: The text in the form in which it is measured.
    ///   - attributed: The same text with the app's attributes.
    ///   - places: The form of the text that the display has.
    mutating func runs(
        of text: AttributedText, in attributed: NSAttributedString?, _ places: DisplayedText
    ) -> [RichText.Run] {
        let styled = text.styled
        let bytes = styled.text.utf8
        var (index, byte, units, shown) = (bytes.startIndex, 0, 0, 0)
        var (paragraph, paragraphEnd) = (0, styled.paragraphs[0].length)
        var runs: [RichText.Run] = []
        for run in styled.runs where index < bytes.endIndex {
            let end = bytes.index(index, offsetBy: run.length, limitedBy: bytes.endIndex) ?? bytes.endIndex
            while byte >= paragraphEnd, paragraph + 1 < styled.paragraphs.count {
                paragraph += 1
                paragraphEnd += styled.paragraphs[paragraph].length
            }
            let style = styled.paragraphs[paragraph].style
            var look = look(of: text.attributes[run.style.tag], run.style, style)
            if let attributed, units < attributed.length {
                look.following = following(attributed.attributes(at: units, effectiveRange: nil), style)
            }
            byte += bytes.distance(from: index, to: end)
            units += styled.text.utf16.distance(from: index, to: end)
            index = end
            let place = places.place(of: units)
            if place > shown { Self.add(.init(length: place - shown, look: self.index(of: look)), to: &runs) }
            shown = place
        }
        return runs
    }

    /// Adds a part, or extends the last one if it has the same look. Images need no parts of their own, since the display
    /// recognizes their characters.
    private static func add(_ run: RichText.Run, to runs: inout [RichText.Run]) {
        if let last = runs.last, last.look == run.look {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }

    /// Returns the look of what is typed behind a link, an image or a tagged part, which does not become a part of it, and
    /// otherwise nil.
    private mutating func following(
        _ values: [NSAttributedString.Key: Any], _ paragraph: TextParagraphStyle
    ) -> Int? {
        let typed = NSAttributedString.attributesOfTypedText(after: values)
        guard typed.count != values.count else { return nil }
        let attributes = TextAttributes(typed, defaults: defaults)
        return index(of: attributes, attributes.runStyle(tag: 0), paragraph)
    }

    /// Returns the index of a look, which is added if it is new.
    mutating func index(
        of attributes: TextAttributes, _ run: TextRunStyle, _ paragraph: TextParagraphStyle
    ) -> Int { index(of: look(of: attributes, run, paragraph)) }

    private mutating func index(of look: RichText.Look) -> Int {
        if let known = lookIndices[look] { return known }
        lookIndices[look] = looks.count
        looks.append(look)
        return looks.count - 1
    }

    private mutating func look(
        of attributes: TextAttributes, _ run: TextRunStyle, _ style: TextParagraphStyle
    ) -> RichText.Look {
        let paragraph = RichText.Paragraph(style, flowsFromRight: flowsFromRight)
        let place = paragraphIndices[paragraph] ?? paragraphs.count
        if place == paragraphs.count {
            paragraphIndices[paragraph] = place
            paragraphs.append(paragraph)
        }
        return RichText.Look(
            style: attributes.displayStyle(of: run, traits: traits),
            lineHeight: (Double(lineHeight(attributes.font, style)) * 1000).rounded() / 1000,
            paragraph: place, width: run.attachment.map { Double($0.width) })
    }
}

extension RichText.Paragraph {
    /// Creates the look of paragraphs in a style.
    fileprivate init(_ style: TextParagraphStyle, flowsFromRight: Bool) {
        let isRightToLeft = style.direction == .natural ? flowsFromRight : style.direction == .rightToLeft
        self.init(alignment: .init(style.alignment, isRightToLeft: isRightToLeft))
        func length(_ value: CGFloat) -> Double? { value == 0 ? nil : Double(value) }
        firstIndent = length(style.firstLineHeadIndent)
        indent = length(style.headIndent)
        tailIndent = length(style.tailIndent)
        spaceBefore = length(max(style.paragraphSpacingBefore, 0))
        spaceAfter = length(max(style.paragraphSpacing, 0))
        if style.direction != .natural { self.isRightToLeft = isRightToLeft }
    }
}

extension TextParagraphStyle {
    /// True if the paragraph has indents, spaces around it, or a direction or tab stops of its own.
    fileprivate var hasIndentsOrSpaces: Bool {
        firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || paragraphSpacing != 0
            || paragraphSpacingBefore != 0 || direction != .natural || tabStops != nil
    }
}
