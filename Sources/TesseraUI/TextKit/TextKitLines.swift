import Foundation
import TesseraGraphics

/// The lines of a text in a text container.
struct TextKitLines {
    /// The text in the form in which it is measured, and the attributes of its parts.
    let text: AttributedText
    let layout: TextLayout
    let geometry: TextGeometry
    /// The space before and after each line, in points.
    let padding: CGFloat
    /// The UTF-16 offset at which each line begins.
    let starts: [Int]
    /// The UTF-16 offset at which the last line ends.
    let end: Int
    /// The width of the container's lines with their padding, in points.
    let width: CGFloat
    /// The height of the empty line after a line break at the end of the text, in points, or 0 if there is
    /// none.
    let extraHeight: CGFloat

    @MainActor
    init(_ string: NSAttributedString, container: NSTextContainer, usesFontLeading: Bool) {
        let defaults = TextAttributes(font: .systemFont(ofSize: 12), color: .black)
        var text = AttributedText(
            AttributedRuns(string), defaults: defaults, paragraph: NSParagraphStyle().values)
        let (room, overflow) = (container.size, Self.overflow(of: text, container.lineBreakMode))
        var styled = text.styled
        if overflow == .lastLine {
            for index in styled.paragraphs.indices {
                styled.paragraphs[index].style.lineBreakMode = container.lineBreakMode
            }
        }
        let padding = container.lineFragmentPadding
        let width = room.width > 0 ? max(room.width - 2 * padding, 0) : .infinity
        let rules = TextContainer(
            maximumWidth: width, maximumHeight: room.height > 0 ? room.height : .infinity,
            maximumLines: container.maximumNumberOfLines, overflow: overflow,
            usesFontLeading: usesFontLeading, exclusions: container.exclusions, exclusionMargin: padding)
        let (layout, fitted) = text.layOut(styled, width: width, container: container) {
            TextLayout.layout($0, in: rules)
        }
        text.replaceStyled(fitted)
        self.init(
            text, layout: layout, padding: padding,
            width: width.isFinite ? room.width : layout.size.width + 2 * padding,
            lineHeight: (text.attributes.last ?? defaults).font.lineHeight)
    }

    /// Creates the lines of a text that has been laid out.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - layout: The lines.
    ///   - padding: The space before and after each line, in points.
    ///   - width: The width of the lines with their padding, in points.
    ///   - lineHeight: The height of an empty line, in points.
    init(_ text: AttributedText, layout: TextLayout, padding: CGFloat, width: CGFloat, lineHeight: CGFloat) {
        (self.text, self.layout, self.padding, self.width) = (text, layout, padding, width)
        let characters = text.styled.text
        func offset(_ byte: Int) -> Int {
            let index = characters.utf8.index(characters.startIndex, offsetBy: byte)
            return characters.utf16.distance(from: characters.startIndex, to: index)
        }
        var starts = layout.lines.map { offset($0.range.lowerBound) }
        if !starts.isEmpty { starts[0] = 0 }
        self.starts = starts
        // White space at the end belongs to the last line. Text for which there is no space belongs to none.
        let shown = layout.lines.last?.range.upperBound ?? 0
        let isWhole = characters.utf8.dropFirst(shown).allSatisfy { $0 <= 0x20 }
        end = isWhole ? characters.utf16.count : offset(shown)
        let breaks = characters.isEmpty || characters.last?.isNewline == true
        extraHeight = breaks && isWhole ? lineHeight : 0
        geometry = TextGeometry(
            text.styled, layout: layout, at: CGPoint(x: padding, y: 0), lineHeight: lineHeight, emptyLineX: 0)
    }

    /// Returns the rule by which text that does not fit is cut off. Each paragraph has its own mode; the
    /// container's mode applies to the last line.
    private static func overflow(of text: AttributedText, _ mode: NSLineBreakMode) -> TextContainer.Overflow {
        switch mode {
        case .byTruncatingTail: return .ellipsis
        case .byTruncatingHead, .byTruncatingMiddle:
            let wraps = text.styled.paragraphs.allSatisfy {
                [.byWordWrapping, .byCharWrapping].contains($0.style.lineBreakMode)
            }
            return wraps ? .lastLine : .paragraphs
        case .byWordWrapping, .byCharWrapping, .byClipping: return .paragraphs
        }
    }

    /// Returns the index of the line that contains a glyph, or nil if none does.
    func line(ofGlyph index: Int) -> Int? {
        guard index >= 0, index < end || extraHeight == 0 else { return nil }
        return starts.lastIndex { $0 <= index }
    }

    /// Returns the index of the line nearest to a point, or nil if there are no lines. Its height decides first.
    func line(nearest point: CGPoint) -> Int? {
        layout.line(nearest: CGPoint(x: point.x - padding, y: point.y))
    }

    /// Returns the glyphs of a line, with the white space at its end.
    func glyphs(ofLine line: Int) -> NSRange {
        let stop = line + 1 < starts.count ? starts[line + 1] : end
        return NSRange(location: starts[line], length: max(stop - starts[line], 0))
    }

    /// Returns the rectangle of a line. It is as wide as the container or the gap between exclusions, and
    /// extends down to the next line below.
    func fragment(_ line: Int) -> CGRect {
        let (lines, top) = (layout.lines, layout.lines[line].y)
        let bottom = lines[(line + 1)...].first { $0.y > top }?.y ?? top + lines[line].height
        guard let edges = lines[line].edges else {
            return CGRect(x: 0, y: top, width: width, height: bottom - top)
        }
        // Below a gap the next row can be further down than the line is high.
        return CGRect(
            x: edges.lowerBound, y: top, width: edges.upperBound - edges.lowerBound + 2 * padding,
            height: lines[line].height)
    }

    /// Returns the part of a line's rectangle that its letters use, with the padding before and after them.
    func used(_ line: Int) -> CGRect {
        let line = layout.lines[line]
        return CGRect(x: line.x, y: line.y, width: line.width + 2 * padding, height: line.height)
    }

    /// The rectangle of the empty line after a line break at the end of the text. It is empty if there is
    /// none.
    var extraFragment: CGRect {
        if extraHeight > 0, let place = layout.emptyLine {
            return CGRect(x: place.minX, y: place.minY, width: place.width + 2 * padding, height: extraHeight)
        }
        return CGRect(x: 0, y: layout.size.height, width: extraHeight > 0 ? width : 0, height: extraHeight)
    }
}

extension TextLayout {
    /// Returns the index of the line nearest to a point, or nil if there are no lines. Its height decides
    /// first, and then its place among the lines side by side.
    func line(nearest point: CGPoint) -> Int? {
        guard !lines.isEmpty else { return nil }
        let row = lines.last { $0.y <= point.y }?.y ?? lines[0].y
        func distance(_ line: TextLine) -> CGFloat {
            max(line.x - point.x, point.x - line.x - line.width, 0)
        }
        return lines.indices.filter { lines[$0].y == row }.min { distance(lines[$0]) < distance(lines[$1]) }
    }
}
