import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

@Suite struct ScrollTests {
    /// A scroll view of 10 × 20 points with content of 100 points and insets of 2 points at the top.
    private func scroller(offset: Double) -> ScrollContent {
        ScrollContent(
            contentSize: CGSize(width: 10, height: 100),
            insets: UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: offset),
            revision: 1)
    }

    private func scene(offset: Double, sticky: StickyContent? = nil) -> SceneBuilder {
        var scene = SceneBuilder(width: 10, height: 30)
        scene.add(1, x: 0, y: 5, width: 10, height: 20) { $0.scroll = scroller(offset: offset) }
        scene.add(2, in: 1, x: 0, y: 30, width: 10, height: 4) {
            $0.backgroundColor = .red
            $0.sticky = sticky
        }
        return scene
    }

    /// Returns the first row and the height of the red part, or nil if nothing is red.
    private func rows(_ scene: SceneBuilder) throws -> [Double]? {
        try scene.drawn().bounds(without: .white).map { [$0.minY, $0.height] }
    }

    @Test func `content lies as far up as it is scrolled, and is cut off at the edges`() throws {
        #expect(try rows(scene(offset: 20)) == [15, 4])
        #expect(try rows(scene(offset: 14)) == [21, 4])
        #expect(try rows(scene(offset: 12)) == [23, 2])
        #expect(try rows(scene(offset: 8)) == nil)
    }

    @Test func `content lies where the user has scrolled it`() throws {
        var scene = scene(offset: 8)
        scene.state.offsets[1] = CGPoint(x: 0, y: 20)
        #expect(try rows(scene) == [15, 4])
    }

    @Test func `an offset beyond the content counts as the nearest one within it`() throws {
        // The greatest offset is 100 − 20 = 80.
        var scene = SceneBuilder(width: 10, height: 20)
        scene.add(1, x: 0, y: 0, width: 10, height: 20) { $0.scroll = scroller(offset: 500) }
        scene.add(2, in: 1, x: 0, y: 90, width: 10, height: 4) { $0.backgroundColor = .red }
        #expect(try rows(scene) == [10, 4])
        // The least offset is minus the inset.
        #expect(try rows(self.scene(offset: -50)) == nil)
        var top = SceneBuilder(width: 10, height: 20)
        top.add(1, x: 0, y: 0, width: 10, height: 20) { $0.scroll = scroller(offset: -50) }
        top.add(2, in: 1, x: 0, y: 0, width: 10, height: 4) { $0.backgroundColor = .red }
        #expect(try rows(top) == [2, 4])
    }

    @Test func `a sticky element moves with the content, stays at the edge, and goes with its section`()
        throws
    {
        let sticky = StickyContent(axis: .vertical, start: 0, end: nil, limits: (30, 60))
        // Before it reaches the edge it lies in its place.
        #expect(try rows(scene(offset: 20, sticky: sticky)) == [15, 4])
        // The edge is 2 points below the top of the element, since it lies inside of the insets.
        #expect(try rows(scene(offset: 40, sticky: sticky)) == [7, 4])
        // At the end of its section, whose lower edge is at 60 − 57 = 3, it goes out of sight.
        #expect(try rows(scene(offset: 57, sticky: sticky)) == [5, 3])
    }

    @Test func `an element sticks to the lower edge`() throws {
        let sticky = StickyContent(axis: .vertical, start: nil, end: 1, limits: (0, 60))
        #expect(try rows(scene(offset: 0, sticky: sticky)) == [20, 4])
    }

    @Test func `an element changes with the offset of a scrolling element`() throws {
        var scene = scene(offset: 20)
        scene.add(3, x: 0, y: 0, width: 10, height: 2) {
            $0.backgroundColor = .black
            $0.scrollEffect = ScrollEffectContent(
                view: 1,
                tracks: [
                    .init(.opacity, [(0, 0), (40, 1)]), .init(.growth, [(0, 0), (20, 1)]),
                    .init(.shift, [(20, 1), (40, 5)]),
                ])
        }
        let picture = try scene.drawn()
        #expect(picture[5, 0] == .white)
        #expect((1...3).allSatisfy { isNear(picture[5, $0].red, 127.5) })
        #expect(picture[5, 4] == .white)
    }

    @Test func `a row that is open lies beside its actions`() throws {
        func scene(open: SwipeContent.Side?) -> SceneBuilder {
            var scene = SceneBuilder(width: 10, height: 2)
            scene.add(1, x: 0, y: 0, width: 10, height: 2) {
                $0.swipe = SwipeContent(sides: [.right], open: open)
            }
            scene.add(2, in: 1, x: 0, y: 0, width: 10, height: 2) { $0.backgroundColor = .blue }
            scene.add(3, in: 1, x: 6, y: 0, width: 4, height: 2) {
                $0.backgroundColor = .red
                $0.swipeActions = SwipeActionsContent(side: .right, performsFirst: false)
            }
            return scene
        }
        let open = try scene(open: .right).drawn()
        #expect(open[5, 0] == .blue && open[6, 0] == .red && open[9, 0] == .red)
        let closed = try scene(open: nil).drawn()
        #expect(closed[9, 0] == .blue)
    }
}
