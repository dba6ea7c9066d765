import Foundation
import TesseraBasics

/// The lines of one section of a flow layout. Places along are measured from the start of the first line,
/// places across from the section's edge.
///
/// The rules are those of UIKit: A line takes items while they fit with the minimum spacing, and the
/// remaining space is distributed evenly over the spaces between them. If one item fills a line, it is
/// centred. The last line is spaced as if further items like its last one filled it, so that it continues the
/// grid above it. Within a line, items are centred along the direction of scrolling.
struct FlowLines {
    /// One line of items with different sizes.
    struct Line {
        var items: Range<Int>
        var start: CGFloat
        var extent: CGFloat
        /// The place of the first item across, and the space between items.
        var offset: CGFloat
        var spacing: CGFloat
    }

    private enum Arrangement {
        case grid(item: FlowMetrics.Size, perLine: Int, offset: CGFloat, spacing: CGFloat)
        case lines([Line], sizes: [FlowMetrics.Size])
    }

    let count: Int
    /// The distance from the start of the first line to the greatest end of all lines, or 0 if there are no
    /// lines.
    let extent: CGFloat
    private let arrangement: Arrangement
    private let lineSpacing: CGFloat
    /// True if both the starts and the ends of the lines increase, which is the case unless spacing is very
    /// negative.
    let isOrdered: Bool

    init(_ metrics: FlowMetrics, across: CGFloat) {
        count = metrics.count
        lineSpacing = metrics.lineSpacing
        let (before, spacing) = (metrics.acrossInsets.before, metrics.itemSpacing)
        let room = across - before - metrics.acrossInsets.after
        switch metrics.sizes {
        case .uniform(let size):
            let fit = Self.fill(room: room, spacing: spacing, item: size.across, atMost: metrics.count)
            arrangement = .grid(
                item: size, perLine: fit.count, offset: before + fit.offset, spacing: fit.spacing)
            let lines = (metrics.count + fit.count - 1) / fit.count
            isOrdered = size.along + lineSpacing > 0
            let last = CGFloat(max(lines - 1, 0)) * (size.along + lineSpacing)
            extent = lines == 0 ? 0 : max(last, 0) + size.along
        case .individual(let sizes):
            let lines = Self.lines(
                of: sizes, room: room, spacing: spacing, before: before, lineSpacing: lineSpacing)
            arrangement = .lines(lines, sizes: sizes)
            isOrdered = zip(lines, lines.dropFirst()).allSatisfy {
                $0.start <= $1.start && $0.start + $0.extent <= $1.start + $1.extent
            }
            extent = lines.map { $0.start + $0.extent }.max() ?? 0
        }
    }

    // MARK: Breaking lines

    /// Returns the number of items of one size in a line, the place of the first, and the space between them.
    private static func fill(room: CGFloat, spacing: CGFloat, item: CGFloat, atMost limit: Int)
        -> (count: Int, offset: CGFloat, spacing: CGFloat)
    {
        guard item <= room + FlowMetrics.tolerance else { return (1, 0, spacing) }
        let step = item + spacing
        // Items without length, or items that overlap, never fill a line.
        guard step > 0, (room - item) / step < 1e9 else { return (max(limit, 1), 0, spacing) }
        let count = Int((room - item + FlowMetrics.tolerance) / step) + 1
        let left = max(room - item - CGFloat(count - 1) * step, 0)
        return count == 1 ? (1, left / 2, spacing) : (count, 0, spacing + left / CGFloat(count - 1))
    }

