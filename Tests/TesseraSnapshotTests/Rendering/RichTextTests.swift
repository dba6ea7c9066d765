import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import Testing

/// Tests the lines of texts whose parts have looks of their own.
@Suite struct RichTextTests {
    private let black = RichText.Look(
        style: TextStyle(size: 20, weight: 400, color: .black), lineHeight: 30, paragraph: 0)
    private var red: RichText.Look {
        RichText.Look(style: TextStyle(size: 20, weight: 400, color: .red), lineHeight: 30, paragraph: 1)
    }

    private func picture(_ text: String, _ runs: [(Int, Int)], _ paragraph: RichText.Paragraph) throws
        -> DrawnPixels
    {
        var scene = SceneBuilder(width: 200, height: 100)
        scene.add(1, x: 0, y: 0, width: 200, height: 100) {
            var input = InputContent(style: black.style, alignment: .left)
            (input.text, input.isMultiline) = (text, true)
            $0.input = input
            $0.richText = RichText(
                edit: 0, looks: [black, red], paragraphs: [.init(alignment: .left), paragraph],
                runs: runs.map { .init(length: $0.0, look: $0.1) })
        }
        return try scene.drawn()
    }

    private func rows(_ picture: DrawnPixels, of color: DrawnPixels.Pixel) -> [Int] {
        (0..<100).filter { row in (0..<200).contains { picture[$0, row] == color } }
    }

    @Test func `parts have their looks, and paragraphs their spaces and indents`() throws {
        var paragraph = RichText.Paragraph(alignment: .left)
        (paragraph.firstIndent, paragraph.spaceBefore) = (50, 20)
        let picture = try picture("HH\nHH", [(3, 0), (2, 1)], paragraph)
        let (first, second) = (rows(picture, of: .black), rows(picture, of: .red))
        // The first line has 30 points. The second begins 20 points below it.
        #expect(try #require(first.max()) < 30 && #require(second.min()) >= 50 && #require(second.max()) < 80)
        let row = second[second.count / 2]
        #expect((0..<50).allSatisfy { picture[$0, row] == .white })
    }

    @Test func `all of a text has the first look if the looks are those of another text`() throws {
        let picture = try picture("HH", [(1, 1), (7, 0)], .init(alignment: .left))
        #expect(!rows(picture, of: .red).isEmpty && rows(picture, of: .black).isEmpty)
    }
}
