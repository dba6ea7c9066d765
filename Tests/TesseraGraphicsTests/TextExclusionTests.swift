import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

/// Tests with Japanese text whose characters are 10 points wide, on lines that are 10 points high.
@Suite struct TextExclusionTests {
    private func layout(
        _ text: String, around rects: [CGRect], width: CGFloat = 60, height: CGFloat = .infinity,
        maximum: Int = 0, margin: CGFloat = 0, size: CGFloat = 10,
        change: (inout TextParagraphStyle) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = TextParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping)
        (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (10, 10)
        change(&paragraph)
        return TextLayout.layout(
            StyledText(text, style: TextRunStyle(font: FontDescriptor(size: size)), paragraph: paragraph),
            in: TextContainer(
                maximumWidth: width, maximumHeight: height, maximumLines: maximum,
                exclusions: rects.map { TextExclusion($0) }, exclusionMargin: margin))
    }

    private func places(_ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            "\(line.text) \(Int(line.x.rounded())),\(Int(line.y.rounded()))"
        }
    }

    // MARK: Lines

    @Test func `lines lie on both sides of a rectangle, and use the whole width below it`() {
        let layout = layout("春夏秋冬春夏秋冬春夏秋冬", around: [CGRect(x: 20, y: 0, width: 20, height: 15)])
        #expect(
            places(layout) == ["春夏 0,0", "秋冬 40,0", "春夏 0,10", "秋冬 40,10", "春夏秋冬 0,20"])
        #expect(layout.size == CGSize(width: 60, height: 30))
        #expect(layout.lines.map(\.edges) == [0..<20, 40..<60, 0..<20, 40..<60, 0..<60])
    }

    @Test func `a row without space is passed over`() {
        let layout = layout("春夏", around: [CGRect(x: -5, y: 0, width: 100, height: 23)])
        #expect(places(layout) == ["春夏 0,23"])
    }

    @Test func `a row passes over all that is excluded at once`() {
        func change(_ rect: CGRect, below height: CGFloat, depth: CGFloat = 0) -> CGFloat? {
            TextExclusion(rect).nextChange(below: height, depth: depth, between: 0...60)
        }
        let tall = CGRect(x: 0, y: 20, width: 60, height: 90_000)
        #expect(change(tall, below: 20) == 90_020 && change(tall, below: 0) == 20)
        #expect(change(tall, below: 5, depth: 10) == 10)
        #expect(change(tall, below: 90_020) == nil)
        #expect(places(layout("春夏", around: [tall])) == ["春夏 0,0"])
        #expect(places(layout("春夏\n秋", around: [tall])) == ["春夏 0,0", "秋 0,10"])
        #expect(places(layout("春\n夏\n秋", around: [tall])) == ["春 0,0", "夏 0,10", "秋 0,90020"])
    }

    @Test func `rows beside a slanted edge are looked for where the edge is a quarter of a point further`() {
        func change(_ points: [CGPoint], below height: CGFloat) -> CGFloat? {
            var path = PathShape()
            path.move(to: points[0])
            for point in points[1...] { path.addLine(to: point) }
            return TextExclusion(path).nextChange(below: height, depth: 0, between: 0...60)
        }
        let triangle = [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 6000), CGPoint(x: 0, y: 0)]
        #expect(change(triangle, below: 0) == 25)
        let steep = [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 30), CGPoint(x: 0, y: 0)]
        #expect(change(steep, below: 0) == 1)
        // An edge that is still outside of the container changes nothing.
        let outside = [CGPoint(x: -40, y: 0), CGPoint(x: 60, y: 100), CGPoint(x: -40, y: 100)]
        #expect(change(outside, below: 0) == 40)
    }

    @Test func `the last row is cut off in the last gap that has room for text`() {
        let gaps = [CGRect(x: 30, y: 0, width: 27, height: 100)]
        func cut(_ change: @escaping (inout TextParagraphStyle) -> Void) -> [String] {
            let layout = layout("春夏秋冬春夏秋冬", around: gaps, maximum: 1, change: change)
            return places(layout)
        }
        #expect(cut { $0.lineBreakMode = .byTruncatingTail } == ["春夏… 0,0"])
        #expect(cut { $0.lineBreakMode = .byWordWrapping } == ["春夏秋 0,0"])
        #expect(cut { $0.lineBreakMode = .byClipping } == ["春夏秋冬春夏秋冬 0,0"])
    }

    @Test func `a word is not broken at an exclusion, but in the whole width`() {
        let gap = CGRect(x: 20, y: 0, width: 40, height: 30)
        #expect(layout("Mushrooms", around: [gap]).lines.map(\.y).min() == 30)
        let short = layout("a Mushrooms", around: [gap])
        #expect(short.lines.map { $0.text }.first == "a")
        #expect(short.lines[1].y == 30 && short.lines[1].isTorn == false)
        #expect(layout("Mushroomsmushrooms", around: [gap], width: 40).lines[0].isTorn)
    }

    @Test func `a gap has a margin on both sides`() {
        let layout = layout(
            "春夏秋冬", around: [CGRect(x: 30, y: 0, width: 10, height: 10)], width: 80, margin: 5)
        #expect(places(layout) == ["春夏 0,0", "秋冬 45,0"])
    }

    @Test func `text from right to left begins in the right gap`() {
        let layout = layout("אב גד", around: [CGRect(x: 25, y: 0, width: 10, height: 10)])
        #expect(layout.lines.map(\.text) == ["אב", "גד"])
        #expect(layout.lines.map(\.edges) == [35..<60, 0..<25])
        #expect(abs(layout.lines[0].x + layout.lines[0].width - 60) < 0.01)
    }

    @Test func `lines are aligned within their gaps`() {
        let gap = CGRect(x: 25, y: 0, width: 10, height: 10)
        let right = layout("春夏秋", around: [gap]) { $0.alignment = .right }
        #expect(places(right) == ["春夏 5,0", "秋 50,0"])
        let center = layout("春夏秋", around: [gap]) { $0.alignment = .center }
        #expect(places(center) == ["春夏 3,0", "秋 43,0"])
        let justified = layout("春夏秋冬春", around: [gap]) { $0.alignment = .justified }
        #expect(justified.lines.map { $0.width.rounded() } == [25, 25, 10])
    }

    @Test func `indents are those of the container, and tabs lead to its tab stops`() {
        let gap = CGRect(x: 20, y: 0, width: 10, height: 10)
        let indented = layout("春夏", around: [gap]) { $0.firstLineHeadIndent = 10 }
        #expect(places(indented) == ["春 10,0", "夏 30,0"])
        let tab = layout("春夏秋\t冬", around: [gap], width: 90) { $0.tabStops = [TextTabStop(location: 60)] }
        #expect(tab.lines.map(\.x) == [0, 30])
        #expect(tab.lines[1].fragments.map(\.width) == [10, 20, 10])
    }

    @Test func `paragraphs and lines keep their spacing`() {
        let layout = layout("春夏秋\n冬", around: [CGRect(x: 10, y: 0, width: 40, height: 12)]) {
            ($0.lineSpacing, $0.paragraphSpacing) = (3, 4)
        }
        #expect(places(layout) == ["春 0,0", "夏 50,0", "秋 0,13", "冬 0,30"])
    }

    @Test func `rows count as lines, and the last one is truncated in its last gap`() {
        let gap = CGRect(x: 20, y: 0, width: 20, height: 100)
        let cut = layout("春夏秋冬春夏秋冬春夏秋冬", around: [gap], maximum: 2) {
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(cut.lines.map(\.text) == ["春夏", "秋冬", "春夏", "秋…"])
        #expect(layout("春夏秋冬春夏秋冬春", around: [gap], height: 20).lines.count == 4)
    }

    @Test func `a row is as high as the highest of its lines`() {
        let small = TextRunStyle(font: FontDescriptor(size: 10))
        let large = TextRunStyle(font: FontDescriptor(size: 20))
        var text = StyledText("春夏秋", style: small, paragraph: TextParagraphStyle())
        text.runs = [.init(length: 6, style: small), .init(length: 3, style: large)]
        // The row that the small letters need is clear of the lower rectangle, and that of the large one is not.
        let high = FontDescriptor(size: 20).metrics.lineHeight
        let layout = TextLayout.layout(
            text,
            in: TextContainer(
                maximumWidth: 60,
                exclusions: [
                    TextExclusion(CGRect(x: 20, y: 0, width: 10, height: 5)),
                    TextExclusion(CGRect(x: 30, y: high - 2, width: 30, height: 10)),
                ]))
        #expect(layout.lines.map(\.text) == ["春夏", "秋"])
        #expect(layout.lines[0].height < high && layout.lines[1].y > 5)
        #expect(layout.lines[1].edges?.lowerBound == 0)
    }

    @Test func `the empty line at the end lies in a gap too`() {
        let layout = layout("春\n", around: [CGRect(x: 0, y: 10, width: 40, height: 50)])
        #expect(layout.emptyLine?.minX == 40 && layout.emptyLine?.minY == 10)
        #expect(self.layout("", around: [CGRect(x: 0, y: 0, width: 60, height: 30)]).emptyLine?.minY == 30)
    }

    @Test func `a container without a width has gaps up to the exclusion and behind it`() {
        let layout = layout(
            "春夏秋冬", around: [CGRect(x: 20, y: 0, width: 20, height: 10)], width: .infinity
        ) { $0.alignment = .right }
        #expect(places(layout) == ["春夏 0,0", "秋冬 40,0"])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `invalid shapes end`(number: CGFloat) {
        let layout = layout(
            "春夏秋冬春夏秋冬",
            around: [
                CGRect(x: number, y: 0, width: 20, height: number),
                CGRect(x: 0, y: number, width: 1, height: 1),
            ])
        #expect(layout.lines.map(\.text).joined() == "春夏秋冬春夏秋冬")
    }

    // MARK: A slow reference

    /// Returns the lines that a look at each square point of the container finds.
    private func reference(_ text: String, around rects: [CGRect], width: Int) -> [String] {
        var (rest, lines, y) = (Array(text), [String](), 0)
        while !rest.isEmpty {
            let isFree = (0..<width).map { x in
                (y..<y + 10).allSatisfy { y in
                    !rects.contains { $0.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }
                }
            }
            var found = false
            for part in isFree.indices.split(whereSeparator: { !isFree[$0] }) where !rest.isEmpty {
                let count = min(part.count / 10, rest.count)
                guard count > 0 else { continue }
                lines.append("\(String(rest.prefix(count))) \(part.startIndex),\(y)")
                rest.removeFirst(count)
                found = true
            }
            y += found ? 10 : 1
        }
        return lines
    }

    @Test(arguments: 0..<40)
    func `lines around random rectangles are those of a slow reference`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = (0..<80).map { _ in ["春", "夏", "秋", "冬"].randomElement(using: &random) ?? "春" }.joined()
        let width = Int.random(in: 10...120, using: &random)
        let rects = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            CGRect(
                x: Int.random(in: -20...100, using: &random), y: Int.random(in: -20...100, using: &random),
                width: Int.random(in: 0...60, using: &random), height: Int.random(in: 0...60, using: &random))
        }
        #expect(
            places(layout(text, around: rects, width: CGFloat(width)))
                == reference(text, around: rects, width: width))
    }

    /// Returns a closed path with random corners and curves.
    private func path(_ random: inout SeededGenerator) -> PathShape {
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        var path = PathShape()
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 2...5, using: &random) {
                if Bool.random(using: &random) {
                    path.addLine(to: point())
                } else {
                    path.addQuadratic(to: point(), control: point())
                }
            }
            path.close()
        }
        return path
    }

    @Test(arguments: 0..<40)
    func `what a random path blocks is what a look at each of its points finds`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (path, isEvenOdd) = (path(&random), Bool.random(using: &random))
        let exclusion = TextExclusion(path, usesEvenOddRule: isEvenOdd)
        let top = Double.random(in: 0...90, using: &random)
        let bottom = top + .random(in: 2...20, using: &random)
        let blocked = exclusion.blocked(from: top, to: bottom)
        for x in stride(from: 0.5, to: 100, by: 1) {
            func contains(_ x: Double) -> Bool {
                stride(from: top, through: bottom, by: 0.25).contains {
                    path.contains(CGPoint(x: x, y: $0), usesEvenOddRule: isEvenOdd)
                }
            }
            // Between the looked-at points the path may reach further, and its curves are polygons.
            let isNear = blocked.contains { $0.lowerBound - 1 <= x && x <= $0.upperBound + 1 }
            if contains(x) { #expect(isNear, "\(x) lies in the path, but is not blocked") }
            let isDeep = blocked.contains { $0.lowerBound + 1 <= x && x <= $0.upperBound - 1 }
            if isDeep {
                let isFound = [-1, -0.5, 0, 0.5, 1].contains { contains(x + $0) }
                #expect(isFound, "\(x) is blocked, but does not lie in the path")
            }
        }
    }

    @Test func `a circle blocks what it reaches within a row`() {
        var circle = PathShape()
        circle.addArc(center: CGPoint(x: 50, y: 50), radius: 50, start: 0, sweep: 2 * .pi)
        let exclusion = TextExclusion(circle)
        let middle = exclusion.blocked(from: 45, to: 55)
        #expect(middle.count == 1)
        #expect(abs(middle[0].lowerBound) < 0.3 && abs(middle[0].upperBound - 100) < 0.3)
        // At a distance of 40 from its middle, a circle of 50 is 60 wide.
        let above = exclusion.blocked(from: 0, to: 10)
        #expect(abs(above[0].lowerBound - 20) < 0.3 && abs(above[0].upperBound - 80) < 0.3)
        #expect(exclusion.blocked(from: 100, to: 110).isEmpty)
    }
}
