import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

/// Tests elements that are turned in space.
@Suite struct SpaceTests {
    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    private func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

    @Test(arguments: [1.0, 2.0])
    func `an element that comes nearer is larger`(scale: Double) throws {
        var scene = SceneBuilder(width: 24, height: 24)
        scene.add(1, x: 7, y: 7, width: 10, height: 10) {
            $0.backgroundColor = .red
            // The eye divides by a half: the element takes the points from 2 to 22.
            $0.transform = NodeTransform(space: CATransform3DTranslate(perspective(10), 0, 0, 5))
        }
        let picture = try scene.drawn(scale: scale)
        let (start, side) = (2 * scale, 20 * scale)
        let place = CGRect(x: start, y: start, width: side, height: side)
        #expect(picture.bounds(without: .white) == place)
        #expect(picture[Int(2 * scale), Int(2 * scale)] == .red)
        #expect(picture[Int(22 * scale) - 1, Int(22 * scale) - 1] == .red)
    }

    @Test func `an element that is turned in perspective is tapered`() throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.add(1, x: 10, y: 10, width: 20, height: 20) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(space: CATransform3DConcat(turn(acos(0.6)), perspective(16)))
        }
        let picture = try scene.drawn()
        // The left edge is at x = 20 - 6 / 0.5 and twice as high, the right one at x = 20 + 6 / 1.5 and two thirds as high.
        #expect(picture[7, 20] == .white && picture[8, 20] == .red)
        #expect(picture[23, 20] == .red && picture[24, 20] == .white)
        #expect(picture[23, 15] == .red && picture[23, 11] == .white && picture[23, 28] == .white)
        #expect(picture[9, 3] == .red && picture[9, 36] == .red)
        // A part of the pixel at a slanting edge is red, and the rest is white: the edge goes from (8, 0) to (24, 13.3).
        let edge = picture[12, 3]
        #expect(edge.red == 255 && edge.green > 0 && edge.green < 255)
    }

    @Test func `children are clipped and turned along`() throws {
        var scene = SceneBuilder(width: 24, height: 24)
        scene.add(1, x: 7, y: 7, width: 10, height: 10) {
            $0.clipsToBounds = true
            $0.transform = NodeTransform(space: CATransform3DTranslate(perspective(10), 0, 0, 5))
        }
        scene.add(2, in: 1, x: 5, y: -10, width: 20, height: 30) { $0.backgroundColor = .blue }
        // The right half of the clipped element lies between 12 and 22.
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 12, y: 2, width: 10, height: 20))
    }

    @Test func `the back of a one-sided element is invisible`() throws {
        for hidesBack in [false, true] {
            var scene = SceneBuilder(width: 10, height: 10)
            scene.add(1, x: 0, y: 0, width: 10, height: 10) {
                $0.transform = NodeTransform(space: turn(.pi))
                $0.space = SpaceContent()
                $0.space?.hidesBack = hidesBack ? true : nil
            }
            scene.add(2, in: 1, x: 0, y: 0, width: 4, height: 10) { $0.backgroundColor = .green }
            let picture = try scene.drawn()
            // From behind, the left part is at the right.
            #expect(picture[8, 5] == (hidesBack ? .white : .green) && picture[1, 5] == .white)
        }
    }

    @Test func `planes of one space cut through each other`() throws {
        var scene = SceneBuilder(width: 20, height: 20) {
            $0.backgroundColor = .white
            $0.space = SpaceContent()
            $0.space?.children = CATransform3DIdentity
        }
        scene.add(1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(space: turn(.pi / 4))
        }
        scene.add(2, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .green
            $0.transform = NodeTransform(space: turn(-.pi / 4))
        }
        let picture = try scene.drawn()
        // The left half of the red plane is nearer to the eye, and the right half of the green one. Both are 14.1 points wide.
        #expect(picture[5, 10] == .red && picture[14, 10] == .green)
        #expect(picture[1, 10] == .white && picture[18, 10] == .white)
    }

    @Test func `elements of a space are drawn by their depth, and share a vanishing point`() throws {
        var scene = SceneBuilder(width: 40, height: 40) {
            $0.backgroundColor = .white
            $0.space = SpaceContent()
            $0.space?.children = perspective(20)
        }
        scene.add(1, x: 26, y: 16, width: 4, height: 8) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(space: CATransform3DMakeTranslation(0, 0, 10))
        }
        scene.add(2, x: 30, y: 16, width: 10, height: 8) { $0.backgroundColor = .blue }
        let picture = try scene.drawn()
        // The red element goes from 6 to 10 to the right of the middle, and appears at twice the distance, in front of the blue
        // one.
        #expect(picture[31, 20] == .blue && picture[32, 20] == .red && picture[39, 20] == .red)
        #expect(picture[33, 12] == .red && picture[33, 27] == .red && picture[33, 11] == .white)
    }

    @Test func `an element that is no plane gives its children their depth`() throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.add(1, x: 10, y: 10, width: 20, height: 20) {
            $0.space = SpaceContent()
            $0.space?.keepsDepth = true
            $0.transform = NodeTransform(space: turn(.pi / 2))
        }
        scene.add(2, in: 1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .red
            // The side that is at the right of a cube before the cube turns is at its back afterwards.
            let side = CATransform3DConcat(turn(.pi / 2), CATransform3DMakeTranslation(10, 0, 0))
            $0.transform = NodeTransform(space: side)
        }
        scene.add(3, in: 1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .green
            let side = CATransform3DConcat(turn(-.pi / 2), CATransform3DMakeTranslation(-10, 0, 0))
            $0.transform = NodeTransform(space: side)
        }
        let picture = try scene.drawn()
        #expect(picture[20, 20] == .green && picture.bounds(without: .white)?.width == 20)
    }

    @Test func `parts behind the eye are cut off`() throws {
        var scene = SceneBuilder(width: 20, height: 20)
        scene.add(1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(space: CATransform3DConcat(turn(acos(0.6)), perspective(4)))
        }
        let picture = try scene.drawn()
        // The eye is where x is -5. Everything from there to the right edge, at x = 10 + 6 / 3, reaches to the left edge of the
        // screen.
        #expect(picture[0, 10] == .red && picture[11, 10] == .red && picture[12, 10] == .white)
        scene = SceneBuilder(width: 20, height: 20)
        scene.add(1, x: 0, y: 0, width: 20, height: 20) {
            $0.backgroundColor = .red
            $0.transform = NodeTransform(space: CATransform3DTranslate(perspective(4), 0, 0, 5))
        }
        #expect(try scene.drawn().bounds(without: .white) == nil)
    }

    @Test func `turned elements within each other are drawn`() throws {
        let near = NodeTransform(space: CATransform3DTranslate(perspective(10), 0, 0, 5))
        var scene = SceneBuilder(width: 48, height: 48)
        scene.add(1, x: 19, y: 19, width: 10, height: 10) { $0.transform = near }
        scene.add(2, in: 1, x: 0, y: 0, width: 10, height: 10) {
            $0.backgroundColor = .red
            $0.transform = near
        }
        // Each of them appears twice as large.
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 4, y: 4, width: 40, height: 40))
    }

    @Test func `the number of turned elements within each other has a limit`() throws {
        var scene = SceneBuilder(width: 10, height: 10)
        for id in 1...30 {
            scene.add(id, in: id - 1, x: 0, y: 0, width: 10, height: 10) {
                $0.transform = NodeTransform(space: CATransform3DConcat(turn(0.1), perspective(100)))
            }
        }
        #expect(throws: RenderingError.tooManyGroups(element: 25, limit: 24)) { try scene.drawn() }
    }

    @Test func `the visible part of a turned element is known`() throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.add(1, x: 10, y: 10, width: 20, height: 20) {
            $0.transform = NodeTransform(space: CATransform3DConcat(turn(acos(0.6)), perspective(16)))
        }
        let found = try #require(SceneRenderer(scale: 1).visibleFrame(of: 1, in: scene.tree))
        #expect(abs(found.minX - 8) < 1e-6 && abs(found.width - 16) < 1e-6)
        #expect(abs(found.minY) < 1e-6 && abs(found.height - 40) < 1e-6)
    }
}
