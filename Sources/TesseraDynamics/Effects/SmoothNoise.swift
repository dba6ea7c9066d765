/// Random values at whole coordinates, with smooth transitions between them. The same place always has the same value.
enum SmoothNoise {
    /// Returns a value between -1 and 1.
    static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
        let (cellX, cellY, cellZ) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        let (shareX, shareY, shareZ) = (smooth(x - cellX), smooth(y - cellY), smooth(z - cellZ))
        func mix(_ a: Double, _ b: Double, _ share: Double) -> Double { a + share * (b - a) }
        func row(_ y: Double, _ z: Double) -> Double {
            mix(corner(cellX, y, z, seed), corner(cellX + 1, y, z, seed), shareX)
        }
        func plane(_ z: Double) -> Double { mix(row(cellY, z), row(cellY + 1, z), shareY) }
        return mix(plane(cellZ), plane(cellZ + 1), shareZ)
    }

    private static func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    /// Returns the random value at whole coordinates.
    private static func corner(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        for coordinate in [x, y, z] {
            // Far places may repeat one another.
            state ^= UInt64(bitPattern: Int64(coordinate.remainder(dividingBy: 1e9)))
            state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
            state ^= state >> 31
        }
        return Double(state >> 11) / Double(1 << 52) - 1
    }
}
