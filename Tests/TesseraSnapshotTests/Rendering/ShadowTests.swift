import Foundation
import TesseraDisplay
import TesseraSnapshot
import Testing

@Suite struct ShadowTests {
    /// Returns the share of a Gaussian blur of a strip that lies at a place.
    private func profile(_ x: Double, from start: Double, to end: Double, sigma: Double) -> Double {
        (erf((end - x) / (sigma * 2.0.squareRoot())) - erf((start - x) / (sigma * 2.0.squareRoot()))) / 2
    }

    @Test(arguments: [(2.0, 1.0), (4, 1), (4, 2), (20, 1), (30, 2)])
    func `a shadow fades as a Gaussian function`(sigma: Double, scale: Double) throws {
        let size = 200.0
        let box = CGRect(x: 60, y: 60, width: 80, height: 80)
        var scene = SceneBuilder(width: size, height: size) { _ in }
        scene.add(1, x: box.minX, y: box.minY - 300, width: box.width, height: box.height) {
            $0.shadow = Shadow(color: .black, radius: sigma, x: 0, y: 300)
        }
        let picture = try scene.drawn(scale: scale)
        for place in stride(from: 2, to: Int(size * scale), by: 5) {
            let x = (Double(place) + 0.5) / scale
            let across = profile(x, from: box.minX, to: box.maxX, sigma: sigma)
            let down = profile(100.5 / 1, from: box.minY, to: box.maxY, sigma: sigma)
            let pixel = picture[place, Int(100.5 * scale)]
            #expect(isNear(pixel.alpha, across * down * 255, by: 2.5), "at \(x)")
        }
    }

    @Test func `a shadow lies around a clear box and not below it`() throws {
        var scene = SceneBuilder(width: 30, height: 30)
        scene.add(1, x: 10, y: 10, width: 10, height: 10) {
            $0.shadow = Shadow(color: .black, radius: 2, x: 0, y: 0)
        }
        let picture = try scene.drawn()
        #expect(picture[15, 15] == .white)
        #expect(picture[9, 15].red < 190)
    }

    @Test func `the shadow of a box or a path lies below a clear element too`() throws {
        let square = Shadow(color: .black, radius: 0, x: 0, y: 5)
        for isPath in [false, true] {
            var scene = SceneBuilder(width: 30, height: 30)
            scene.add(1, x: 10, y: 10, width: 10, height: 10) {
                $0.shadow = square
                if isPath {
                    $0.shadow?.path = "M2 2L8 2L8 8L2 8Z"
                } else {
                    $0.shadow?.box = NodeFrame(CGRect(x: 2, y: 2, width: 6, height: 6))
                }
            }
            let picture = try scene.drawn()
            #expect(picture.bounds(without: .white) == CGRect(x: 12, y: 17, width: 6, height: 6))
        }
    }

    @Test func `the drawing of a clear element and its children casts the shadow`() throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.add(1, x: 5, y: 5, width: 20, height: 10) {
            $0.shadow = Shadow(color: .black, radius: 0, x: 0, y: 15)
            $0.shadow?.isOfContent = true
        }
        scene.add(2, in: 1, x: 2, y: 1, width: 4, height: 6) { $0.backgroundColor = .red }
        scene.add(3, in: 1, x: 10, y: 1, width: 4, height: 6) { $0.backgroundColor = .red }
        let picture = try scene.drawn()
        // The two children are drawn, and their shadows lie 15 points below them.
        #expect(picture[8, 8] == .red && picture[16, 8] == .red && picture[12, 8] == .white)
        #expect(picture[8, 23] == .black && picture[16, 23] == .black && picture[12, 23] == .white)
        #expect(picture[8, 28] == .white && picture[8, 18] == .white)
    }

    @Test func `a blurred shadow of content fades as a Gaussian function, within two percent`() throws {
        var scene = SceneBuilder(width: 100, height: 100) { _ in }
        scene.add(1, x: 0, y: 0, width: 100, height: 50) {
            $0.shadow = Shadow(color: .black, radius: 6, x: 0, y: 60)
            $0.shadow?.isOfContent = true
        }
        scene.add(2, in: 1, x: 30, y: -60, width: 40, height: 100) { $0.backgroundColor = .black }
        let picture = try scene.drawn(scale: 1)
        for x in stride(from: 5, to: 95, by: 5) {
            let expected = profile(Double(x) + 0.5, from: 30, to: 70, sigma: 6) * 255
            #expect(isNear(picture[x, 75].alpha, expected, by: 10), "at \(x)")
        }
    }

    @Test func `the shadow of a path fades as a Gaussian function, within two percent`() throws {
        var scene = SceneBuilder(width: 100, height: 100) { _ in }
        scene.add(1, x: 0, y: 0, width: 100, height: 100) {
            $0.shadow = Shadow(color: .black, radius: 6, x: 0, y: 0)
            $0.shadow?.path = "M30 -50L70 -50L70 150L30 150Z"
        }
        let picture = try scene.drawn()
        for x in stride(from: 5, to: 95, by: 5) {
            let expected = profile(Double(x) + 0.5, from: 30, to: 70, sigma: 6) * 255
            #expect(isNear(picture[x, 50].alpha, expected, by: 8), "at \(x)")
        }
    }

    @Test func `a continuous corner runs through the middle of a circular one`() throws {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(1, x: 0, y: 0, width: 100, height: 100) {
            $0.backgroundColor = .black
            $0.cornerRadius = 30
            $0.cornerRadius?.expansion = 1.5
        }
        let picture = try scene.drawn()
        // In the middle, both curves are 30 (1 − √½) = 8.8 points from the corner.
        #expect(picture[7, 7] == .white && picture[10, 10] == .black)
        // A circle leaves the side 30 points from the corner, and the curve 45 points.
        #expect(picture[38, 0].red > 0 && picture[50, 0] == .black)
    }

    @Test func `a large shadow is the same as one that is computed for its whole size`() throws {
        // The middle of the shadow of a large box is repeated. At its edge it is that of a smaller box.
        func edge(_ side: Double) throws -> [UInt8] {
            var scene = SceneBuilder(width: 20, height: 100)
            scene.add(1, x: 10, y: -side / 2, width: side, height: side) {
                $0.shadow = Shadow(color: .black, radius: 3, x: 0, y: 0)
            }
            return try scene.drawn().reds(row: 50)
        }
        #expect(try edge(300) == edge(50_000))
    }

    @Test func `content behind a blurred element is mixed with its neighbours`() throws {
        var scene = SceneBuilder(width: 80, height: 20)
        scene.add(1, x: 0, y: 0, width: 40, height: 20) { $0.backgroundColor = .black }
        scene.add(2, x: 0, y: 0, width: 80, height: 10) { $0.backgroundBlur = 3 }
        let picture = try scene.drawn()
        #expect(picture[39, 15] == .black && picture[40, 15] == .white)
        for place in [34, 38, 39, 40, 41, 46] {
            let expected = 255 * (1 + erf((Double(place) + 0.5 - 40) / (3 * 2.0.squareRoot()))) / 2
            #expect(isNear(picture[place, 5].red, expected, by: 2), "at \(place)")
        }
    }
}
