import Foundation
import TesseraGraphics

/// A picture that is painted layer by layer. Each layer is lit, and casts a shadow on the layers below.
///
/// The origin is the centre. One unit is a hundredth of the shorter side, so that a recipe fits pictures of every
/// size: x and y reach at least from -50 to 50, and to ``right`` and ``bottom`` along the longer side.
final class Art {
    let canvas: Canvas
    let random: Random
    let noise: Noise
    /// The number of pixels in one unit.
    private(set) var unit: Double
    /// Half the width, in units.
    var right: Double { Double(canvas.width) / unit / 2 }
    /// Half the height, in units.
    var bottom: Double { Double(canvas.height) / unit / 2 }

    init(width: Int, height: Int, seed: String, noise: Noise) {
        canvas = Canvas(width: width, height: height)
        random = Random(seed: seed)
        self.noise = noise
        unit = Double(min(width, height)) / 100
    }

    /// Enlarges the subject if the picture is more than one and a half times as long as it is wide, so that it fills
    /// more of the picture. In a picture that is three times as long, the subject is half as large again.
    func fill() {
        let ratio = max(right, bottom) / min(right, bottom)
        if ratio > 1.55 { approach(min(1 + (ratio - 1.55) * 0.35, 1.6)) }
    }

    /// Enlarges the subject by a factor, so that the dish extends beyond the picture's edges.
    func approach(_ factor: Double) { unit *= factor }

    /// The shadow of a layer.
    struct Shadow {
        /// The distance from the layer to the lower right, in units.
        var distance: Double
        /// The width of its soft edge, in units.
        var blur: Double
        var opacity: Double

        static let contact = Shadow(distance: 0.5, blur: 0.6, opacity: 0.5)
        static let low = Shadow(distance: 0.9, blur: 1.1, opacity: 0.5)
        static let raised = Shadow(distance: 1.8, blur: 2.2, opacity: 0.5)
        static let tall = Shadow(distance: 3.4, blur: 4, opacity: 0.55)
    }

    /// The place of a small layer. Only the pixels within it are computed.
    struct Extent {
        var x: Double
        var y: Double
        var radius: Double

        init(_ x: Double, _ y: Double, _ radius: Double) {
            self.x = x
            self.y = y
            self.radius = radius
        }
    }

    /// Paints a layer with a drawing.
    func layer(
        _ relief: Relief? = nil, shadow: Shadow? = nil, opacity: Double = 1,
        blend: Canvas.BlendMode = .normal,
        blur: Double = 0, within extent: Extent? = nil, _ drawing: (Brush) -> Void
    ) {
        var left = 0
        var top = 0
        var width = canvas.width
        var height = canvas.height
        if let extent {
            let x = (extent.x + right) * unit
            let y = (extent.y + bottom) * unit
            let radius = extent.radius * unit + 2
            left = max(0, Int(x - radius))
            top = max(0, Int(y - radius))
            width = min(canvas.width, Int(x + radius)) - left
            height = min(canvas.height, Int(y + radius)) - top
            guard width > 0, height > 0 else { return }
        }
        let layer = Canvas(width: width, height: height)
        layer.withState {
            layer.translate(x: right * unit - Double(left), y: bottom * unit - Double(top))
            layer.scale(x: unit, y: unit)
            drawing(Brush(canvas: layer, random: random))
        }
        guard let bounds = PixelBounds(of: layer) else { return }
        let seed = Float(random.unit() * 256)
        relief?.light(layer, bounds: bounds, unit: unit, noise: noise, seed: seed)
        if blur > 0 { layer.blur(radius: Int(blur * unit / 1.7)) }
        if let shadow { cast(shadow, of: layer, bounds, left: left, top: top) }
        canvas.setBlendMode(blend)
        canvas.draw(layer, at: CGPoint(x: left, y: top), opacity: opacity)
        canvas.setBlendMode(.normal)
    }

