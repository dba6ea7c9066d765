import UIKit

/// A label of hashtags. The user opens one with a tap or with the keyboard.
///
/// To find the hashtag under a finger, TextKit lays out the same text a second time. For assistive technology each
/// hashtag is a link.
final class HashtagLabel: UILabel {
    /// Runs when the user opens a hashtag. The argument is the tag without its sign.
    var openTag: (@MainActor (String) -> Void)?

    private let textStorage = NSTextStorage()
    private let layoutManager = NSLayoutManager()
    private let textContainer = NSTextContainer(size: .zero)
    private var tags: [(tag: String, range: NSRange)] = []
    /// The index of the hashtag under a finger, or nil if there is none.
    private var touched: Int? { didSet { if touched != oldValue { showText() } } }

    private static let lineSpacing: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = AppFont.hashtag()
        textColor = .accent
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        isUserInteractionEnabled = true
        accessibilityIdentifier = "hashtags"
        textContainer.lineFragmentPadding = 0
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
    }

    required init?(coder: NSCoder) {
        fatalError("The label is made in code.")
    }

    // MARK: Text

    /// Sets the tags, without their signs.
    func setTags(_ newTags: [String]) {
        guard newTags != tags.map(\.tag) else { return }
        touched = nil
        tags = []
        var end = 0
        for tag in newTags {
            let length = tag.utf16.count + 1
            tags.append((tag, NSRange(location: end, length: length)))
            end += length + 1
        }
        accessibilityElements = newTags.map { tag in
            let element = HashtagElement(accessibilityContainer: self)
            element.accessibilityLabel = "#" + tag
            element.accessibilityTraits = .link
            element.accessibilityIdentifier = "hashtag-" + tag
            element.open = { [weak self] in self?.openTag?(tag) }
            return element
        }
        showText()
    }

    private func showText() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = Self.lineSpacing
        let text = NSMutableAttributedString(
            string: tags.map { "#" + $0.tag }.joined(separator: " "),
            attributes: [.paragraphStyle: style, .foregroundColor: UIColor.accent, .font: font as Any])
        if let touched {
            text.addAttributes(
                [.foregroundColor: UIColor.label, .backgroundColor: UIColor.tertiarySystemFill],
                range: tags[touched].range)
        }
        attributedText = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateTextKit()
        for (index, element) in (accessibilityElements ?? []).enumerated() {
            guard let element = element as? HashtagElement else { continue }
            let rects = rects(ofTag: index)
            guard let first = rects.first else { continue }
            element.accessibilityFrameInContainerSpace = rects.dropFirst().reduce(first) { $0.union($1) }
                .insetBy(dx: -2, dy: -2)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // The fonts of the label have changed.
        setNeedsLayout()
    }

    // MARK: Places

    /// Sets the text and the width of TextKit's layout to those of the label.
    private func updateTextKit() {
        textContainer.size = CGSize(width: bounds.width, height: 0)
        let text = attributedText ?? NSAttributedString(string: "")
        if !textStorage.isEqual(to: text) { textStorage.setAttributedString(text) }
    }

    /// The place where the first line begins. The label centres its text vertically.
    private var textOrigin: CGPoint {
        CGPoint(x: 0, y: (bounds.height - layoutManager.usedRect(for: textContainer).height) / 2)
    }

    /// Returns the rectangles of a hashtag, one on each of its lines.
    private func rects(ofTag index: Int) -> [CGRect] {
        let glyphs = layoutManager.glyphRange(
            forCharacterRange: tags[index].range, actualCharacterRange: nil)
        var rects: [CGRect] = []
        let origin = textOrigin
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: textContainer
        ) { rect, _ in
            rects.append(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
        return rects
    }

    /// Returns the index of the hashtag at a point of the label, or nil if there is none.
    func tagIndex(at point: CGPoint) -> Int? {
        updateTextKit()
        let origin = textOrigin
        let character = layoutManager.characterIndex(
            for: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil)
        guard let index = tags.firstIndex(where: { NSLocationInRange(character, $0.range) }) else {
            return nil
        }
        // The nearest character may be far from the point. Half of the space between lines belongs to each line.
        let isHit = rects(ofTag: index).contains {
            $0.insetBy(dx: -4, dy: -Self.lineSpacing / 2).contains(point)
        }
        return isHit ? index : nil
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = touches.first.flatMap { tagIndex(at: $0.location(in: self)) }
        if touched == nil { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched else { return super.touchesMoved(touches, with: event) }
        if touches.first.flatMap({ tagIndex(at: $0.location(in: self)) }) != touched { self.touched = nil }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let index = touched else { return super.touchesEnded(touches, with: event) }
        touched = nil
        openTag?(tags[index].tag)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touched != nil else { return super.touchesCancelled(touches, with: event) }
        touched = nil
    }
}

/// An element that represents a hashtag for assistive technology and the keyboard.
private final class HashtagElement: UIAccessibilityElement {
    var open: (@MainActor () -> Void)?

    override func accessibilityActivate() -> Bool {
        open?()
        return open != nil
    }
}
