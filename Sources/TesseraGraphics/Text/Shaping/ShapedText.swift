import CPango
import TesseraBasics
import TesseraGeometry

/// A shaped paragraph, or a part of one, with the widths of its scalars and the positions at which it may be
/// broken.
///
/// Positions are counted in Unicode scalars, from 0 to ``count``.
struct ShapedText {
    /// The characters in UTF-8.
    let bytes: [UInt8]
    /// The start of each scalar in ``bytes``, and the end of the last.
    let byteOffsets: [Int]
    /// The width of the text before each position, in points. From ``placedEnd`` on, ``shift`` is not included.
    private(set) var advances: [CGFloat]
    /// The last position whose value in ``advances`` includes the widths of all tabs before it.
    private(set) var placedEnd = Int.max
    /// The part of the widths of tabs before ``placedEnd`` that ``advances`` lacks after it, in points.
    private(set) var shift: CGFloat = 0
    /// Pango's properties of each position, such as whether a line may break there.
    let attributes: [PangoLogAttr]
    /// The styles of the scalars, which together cover all of them.
    let runs: [TextPiece.Run]
    /// The end of each run.
    let runEnds: [Int]
    /// The end of the paragraph without the white space at its end.
    let visibleEnd: Int
    /// True if the paragraph is read from right to left.
    let isRightToLeft: Bool

    init(
        bytes: [UInt8], byteOffsets: [Int], advances: [CGFloat], attributes: [PangoLogAttr],
        runs: [TextPiece.Run], isRightToLeft: Bool
    ) {
        self.bytes = bytes
        self.byteOffsets = byteOffsets
        self.advances = advances
        self.attributes = attributes
        self.runs = runs
        self.isRightToLeft = isRightToLeft
        var end = 0
        runEnds = runs.map { run in
            end += run.count
            return end
        }
        var visibleEnd = byteOffsets.count - 1
        while visibleEnd > 0, attributes[visibleEnd - 1].is_white != 0 { visibleEnd -= 1 }
        self.visibleEnd = visibleEnd
    }

    /// The number of scalars in the paragraph.
    var count: Int { byteOffsets.count - 1 }

    /// The width of the whole paragraph in points.
    var width: CGFloat { advance(at: count) }

    /// Returns the width of the scalars in `range`, in points.
    func width(_ range: Range<Int>) -> CGFloat {
        advance(at: range.upperBound) - advance(at: range.lowerBound)
    }

    /// Returns the width of the text before a position, in points.
    func advance(at position: Int) -> CGFloat { advances[position] + (position > placedEnd ? shift : 0) }

    /// Sets the width of the text before each of some positions, and moves the text after them along.
    ///
    /// - Parameters:
    ///   - widths: The widths in points.
    ///   - start: The position of the first one. The last one must not lie before ``placedEnd`` where that has been set.
    mutating func setAdvances(_ widths: [CGFloat], from start: Int) {
        guard let last = widths.last else { return }
        let end = start + widths.count - 1
        // The text after `end` keeps its distance from there.
        shift += last - advance(at: end)
        for (index, width) in widths.enumerated() { advances[start + index] = width }
        placedEnd = end
    }

    /// Returns the scalars in `range`.
    func text(_ range: Range<Int>) -> String {
        String(
            decoding: bytes[byteOffsets[range.lowerBound]..<byteOffsets[range.upperBound]], as: UTF8.self)
    }

    /// Returns true if a line may end before `position`.
    func isLineBreak(at position: Int) -> Bool { attributes[position].is_line_break != 0 }

    /// Returns true if `position` lies between two Korean letters.
    func isWithinHangulWord(_ position: Int) -> Bool {
        position > 0 && position < count && isHangul(at: position - 1) && isHangul(at: position)
    }

    /// Returns true if a scalar is a Korean letter, or a part of one. All of them have three bytes.
    private func isHangul(at index: Int) -> Bool {
        let start = byteOffsets[index]
        guard byteOffsets[index + 1] - start == 3 else { return false }
        let (high, middle, low) = (UInt32(bytes[start]), UInt32(bytes[start + 1]), UInt32(bytes[start + 2]))
        switch (high & 0x0f) << 12 | (middle & 0x3f) << 6 | low & 0x3f {
        case 0x1100...0x11ff, 0x3130...0x318f, 0xa960...0xa97f, 0xac00...0xd7ff: return true
        default: return false
        }
    }

