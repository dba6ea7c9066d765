import Foundation

/// A blur that averages each value with its neighbours, weighted by a Gaussian function.
enum GaussianBlur {
    /// The values beyond the edges of a plane.
    enum Edge {
        /// They are zero.
        case zero
        /// They are those inside the edge, mirrored at it.
        case mirror
    }

    /// Blurs planes of numbers in place.
    ///
    /// The time is in proportion to the number of values and to `sigma`.
    /// - Parameters:
    ///   - values: The rows of a picture, each with `channels` numbers for each pixel.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - channels: The numbers for each pixel.
    ///   - sigma: The standard deviation in pixels.
    ///   - edge: The values beyond the edges.
    static func apply(
        to values: inout [Float], width: Int, height: Int, channels: Int, sigma: Double, edge: Edge
    ) {
        guard sigma > 0, width > 0, height > 0 else { return }
        let kernel = kernel(sigma: sigma)
        let reach = kernel.count / 2
        let across = sources(count: width, reach: reach, edge: edge)
        let down = sources(count: height, reach: reach, edge: edge)
        values.withUnsafeMutableBufferPointer { values in
            blur(
                values, kernel, across, lines: height, lineStride: width * channels, count: width,
                stride: channels, channels: channels)
            blur(
                values, kernel, down, lines: width, lineStride: channels, count: height,
                stride: width * channels, channels: channels)
        }
    }

    /// Returns the weights of the neighbours, whose sum is 1.
    static func kernel(sigma: Double) -> [Float] {
        let reach = max(1, Int((3 * sigma).rounded(.up)))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    /// Returns the index of the value at each place from `reach` before the first to `reach` after the last,
    /// or -1 for zero.
    private static func sources(count: Int, reach: Int, edge: Edge) -> [Int] {
        (-reach..<count + reach).map { place in
            if (0..<count).contains(place) { return place }
            guard edge == .mirror else { return -1 }
            let period = 2 * count
            let index = ((place % period) + period) % period
            return index < count ? index : period - 1 - index
        }
    }

    private static func blur(
        _ values: UnsafeMutableBufferPointer<Float>, _ kernel: [Float], _ sources: [Int], lines: Int,
        lineStride: Int, count: Int, stride: Int, channels: Int
    ) {
        guard let base = values.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: Float.self, capacity: sources.count) { padded in
            kernel.withUnsafeBufferPointer { kernel in
                sources.withUnsafeBufferPointer { sources in
                    var line = 0
                    while line < lines {
                        var channel = 0
                        while channel < channels {
                            let start = base + line * lineStride + channel
                            var index = 0
                            while index < sources.count {
                                let source = sources[index]
                                padded[index] = source < 0 ? 0 : start[source * stride]
                                index += 1
                            }
                            index = 0
                            while index < count {
                                var sum: Float = 0
                                var tap = 0
                                while tap < kernel.count {
                                    sum += kernel[tap] * padded[index + tap]
                                    tap += 1
                                }
                                start[index * stride] = sum
                                index += 1
                            }
                            channel += 1
                        }
                        line += 1
                    }
                }
            }
        }
    }
}
