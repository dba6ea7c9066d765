import Foundation

/// Whole and cut vegetables and fruit.
extension Art {
    /// Paints a small round fruit, such as a cherry tomato, an olive, a berry or a pea.
    func berry(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, shadow: Shadow = .contact) {
        piece(x, y, radius * 1.2, Relief(round: radius, height: 0.8, shine: 0.9), shadow: shadow) { brush in
            brush.ball(x, y, radius, color)
        }
    }

    /// Paints a slice of tomato.
    func tomatoSlice(_ x: Double, _ y: Double, _ radius: Double, _ color: Color = rgb(0xC9301F)) {
        piece(
            x, y, radius * 1.1, Relief(round: 1.2, height: 0.6, bump: 0.8, noise: 0.1, shine: 0.7),
            shadow: .low
        ) {
            brush in
            brush.disc(x, y, radius, color.darker(0.12))
            brush.disc(x, y, radius * 0.93, color.lighter(0.12))
            for index in 0..<5 {
                let angle = Double(index) * 2 * .pi / 5 + 0.3
                let middle = around(x, y, angle, radius * 0.52)
                brush.blob(
                    middle.x, middle.y, radius * 0.32, radius * 0.24, angle, wobble: 0.1,
                    .color(color.darker(0.2).mixed(rgb(0xE8682A), 0.3)))
                brush.scatter(5, middle.x, middle.y, radius * 0.2) { px, py in
                    brush.oval(px, py, radius * 0.06, radius * 0.04, angle, .color(rgb(0xF3D27A)))
                }
            }
        }
    }

    /// Paints a slice of lemon, lime or orange.
    func citrus(
        _ x: Double, _ y: Double, _ radius: Double, rind: Color = rgb(0xF2C230), flesh: Color = rgb(0xF9E27C),
        shadow: Shadow = .low
    ) {
        piece(
            x, y, radius * 1.1, Relief(round: 0.9, height: 0.6, bump: 0.7, noise: 0.15, shine: 0.5),
            shadow: shadow
        ) {
            brush in
            brush.disc(x, y, radius, rind)
            brush.disc(x, y, radius * 0.9, flesh.lighter(0.72))
            let turn = brush.random.angle()
            for index in 0..<9 {
                let angle = turn + Double(index) * 2 * .pi / 9
                let left = around(x, y, angle + 0.08, radius * 0.78)
                let right = around(x, y, angle + 0.62, radius * 0.78)
                let tip = around(x, y, angle + 0.35, radius * 0.12)
                let outer = around(x, y, angle + 0.35, radius * 0.84)
                brush.shape([tip, left, outer, right], .color(flesh.varied(brush.random, 0.1)))
            }
        }
    }

    /// Paints a wedge of lemon or lime with the flesh on top.
    func wedge(
        _ x: Double, _ y: Double, _ size: Double, _ angle: Double, rind: Color = rgb(0xF0BE2B),
        flesh: Color = rgb(0xF9E27C)
    ) {
        piece(
            x, y, size * 1.2, Relief(round: 1.2, height: 0.9, bump: 0.6, noise: 0.15, shine: 0.6),
            shadow: .low
        ) {
            brush in
            brush.placed(x, y, angle) {
                brush.shape(
                    [
                        at(-size, 0), at(-size * 0.5, size * 0.5), at(0, size * 0.66),
                        at(size * 0.5, size * 0.5), at(size, 0), at(0, -size * 0.28),
                    ],
                    .color(rind))
                brush.shape(
                    [at(-size * 0.9, -0.1), at(0, size * 0.3), at(size * 0.9, -0.1), at(0, -size * 0.26)],
                    .color(flesh))
                for part in [-0.5, -0.2, 0.1, 0.4] {
                    brush.line(
                        [at(size * part, -size * 0.18), at(size * (part + 0.06), size * 0.2)], size * 0.05,
                        flesh.lighter(0.7))
                }
            }
        }
    }

    /// Paints a lump with soft corners, such as a piece of potato, carrot, tofu or meat.
    func chunk(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double, _ color: Color,
        _ relief: Relief = .fresh, wobble: Double = 0.12, shadow: Shadow = .low
    ) {
        piece(x, y, max(width, height) * 1.3, relief, shadow: shadow) { brush in
            brush.blob(
                x, y, width, height, angle, wobble: wobble, points: 7,
                .linear(
                    from: at(x - width, y - height), to: at(x + width, y + height),
                    [.init(0, color.lighter(0.25)), .init(0.5, color), .init(1, color.darker(0.28))]))
            brush.atop {
                brush.scatter(10, x, y, max(width, height)) { px, py in
                    brush.disc(
                        px, py, brush.random.between(0.3, 1), color.varied(brush.random, 0.4).opacity(0.4))
                }
            }
        }
    }