    private static func lines(
        of sizes: [FlowMetrics.Size], room: CGFloat, spacing: CGFloat, before: CGFloat, lineSpacing: CGFloat
    ) -> [Line] {
        var lines: [Line] = []
        var (first, start) = (0, CGFloat(0))
        while first < sizes.count {
            var (next, used, extent) = (first + 1, sizes[first].across, sizes[first].along)
            while next < sizes.count,
                used + spacing + sizes[next].across <= room + FlowMetrics.tolerance
            {
                used += spacing + sizes[next].across
                extent = max(extent, sizes[next].along)
                next += 1
            }
            var slots = next - first
            var left = room - used
            if next == sizes.count {
                let step = sizes[next - 1].across + spacing
                let imagined = step > 0 ? (left + FlowMetrics.tolerance) / step : 0
                if imagined >= 1, imagined < 1e9 {
                    slots += Int(imagined)
                    left -= imagined.rounded(.down) * step
                }
                // Items without length, or items that overlap, never fill a line.
                if step <= 0 || imagined >= 1e9 { left = 0 }
            }
            // An item that is too long for any line is placed at the edge.
            left = max(left, 0)
            lines.append(
                Line(
                    items: first..<next, start: start, extent: extent,
                    offset: before + (slots == 1 ? left / 2 : 0),
                    spacing: spacing + (slots == 1 ? 0 : left / CGFloat(slots - 1))))
            start += extent + lineSpacing
            first = next
        }
        return lines
    }

    // MARK: Finding

    private var lineCount: Int {
        switch arrangement {
        case .grid(_, let perLine, _, _): (count + perLine - 1) / perLine
        case .lines(let lines, _): lines.count
        }
    }

    private func span(ofLine line: Int) -> (start: CGFloat, end: CGFloat) {
        switch arrangement {
        case .grid(let item, _, _, _):
            let start = CGFloat(line) * (item.along + lineSpacing)
            return (start, start + item.along)
        case .lines(let lines, _): return (lines[line].start, lines[line].start + lines[line].extent)
        }
    }

    private func items(ofLine line: Int) -> Range<Int> {
        switch arrangement {
        case .grid(_, let perLine, _, _): line * perLine..<min((line + 1) * perLine, count)
        case .lines(let lines, _): lines[line].items
        }
    }

    /// Calls `body` with each item of the lines that overlap a range, and its place. O(log n + the number of
    /// items found).
    func forEachItem(
        from lower: CGFloat, to upper: CGFloat,
        _ body: (_ item: Int, _ along: CGFloat, _ across: CGFloat, _ size: FlowMetrics.Size) -> Void
    ) {
        var wanted = 0..<lineCount
        if isOrdered {
            let first = wanted.partitioningIndex { span(ofLine: $0).end >= lower }
            wanted = first..<max(first, wanted.partitioningIndex { span(ofLine: $0).start > upper })
        }
        for line in wanted { forEachItem(inLine: line, body) }
    }

    private func forEachItem(
        inLine line: Int,
        _ body: (_ item: Int, _ along: CGFloat, _ across: CGFloat, _ size: FlowMetrics.Size) -> Void
    ) {
        let start = span(ofLine: line).start
        switch arrangement {
        case .grid(let size, let perLine, let offset, let spacing):
            for item in items(ofLine: line) {
                let column = CGFloat(item - line * perLine)
                body(item, start, offset + column * (size.across + spacing), size)
            }
        case .lines(let lines, let sizes):
            var across = lines[line].offset
            for item in lines[line].items {
                let size = sizes[item]
                body(item, start + (lines[line].extent - size.along) / 2, across, size)
                across += size.across + lines[line].spacing
            }
        }
    }

    /// Returns the place of an item, or nil if there is no such item. O(1) in a grid, otherwise O(log n + the
    /// number of items in its line).
    func place(of item: Int) -> (along: CGFloat, across: CGFloat, size: FlowMetrics.Size)? {
        guard item >= 0, item < count else { return nil }
        switch arrangement {
        case .grid(let size, let perLine, let offset, let spacing):
            let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
            return (
                CGFloat(line) * (size.along + lineSpacing),
                offset + CGFloat(column) * (size.across + spacing), size
            )
        case .lines(let lines, _):
            let line = lines.indices.partitioningIndex { lines[$0].items.upperBound > item }
            var found: (CGFloat, CGFloat, FlowMetrics.Size)?
            forEachItem(inLine: line) { if $0 == item { found = ($1, $2, $3) } }
            return found
        }
    }
}
