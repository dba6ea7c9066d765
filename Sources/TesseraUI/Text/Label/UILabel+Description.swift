import Foundation
import TesseraDisplay
import TesseraGraphics

extension UILabel {
    /// Writes the text into the properties for the display.
    func describeText(in properties: inout NodeProperties, context: CommitContext) {
        guard let shown = shownText(pixels: context.traits.displayScale) else {
            // A subclass may have drawn the text itself.
            if drawnPicture != nil { describeWholeText(in: &properties) }
            return
        }
        let (layout, rect, top) = (shown.layout, shown.rect, shown.top)
        // Letters in the picture have an invisible text in front of them, which can be selected and read.
        let isInPicture = drawnPicture != nil && ownDrawing?.drawsLetters == true
        properties.text = TextContent(
            layout, attributes: isInPicture ? shown.attributes.map(\.withoutInk) : shown.attributes,
            origin: CGPoint(x: rect.minX, y: top), traits: context.traits)
        if layout.lines.contains(where: \.isTruncated) { describeWholeText(in: &properties) }
        // A label draws nothing outside its bounds, not even a line that is wider or higher.
        // Clipping would cut off the subviews of a label too, so a label that has some is not clipped because of its height. A
        // label without height shows nothing of its text, but assistive technology can read it.
        let isHigher =
            displayedChildren.isEmpty
            && (top < bounds.minY - 1 || top + layout.size.height > bounds.maxY + 1)
        if isHigher || layout.lines.contains(where: { $0.x < -1 || $0.x + $0.width > rect.width + 1 }) {
            properties.clipsToBounds = true
        }
    }

    /// The number of UTF-16 units, of which a kana is one, up to which a text that is displayed in part is sent to the display as
    /// a whole.
    private static let longestSpokenText = 1_024

    /// Lets assistive technology read the whole text where the display shows a part of it, unless the app has set a label. Of
    /// texts as long as articles, the displayed part is read.
    private func describeWholeText(in properties: inout NodeProperties) {
        guard let text = content.string, !text.isEmpty, text.utf16.count <= Self.longestSpokenText else {
            return
        }
        var accessibility = properties.accessibility ?? AccessibilityContent()
        guard accessibility.label == nil, accessibility.isHidden != true else { return }
        // This character stands for an image.
        accessibility.wholeText = text.replacingOccurrences(of: "\u{FFFC}", with: "")
        properties.accessibility = accessibility
    }

    /// Returns the text that the display draws, or nil if it draws none.
    ///
    /// - Parameter pixels: The pixels of the display per point.
    private func shownText(pixels: CGFloat) -> LabelText? {
        guard content.string?.isEmpty == false, bounds.width > 0 else { return nil }
        if isOfPlainClass { return text(in: bounds, pixels: pixels) }
        let drawing = LabelDrawing(pixels: pixels, drawsLetters: ownDrawing?.drawsLetters == true)
        ownDrawing = drawing
        let bounds = bounds
        // What the subclass draws itself belongs to its picture, not to this pixel.
        let pixel = GraphicsStack.Entry {
            .forDrawing(CGRect(origin: bounds.origin, size: .zero), scale: 1, isOpaque: false)
        }
        DrawnView.with(self, pixel) { drawThroughLayer(in: pixel) }
        return drawing.text
    }

    /// Calls ``draw(_:)`` by way of the methods that draw the label's layer, if a subclass or the class of the layer may override
    /// them. An override that does not call `super` leaves the text out.
    private func drawThroughLayer(in entry: GraphicsStack.Entry) {
        if !PlainClasses.contain(type(of: self).layerClass) {
            layer.draw(in: entry.context)
        } else if MethodOverrides.ofLayerDrawing.areIn(self) {
            draw(layer, in: entry.context)
        } else {
            draw(bounds)
        }
    }

    /// Returns the text in a rectangle as the label looks now, or nil if there is nothing to draw.
    func text(in rect: CGRect, pixels: CGFloat) -> LabelText? {
        guard content.string?.isEmpty == false, rect.width > 0 else { return nil }
        let (layout, scale) = fittedLayout(in: rect.size)
        return LabelText(
            layout: layout, attributes: shownAttributes, rect: rect,
            top: top(of: layout, in: rect, scale: scale, pixels: pixels))
    }

