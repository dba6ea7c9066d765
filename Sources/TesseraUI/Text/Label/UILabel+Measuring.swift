import Foundation
import TesseraGraphics

extension UILabel {
    /// The text in the form in which it is measured and drawn.
    var attributedContent: AttributedText {
        if let measuredText { return measuredText }
        let paragraph = look.paragraph
        let defaults = TextAttributes(font: look.font, color: textColorNow, shadow: ownShadow)
        var text =
            switch content {
            case .none: AttributedText("", attributes: defaults, paragraph: paragraph)
            case .plain(let text): AttributedText(text, attributes: defaults, paragraph: paragraph)
            case .attributed(let text):
                AttributedText(text, defaults: defaults, paragraph: paragraph, isInLabel: true)
            }
        if allowsDefaultTighteningForTruncation { text.tightenBeforeTruncation() }
        measuredText = text
        return text
    }

    private var ownShadow: NSShadow? {
        guard let shadowColor else { return nil }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        return shadow
    }

    private var textColorNow: UIColor {
        isHighlighted ? highlightedTextColor ?? look.textColor : look.textColor
    }

    /// Returns the rectangle of the text at the top of other bounds, where its alignment places it. The size is rounded up to
    /// whole pixels.
    func textRect(in bounds: CGRect, lines: Int) -> CGRect {
        let content = attributedContent
        // The traits take a walk up to the window.
        let traits = traitCollection
        let layout = layout(
            content.styled, of: content, width: bounds.width, lines: lines, height: bounds.height,
            isRightToLeft: layoutDirection(with: traits) == .rightToLeft)
        let scale = traits.displayScale
        let size = CGSize(
            width: layout.widthWithTrailingSpace.roundedUp(toPixelsOf: scale),
            height: layout.size.height.roundedUp(toPixelsOf: scale))
        // Lines without a limit have no other edge to which they could be aligned.
        let left = bounds.width < 1_000_000 ? layout.lines.map(\.x).min() ?? 0 : 0
        let x = min(max(left, 0), max(bounds.width - size.width, 0))
        return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY), size: size)
    }

    /// Returns the lines of a text in the label.
    ///
    /// - Parameters:
    ///   - width: The available width, in points.
    ///   - lines: The most lines, or 0 for no limit.
    ///   - height: The available height, in points.
    func layout(_ text: StyledText, width: CGFloat, lines: Int, height: CGFloat) -> TextLayout {
        layout(
            text, of: attributedContent, width: width, lines: lines, height: height,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func layout(
        _ text: StyledText, of content: AttributedText, width: CGFloat, lines: Int, height: CGFloat,
        isRightToLeft: Bool
    ) -> TextLayout {
        func container(height: CGFloat) -> TextContainer {
            TextContainer(
                maximumWidth: width, maximumHeight: height, maximumLines: max(lines, 0),
                isRightToLeft: isRightToLeft, naturalAlignment: isRightToLeft ? .right : .left)
        }
        return content.layOut(text, width: width) { text in
            // Most labels are high enough for their text. One layout then serves for all heights.
            let whole = TextLayout.layout(text, in: container(height: .infinity))
            return whole.size.height <= height + 0.5
                ? whole : TextLayout.layout(text, in: container(height: max(height, 0)))
        }.layout
    }

    /// Returns true if a word is wider than `width`, so that a line breaks within it.
    func tearsWords(in width: CGFloat) -> Bool {
        layout(attributedContent.styled, width: width, lines: numberOfLines, height: .greatestFiniteMagnitude)
            .lines.contains(where: \.isTorn)
    }

    /// Returns the lines of the text in a size and their scale, which is less than 1 if the text must be
    /// smaller to fit and the label allows it.
    func fittedLayout(in size: CGSize) -> (layout: TextLayout, scale: CGFloat) {
        let text = attributedContent.styled
        func layout(at scale: CGFloat) -> TextLayout {
            self.layout(
                scale == 1 ? text : text.scaled(by: scale), width: size.width, lines: numberOfLines,
                height: size.height)
        }
        func isWhole(_ layout: TextLayout) -> Bool {
            layout.containsWhole(text) && layout.size.width <= size.width + 0.5
                && layout.size.height <= size.height + 0.5
        }
        let full = layout(at: 1)
        guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, !isWhole(full) else {
            return (full, 1)
        }
        let scale = TextFitting.scale(atLeast: minimumScaleFactor) { isWhole(layout(at: $0)) }
        return (layout(at: scale), scale)
    }

    /// The intrinsic size, in points, from which constraints determine the label's size.
    var contentSizeForConstraints: CGSize {
        if contentHeightDependsOnWidth, case .determined(let width) = contentWidth {
            return contentSize(in: width)
        }
        let natural = contentSize(in: .greatestFiniteMagnitude)
        guard numberOfLines != 1 else { return natural }
        let ownWidth = ownMaxLayoutWidth
        if ownWidth > 0, ownWidth < natural.width { return contentSize(in: ownWidth) }
        guard case .wrapping(let width) = contentWidth, width < natural.width else { return natural }
        return CGSize(width: natural.width, height: contentSize(in: width).height)
    }

    /// Returns the size of the text in a width, in points. It calls
    /// ``textRect(forBounds:limitedToNumberOfLines:)``, which subclasses override to draw their text with
    /// space around it.
    ///
    /// The sizes in the last widths are stored, so that text is not measured twice in the same width.
    func contentSize(in width: CGFloat) -> CGSize {
        if let known = knownSizes.size(in: width) { return known }
        let size = measuredSize(in: width)
        knownSizes.insert(size, width: width)
        return size
    }

    /// Measures the text in a width, by the method that subclasses override.
    func measuredSize(in width: CGFloat) -> CGSize {
        textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// Returns the distance of the first or last baseline below the middle of a label that is as high as its
    /// text, in points. It is negative above the middle.
    func baselineDistance(isFirst: Bool) -> CGFloat {
        let height = intrinsicContentSize.height
        guard content.isAttributed else {
            return isFirst ? look.font.ascender - height / 2 : look.font.descender + height / 2
        }
        var width = CGFloat.greatestFiniteMagnitude
        switch contentWidth {
        case .determined(let given), .wrapping(let given): width = given
        case .natural:
            let ownWidth = ownMaxLayoutWidth
            if ownWidth > 0 { width = ownWidth }
        }
        let lines = layout(
            attributedContent.styled, width: width, lines: numberOfLines, height: .greatestFiniteMagnitude
        ).lines
        guard let line = isFirst ? lines.first : lines.last else { return 0 }
        return line.baseline - height / 2
    }
}

extension CGFloat {
    /// Returns the length rounded up to whole pixels, of which a point has `scale`.
    fileprivate func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
        (self * scale - 0.001).rounded(.up) / scale
    }
}

extension TextLayout {
    /// Returns true if the lines contain the whole of `text`, except white space at its end.
    func containsWhole(_ text: StyledText) -> Bool {
        if lines.contains(where: \.isTruncated) { return false }
        let end = lines.last?.range.upperBound ?? 0
        let remainder = text.text.utf8.dropFirst(end)
        return Substring(remainder).unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
    }
}
