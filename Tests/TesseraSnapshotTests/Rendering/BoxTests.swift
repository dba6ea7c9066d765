import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

@Suite struct BoxTests {
    @Test func `a box fills exactly its pixels`() throws {
        var scene = SceneBuilder(width: 6, height: 4)
        scene.add(1, x: 1, y: 1, width: 3, height: 2) { $0.backgroundColor = .red }
        let picture = try scene.drawn()
        #expect(picture.bounds(without: .white) == CGRect(x: 1, y: 1, width: 3, height: 2))
        #expect(picture[3, 2] == .red)
    }

    @Test func `boxes lie on whole pixels whatever fractions their ancestors have`() throws {
        var scene = SceneBuilder(width: 10, height: 4)
        scene.add(1, x: 1.3, y: 0, width: 8, height: 4)
        scene.add(2, in: 1, x: 1.3, y: 0, width: 2, height: 2) { $0.backgroundColor = .red }
        let picture = try scene.drawn()
        // The left edge is 2.6 and the right one 4.6: they are rounded to 3 and 5.
        #expect(picture.bounds(without: .white) == CGRect(x: 3, y: 0, width: 2, height: 2))
        #expect(picture[3, 0] == .red)
    }

    @Test func `a line of half a pixel keeps half of its colour`() throws {
        var scene = SceneBuilder(width: 4, height: 4)
        scene.add(1, x: 0, y: 1.5, width: 4, height: 0.5) { $0.backgroundColor = .black }
        let picture = try scene.drawn()
        #expect(isNear(picture[1, 1].red, 127.5))
        #expect(picture[1, 2] == .white)
    }

    @Test func `a border lies inside of the box`() throws {
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(1, x: 1, y: 1, width: 6, height: 6) {
            $0.backgroundColor = .green
            $0.border = Border(width: 2, color: .red)
        }
        let picture = try scene.drawn()
        let expected: [DrawnPixels.Pixel] = [.white, .red, .red, .green, .green, .red, .red, .white]
        #expect((0..<8).map { picture[$0, 4] } == expected)
        #expect((0..<8).map { picture[4, $0] } == expected)
        #expect(picture[2, 2] == .red)
    }

    @Test func `a border lies over children and under those with a positive z position`() throws {
        var scene = SceneBuilder(width: 4, height: 4) {
            $0.backgroundColor = .white
            $0.border = Border(width: 1, color: .red)
        }
        scene.add(1, x: 0, y: 0, width: 4, height: 2) { $0.backgroundColor = .green }
        scene.add(2, x: 0, y: 2, width: 4, height: 2) {
            $0.backgroundColor = .blue
            $0.zPosition = 1
        }
        let picture = try scene.drawn()
        #expect(picture[0, 1] == .red)
        #expect(picture[1, 1] == .green)
        #expect(picture[0, 3] == .blue)
    }

