import Foundation
import TesseraGeometry

extension ShapedText {
    /// The place of the last tab, or nil if there is none.
    var lastTab: Int? {
        var end = count
        for run in runs.reversed() {
            if run.style.attachment?.isTab == true { return end - 1 }
            end -= run.count
        }
        return nil
    }

    /// Returns the text with the widths that its tabs have in a line, which starts at `start`.
    ///
    /// - Parameters:
    ///   - start: The start of the line. Tabs before it keep their widths.
    ///   - indent: The distance of the line from the edge where reading starts, in points.
    ///   - style: The style of the paragraph.
    func placingTabs(from start: Int, indent: CGFloat, of style: TextParagraphStyle) -> ShapedText {
        var placed = advances
        var runs: [TextPiece.Run] = []
        var position = 0
        for run in self.runs {
            let end = min(position + run.count, count)
            guard let box = run.style.attachment, box.isTab else {
                runs.append(run)
                for index in position..<end { placed[index + 1] = placed[index] + width(index..<index + 1) }
                position = end
                continue
            }
            for tab in position..<end {
                var look = run.style
                if tab >= start {
                    let place = indent + placed[tab] - placed[start]
                    look.attachment?.width = widthOfTab(at: tab, place: place, of: style)
                }
                placed[tab + 1] = placed[tab] + (look.attachment?.width ?? 0)
                runs.append(.init(count: 1, style: look))
            }
            position = end
        }
        return ShapedText(
            bytes: bytes, byteOffsets: byteOffsets, advances: placed, attributes: attributes, runs: runs,
            isRightToLeft: isRightToLeft)
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
        var end = tab + 1
        while end < count, runs(in: end..<end + 1).first?.style.attachment?.isTab != true {
            if let scalar = text(end..<end + 1).unicodeScalars.first, terminators.contains(scalar) { break }
            end += 1
        }
        return trimmedEnd(of: tab + 1..<end)
    }
}
