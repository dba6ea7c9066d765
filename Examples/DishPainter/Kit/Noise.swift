/// Cloudy noise for grain, veins and crumbs, in a tile that repeats without a seam.
///
/// Four octaves of value noise are computed once, after which a sample takes four reads.
final class Noise {
    private static let side = 256
    private let values: UnsafeMutablePointer<Float>

    init() {
        values = .allocate(capacity: Self.side * Self.side)
        let random = Random(seed: "noise")
        var amplitude: Float = 0.5
        values.initialize(repeating: 0, count: Self.side * Self.side)
        for cells in [16, 32, 64, 128] {
            let lattice = (0..<(cells * cells)).map { _ in Float(random.unit()) }
            let step = Self.side / cells
            for y in 0..<Self.side {
                let cellY = y / step
                let ty = Self.smooth(Float(y % step) / Float(step))
                let top = cellY * cells
                let bottom = (cellY + 1) % cells * cells
                for x in 0..<Self.side {
                    let cellX = x / step
                    let right = (cellX + 1) % cells
                    let tx = Self.smooth(Float(x % step) / Float(step))
                    let upper = lattice[top + cellX] + (lattice[top + right] - lattice[top + cellX]) * tx
                    let lower =
                        lattice[bottom + cellX] + (lattice[bottom + right] - lattice[bottom + cellX]) * tx
                    values[y * Self.side + x] += (upper + (lower - upper) * ty) * amplitude
                }
            }
            amplitude /= 2
        }
    }

    deinit { values.deallocate() }

    private static func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }

    /// Returns the noise at a place, from 0 to about 0.94. The largest clouds are 16 units wide.
    @inline(__always)
    func at(_ x: Float, _ y: Float) -> Float {
        let floorX = x.rounded(.down)
        let floorY = y.rounded(.down)
        let tx = x - floorX
        let ty = y - floorY
        let left = Int(floorX) & 255
        let right = (left + 1) & 255
        let top = (Int(floorY) & 255) << 8
        let bottom = (top + 256) & 0xFFFF
        let upper = values[top + left] + (values[top + right] - values[top + left]) * tx
        let lower = values[bottom + left] + (values[bottom + right] - values[bottom + left]) * tx
        return upper + (lower - upper) * ty
    }
}