    @Test func `each corner has its own radius`() throws {
        var scene = SceneBuilder(width: 20, height: 20)
        scene.add(1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .red
            $0.cornerRadius = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 0)
        }
        let picture = try scene.drawn()
        #expect(picture[0, 0] == .white)
        #expect(picture[19, 0] == .red)
        #expect(picture[19, 19] == .white)
        #expect(picture[0, 19] == .red)
        // The circle of radius 8 about (8, 8) passes the corner of the pixel (2, 2) at a distance of 8.49.
        #expect(picture[1, 1].green > 200)
        #expect(picture[3, 3] == .red)
        // The circle of radius 4 about (16, 16) contains the pixel (18, 18), whose farthest corner is 4.24 away,
        // for the most part.
        #expect(picture[18, 18].green < 80)
    }

    @Test func `radii that are too large share a side in proportion`() throws {
        var scene = SceneBuilder(width: 20, height: 10)
        scene.add(1, x: 0, y: 0, width: 20, height: 10) {
            $0.backgroundColor = .red
            $0.cornerRadius = 100
        }
        let picture = try scene.drawn()
        #expect(picture[0, 5].green < 40)
        #expect(picture[0, 0] == .white)
        // The ends are half circles with a radius of 5, so that the upper edge is straight from 5 to 15.
        #expect(picture[5, 0].green < 30)
        #expect(picture[10, 0] == .red)
    }

    @Test func `children are cut off where an element clips`() throws {
        var scene = SceneBuilder(width: 6, height: 6)
        scene.add(1, x: 1, y: 1, width: 3, height: 3) { $0.clipsToBounds = true }
        scene.add(2, in: 1, x: 1, y: 1, width: 9, height: 9) { $0.backgroundColor = .red }
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 2, y: 2, width: 2, height: 2))
    }

    @Test func `a border is as wide as whole pixels, and at least one`() throws {
        func reds(_ width: Double, scale: Double) throws -> [UInt8] {
            var scene = SceneBuilder(width: 6, height: 6)
            scene.add(1, x: 0, y: 0, width: 6, height: 6) { $0.border = Border(width: width, color: .black) }
            return Array(try scene.drawn(scale: scale).reds(row: Int(3 * scale)).prefix(4))
        }
        // A border of 1.5 points is rounded down to one pixel, or has three of half a point.
        #expect(try reds(1.5, scale: 1) == [0, 255, 255, 255])
        #expect(try reds(1.5, scale: 2) == [0, 0, 0, 255])
        #expect(try reds(0.3, scale: 1) == [0, 255, 255, 255])
    }

    @Test(arguments: [true, false])
    func `a round corner covers a part of each pixel on the circle`(clips: Bool) throws {
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(1, x: 0, y: 0, width: 8, height: 8) {
            $0.cornerRadius = 4
            $0.clipsToBounds = clips
            if !clips { $0.backgroundColor = .red }
        }
        if clips { scene.add(2, in: 1, x: 0, y: 0, width: 8, height: 8) { $0.backgroundColor = .red } }
        let picture = try scene.drawn()
        // Within the circle of radius 4 about (4, 4) lie 0 of the first pixel of a corner, ∫ √(16 − u²) − 3 du from 2 to
        // √7 = 0.16 of the pixel beside it, and 1 − ∫ 3 − √(16 − u²) du from √7 to 3 = 0.94 of the next one inwards. The
        // pixels opposite have the same parts. Cairo replaces the circle by lines that lie up to a tenth of a pixel inside
        // of it, which takes away a twentieth.
        for (x, y, share) in [(0, 0, 0.0), (1, 0, 0.16), (0, 1, 0.16), (1, 1, 0.94), (3, 3, 1)] {
            for place in [(x, y), (7 - x, y), (x, 7 - y), (7 - x, 7 - y)] {
                #expect(isNear(picture[place.0, place.1].green, 255 * (1 - share), by: 14), "at \(place)")
            }
        }
    }

    @Test func `a square that is turned by an eighth covers the triangles of a diamond`() throws {
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(1, x: 2, y: 2, width: 4, height: 4) {
            $0.backgroundColor = .black
            $0.transform = NodeTransform(CGAffineTransform(rotationAngle: .pi / 4))
        }
        let picture = try scene.drawn()
        // The diamond reaches √8 = 2.83 points from the middle at (4, 4). Its tips cover triangles with two sides of
        // 0.83 points, half of whose square is 0.34, of the pixels beside the middle.
        for (x, y) in [(1, 3), (1, 4), (6, 3), (3, 1), (4, 6)] {
            #expect(isNear(picture[x, y].red, 255 * (1 - 0.343), by: 5), "at \(x), \(y)")
        }
        #expect(picture[4, 4] == .black && picture[1, 1] == .white && picture[0, 4] == .white)
    }

    @Test func `a mask covers half of a pixel at its edge`() throws {
        var scene = SceneBuilder(width: 6, height: 4)
        scene.add(1, x: 0, y: 0, width: 6, height: 4) {
            $0.backgroundColor = .black
            $0.mask = MaskContent(frame: NodeFrame(CGRect(x: 1.5, y: 0, width: 3, height: 4)))
        }
        let reds = try scene.drawn().reds(row: 1)
        #expect(reds[0] == 255 && isNear(reds[1], 127.5) && reds[2] == 0 && reds[3] == 0)
        #expect(isNear(reds[4], 127.5) && reds[5] == 255)
    }

    @Test func `a mask can be a path with a hole`() throws {
        var scene = SceneBuilder(width: 6, height: 6)
        scene.add(1, x: 0, y: 0, width: 6, height: 6) {
            $0.backgroundColor = .black
            $0.mask = MaskContent(
                frame: NodeFrame(CGRect(x: 0, y: 0, width: 6, height: 6)),
                path: "M0 0 L6 0 L6 6 L0 6 Z M2 2 L4 2 L4 4 L2 4 Z", isEvenOdd: true)
        }
        let picture = try scene.drawn()
        #expect(picture[1, 1] == .black)
        #expect(picture[2, 2] == .white && picture[3, 3] == .white)
        #expect(picture[4, 4] == .black)
    }

    @Test func `alpha over alpha adds up as light passes through two films`() throws {
        var scene = SceneBuilder(width: 2, height: 2) { _ in }
        scene.add(1, x: 0, y: 0, width: 2, height: 2) {
            $0.backgroundColor = TesseraDisplay.Color.red.faded(128)
        }
        scene.add(2, x: 0, y: 0, width: 2, height: 2) {
            $0.backgroundColor = TesseraDisplay.Color.blue.faded(64)
        }
        let pixel = try scene.drawn()[0, 0]
        // Blue covers 64/255 of what is there; red stays with 128/255 of the rest.
        let blue = 64.0
        let red = 128 * (1 - 64 / 255.0)
        #expect(isNear(pixel.blue, blue) && isNear(pixel.red, red) && isNear(pixel.alpha, red + blue))
    }

    @Test func `the opacity of an element fades it as a whole`() throws {
        var scene = SceneBuilder(width: 3, height: 1)
        scene.add(1, x: 0, y: 0, width: 3, height: 1) {
            $0.backgroundColor = .black
            $0.alpha = 0.5
        }
        scene.add(2, in: 1, x: 1, y: 0, width: 1, height: 1) { $0.backgroundColor = .black }
        let reds = try scene.drawn().reds(row: 0)
        // Without a group the child would lie darker over its parent.
        #expect(reds.allSatisfy { isNear($0, 127.5) })
    }

    @Test func `hidden elements and their children are not drawn`() throws {
        var scene = SceneBuilder(width: 3, height: 3)
        scene.add(1, x: 0, y: 0, width: 3, height: 3) { $0.isHidden = true }
        scene.add(2, in: 1, x: 0, y: 0, width: 3, height: 3) { $0.backgroundColor = .red }
        #expect(try scene.drawn().bounds(without: .white) == nil)
    }

    @Test func `elements with a higher z position are in front`() throws {
        var scene = SceneBuilder(width: 3, height: 1)
        scene.add(1, x: 0, y: 0, width: 3, height: 1) {
            $0.backgroundColor = .red
            $0.zPosition = 0.5
        }
        scene.add(2, x: 1, y: 0, width: 2, height: 1) { $0.backgroundColor = .green }
        scene.add(3, x: 2, y: 0, width: 1, height: 1) {
            $0.backgroundColor = .blue
            $0.zPosition = 2
        }
        let picture = try scene.drawn()
        #expect([picture[0, 0], picture[1, 0], picture[2, 0]] == [.red, .red, .blue])
    }

    @Test func `a transform is applied about the middle`() throws {
        var scene = SceneBuilder(width: 8, height: 8)
        scene.add(1, x: 2, y: 3, width: 4, height: 2) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        }
        // A quarter turn about (4, 4) exchanges width and height.
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 3, y: 2, width: 2, height: 4))
        var larger = SceneBuilder(width: 8, height: 8)
        larger.add(1, x: 3, y: 3, width: 2, height: 2) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0))
        }
        #expect(try larger.drawn().bounds(without: .white) == CGRect(x: 3, y: 2, width: 4, height: 4))
    }

    @Test func `a background image is repeated from the top left corner`() throws {
        var scene = SceneBuilder(width: 6, height: 2)
        scene.resources.images[7] = TestImages.twoByTwo
        scene.add(1, x: 1, y: 0, width: 4, height: 2) {
            $0.backgroundPattern = PatternContent(resource: 7, width: 2, height: 2)
        }
        let picture = try scene.drawn()
        #expect((0..<6).map { picture[$0, 0] } == [.white, .red, .green, .red, .green, .white])
    }

    @Test func `of vibrant content only the opacity counts`() throws {
        var scene = SceneBuilder(width: 40, height: 40) { $0.backgroundColor = .black }
        scene.add(1, x: 0, y: 0, width: 40, height: 40) {
            $0.vibrancy = VibrancyContent(lightness: 1, opacity: 0.5)
        }
        scene.add(2, in: 1, x: 0, y: 0, width: 20, height: 40) { $0.backgroundColor = .red }
        scene.add(3, in: 1, x: 10, y: 0, width: 20, height: 40) { $0.backgroundColor = Color.blue.faded(128) }
        let picture = try scene.drawn()
        #expect([5, 15, 25, 35].map { picture[$0, 20].red } == [128, 128, 64, 0])
        #expect([5, 15, 25, 35].map { picture[$0, 20].blue } == [128, 128, 64, 0])
    }
}