    /// Paints a layer within a radius around a point.
    func piece(
        _ x: Double, _ y: Double, _ radius: Double, _ relief: Relief?, shadow: Shadow? = .contact,
        _ drawing: (Brush) -> Void
    ) {
        layer(relief, shadow: shadow, within: Extent(x, y, radius), drawing)
    }

    private func cast(_ shadow: Shadow, of layer: Canvas, _ bounds: PixelBounds, left: Int, top: Int) {
        let radius = max(1, Int(shadow.blur * unit / 1.7))
        let margin = radius * 3 + 1
        let dark = Canvas(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin)
        dark.draw(layer, at: CGPoint(x: margin - bounds.left, y: margin - bounds.top))
        dark.withPixels { pixels in
            // Only the opacity is blurred. The colour is added afterwards.
            for _ in 0..<3 {
                BoxBlur.apply(
                    to: pixels.bytes + 3, lines: dark.height, lineStride: pixels.bytesPerRow,
                    count: dark.width,
                    stride: 4, radius: radius)
                BoxBlur.apply(
                    to: pixels.bytes + 3, lines: dark.width, lineStride: 4, count: dark.height,
                    stride: pixels.bytesPerRow, radius: radius)
            }
            var pixel = pixels.bytes
            let end = pixel + pixels.bytesPerRow * dark.height
            while pixel < end {
                let opacity = Int(pixel[3])
                pixel[0] = UInt8(truncatingIfNeeded: opacity * 6 >> 8)
                pixel[1] = UInt8(truncatingIfNeeded: opacity * 12 >> 8)
                pixel[2] = UInt8(truncatingIfNeeded: opacity * 26 >> 8)
                pixel += 4
            }
        }
        let distance = shadow.distance * unit
        canvas.draw(
            dark,
            at: CGPoint(
                x: Double(left + bounds.left - margin) + distance * 0.8,
                y: Double(top + bounds.top - margin) + distance),
            opacity: shadow.opacity)
    }

    /// Paints every pixel in a colour that a function computes from its place in units.
    func texture(_ color: (_ x: Float, _ y: Float) -> (Float, Float, Float)) {
        let scale = Float(1 / unit)
        canvas.withPixels { pixels in
            var y = 0
            while y < canvas.height {
                let row = pixels.bytes + y * pixels.bytesPerRow
                let unitY = Float(y) * scale
                var x = 0
                while x < canvas.width {
                    let (red, green, blue) = color(Float(x) * scale, unitY)
                    let pixel = row + x * 4
                    pixel[0] = UInt8(max(0, min(255, blue * 255)))
                    pixel[1] = UInt8(max(0, min(255, green * 255)))
                    pixel[2] = UInt8(max(0, min(255, red * 255)))
                    pixel[3] = 255
                    x += 1
                }
                y += 1
            }
        }
    }

    /// Blurs the picture that was painted so far.
    func defocus(_ radius: Double) { canvas.blur(radius: Int(radius * unit)) }

    /// Darkens the picture towards the lower right and the corners.
    func finish(warmth: Double = 0.16, vignette: Double = 0.34) {
        let brush = { (mode: Canvas.BlendMode, paint: Paint) in
            self.canvas.setBlendMode(mode)
            self.canvas.paint(paint)
            self.canvas.setBlendMode(.normal)
        }
        let width = Double(canvas.width)
        let height = Double(canvas.height)
        brush(
            .softLight,
            .linear(
                from: at(0, 0), to: at(width, height),
                [
                    .init(0, rgb(0xFFF2D8, warmth * 3)), .init(0.5, rgb(0xFFE8C0, warmth)),
                    .init(1, rgb(0x2A1408, warmth * 1.8)),
                ]))
        brush(
            .multiply,
            .radial(
                center: at(width * 0.47, height * 0.46),
                radius: (width * width + height * height).squareRoot() * 0.56,
                [
                    .init(0, rgb(0xFFFFFF)), .init(0.6, rgb(0xFFFFFF)),
                    .init(1, rgb(0xFFFFFF).mixed(rgb(0x5A3A28), vignette * 1.6)),
                ]))
    }
}