    /// Paints a slice of carrot, radish or cucumber.
    func coin(
        _ x: Double, _ y: Double, _ radius: Double, _ color: Color, core: Color, shadow: Shadow = .contact
    ) {
        piece(
            x, y, radius * 1.2, Relief(round: 0.8, height: 0.7, bump: 0.6, noise: 0.1, shine: 0.4),
            shadow: shadow
        ) {
            brush in
            brush.blob(x, y, radius, radius, wobble: 0.04, .color(color))
            brush.blob(x, y, radius * 0.82, radius * 0.82, wobble: 0.05, .color(core.lighter(0.1)))
            brush.blob(x, y, radius * 0.4, radius * 0.4, wobble: 0.15, .color(core))
            for index in 0..<7 {
                let angle = Double(index) * 0.9
                let end = around(x, y, angle, radius * 0.7)
                let start = around(x, y, angle, radius * 0.25)
                brush.line([start, end], radius * 0.05, core.lighter(0.4).opacity(0.6))
            }
        }
    }

    /// Paints a whole strawberry or half of one.
    func strawberry(
        _ x: Double, _ y: Double, _ size: Double, _ angle: Double, cut: Bool = false, leaf: Bool = false,
        shadow: Shadow = .low
    ) {
        piece(x, y, size * 1.5, Relief(round: size * 0.5, height: 0.8, bump: 0.5, shine: 0.8), shadow: shadow)
        { brush in
            let red = rgb(0xC81E28).varied(brush.random, 0.08)
            brush.placed(x, y, angle) {
                let outline = [
                    at(-size * 0.75, -size * 0.25), at(-size * 0.5, -size * 0.75), at(0, -size * 0.72),
                    at(size * 0.5, -size * 0.75), at(size * 0.75, -size * 0.25), at(size * 0.42, size * 0.55),
                    at(0, size), at(-size * 0.42, size * 0.55),
                ]
                brush.shape(
                    outline,
                    .radial(
                        center: at(-size * 0.2, -size * 0.2), radius: size * 1.3,
                        [.init(0, red.lighter(0.15)), .init(0.5, red), .init(1, red.darker(0.4))]))
                if cut {
                    brush.atop {
                        let inner = outline.map { at($0.x * 0.84, $0.y * 0.84) }
                        brush.shape(
                            inner,
                            .radial(
                                center: at(0, -size * 0.1), radius: size * 0.85,
                                [
                                    .init(0, rgb(0xFFF0E6)), .init(0.3, rgb(0xF9B7A8)),
                                    .init(0.75, rgb(0xE4505A)), .init(1, red),
                                ]))
                        for index in 0..<12 {
                            let turn = Double(index) * 0.52
                            brush.line(
                                [
                                    around(0, -size * 0.05, turn, size * 0.3),
                                    around(0, -size * 0.05, turn, size * 0.58),
                                ],
                                size * 0.035, rgb(0xFFE3D8, 0.7))
                        }
                    }
                } else {
                    brush.atop {
                        for row in 0..<5 {
                            for column in 0..<6 {
                                let px = (Double(column) - 2.5 + (row % 2 == 0 ? 0.25 : -0.25)) * size * 0.27
                                let py = (Double(row) - 1.8) * size * 0.32
                                brush.oval(
                                    px, py + 0.1, size * 0.06, size * 0.085, 0, .color(red.darker(0.35)))
                                brush.oval(px, py, size * 0.04, size * 0.07, 0, .color(rgb(0xF2C868)))
                            }
                        }
                    }
                }
                if leaf {
                    for index in 0..<6 {
                        let turn = Double(index) * .pi / 3 + 0.3
                        let tip = around(0, -size * 0.7, turn, size * 0.55)
                        let left = around(0, -size * 0.7, turn - 0.5, size * 0.28)
                        let right = around(0, -size * 0.7, turn + 0.5, size * 0.28)
                        brush.shape(
                            [at(0, -size * 0.7), left, tip, right],
                            .color(rgb(0x5D9A36).varied(brush.random, 0.2)))
                    }
                }
            }
        }
    }

