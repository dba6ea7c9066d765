import Foundation

/// Skies, hills, water and houses, which extend over the width of the picture.
extension Art {
    /// Paints a sky from its top to the horizon.
    func sky(_ top: Color, _ low: Color, horizon: Double, clouds: Color, amount: Double = 1) {
        layer { brush in
            brush.box(
                0, 0, right * 2.2, bottom * 2.2,
                .linear(from: at(0, -bottom), to: at(0, horizon), [.init(0, top), .init(1, low)]))
        }
        layer(opacity: 0.85, blur: 1.6) { brush in
            for _ in 0..<Int(right * 0.14 * amount) {
                let x = brush.random.jitter(right * 1.1)
                let y = brush.random.between(-bottom * 0.92, horizon - 16)
                let width = brush.random.between(8, 22)
                for _ in 0..<12 {
                    let shift = brush.random.jitter(1)
                    brush.oval(
                        x + shift * width, y - (1 - abs(shift)) * brush.random.between(0, 5),
                        brush.random.between(3, 7), brush.random.between(1.4, 3.2), 0,
                        .color(clouds.opacity(brush.random.between(0.25, 0.6))))
                }
            }
        }
    }

    /// Returns the height of a line of hills at a place.
    func hills(_ x: Double, rough: Double, seed: Double) -> Double {
        let wide = Double(noise.at(Float(x * 0.12 + seed), Float(seed)))
        let fine = Double(noise.at(Float(x * 0.5 + seed * 3), Float(seed + 40)))
        return (wide - 0.47) + (fine - 0.47) * rough
    }

    /// Paints a line of hills, and everything below it.
    func ridge(
        _ y: Double, height: Double, rough: Double, seed: Double, _ top: Color, _ low: Color,
        relief: Relief? = nil, step: Double = 0.8
    ) {
        layer(relief) { brush in
            var points: [CGPoint] = [at(-right - 2, bottom + 2)]
            var x = -right - 2
            while x <= right + 2 {
                points.append(at(x, y - hills(x, rough: rough, seed: seed) * height))
                x += step
            }
            points.append(at(right + 2, bottom + 2))
            brush.polygon(
                points,
                .linear(from: at(0, y - height * 0.5), to: at(0, y + height), [.init(0, top), .init(1, low)]))
        }
    }

    /// Paints water below a line. The waves grow towards the viewer.
    func water(_ y: Double, _ far: Color, _ near: Color, glint: Color, sun: Double? = nil) {
        layer { brush in
            brush.box(
                0, (y + bottom + 2) / 2, right * 2.2, bottom + 2 - y,
                .linear(from: at(0, y), to: at(0, bottom), [.init(0, far), .init(1, near)]))
        }
        layer(opacity: 0.9) { brush in
            let depth = bottom - y
            for _ in 0..<Int(right * 9) {
                let near = brush.random.unit()
                let place = y + near * near * depth
                let size = 0.5 + near * 5
                let x = brush.random.jitter(right * 1.05)
                let isSunny = sun.map { abs(x - $0) < 5 + near * 14 } ?? (brush.random.unit() < 0.3)
                let color = isSunny ? glint : far.mixed(near < 0.5 ? glint : rgb(0x0A1C2A), 0.4)
                brush.oval(
                    x, place, size, 0.1 + near * 0.34, 0,
                    .color(color.opacity(brush.random.between(0.15, 0.6))))
            }
        }
    }

    /// Paints a fir whose foot stands at a point.
    func fir(_ brush: Brush, _ x: Double, _ y: Double, _ height: Double, _ color: Color) {
        brush.box(x, y - height * 0.06, height * 0.05, height * 0.14, .color(color.darker(0.5)))
        for level in 0..<6 {
            let part = Double(level) / 6
            let top = y - height * (1 - part * 0.8)
            let width = height * (0.07 + part * 0.2)
            let low = top + height * 0.26
            let lean = brush.random.jitter(width * 0.12)
            brush.polygon(
                [
                    at(x, top), at(x + width + lean, low), at(x + width * 0.4, low - height * 0.03),
                    at(x, low + height * 0.01), at(x - width * 0.4, low - height * 0.03),
                    at(x - width + lean, low),
                ], .color(color.varied(brush.random, 0.14)))
        }
    }

    /// Paints a tree with a round crown whose foot stands at a point.
    func tree(_ x: Double, _ y: Double, _ height: Double, _ color: Color) {
        let crown = height * 0.34
        piece(x, y - height / 2, height * 0.75, Relief(round: 1.4, height: 0.6, bump: 1.4), shadow: .low) {
            brush in
            brush.polygon(
                [
                    at(x - height * 0.05, y), at(x - height * 0.025, y - height * 0.6),
                    at(x + height * 0.025, y - height * 0.6), at(x + height * 0.05, y),
                ], .color(rgb(0x4A3424)))
            brush.scatter(70, x, y - height * 0.66, crown) { px, py in
                let size = brush.random.between(height * 0.04, height * 0.09)
                let light = (y - py) / height
                brush.blob(
                    px, py, size, size * 0.8, wobble: 0.3,
                    .color(color.mixed(rgb(0xF3E9A0), max(0, light - 0.62) * 0.8).varied(brush.random, 0.16)))
            }
        }
    }

    /// Paints the front of a house with windows. Its foot stands on a line.
    func house(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, wall: Color, roof: Color, lit: Color,
        floors: Int, columns: Int
    ) {
        layer(
            Relief(round: 0.6, height: 0.4, noise: 0.15, grain: 0.6), shadow: .low,
            within: Extent(x, y - height / 2, max(width, height))
        ) {
            brush in
            brush.box(
                x, y - height / 2, width, height,
                .linear(
                    from: at(x - width / 2, 0), to: at(x + width / 2, 0),
                    [.init(0, wall.lighter(0.14)), .init(1, wall.darker(0.16))]))
            brush.polygon(
                [
                    at(x - width * 0.55, y - height), at(x - width * 0.4, y - height - width * 0.26),
                    at(x + width * 0.4, y - height - width * 0.26), at(x + width * 0.55, y - height),
                ], .color(roof))
            for floor in 0..<floors {
                for column in 0..<columns {
                    let px = x + (Double(column) + 0.5 - Double(columns) / 2) * width / Double(columns)
                    let py = y - height + (Double(floor) + 0.55) * height / Double(floors)
                    let size = min(width / Double(columns), height / Double(floors))
                    let pane = brush.random.unit() < 0.5 ? lit : rgb(0x33424E)
                    brush.box(px, py, size * 0.5, size * 0.62, .color(rgb(0xF3ECDF, 0.85)))
                    brush.box(px, py, size * 0.4, size * 0.52, .color(pane))
                    brush.box(px, py, size * 0.05, size * 0.52, .color(rgb(0xF3ECDF, 0.85)))
                    brush.box(px, py, size * 0.4, size * 0.04, .color(rgb(0xF3ECDF, 0.85)))
                }
            }
        }
    }
}
