import Foundation
import TesseraGraphics

/// The surface of a layer under light.
///
/// A layer is painted flat. The blurred outline of the layer becomes a height, which rises from the edge inwards. The
/// brightness of the paint and some noise are added to it. The slopes of this height then determine the light, which
/// comes from the upper left.
struct Relief {
    /// The distance from the edge within which the surface rises, in units.
    var round = 2.0
    /// The steepness of the edge. The edge of a half ball has 1.
    var height = 1.0
    /// The height of light paint above dark paint.
    var bump = 0.0
    /// The roughness of the surface.
    var noise = 0.0
    /// The size of the roughness, in units.
    var grain = 1.0
    /// The strength of reflections.
    var shine = 0.0
    /// The strength with which slopes darken and lighten.
    var contrast = 1.0

    /// The surface of crockery.
    static let glazed = Relief(round: 1.6, height: 0.8, shine: 0.5, contrast: 0.7)
    /// The surface of fruit, vegetables and eggs.
    static let fresh = Relief(round: 2.5, height: 1, bump: 0.4, noise: 0.15, shine: 0.45)
    /// The surface of sauces, syrups and jelly.
    static let wet = Relief(
        round: 1.6, height: 0.9, bump: 0.5, noise: 0.1, grain: 3, shine: 0.9, contrast: 0.8)
    /// The surface of bread, batter and biscuits.
    static let baked = Relief(round: 3, height: 0.9, bump: 0.6, noise: 0.9, grain: 1, shine: 0.08)
    /// The surface of meat.
    static let meat = Relief(round: 3, height: 0.9, bump: 0.7, noise: 0.8, grain: 1.3, shine: 0.35)
    /// The surface of cream.
    static let creamy = Relief(
        round: 3, height: 0.9, bump: 0.3, noise: 0.12, grain: 3, shine: 0.25, contrast: 0.75)
    /// The surface of leaves, paper and cloth.
    static let thin = Relief(round: 0.8, height: 0.5, bump: 0.7, noise: 0.1, shine: 0.12)
    /// The surface of many small things side by side, such as rice, noodles and crumbs.
    static let heap = Relief(round: 2, height: 0.7, bump: 1.3, noise: 0.1, shine: 0.25)
}

extension Relief {
    /// Lightens and darkens the paint on a canvas.
    ///
    /// - Parameters:
    ///   - unit: The number of pixels in one unit.
    ///   - seed: A number that selects a part of the noise for this layer.
    func light(_ canvas: Canvas, bounds: PixelBounds, unit: Double, noise tile: Noise, seed: Float) {
        let width = bounds.width
        let height = bounds.height
        guard width > 2, height > 2 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { alpha in
            withUnsafeTemporaryAllocation(of: Float.self, capacity: width * height) { heights in
                guard let alpha = alpha.baseAddress, let heights = heights.baseAddress else { return }
                canvas.withPixels { pixels in
                    raise(pixels, bounds, alpha, heights, unit, tile, seed)
                    shade(pixels, bounds, heights)
                }
            }
        }
    }

    /// Computes the heights, in pixels.
    private func raise(
        _ pixels: Canvas.Pixels, _ bounds: PixelBounds, _ alpha: UnsafeMutablePointer<UInt8>,
        _ heights: UnsafeMutablePointer<Float>, _ unit: Double, _ tile: Noise, _ seed: Float
    ) {
        let width = bounds.width
        let height = bounds.height
        var y = 0
        while y < height {
            let row = pixels.bytes + (bounds.top + y) * pixels.bytesPerRow + bounds.left * 4
            var x = 0
            while x < width {
                alpha[y * width + x] = row[x * 4 + 3]
                x += 1
            }
            y += 1
        }
        let reach = max(1, Int(round * unit / 1.6))
        for _ in 0..<3 {
            BoxBlur.apply(to: alpha, lines: height, lineStride: width, count: width, stride: 1, radius: reach)
            BoxBlur.apply(to: alpha, lines: width, lineStride: 1, count: height, stride: width, radius: reach)
        }
        let dome = Float(self.height * round * unit)
        let bump = Float(self.bump * unit) / 255
        let rough = Float(noise * unit)
        let scale = Float(6 / max(grain * unit, 0.5))
        y = 0
        while y < height {
            let row = pixels.bytes + (bounds.top + y) * pixels.bytesPerRow + bounds.left * 4
            let noiseY = Float(y) * scale + seed
            var x = 0
            while x < width {
                // The blurred outline is one half at the edge, and one in the middle of large shapes.
                var inside = (Float(alpha[y * width + x]) - 127) / 128
                if inside < 0 { inside = 0 }
                var value = (1 - (1 - inside) * (1 - inside)) * dome
                let pixel = row + x * 4
                value += Float(Int(pixel[0]) + 2 * Int(pixel[1]) + Int(pixel[2])) * 0.25 * bump
                if rough > 0 { value += tile.at(Float(x) * scale + seed, noiseY) * rough }
                heights[y * width + x] = value
                x += 1
            }
            y += 1
        }
    }

    /// Lightens and darkens the pixels by the slopes of the heights.
    private func shade(_ pixels: Canvas.Pixels, _ bounds: PixelBounds, _ heights: UnsafeMutablePointer<Float>)
    {
        // The light comes from the upper left. The half vector lies between it and the eye, which is straight above.
        let lightX: Float = -0.45
        let lightY: Float = -0.55
        let lightZ: Float = 0.703
        let halfX: Float = -0.244
        let halfY: Float = -0.298
        let halfZ: Float = 0.923
        let width = bounds.width
        let contrast = Float(self.contrast)
        let shine = Float(self.shine) * 255
        var y = 1
        while y < bounds.height - 1 {
            let row = pixels.bytes + (bounds.top + y) * pixels.bytesPerRow + bounds.left * 4
            var x = 1
            while x < width - 1 {
                let pixel = row + x * 4
                let opacity = Float(pixel[3])
                if opacity > 0 {
                    let here = heights + (y * width + x)
                    let slopeX = (here[1] - here[-1]) * 0.5
                    let slopeY = (here[width] - here[-width]) * 0.5
                    let length = (slopeX * slopeX + slopeY * slopeY + 1).squareRoot()
                    let diffuse = (lightZ - slopeX * lightX - slopeY * lightY) / length
                    var factor = 1 + (diffuse - lightZ) * contrast
                    if factor < 0.3 { factor = 0.3 }
                    var glint = (halfZ - slopeX * halfX - slopeY * halfY) / length
                    var add: Float = 0
                    if shine > 0, glint > 0.8 {
                        glint *= glint
                        glint *= glint
                        glint *= glint
                        glint *= glint
                        // A level surface reaches 0.923¹⁶ = 0.28, so only values well above it add a glint.
                        if glint > 0.45 { add = (glint - 0.45) * shine * opacity / 255 }
                    }
                    // Food casts warm light into its own shadows, in which red fades less than blue.
                    let dark = factor < 1 ? 1 - factor : 0
                    var blue = Float(pixel[0]) * (factor - dark * 0.16) + add
                    var green = Float(pixel[1]) * (factor + dark * 0.06) + add
                    var red = Float(pixel[2]) * (factor + dark * 0.22) + add
                    if blue > opacity { blue = opacity }
                    if green > opacity { green = opacity }
                    if red > opacity { red = opacity }
                    pixel[0] = UInt8(blue)
                    pixel[1] = UInt8(green)
                    pixel[2] = UInt8(red)
                }
                x += 1
            }
            y += 1
        }
    }
}