    /// Paints a slice of kiwi.
    func kiwi(_ x: Double, _ y: Double, _ radius: Double, shadow: Shadow = .low) {
        piece(
            x, y, radius * 1.1, Relief(round: 1, height: 0.7, bump: 0.5, noise: 0.1, shine: 0.7),
            shadow: shadow
        ) {
            brush in
            brush.disc(x, y, radius, rgb(0x6F7D2A))
            brush.oval(
                x, y, radius * 0.94, radius * 0.94, 0,
                .radial(
                    center: at(x, y), radius: radius,
                    [
                        .init(0, rgb(0xF4F3C8)), .init(0.28, rgb(0xEDF0B4)), .init(0.4, rgb(0x9CBF3B)),
                        .init(1, rgb(0x86B02E)),
                    ]))
            for index in 0..<22 {
                let angle = Double(index) * 2 * .pi / 22
                brush.line(
                    [around(x, y, angle, radius * 0.3), around(x, y, angle, radius * 0.85)], radius * 0.03,
                    rgb(0xD9E88E, 0.6))
                let seed = around(x, y, angle + 0.1, radius * brush.random.between(0.38, 0.5))
                brush.oval(seed.x, seed.y, radius * 0.07, radius * 0.035, angle, .color(rgb(0x1F1A10)))
            }
        }
    }

    /// Paints a blueberry with its crown.
    func blueberry(_ x: Double, _ y: Double, _ radius: Double) {
        piece(x, y, radius * 1.2, Relief(round: radius, height: 0.7, noise: 0.1, shine: 0.3), shadow: .low) {
            brush in
            brush.ball(x, y, radius, rgb(0x3B4A78).varied(brush.random, 0.12))
            brush.disc(x + radius * 0.15, y - radius * 0.1, radius * 0.36, rgb(0x1B2340))
            for index in 0..<5 {
                let tip = around(x + radius * 0.15, y - radius * 0.1, Double(index) * 1.256, radius * 0.42)
                brush.disc(tip.x, tip.y, radius * 0.13, rgb(0x55659A))
            }
        }
    }

    /// Paints a raspberry, which has drupelets around a dome.
    func raspberry(_ x: Double, _ y: Double, _ radius: Double) {
        piece(x, y, radius * 1.3, Relief(round: radius * 0.4, height: 0.9, bump: 1, shine: 0.7), shadow: .low)
        { brush in
            for (distance, count) in [(0.8, 10), (0.45, 6), (0, 1)] {
                for index in 0..<count {
                    let place = around(
                        x, y, Double(index) * 2 * .pi / Double(count) + distance, radius * distance)
                    brush.ball(place.x, place.y, radius * 0.33, rgb(0xC72A47).varied(brush.random, 0.12))
                }
            }
        }
    }

    /// Paints a slice of mushroom.
    func mushroom(_ x: Double, _ y: Double, _ size: Double, _ angle: Double, _ color: Color = rgb(0xE2CDA6)) {
        piece(
            x, y, size * 1.4, Relief(round: 1, height: 0.7, bump: 0.7, noise: 0.2, shine: 0.3), shadow: .low
        ) { brush in
            brush.placed(x, y, angle) {
                brush.box(
                    0, size * 0.45, size * 0.5, size * 0.95, corner: size * 0.2, .color(color.lighter(0.2)))
                brush.shape(
                    [
                        at(-size, size * 0.15), at(-size * 0.7, -size * 0.55), at(0, -size * 0.85),
                        at(size * 0.7, -size * 0.55), at(size, size * 0.15), at(size * 0.3, size * 0.1),
                        at(-size * 0.3, size * 0.1),
                    ],
                    .color(color.darker(0.25)))
                brush.shape(
                    [
                        at(-size * 0.85, size * 0.05), at(-size * 0.6, -size * 0.45), at(0, -size * 0.7),
                        at(size * 0.6, -size * 0.45), at(size * 0.85, size * 0.05), at(0, size * 0.1),
                    ],
                    .color(color))
                brush.line(
                    [at(-size * 0.6, size * 0.06), at(0, -size * 0.2), at(size * 0.6, size * 0.06)],
                    size * 0.09, color.darker(0.35))
            }
        }
    }
}
