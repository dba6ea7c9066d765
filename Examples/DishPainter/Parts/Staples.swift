import Foundation

/// Rice, noodles, sauces, cream and bread.
extension Art {
    /// Paints the grains of rice within a round shape.
    func rice(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color = rgb(0xF6F0E2),
        grain: Double = 1.1, shadow: Shadow? = .low
    ) {
        let relief = Relief(
            round: min(radiusX, radiusY) * 0.35, height: 0.6, bump: 0.45, shine: 0.12, contrast: 0.8)
        layer(relief, shadow: shadow, within: Extent(x, y, max(radiusX, radiusY) * 1.15)) { brush in
            brush.blob(x, y, radiusX, radiusY, wobble: 0.04, points: 14, .color(color.darker(0.22)))
            let count = Int(radiusX * radiusY * 3.4 / (grain * grain))
            brush.scatter(count, 0, 0, 1) { px, py in
                let angle = brush.random.angle()
                let tone = color.varied(brush.random, 0.07)
                brush.oval(
                    x + px * radiusX, y + py * radiusY, grain, grain * 0.48, angle, .color(tone.darker(0.2)))
                brush.oval(
                    x + px * radiusX - 0.1, y + py * radiusY - 0.12, grain * 0.86, grain * 0.36, angle,
                    .color(tone))
            }
        }
    }

    /// Paints noodles in waves and swirls within a round shape.
    func noodles(
        _ x: Double, _ y: Double, _ radius: Double, _ color: Color, width: Double = 1, count: Int = 90,
        swirl: Double = 1
    ) {
        layer(
            Relief(round: 1.4, height: 0.7, bump: 0.6, noise: 0.1, shine: 0.4), shadow: .low,
            within: Extent(x, y, radius * 1.1)
        ) { brush in
            brush.blob(
                x, y, radius * 0.93, radius * 0.93, wobble: 0.05, points: 16, .color(color.darker(0.5)))
            for index in 0..<count {
                let depth = Double(index) / Double(count)
                let start = brush.random.angle()
                let reach = radius * brush.random.between(0.12, 0.95)
                let length = brush.random.between(0.9, 2.6) * swirl
                let middle = around(x, y, brush.random.angle(), radius * 0.25 * brush.random.unit())
                let limit = radius * 0.97
                let points = (0...6).map { step -> CGPoint in
                    let turn = start + length * Double(step) / 6
                    let wave = reach * (1 + 0.07 * sin(Double(step) * 2.1 + start * 3))
                    let place = around(middle.x, middle.y, turn, wave)
                    let dx = place.x - x
                    let dy = place.y - y
                    let distance = (dx * dx + dy * dy).squareRoot()
                    guard distance > limit else { return place }
                    return at(x + dx / distance * limit, y + dy / distance * limit)
                }
                let tone = color.darker(0.3 * (1 - depth)).varied(brush.random, 0.08)
                brush.line(points, width * 1.3, tone.darker(0.42))
                brush.line(points, width * 0.95, tone)
                brush.line(
                    points.map { at($0.x - width * 0.14, $0.y - width * 0.16) }, width * 0.3,
                    tone.lighter(0.45))
            }
        }
    }

    /// Paints a pool of sauce.
    func sauce(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ color: Color, angle: Double = 0,
        wobble: Double = 0.12, _ relief: Relief = .wet, shadow: Shadow? = .contact
    ) {
        layer(relief, shadow: shadow, within: Extent(x, y, max(radiusX, radiusY) * 1.3)) { brush in
            brush.blob(
                x, y, radiusX, radiusY, angle, wobble: wobble, points: 12,
                .radial(
                    center: at(x - radiusX * 0.2, y - radiusY * 0.2), radius: max(radiusX, radiusY),
                    [.init(0, color.lighter(0.14)), .init(0.6, color), .init(1, color.darker(0.25))]))
        }
    }

    /// Paints a line of sauce or cream through points.
    func drizzle(_ points: [CGPoint], _ width: Double, _ color: Color, _ relief: Relief = .wet) {
        layer(relief, shadow: .contact) { brush in
            brush.line(points, width, color)
            if let end = points.last { brush.disc(end.x, end.y, width * 0.8, color) }
        }
    }

    /// Paints a rosette of whipped cream, seen from above.
    func rosette(_ x: Double, _ y: Double, _ radius: Double, _ color: Color = rgb(0xFBF3E6)) {
        piece(
            x, y, radius * 1.2,
            Relief(round: radius * 0.5, height: 0.8, bump: 0.9, shine: 0.25, contrast: 0.8), shadow: .low
        ) { brush in
            for ring in [1.0, 0.68, 0.38] {
                for index in 0..<9 {
                    let angle = Double(index) * 2 * .pi / 9 + ring * 1.7
                    let place = around(x, y, angle, radius * ring * 0.62)
                    brush.oval(
                        place.x, place.y, radius * 0.36, radius * 0.2, angle + 0.9,
                        .linear(
                            from: around(place.x, place.y, angle + 0.9 - 1.57, radius * 0.2),
                            to: around(place.x, place.y, angle + 0.9 + 1.57, radius * 0.2),
                            [.init(0, color.lighter(0.5)), .init(1, color.darker(0.16))]))
                }
            }
            brush.disc(x, y, radius * 0.14, color)
        }
    }

    /// Paints bubbles and brown spots of baked cheese.
    func bakedSpots(
        _ count: Int, _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double,
        _ color: Color = rgb(0x9A4E16)
    ) {
        layer(opacity: 0.85, blur: 0.5) { brush in
            brush.scatter(count, 0, 0, 1) { px, py in
                let size = brush.random.between(0.5, 2.6)
                brush.blob(
                    x + px * radiusX, y + py * radiusY, size, size * 0.8, wobble: 0.3,
                    .color(color.varied(brush.random, 0.2).opacity(brush.random.between(0.15, 0.6))))
            }
        }
    }

    /// Paints a slice of baguette.
    func baguette(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double) {
        piece(
            x, y, width * 1.4, Relief(round: 1.5, height: 0.8, bump: 0.8, noise: 0.8, grain: 0.7),
            shadow: .raised
        ) { brush in
            brush.placed(x, y, angle) {
                brush.blob(0, 0, width, height, wobble: 0.04, .color(rgb(0xA8642A)))
                brush.atop {
                    brush.blob(0, 0, width * 0.9, height * 0.85, wobble: 0.05, .color(rgb(0xF0DCB0)))
                    brush.scatter(40, 0, 0, 1) { px, py in
                        let size = brush.random.between(0.3, 1.1)
                        brush.blob(
                            px * width * 0.8, py * height * 0.75, size, size * 0.7, wobble: 0.3,
                            .color(rgb(0xB98F56, 0.6)))
                    }
                    brush.scatter(14, 0, 0, 1) { px, py in
                        brush.blob(
                            px * width * 0.8, py * height * 0.8, 1.6, 1.2, wobble: 0.3,
                            .color(rgb(0xC07A34, 0.35)))
                    }
                }
            }
        }
    }
}
