import Foundation
import TesseraGeometry

extension ShapedText {
    /// The place of the last tab, or nil if there is none.
    var lastTab: Int? {
        runs.indices.last { runs[$0].style.isTab && runs[$0].count > 0 }.map { runEnds[$0] - 1 }
    }

    /// Gives the tabs in a line the widths that they have there. Tabs before the line keep their widths.
    ///
    /// The time is in proportion to the length of the line, not to that of the paragraph.
    ///
    /// - Parameters:
    ///   - start: The start of the line.
    ///   - indent: The distance of the line from the edge where reading starts, in points.
    ///   - style: The style of the paragraph.
    ///   - fits: Returns true if text of a width in points fits into the line. The tabs after the first text that does not fit
    ///     are left for the next lines.
    mutating func placeTabs(
        from start: Int, indent: CGFloat, of style: TextParagraphStyle, whileFitting fits: (CGFloat) -> Bool
    ) {
        let origin = advance(at: start)
        var (place, former) = (origin, origin)
        // The line may start within a cluster that the line before has not placed to its end.
        var placed = [origin]
        var run = runIndex(at: start)
        for position in start..<count {
            while run < runs.count - 1, runEnds[run] <= position { run += 1 }
            let next = advance(at: position + 1)
            let isTab = runs[run].style.isTab
            place +=
                isTab ? widthOfTab(at: position, place: indent + place - origin, of: style) : next - former
            former = next
            placed.append(place)
            // Text beyond this line that an earlier line has placed is placed again, so that all of it moves along.
            let isPlaced = placedEnd != .max && position + 1 < placedEnd
            if !isPlaced, attributes[position].is_white == 0, !fits(place - origin) { break }
        }
        setAdvances(placed, from: start)
    }

    /// Returns the width of a tab that begins at a distance in points from the edge where reading starts.
    private func widthOfTab(at tab: Int, place: CGFloat, of style: TextParagraphStyle) -> CGFloat {
        let stop = style.tabStop(after: place)
        let room = stop.location - place
        switch stop.alignment {
        case .right: return max(room - width(tab + 1..<endOfColumn(after: tab, stop.terminators)), 0)
        case .center: return max(room - width(tab + 1..<endOfColumn(after: tab, stop.terminators)) / 2, 0)
        case .left, .natural, .justified: return room
        }
    }

    /// Returns the end of the text that a tab aligns.
    private func endOfColumn(after tab: Int, _ terminators: CharacterSet) -> Int {
        let start = tab + 1
        let first = runIndex(at: start)
        let nextTab = runs.indices[first...].first { runs[$0].style.isTab && runEnds[$0] > start }
        var end = nextTab.map { max($0 == 0 ? 0 : runEnds[$0 - 1], start) } ?? count
        if !terminators.isEmpty {
            let scalars = text(start..<end).unicodeScalars
            end =
                start
                + (scalars.enumerated().first { terminators.contains($0.element) }?.offset ?? scalars.count)
        }
        return trimmedEnd(of: start..<end)
    }
}