    /// Returns true if `position` lies between two grapheme clusters.
    func isClusterBoundary(at position: Int) -> Bool { attributes[position].is_cursor_position != 0 }

    /// Returns the end of `range` without the white space at its end. A space stays if Swift counts it to the character before
    /// it, as after U+0604.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound == count ? max(visibleEnd, range.lowerBound) : range.upperBound
        while end > range.lowerBound, attributes[end - 1].is_white != 0 { end -= 1 }
        // For Pango, U+0604 and a space are two clusters. For Swift they are one character, whose second half must not go.
        let isWithinCharacter =
            end > range.lowerBound && end < range.upperBound && text(end - 1..<end + 1).count == 1
        return isWithinCharacter ? end + 1 : end
    }

    /// Returns the next boundary between grapheme clusters after `position`, or ``count`` if there is none.
    func boundary(after position: Int) -> Int {
        var next = min(position + 1, count)
        while next < count, !isClusterBoundary(at: next) { next += 1 }
        return next
    }

    /// Returns the last boundary between grapheme clusters before `position`, but not before `limit`.
    func boundary(before position: Int, limit: Int) -> Int {
        var previous = max(position - 1, limit)
        while previous > limit, !isClusterBoundary(at: previous) { previous -= 1 }
        return previous
    }
}

extension ShapedText {
    /// Returns the style of the scalar at `position`. At the end it is that of the last scalar.
    func style(at position: Int) -> TextRunStyle {
        style(of: runs[runIndex(at: position)], at: min(position, count - 1))
    }

    /// Returns the style of a run at a position in it. A tab has its own width at each position.
    private func style(of run: TextPiece.Run, at position: Int) -> TextRunStyle {
        var style = run.style
        if style.isTab, position >= 0 { style.attachment?.width = width(position..<position + 1) }
        return style
    }

    /// Returns the index of the run of the scalar at `position`. At the end it is the last run. Logarithmic
    /// in the number of runs.
    func runIndex(at position: Int) -> Int {
        runEnds.prefix(max(runs.count - 1, 0)).partitioningIndex { $0 > position }
    }

    /// Returns the styles in `range`, each with its part of `range`. Each tab is a part of its own. For an empty range, it
    /// returns the style of the scalar there.
    func runs(in range: Range<Int>) -> [(range: Range<Int>, style: TextRunStyle)] {
        guard !range.isEmpty else { return [(range, style(at: range.lowerBound))] }
        var found: [(Range<Int>, TextRunStyle)] = []
        var start = range.lowerBound
        var index = runIndex(at: start)
        while start < range.upperBound {
            let end = index == runs.count - 1 ? range.upperBound : min(runEnds[index], range.upperBound)
            if runs[index].style.isTab {
                for tab in start..<max(end, start) {
                    found.append((tab..<tab + 1, style(of: runs[index], at: tab)))
                }
            } else if end > start {
                found.append((start..<end, runs[index].style))
            }
            start = end
            index += 1
        }
        return found
    }

    /// Returns the scalars in `range` with their styles.
    func piece(_ range: Range<Int>) -> TextPiece {
        if range == 0..<count, runs.count == 1, !runs[0].style.isTab {
            return TextPiece(text: text(range), runs: runs)
        }
        return TextPiece(
            text: text(range), runs: runs(in: range).map { .init(count: $0.range.count, style: $0.style) })
    }

    /// Returns the scalars in `range` as fragments of a line.
    func fragments(_ range: Range<Int>) -> [TextFragment] {
        runs(in: range).map { TextFragment(text: text($0.range), style: $0.style, width: width($0.range)) }
    }

    /// Returns a paragraph in which every character has a width of zero, for machines without any fonts.
    static func unmeasurable(_ piece: TextPiece, isRightToLeft: Bool) -> ShapedText {
        let bytes = Array(piece.text.utf8)
        let offsets = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
        return ShapedText(
            bytes: bytes, byteOffsets: offsets, advances: Array(repeating: 0, count: offsets.count),
            attributes: Array(repeating: PangoLogAttr(), count: offsets.count), runs: piece.runs,
            isRightToLeft: isRightToLeft)
    }
}
