/// A blur that averages each value of a line with its neighbours.
///
/// It loops over raw memory with `while`, as unoptimised builds take ten times as long with ranges and
/// arrays.
public enum BoxBlur {
    /// Blurs every line of a plane of bytes in place, as if the first and the last value of a line continued
    /// beyond its ends.
    ///
    /// The time is linear in the number of values, whatever the radius.
    /// - Parameters:
    ///   - bytes: The first value of the first line.
    ///   - lines: The number of lines.
    ///   - lineStride: The bytes from the start of one line to that of the next.
    ///   - count: The number of values in a line.
    ///   - stride: The bytes from one value of a line to the next.
    ///   - radius: The number of neighbours on each side.
    public static func apply(
        to bytes: UnsafeMutablePointer<UInt8>, lines: Int, lineStride: Int, count: Int, stride: Int,
        radius: Int
    ) {
        guard count > 1, radius > 0 else { return }
        let size = 2 * radius + 1
        // The factor divides the sum of a window by its size, in 16.16 fixed point.
        let factor = (1 << 16) / size
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 2 * radius) { line in
            guard let padded = line.baseAddress else { return }
            var row = 0
            while row < lines {
                let start = bytes + row * lineStride
                let last = start[(count - 1) * stride]
                var index = 0
                while index < radius {
                    padded[index] = start[0]
                    padded[radius + count + index] = last
                    index += 1
                }
                index = 0
                while index < count {
                    padded[radius + index] = start[index * stride]
                    index += 1
                }
                var sum = 0
                index = 0
                while index < size - 1 {
                    sum += Int(padded[index])
                    index += 1
                }
                index = 0
                while index < count {
                    sum += Int(padded[index + size - 1])
                    start[index * stride] = UInt8(truncatingIfNeeded: (sum * factor + 32768) >> 16)
                    sum -= Int(padded[index])
                    index += 1
                }
                row += 1
            }
        }
    }
}
