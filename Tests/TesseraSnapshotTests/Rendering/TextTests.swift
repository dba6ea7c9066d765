import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import Testing

@Suite struct TextTests {
    private let style = TextStyle(size: 20, weight: 400, color: .black)

    /// Returns the content of one line at a place, measured as the app measures it.
    private func content(_ text: String, x: Double = 0, y: Double = 0, height: Double = 30) -> TextContent {
        let width = TextLayout.layout(text, font: FontDescriptor(size: 20)).size.width
        return TextContent(
            lines: [.init(text: .plain(text), x: x, y: y, width: width)], lineHeight: height, style: style)
    }

    private func picture(_ text: TextContent, scale: Double = 1) throws -> DrawnPixels {
        var scene = SceneBuilder(width: 120, height: 60)
        scene.add(1, x: 10, y: 10, width: 100, height: 40) { $0.text = text }
        return try scene.drawn(scale: scale)
    }

    @Test(arguments: [1.0, 2, 3])
    func `letters lie within their line box`(scale: Double) throws {
        let content = content("Hgx", x: 5, y: 4)
        let bounds = try #require(try picture(content, scale: scale).bounds(without: .white))
        let box = CGRect(
            x: 15 * scale, y: 14 * scale, width: content.lines[0].width * scale, height: 30 * scale)
        #expect(box.insetBy(dx: -1, dy: -1).contains(bounds))
        // The letters fill nearly the whole width of the line.
        #expect(bounds.width > box.width - 6 * scale)
    }

    @Test func `a line is as wide as it was measured`() throws {
        var wide = content("HHHH")
        wide.lines[0].width += 30
        let one = try #require(try picture(content("HHHH")).bounds(without: .white))
        let other = try #require(try picture(wide).bounds(without: .white))
        // A quarter of the additional width comes after the last letter.
        #expect(abs(other.width - one.width - 22.5) <= 1)
    }

    @Test func `runs have their own colours and backgrounds`() throws {
        var red = style
        red.color = .red
        var marked = style
        marked.background = .green
        let width = TextLayout.layout("HH", font: FontDescriptor(size: 20)).size.width
        let runs: [TextContent.Run] = [
            .init(text: "HH", style: 0, width: width), .init(text: "HH", style: 1, width: width),
        ]
        let content = TextContent(
            lines: [.init(text: .runs(runs), x: 0, y: 0, width: 2 * width)], lineHeight: 30, style: style,
            styles: [red, marked])
        let picture = try picture(content)
        let middle = Int(10 + width)
        let left = (10..<middle - 1).map { picture[$0, 25] }
        #expect(left.contains(.red) && !left.contains(.black))
        let right = (middle + 1..<Int(10 + 2 * width) - 1).map { picture[$0, 25] }
        #expect(right.contains(.black) && right.contains(.green) && !right.contains(.white))
    }

    @Test func `an underline lies below the baseline`() throws {
        var underlined = style
        underlined.color = Color.black.faded(0)
        underlined.underline = .init(pattern: .solid, thickness: 2, color: .blue)
        let width = TextLayout.layout("HH", font: FontDescriptor(size: 20)).size.width
        let content = TextContent(
            lines: [
                .init(text: .runs([.init(text: "HH", style: 0, width: width)]), x: 0, y: 0, width: width)
            ],
            lineHeight: 30, style: style, styles: [underlined])
        let bounds = try #require(try picture(content).bounds(without: .white))
        let metrics = FontDescriptor(size: 20).metrics
        // The descent of 4.83 is rounded up, so that the ascent keeps its 19 pixels.
        let (ascent, descent) = (metrics.ascender.rounded(), (-metrics.descender).rounded())
        let baseline = 10 + ((30 - ascent - descent) / 2).rounded(.down) + ascent
        #expect(bounds.minY == baseline + 1 && bounds.height == 2)
        #expect(abs(bounds.width - width) <= 1)
    }

    /// The colours of a row of pixels through a full block with an outline of two points.
    private func row(isFilled: Bool?) throws -> [DrawnPixels.Pixel] {
        var text = content("█")
        text.style.color = .red
        text.style.outline = TextStyle.Outline(thickness: 2, color: .blue, isFilled: isFilled)
        let picture = try picture(text)
        return (0..<60).map { picture[$0, 25] }
    }

    @Test func `an outline lies on the edges of letters, whose inside is empty or filled`() throws {
        let empty = try row(isFilled: nil)
        #expect(empty[9] == .blue && empty[14] == .white && empty[8] == .white)
        let filled = try row(isFilled: true)
        #expect(filled[9] == .blue && filled[14] == .red && filled[8] == .white)
    }

    @Test func `letters do not shine through their outline when their element fades`() throws {
        var text = content("█")
        text.style.color = .red
        text.style.outline = TextStyle.Outline(thickness: 2, color: .blue, isFilled: true)
        var scene = SceneBuilder(width: 60, height: 50)
        scene.add(1, x: 10, y: 10, width: 40, height: 30) {
            $0.text = text
            $0.alpha = 0.5
        }
        let picture = try scene.drawn()
        // The outline lies half outside and half inside.
        #expect(picture[9, 25] != .white && picture[10, 25] == picture[9, 25])
    }

    @Test func `emoji have their own colours, and fade with their element`() throws {
        func colors(alpha: Double) throws -> [DrawnPixels.Pixel] {
            var scene = SceneBuilder(width: 40, height: 40)
            scene.add(1, x: 5, y: 5, width: 30, height: 30) {
                $0.text = content("🍎")
                $0.alpha = alpha
            }
            let picture = try scene.drawn()
            return (0..<40).map { picture[$0, 20] }
        }
        let solid = try colors(alpha: 1)
        #expect(solid.contains { $0.red > 150 && $0.green < 90 })
        let faded = try colors(alpha: 0.25)
        #expect(faded.allSatisfy { $0.green > 150 } && faded.contains { $0.green < 250 })
    }

    @Test func `a missing font is an error that names it`() {
        var other = style
        other.family = "No Such Family"
        let text = TextContent(
            lines: [.init(text: .plain("H"), x: 0, y: 0, width: 10)], lineHeight: 20, style: other)
        #expect(throws: RenderingError.missingFont("No Such Family")) { try picture(text) }
    }

    @Test func `a shadow of letters lies where it is moved`() throws {
        var shadowed = style
        shadowed.color = Color.black.faded(0)
        shadowed.shadow = Shadow(color: .red, radius: 1, x: 10, y: 0)
        var content = content("H")
        let plain = try #require(try picture(content).bounds(without: .white))
        content.style = shadowed
        let shadow = try #require(try picture(content).bounds(without: .white))
        #expect(abs(shadow.midX - plain.midX - 10) <= 1 && abs(shadow.midY - plain.midY) <= 1)
        #expect(shadow.width > plain.width)
    }
}
