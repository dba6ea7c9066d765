import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests with Japanese text of 10 points, in which each character is 10 points wide.
@Suite struct TabStopTests {
    /// Returns the left edge of each part of the first line between tabs, or of another line.
    private func columns(
        _ text: String, _ stops: [TextTabStop]? = nil, interval: CGFloat = 0, width: CGFloat = .infinity,
        indent: CGFloat = 0, line: Int = 0
    ) -> [CGFloat] {
        var paragraph = TextParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping)
        (paragraph.tabStops, paragraph.tabInterval) = (stops, interval)
        (paragraph.firstLineHeadIndent, paragraph.headIndent) = (indent, indent)
        let layout = TextLayout.layout(
            StyledText(text, style: TextRunStyle(font: FontDescriptor(size: 10)), paragraph: paragraph),
            in: TextContainer(maximumWidth: width))
        var (x, columns) = (layout.lines[line].x, [CGFloat]())
        for fragment in layout.lines[line].fragments {
            if fragment.style.attachment == nil { columns.append(x) }
            x += fragment.width
        }
        return columns.map { ($0 * 100).rounded() / 100 }
    }

    @Test func `without tab stops of its own a tab leads to a multiple of 28 points`() {
        #expect(columns("春\t夏\t秋") == [0, 28, 56])
        #expect(columns("春夏秋\t冬") == [0, 56])
        #expect(columns("\t春") == [28])
    }

    @Test func `a tab leads to the next tab stop, and then to a multiple of the interval`() {
        let stops = [TextTabStop(location: 15), TextTabStop(location: 50)]
        #expect(columns("春\t夏\t秋\t冬", stops) == [0, 15, 50, 84])
        #expect(columns("春\t夏\t秋\t冬", stops, interval: 40) == [0, 15, 50, 80])
        #expect(columns("春夏\t秋", stops) == [0, 50])
    }

    @Test func `the interval applies after twelve usual stops if there are no others`() {
        let tabs = String(repeating: "\t", count: 12)
        #expect(columns(tabs + "春", interval: 50) == [336])
        #expect(columns(tabs + "\t春", interval: 50) == [350])
        #expect(columns(tabs + "\t春") == [364])
    }

    @Test func `a tab stop is measured from the edge, and not from the indent`() {
        #expect(columns("春\t夏", [TextTabStop(location: 50)], indent: 20) == [20, 50])
    }

    @Test func `text ends at a right tab stop and lies around a central one`() {
        #expect(columns("春\t夏秋", [TextTabStop(location: 50, alignment: .right)]) == [0, 30])
        #expect(columns("春\t夏秋", [TextTabStop(location: 50, alignment: .center)]) == [0, 40])
        // The text is wider than the room before the stop.
        #expect(columns("春\t夏秋冬春夏", [TextTabStop(location: 50, alignment: .right)]) == [0, 10])
        let stops = [TextTabStop(location: 50, alignment: .right), TextTabStop(location: 90)]
        #expect(columns("\t春夏\t秋", stops) == [30, 90])
    }

    @Test func `a column of numbers is aligned at its separator`() {
        let stop = TextTabStop(location: 50, alignment: .right, terminators: ["点"])
        #expect(columns("\t春夏点秋冬", [stop]) == [30])
        #expect(columns("\t春点", [stop]) == [40])
    }

    @Test func `a line ends after a tab, and the tabs of the next line are measured from its start`() {
        // The first line has room for the column that begins at 28 points, and not for the one at 56.
        #expect(columns("春\t夏\t秋\t冬", width: 60) == [0, 28])
        #expect(columns("春\t夏\t秋\t冬", width: 60, line: 1) == [0, 28])
    }

    @Test func `a tab is as high as its font, and changes nothing of the height of a line`() {
        let font = FontDescriptor(size: 10)
        #expect(TextLayout.layout("春\t夏", font: font).size.height == font.metrics.lineHeight)
        #expect(TextLayout.layout("\t", font: font).size.height == font.metrics.lineHeight)
    }

    @Test func `random texts with tabs in many lines are laid out like by a slow reference`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let text = String(
                (0..<Int.random(in: 1...60, using: &random)).map { _ in
                    ["春", "夏", "か\u{3099}", "冬", "\t", "\t"].randomElement(using: &random) ?? "春"
                })
            let places = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                CGFloat.random(in: 5...150, using: &random)
            }
            let stops = places.sorted().map {
                TextTabStop(
                    location: $0, alignment: [.left, .right, .center].randomElement(using: &random) ?? .left)
            }
            let width = CGFloat.random(in: 5...160, using: &random)
            let found = linesOfColumns(text, stops, width)
            #expect(
                found == reference(Array(text), stops, width),
                "\(text.debugDescription) \(stops) \(width), seed \(seed)")
        }
    }

    /// Returns the parts of each line between tabs, each with its left edge.
    private func linesOfColumns(_ text: String, _ stops: [TextTabStop], _ width: CGFloat) -> [[String]] {
        var paragraph = TextParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping)
        paragraph.tabStops = stops
        let layout = TextLayout.layout(
            StyledText(text, style: TextRunStyle(font: FontDescriptor(size: 10)), paragraph: paragraph),
            in: TextContainer(maximumWidth: width))
        return layout.lines.map { line in
            var (x, columns) = (line.x, [String]())
            for fragment in line.fragments {
                if fragment.style.attachment == nil, !fragment.text.isEmpty {
                    columns.append(column(fragment.text, at: x))
                }
                x += fragment.width
            }
            return columns
        }
    }

    private func column(_ text: String, at x: CGFloat) -> String { "\(text) at \((x * 10).rounded() / 10)" }

    /// Lays out a text of Japanese characters and tabs, and computes all places after the start of each line.
    private func reference(_ text: [Character], _ stops: [TextTabStop], _ width: CGFloat) -> [[String]] {
        var (lines, start) = ([[String]](), 0)
        while start < text.count {
            var ends = [CGFloat]()
            for index in start..<text.count {
                let place = ends.last ?? 0
                ends.append(text[index] == "\t" ? end(ofTab: index, place, text, stops) : place + 10)
            }
            // A line ends before the first character that extends beyond its edge, but has at least one. Tabs may extend beyond
            // it.
            let overflow = (start..<text.count).first {
                text[$0] != "\t" && ends[$0 - start] > width + 1 / 64
            }
            let next = max(overflow ?? text.count, start + 1)
            var (columns, part, edge) = ([String](), "", CGFloat(0))
            for index in start..<next {
                if text[index] == "\t" {
                    if !part.isEmpty { columns.append(column(part, at: edge)) }
                    part = ""
                } else {
                    if part.isEmpty { edge = ends[index - start] - 10 }
                    part.append(text[index])
                }
            }
            if !part.isEmpty { columns.append(column(part, at: edge)) }
            lines.append(columns)
            start = next
        }
        return lines
    }

    /// Returns the place to which a tab leads.
    private func end(ofTab tab: Int, _ place: CGFloat, _ text: [Character], _ stops: [TextTabStop]) -> CGFloat
    {
        let column = CGFloat(text[(tab + 1)...].prefix { $0 != "\t" }.count) * 10
        guard let stop = stops.first(where: { $0.location > place + 1 / 64 }) else {
            return stride(from: 28, through: 10_000, by: 28).first { $0 > place + 1 / 64 } ?? place
        }
        switch stop.alignment {
        case .right: return max(stop.location - column, place)
        case .center: return max(stop.location - column / 2, place)
        default: return stop.location
        }
    }
}
