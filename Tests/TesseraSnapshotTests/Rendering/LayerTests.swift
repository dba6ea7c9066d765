import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

/// Tests gradients, paths and masks of them.
@Suite struct LayerTests {
    private func gradient(
        _ kind: GradientContent.Kind, _ start: [Double], _ end: [Double], _ locations: [Double]
    )
        -> GradientContent
    {
        GradientContent(kind: kind, colors: [.red, .black], locations: locations, start: start, end: end)
    }

    @Test func `an axial gradient runs from its start to its end`() throws {
        var scene = SceneBuilder(width: 10, height: 2)
        scene.add(1, x: 0, y: 0, width: 10, height: 2) {
            $0.gradient = gradient(.axial, [0.2, 0], [0.8, 0], [0, 1])
        }
        let reds = try scene.drawn().reds(row: 1)
        #expect(reds[0] == 255 && reds[1] == 255 && reds[8] == 0 && reds[9] == 0)
        // The middles of the pixels lie at twelfths of the way.
        for index in 2...7 { #expect(isNear(reds[index], 255 * (1 - (Double(index) - 1.5) / 6), by: 2)) }
    }

    @Test func `an invisible colour of a gradient darkens nothing`() throws {
        var scene = SceneBuilder(width: 10, height: 2)
        scene.add(1, x: 0, y: 0, width: 10, height: 2) {
            var fade = gradient(.axial, [0, 0], [1, 0], [0, 1])
            fade.colors = [.red, Color(red: 0, green: 0, blue: 0, alpha: 0)]
            $0.gradient = fade
        }
        let picture = try scene.drawn()
        // The red of red over white stays, and white takes the place of what fades.
        for x in 0..<10 {
            let pixel = picture[x, 1]
            #expect(pixel.red >= 253 && isNear(pixel.green, 255 * (Double(x) + 0.5) / 10, by: 3))
        }
    }

    @Test func `a radial gradient is an ellipse, and a conic one turns clockwise`() throws {
        var scene = SceneBuilder(width: 20, height: 10)
        scene.add(1, x: 0, y: 0, width: 20, height: 10) {
            $0.gradient = gradient(.radial, [0.5, 0.5], [1, 1], [0.5, 0.5])
        }
        let ellipse = try scene.drawn()
        #expect(
            ellipse[14, 5] == .red && ellipse[16, 5] == .black && ellipse[10, 3] == .red
                && ellipse[10, 1] == .black)
        scene = SceneBuilder(width: 10, height: 10)
        scene.add(1, x: 0, y: 0, width: 10, height: 10) {
            $0.gradient = gradient(.conic, [0.5, 0.5], [1, 0.5], [0.5, 0.5])
        }
        let turn = try scene.drawn()
        #expect(turn[5, 8] == .red && turn[5, 1] == .black)
    }

    @Test func `a path is filled, and a part of its line is drawn`() throws {
        var scene = SceneBuilder(width: 12, height: 12)
        scene.add(1, x: 0, y: 0, width: 12, height: 12) {
            var shape = ShapeContent(path: "M2 2L10 2L10 10L2 10Z")
            shape.fill = .green
            shape.stroke = .red
            shape.lineWidth = 2
            shape.strokeEnd = 0.5
            $0.shape = shape
        }
        let picture = try scene.drawn()
        // The first half of the line goes along the upper and the right side.
        #expect(picture[6, 1] == .red && picture[6, 2] == .red && picture[10, 6] == .red)
        #expect(picture[6, 6] == .green && picture[6, 9] == .green && picture[2, 6] == .green)
        #expect(picture[6, 10] == .white && picture[1, 6] == .white)
    }

    @Test func `a gradient and a line are masks`() throws {
        var scene = SceneBuilder(width: 10, height: 10)
        let fade = GradientContent(
            kind: .axial, colors: [.black, TesseraDisplay.Color.black.faded(0)], locations: [0.5, 0.5],
            start: [0, 0], end: [1, 0])
        scene.add(1, x: 0, y: 0, width: 10, height: 10) {
            $0.backgroundColor = .red
            $0.mask = MaskContent(frame: NodeFrame(CGRect(x: 2, y: 0, width: 6, height: 10)), gradient: fade)
        }
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 2, y: 0, width: 3, height: 10))
        scene = SceneBuilder(width: 10, height: 10)
        var line = ShapeContent(path: "M0 5L10 5")
        line.stroke = .black
        line.lineWidth = 4
        line.strokeEnd = 0.5
        scene.add(1, x: 0, y: 0, width: 10, height: 10) {
            $0.backgroundColor = .red
            $0.mask = MaskContent(frame: NodeFrame(CGRect(x: 0, y: 0, width: 10, height: 10)), shape: line)
        }
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 0, y: 3, width: 5, height: 4))
    }

    @Test func `a transform goes about the anchor point`() throws {
        var scene = SceneBuilder(width: 10, height: 10)
        scene.add(1, x: 2, y: 2, width: 4, height: 4) {
            $0.backgroundColor = .red
            $0.anchorPoint = [0, 0]
            $0.transform = NodeTransform(CGAffineTransform(scaleX: 2, y: 1))
        }
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 2, y: 2, width: 8, height: 4))
    }
}
