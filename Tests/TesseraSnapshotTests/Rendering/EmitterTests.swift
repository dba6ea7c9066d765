import Foundation
import TesseraDisplay
import TesseraSnapshot
import Testing

/// Tests pictures of particles.
@Suite struct EmitterTests {
    /// Returns a picture of a source in the middle of a screen of 20 points, with one particle, which is a white square of 4
    /// points.
    private func drawn(
        on background: TesseraDisplay.Color = .white, order: EmitterContent.Order? = nil,
        _ change: (inout EmitterCellContent) -> Void
    ) throws -> DrawnPixels {
        var scene = SceneBuilder(width: 20, height: 20) { $0.backgroundColor = background }
        scene.resources.images[5] = TestImages.image([[(1, 1, 1)]])
        var cell = EmitterCellContent(lifetime: [9, 0], velocity: [0, 0], direction: [0, 0, 0])
        (cell.resource, cell.size) = (5, [4, 4])
        change(&cell)
        let interval = EmitterInterval(from: 0, position: [10, 10, 0], cells: [[0, 1, 0]])
        scene.add(1, x: 0, y: 0, width: 0, height: 0) {
            $0.emitter = EmitterContent(seed: 1, order: order, now: 1.5, cells: [cell], intervals: [interval])
        }
        return try scene.drawn()
    }

    @Test func `a particle is the image in its colour, beyond an element without a size`() throws {
        let picture = try drawn { $0.color = [1, 0, 0, 1] }
        #expect(picture.bounds(without: .white) == CGRect(x: 8, y: 8, width: 4, height: 4))
        #expect(picture[10, 10] == .red)
    }

    @Test func `a particle has the place and the scale of the moment`() throws {
        // Half a second after its birth.
        let picture = try drawn {
            ($0.color, $0.velocity, $0.scale) = ([0, 0, 0, 1], [8, 0], [1, 0, 1])
        }
        #expect(picture.bounds(without: .white) == CGRect(x: 11, y: 7, width: 6, height: 6))
    }

    @Test func `colours of particles are added to those below them`() throws {
        let blue = TesseraDisplay.Color.blue
        #expect(try drawn(on: blue, order: .additive) { $0.color = [1, 0, 0, 1] }[10, 10].blue == 255)
        #expect(try drawn(on: blue, order: .additive) { $0.color = [1, 0, 0, 1] }[10, 10].red == 255)
        #expect(try drawn(on: blue) { $0.color = [1, 0, 0, 1] }[10, 10] == .red)
    }

    @Test func `particles without an image are invisible`() throws {
        #expect(try drawn { $0.resource = nil }.bounds(without: .white) == nil)
    }
}
