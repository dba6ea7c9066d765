import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

@Suite struct HostileSceneTests {
    @Test func `a scene without elements is an error`() {
        #expect(throws: RenderingError.emptyScene) { try SceneRenderer(scale: 1).render(SceneTree()) }
    }

    @Test(arguments: [0, -5, 1e9, .nan, .infinity])
    func `a picture of an impossible size is an error`(side: Double) throws {
        let scene = SceneBuilder(width: side, height: 10)
        do {
            _ = try scene.drawn()
            Issue.record("A picture \(side) points wide was drawn.")
        } catch RenderingError.size(let width, let height) {
            #expect((width == side || width.isNaN) && height == 10)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
    func `hostile numbers draw in bounded time`(number: Double) throws {
        var scene = SceneBuilder(width: 40, height: 40)
        scene.resources.images[1] = TestImages.twoByTwo
        scene.add(1, x: number, y: number, width: number, height: number) {
            $0.backgroundColor = .red
            $0.cornerRadius = CornerRadii(number)
            $0.border = Border(width: number, color: .blue)
            $0.shadow = Shadow(color: .black, radius: number, x: number, y: number)
            $0.backgroundBlur = number
            $0.alpha = number
            $0.zPosition = number
            $0.image = ImageContent(resource: 1, contentMode: .scaleAspectFill, width: number, height: number)
        }
        scene.add(2, x: 0, y: 0, width: 20, height: 20) {
            $0.shadow = Shadow(color: .black, radius: number, x: 1, y: 1)
            $0.backgroundBlur = number
            $0.backgroundPattern = PatternContent(resource: 1, width: number, height: number)
            $0.transform = NodeTransform(
                CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: number))
            $0.text = TextContent(
                lines: [.init(text: .plain("x"), x: number, y: number, width: number)], lineHeight: number,
                style: TextStyle(size: number, weight: 400, color: .black))
        }
        scene.add(3, x: 0, y: 0, width: 20, height: 20) {
            $0.scroll = ScrollContent(
                contentSize: CGSize(width: number, height: number), insets: .zero,
                offset: CGPoint(x: number, y: number), revision: 0)
            $0.control = ControlContent(
                .slider(
                    SliderContent(
                        minimum: number, maximum: number, track: NodeFrame(.zero),
                        firstThumb: NodeFrame(.zero),
                        lastThumb: NodeFrame(CGRect(x: number, y: 0, width: number, height: 1)),
                        minimumColor: .red, maximumColor: .green, thumbColor: .blue)), values: [number])
        }
        scene.add(4, in: 3, x: 0, y: 0, width: 5, height: 5) {
            $0.sticky = StickyContent(axis: .vertical, start: number, end: number, limits: (number, number))
            $0.backgroundColor = .green
        }
        scene.add(5, x: 0, y: 0, width: 20, height: 20) {
            $0.symbolOfSize(number)
        }
        let clock = ContinuousClock()
        let start = clock.now
        let picture = try scene.drawn(scale: 2)
        #expect(picture.width == 80)
        #expect(clock.now - start < .seconds(20))
    }

    @Test func `a blur of 60000 points draws in bounded time`() throws {
        var scene = SceneBuilder(width: 390, height: 844)
        scene.add(1, x: 10, y: 10, width: 300, height: 600) {
            $0.shadow = Shadow(color: .black, radius: 60_000, x: 0, y: 0)
            $0.backgroundBlur = 60_000
            $0.cornerRadius = 60_000
        }
        let picture = try scene.drawn(scale: 3)
        #expect(picture[600, 1200] == .white)
    }

    @Test func `a tree of 100000 levels is an error`() {
        var scene = SceneBuilder(width: 4, height: 4)
        for level in 1...100_000 { scene.add(level, in: level - 1, x: 0, y: 0, width: 4, height: 4) }
        #expect(throws: RenderingError.tooDeep(element: 401, limit: 400)) { try scene.drawn() }
    }

    @Test func `a tree of 400 levels is drawn`() throws {
        var scene = SceneBuilder(width: 4, height: 4)
        for level in 1...400 {
            scene.add(level, in: level - 1, x: 0, y: 0, width: 4, height: 4) {
                $0.clipsToBounds = true
                if level == 400 { $0.backgroundColor = .red }
            }
        }
        #expect(try scene.drawn()[1, 1] == .red)
    }

    @Test func `pictures of each other end`() throws {
        var scene = SceneBuilder(width: 20, height: 20)
        scene.add(1, x: 0, y: 0, width: 10, height: 10) {
            $0.backgroundColor = .red
            $0.picture = PictureContent(view: 2)
        }
        scene.add(2, x: 10, y: 10, width: 5, height: 5) {
            $0.backgroundColor = .blue
            $0.picture = PictureContent(view: 1)
        }
        scene.add(3, x: 10, y: 0, width: 5, height: 5) { $0.picture = PictureContent(view: 0) }
        let picture = try scene.drawn()
        #expect(picture[8, 8] == .red)
    }

    @Test func `pictures that multiply their elements are an error`() {
        var scene = SceneBuilder(width: 4, height: 4)
        for level in 1...40 {
            scene.add(level * 10, x: 0, y: 0, width: 2, height: 2)
            for copy in 1...4 {
                scene.add(level * 10 + copy, in: level * 10, x: 0, y: 0, width: 1, height: 1) {
                    $0.picture = PictureContent(view: level * 10 + 10)
                }
            }
        }
        #expect(throws: RenderingError.self) { try scene.drawn() }
    }

    @Test func `a picture of an element replaces a hidden original`() throws {
        var scene = SceneBuilder(width: 20, height: 10)
        scene.add(1, x: 0, y: 0, width: 4, height: 4) { $0.backgroundColor = .red }
        scene.add(2, x: 10, y: 2, width: 4, height: 4) {
            $0.picture = PictureContent(view: 1, hidesOriginal: true)
        }
        #expect(try scene.drawn().bounds(without: .white) == CGRect(x: 10, y: 2, width: 4, height: 4))
    }
}

extension NodeProperties {
    /// Gives the element a symbol of a size.
    fileprivate mutating func symbolOfSize(_ size: Double) {
        image = ImageContent(symbol: "\u{F4DB}", contentMode: .scaleAspectFit, width: size, height: size)
        image?.thickness = size
    }
}
