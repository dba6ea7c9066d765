import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot
import Testing

@Suite struct ImageTests {
    /// Returns the bounds of an image of 2 × 1 points in a box of 8 × 8 points.
    private func bounds(_ mode: ImageContent.ContentMode, clips: Bool = true) throws -> CGRect? {
        var scene = SceneBuilder(width: 12, height: 12)
        scene.resources.images[1] = TestImages.image([[(1, 0, 0), (1, 0, 0)]])
        scene.add(1, x: 2, y: 2, width: 8, height: 8) {
            $0.clipsToBounds = clips ? true : nil
            $0.image = ImageContent(resource: 1, contentMode: mode, width: 2, height: 1)
        }
        return try scene.drawn().bounds(without: .white)
    }

    @Test func `a symbol is drawn as it is when its effects have ended`() throws {
        func drawn(_ change: (inout SymbolEffectContent) -> Void) throws -> CGRect? {
            var last = SymbolEffectContent.Frame(1)
            last.scale = 0.5
            var effect = SymbolEffectContent(
                id: 1, duration: 1, count: 1, frames: [SymbolEffectContent.Frame(0), last])
            change(&effect)
            var scene = SceneBuilder(width: 8, height: 8)
            scene.resources.images[5] = TestImages.image([[(0, 0, 0)]])
            scene.add(1, x: 0, y: 0, width: 8, height: 8) {
                var image = ImageContent(resource: 5, contentMode: .scaleToFill, width: 8, height: 8)
                image.effects = [effect]
                $0.image = image
            }
            return try scene.drawn().bounds(without: .white)
        }
        #expect(try drawn { _ in } == CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try drawn { $0.stays = true } == CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(
            try drawn {
                $0.stays = true
                $0.frames[1].opacity = 0
            } == nil)
    }

    @Test func `enlarged pixels stay visible where the app demands it`() throws {
        /// Returns true if only black and white are drawn, and no mixture.
        func isSharp(_ pixels: VisiblePixels?) throws -> Bool {
            var scene = SceneBuilder(width: 8, height: 8)
            scene.resources.images[1] = TestImages.image([[(0, 0, 0), (1, 1, 1)]])
            scene.add(1, x: 0, y: 0, width: 8, height: 8) {
                var image = ImageContent(resource: 1, contentMode: .scaleToFill, width: 2, height: 1)
                image.pixels = pixels
                $0.image = image
            }
            let drawn = try scene.drawn()
            let row = (0..<8).map { drawn[$0, 4] }
            return row == Array(repeating: row[0], count: 4) + Array(repeating: row[7], count: 4)
        }
        #expect(try !isSharp(nil))
        #expect(try isSharp(VisiblePixels(whenEnlarged: true, whenReduced: false, scale: 1)))
        #expect(try !isSharp(VisiblePixels(whenEnlarged: false, whenReduced: true, scale: 1)))
    }

    @Test func `content modes place an image in its box`() throws {
        let expected: [(ImageContent.ContentMode, CGRect)] = [
            (.scaleToFill, CGRect(x: 2, y: 2, width: 8, height: 8)),
            (.scaleAspectFit, CGRect(x: 2, y: 4, width: 8, height: 4)),
            (.scaleAspectFill, CGRect(x: 2, y: 2, width: 8, height: 8)),
            (.topLeft, CGRect(x: 2, y: 2, width: 2, height: 1)),
            (.top, CGRect(x: 5, y: 2, width: 2, height: 1)),
            (.topRight, CGRect(x: 8, y: 2, width: 2, height: 1)),
            (.bottomLeft, CGRect(x: 2, y: 9, width: 2, height: 1)),
            (.bottom, CGRect(x: 5, y: 9, width: 2, height: 1)),
            (.bottomRight, CGRect(x: 8, y: 9, width: 2, height: 1)),
        ]
        for (mode, place) in expected { #expect(try bounds(mode) == place, "\(mode)") }
    }

    @Test func `an image that covers its box reaches beyond it unless the box clips`() throws {
        // The image is 16 points wide and 8 points high; the canvas cuts it off.
        #expect(try bounds(.scaleAspectFill, clips: false) == CGRect(x: 0, y: 2, width: 12, height: 8))
    }

    @Test func `an image has its pixels in their places`() throws {
        var scene = SceneBuilder(width: 2, height: 2)
        scene.resources.images[1] = TestImages.twoByTwo
        scene.add(1, x: 0, y: 0, width: 2, height: 2) {
            $0.image = ImageContent(resource: 1, contentMode: .scaleToFill, width: 2, height: 2)
        }
        let picture = try scene.drawn()
        #expect(
            [picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]] == [.red, .green, .blue, .white])
        var mirrored = scene
        mirrored.add(2, x: 0, y: 0, width: 2, height: 2) {
            $0.image = ImageContent(resource: 1, contentMode: .scaleToFill, width: 2, height: 2)
            $0.image?.isMirrored = true
        }
        let other = try mirrored.drawn()
        #expect([other[0, 0], other[1, 0], other[0, 1], other[1, 1]] == [.green, .red, .white, .blue])
    }

    @Test func `a template image is drawn in one colour`() throws {
        var scene = SceneBuilder(width: 4, height: 2)
        scene.resources.images[1] = TestImages.halfMask
        scene.add(1, x: 0, y: 0, width: 2, height: 1) {
            $0.image = ImageContent(resource: 1, contentMode: .scaleToFill, width: 2, height: 1, color: .blue)
        }
        let picture = try scene.drawn()
        #expect(picture[0, 0] == .blue && picture[1, 0] == .white)
    }

    @Test func `an image can be the mask of an element`() throws {
        var scene = SceneBuilder(width: 4, height: 2)
        scene.resources.images[1] = TestImages.halfMask
        scene.add(1, x: 0, y: 0, width: 4, height: 2) {
            $0.backgroundColor = .red
            $0.mask = MaskContent(
                frame: NodeFrame(CGRect(x: 1, y: 0, width: 2, height: 2)),
                image: ImageContent(resource: 1, contentMode: .scaleToFill, width: 2, height: 1))
        }
        let picture = try scene.drawn()
        #expect((0..<4).map { picture[$0, 0] } == [.white, .red, .white, .white])
    }

    @Test func `the edges of a sliced image keep their size`() throws {
        let row: [(Double, Double, Double)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
        var scene = SceneBuilder(width: 8, height: 3)
        scene.resources.images[1] = TestImages.image([row, row, row])
        scene.add(1, x: 0, y: 0, width: 8, height: 3) {
            $0.image = ImageContent(resource: 1, contentMode: .scaleToFill, width: 3, height: 3)
            $0.image?.slices = ImageSlices(top: 0, left: 1, bottom: 0, right: 1, scale: 1)
        }
        let picture = try scene.drawn()
        #expect(
            picture[0, 1] == .red && picture[1, 1] == .green && picture[6, 1] == .green
                && picture[7, 1] == .blue)
    }

    @Test func `a missing image is an error that names it`() {
        var scene = SceneBuilder(width: 4, height: 4)
        scene.add(3, x: 0, y: 0, width: 4, height: 4) {
            $0.image = ImageContent(resource: 12, contentMode: .scaleToFill, width: 2, height: 2)
        }
        #expect(throws: RenderingError.missingImage(12, element: 3)) { try scene.drawn() }
        scene.resources.images[12] = Data("no image".utf8)
        #expect(throws: RenderingError.image(12, .unknownFormat)) { try scene.drawn() }
    }

    @Test func `a symbol is drawn in its colour in the middle of its box`() throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.add(1, x: 0, y: 0, width: 40, height: 40) {
            $0.image = ImageContent(
                symbol: String(SymbolCatalog.glyph(named: "stop.fill") ?? " "), contentMode: .center,
                width: 20,
                height: 20, color: .red)
        }
        let picture = try scene.drawn()
        let bounds = try #require(picture.bounds(without: .white))
        #expect(picture[20, 20] == .red)
        #expect(CGRect(x: 9, y: 9, width: 22, height: 22).contains(bounds))
        #expect(abs(bounds.midX - 20) <= 1 && abs(bounds.midY - 20) <= 1)
    }
}
