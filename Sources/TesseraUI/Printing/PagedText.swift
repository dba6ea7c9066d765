import Foundation
import TesseraGraphics

/// A text that is divided into pages between its lines.
struct PagedText {
    private let text: AttributedText
    private let layout: TextLayout
    /// The lines of each page.
    let pages: [Range<Int>]

    /// Divides a text.
    ///
    /// - Parameters:
    ///   - string: The text. Without attributes it is black, in the system font of 12 points.
    ///   - width: The width of the lines, in points.
    ///   - height: Returns the height of a page by its number, in points.
    init(_ string: NSAttributedString, width: CGFloat, height: (Int) -> CGFloat) {
        text = AttributedText(
            AttributedRuns(string), defaults: TextAttributes(font: .systemFont(ofSize: 12), color: .black),
            paragraph: NSParagraphStyle().values)
        layout = TextLayout.layout(
            text.styled,
            in: TextContainer(maximumWidth: width, overflow: .paragraphs, usesFontLeading: true))
        var pages: [Range<Int>] = []
        var start = 0
        for (index, line) in layout.lines.enumerated() where index > start {
            guard line.y + line.height - layout.lines[start].y > height(pages.count) else { continue }
            pages.append(start..<index)
            start = index
        }
        if start < layout.lines.count { pages.append(start..<layout.lines.count) }
        self.pages = pages
    }

    /// Draws the lines of a page in the current context.
    func draw(page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
        var lines = Array(layout.lines[pages[page]])
        let top = lines.first?.y ?? 0
        for index in lines.indices {
            lines[index].y -= top
            lines[index].baseline -= top
        }
        let height = lines.last.map { $0.y + $0.height } ?? 0
        let traits = UITraitCollection.current
        context.draw(
            TextLayout(lines: lines, size: CGSize(width: layout.size.width, height: height)), at: origin
        ) { run in
            text.attributes[run.tag].look(of: run, traits: traits)
        }
    }
}
