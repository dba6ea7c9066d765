import Foundation
import TesseraGraphics

/// The places of the characters of a text, as the app measures them.
struct TextGeometry {
    private let text: String
    private let styled: StyledText
    private let layout: TextLayout
    /// The origin of the layout in the view.
    private let origin: CGPoint
    /// The height of an empty line, in points.
    private let lineHeight: CGFloat
    /// The distance of the caret in an empty line from the left edge of the layout, in points.
    private let emptyLineX: CGFloat

    /// - Parameter emptyLineX: The distance of the caret in an empty line from the left edge of the layout,
    ///   in points.
    init(
        _ styled: StyledText, layout: TextLayout, at origin: CGPoint, lineHeight: CGFloat, emptyLineX: CGFloat
    ) {
        text = styled.text
        self.styled = styled
        self.layout = layout
        self.origin = origin
        self.lineHeight = lineHeight
        self.emptyLineX = emptyLineX
    }

    /// The width of the caret, in points, as browsers and iPhones draw it.
    private static let caretWidth: CGFloat = 2

    func caret(at offset: Int) -> CGRect {
        let (line, x) = place(of: byte(at: offset))
        guard let line else {
            if let place = layout.emptyLine {
                return CGRect(
                    x: origin.x + place.minX, y: origin.y + place.minY, width: Self.caretWidth,
                    height: lineHeight)
            }
            return CGRect(
                x: origin.x + emptyLineX, y: origin.y + layout.size.height, width: Self.caretWidth,
                height: lineHeight)
        }
        return CGRect(
            x: origin.x + x, y: origin.y + line.y, width: Self.caretWidth, height: line.height)
    }

    /// Returns the rectangles of a range, one for each of its lines.
    func rects(of range: NSRange) -> [(rect: CGRect, line: TextLine)] {
        let (start, end) = (byte(at: range.location), byte(at: range.location + range.length))
        guard start < end else { return [] }
        return layout.lines.compactMap { line in
            let (from, to) = (max(start, line.range.lowerBound), min(end, line.range.upperBound))
            guard from < to else { return nil }
            let (one, other) = (x(of: from, in: line), x(of: to, in: line))
            let rect = CGRect(
                x: origin.x + min(one, other), y: origin.y + line.y, width: abs(other - one),
                height: line.height)
            return (rect, line)
        }
    }

    /// Returns the characters of the lines between two heights, in UTF-16 units, with the white space after them.
    func characters(from top: CGFloat, to bottom: CGFloat) -> NSRange {
        let lines = layout.lines
        let isShown = { (line: TextLine) in
            line.y + line.height > top - origin.y && line.y < bottom - origin.y
        }
        guard let first = lines.firstIndex(where: isShown), let last = lines.lastIndex(where: isShown) else {
            return NSRange(location: 0, length: 0)
        }
        let bytes = text.utf8
        func offset(ofLine index: Int) -> Int {
            guard lines.indices.contains(index) else { return text.utf16.count }
            let place = bytes.index(bytes.startIndex, offsetBy: lines[index].range.lowerBound)
            return text.utf16.distance(from: text.startIndex, to: place)
        }
        let start = first == 0 ? 0 : offset(ofLine: first)
        return NSRange(location: start, length: offset(ofLine: last + 1) - start)
    }

    /// Returns the position nearest to a point, as a UTF-16 offset.
    func offset(nearest point: CGPoint) -> Int {
        let y = point.y - origin.y
        guard let first = layout.lines.first, let last = layout.lines.last else { return 0 }
        if text.last?.isNewline == true, y >= last.y + last.height { return text.utf16.count }
        let nearest = layout.line(nearest: CGPoint(x: point.x - origin.x, y: y))
        let line = nearest.map { layout.lines[$0] } ?? first
        var best = (offset: 0, distance: CGFloat.infinity)
        for index in boundaries(of: line) {
            let distance = abs(
                x(of: text.utf8.distance(from: text.startIndex, to: index), in: line) + origin.x - point.x)
            if distance < best.distance {
                best = (text.utf16.distance(from: text.startIndex, to: index), distance)
            }
        }
        return best.offset
    }

    /// Returns the range of the character at a point, in UTF-16 units, or nil if there is none.
    func character(at point: CGPoint) -> NSRange? {
        for line in layout.lines where line.y...(line.y + line.height) ~= point.y - origin.y {
            for index in boundaries(of: line).dropLast() {
                let start = text.utf16.distance(from: text.startIndex, to: index)
                let range = NSRange(location: start, length: String(text[index]).utf16.count)
                if rects(of: range).contains(where: { $0.rect.contains(point) }) { return range }
            }
        }
        return nil
    }