    /// The attributes with which the text is drawn.
    private var shownAttributes: [TextAttributes] {
        var attributes = attributedContent.attributes
        if !isEnabled {
            for index in attributes.indices { attributes[index].foregroundColor = .tertiaryLabel }
        }
        return attributes
    }

    /// Draws the text in the current graphics context. Does nothing without one.
    func drawLetters(in rect: CGRect) {
        let traits = traitCollection
        guard let text = text(in: rect, pixels: traits.displayScale),
            let graphics = UIGraphicsGetCurrentContext()
        else { return }
        graphics.draw(text.layout, at: CGPoint(x: rect.minX, y: text.top)) { run in
            text.attributes[run.tag].look(of: run, traits: traits)
        }
    }

    /// The images of the text's attachments.
    var pictures: [UIImage] {
        let attributes = attributedContent.attributes
        guard attributes.contains(where: { $0.place != nil }) else {
            return attributes.compactMap { $0.attachment?.shownImage }
        }
        return shownText(pixels: 1).map { $0.layout.attachmentImages($0.attributes) } ?? []
    }

    /// Returns the top of the first line. Text is centred vertically in a label that is higher than the text.
    private func top(of layout: TextLayout, in rect: CGRect, scale: CGFloat, pixels: CGFloat) -> CGFloat {
        var top = rect.minY + (rect.height - layout.size.height) / 2
        if scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters, let line = layout.lines.first {
            let full = layout.size.height / scale
            let fullTop = rect.minY + (rect.height - full) / 2
            top = baselineAdjustment == .none ? fullTop : fullTop + line.baseline / scale - line.baseline
        }
        return (top * pixels).rounded() / pixels
    }
}

extension TextContent {
    /// Creates the description of lines for a display. The result is nil if there is no text.
    ///
    /// - Parameters:
    ///   - layout: The lines. The tags of their runs are indexes in `attributes`.
    ///   - attributes: The attributes of the runs.
    ///   - origin: The place of the layout in the view, in points.
    ///   - traits: The traits for which colours are resolved.
    init?(_ layout: TextLayout, attributes: [TextAttributes], origin: CGPoint, traits: UITraitCollection) {
        var table = StyleTable(attributes: attributes, traits: traits)
        // All lines are drawn in boxes of one height: that of the largest font, which is enough for every
        // line.
        var largest: TextRunStyle?
        for line in layout.lines {
            for fragment in line.fragments
            where largest.map({ fragment.style.font.size > $0.font.size }) ?? true {
                largest = fragment.style
            }
        }
        guard let largest else { return nil }
        let metrics = largest.font.metrics
        let isUniform = layout.lines.allSatisfy { $0.fragments.allSatisfy { $0.style == largest } }
        let style = table.style(of: largest)
        let isPlain = isUniform && style.isInherited
        let lines = layout.lines.map { line in
            let text: TextContent.Text =
                isPlain
                ? .plain(line.text)
                : .runs(
                    line.fragments.map {
                        Run(text: $0.text, style: table.index(of: $0.style), width: $0.width)
                    })
            // The font's ascent and descent lie in the middle of the box.
            let baseline = (metrics.lineHeight + metrics.ascender + metrics.descender) / 2
            return Line(
                text: text, x: line.x + origin.x, y: line.baseline - baseline + origin.y, width: line.width,
                isRightToLeft: line.isRightToLeft, wordSpacing: line.wordSpacing)
        }
        self.init(
            lines: lines, lineHeight: (Double(metrics.lineHeight) * 1000).rounded() / 1000,
            style: isPlain ? style : TextStyle(font: largest.font, color: style.color),
            styles: isPlain ? nil : table.styles)
    }
}

/// The distinct styles of a text's runs.
private struct StyleTable {
    let attributes: [TextAttributes]
    let traits: UITraitCollection
    private(set) var styles: [TextStyle] = []
    private var places: [TextRunStyle: Int] = [:]
    private var indices: [TextStyle: Int] = [:]

    init(attributes: [TextAttributes], traits: UITraitCollection) {
        self.attributes = attributes
        self.traits = traits
    }

    func style(of run: TextRunStyle) -> TextStyle {
        attributes[run.tag].displayStyle(of: run, traits: traits)
    }

    mutating func index(of run: TextRunStyle) -> Int {
        if let known = places[run] { return known }
        let style = style(of: run)
        let index = indices[style] ?? styles.count
        if index == styles.count {
            indices[style] = index
            styles.append(style)
        }
        places[run] = index
        return index
    }
}