    /// Returns the character of a line that is nearest to a horizontal place. The result is nil for an empty
    /// line.
    ///
    /// - Returns: The character's range in UTF-16 units, and the fraction of the character that lies before
    ///   the place, 0...1.
    func character(nearest x: CGFloat, in line: TextLine) -> (range: NSRange, fraction: CGFloat)? {
        let boundaries = boundaries(of: line)
        guard boundaries.count > 1 else { return nil }
        let places = boundaries.map { index in
            origin.x + self.x(of: text.utf8.distance(from: text.startIndex, to: index), in: line)
        }
        var best = (index: 0, distance: CGFloat.infinity)
        for index in 0..<(places.count - 1) {
            let (left, right) = (
                min(places[index], places[index + 1]), max(places[index], places[index + 1])
            )
            let distance = x < left ? left - x : x >= right ? x - right : -1
            // If two characters are equally near, the place is the edge between them, and belongs to the
            // second.
            if distance < best.distance || distance == best.distance && x >= right {
                best = (index, distance)
            }
            if distance < 0 { break }
        }
        let range = NSRange(boundaries[best.index]..<boundaries[best.index + 1], in: text)
        let (from, to) = (places[best.index], places[best.index + 1])
        return (range, from == to ? 0 : min(max((x - from) / (to - from), 0), 1))
    }

    /// Returns the position that lies `count` lines below another one, as a UTF-16 offset, or nil outside of
    /// the text.
    func offset(from offset: Int, linesBelow count: Int) -> Int? {
        let caret = caret(at: offset)
        let y = caret.midY + CGFloat(count) * max(caret.height, 1)
        guard y >= origin.y, y <= origin.y + max(self.caret(at: text.utf16.count).maxY - origin.y, 0) else {
            return nil
        }
        return self.offset(nearest: CGPoint(x: caret.minX, y: y))
    }

    private func boundaries(of line: TextLine) -> [String.Index] {
        let utf8 = text.utf8
        let (start, end) = (
            utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound),
            utf8.index(utf8.startIndex, offsetBy: line.range.upperBound)
        )
        return Array(text[start..<end].indices) + [end]
    }

    /// Returns the line of a position, and the distance from the layout's left edge. The line is nil after a
    /// line break at the end of the text.
    private func place(of byte: Int) -> (line: TextLine?, x: CGFloat) {
        if byte == text.utf8.count, text.isEmpty || text.last?.isNewline == true { return (nil, 0) }
        guard let line = layout.lines.last(where: { $0.range.lowerBound <= byte }) ?? layout.lines.first
        else {
            return (nil, 0)
        }
        return (line, x(of: byte, in: line))
    }

    private func x(of byte: Int, in line: TextLine) -> CGFloat {
        var width = width(from: line.range.lowerBound, to: max(byte, line.range.lowerBound), in: line)
        if line.wordSpacing != 0 {
            // The spaces of a justified line are wider.
            let part = text.utf8.dropFirst(line.range.lowerBound).prefix(max(byte - line.range.lowerBound, 0))
            width += line.wordSpacing * CGFloat(part.count(where: { $0 == UInt8(ascii: " ") }))
        }
        // Characters that are truncated lie at the ellipsis.
        if line.isTruncated { width = min(width, line.width) }
        return line.isRightToLeft ? line.x + line.width - width : line.x + width
    }

    /// Returns the width of a part of a line from its start on, between two UTF-8 offsets.
    private func width(from start: Int, to end: Int, in line: TextLine) -> CGFloat {
        let tabs = line.widthsOfTabs
        guard !tabs.isEmpty else { return width(from: start, to: end) }
        var (sum, place, count) = (CGFloat(0), start, 0)
        for (offset, byte) in text.utf8.prefix(max(end, 0)).enumerated().dropFirst(start) where byte == 0x09 {
            sum += width(from: place, to: offset)
            if count < tabs.count { sum += tabs[count] }
            (place, count) = (offset + 1, count + 1)
        }
        return sum + width(from: place, to: end)
    }

    /// Returns the width of a part of a line without tabs, between two UTF-8 offsets.
    private func width(from start: Int, to end: Int) -> CGFloat {
        guard start < end else { return 0 }
        return TextLayout.layout(styled.part(start..<end), in: TextContainer()).size.width
    }

    /// Returns the UTF-8 offset of a UTF-16 offset.
    private func byte(at offset: Int) -> Int {
        let utf16 = text.utf16
        let index = utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
        return text.utf8.distance(
            from: text.startIndex, to: index.samePosition(in: text.unicodeScalars) ?? text.startIndex)
    }
}

extension StyledText {
    /// Returns the text and the styles of a range of UTF-8 bytes, on a single line.
    func part(_ range: Range<Int>) -> StyledText {
        let bytes = Array(text.utf8)[range]
        var cut = self
        // A word joiner, which has no width, prevents that a space at the end is not counted.
        let breaks: [UInt8] = [0x0A, 0x0D]
        cut.text = String(decoding: bytes.filter { !breaks.contains($0) }, as: UTF8.self) + "\u{2060}"
        cut.runs = []
        var position = 0
        for run in runs {
            let end = run.length >= text.utf8.count ? Int.max : position + run.length
            let (from, to) = (max(position, range.lowerBound), min(end, range.upperBound))
            if from < to { cut.runs.append(Run(length: to - from, style: run.style)) }
            if end == .max { break }
            position = end
        }
        if cut.runs.isEmpty { cut.runs = runs }
        cut.paragraphs = [ParagraphRun(length: .max, style: TextParagraphStyle())]
        return cut
    }
}
