import Foundation

/// Hair behind the head and around the face.
extension Art {
    func hairBehind(_ person: Person, _ relief: Relief) {
        let color = person.hairColor
        switch person.hair {
        case .long:
            layer(relief, shadow: .raised) { brush in
                brush.shape(
                    [
                        at(0, -37), at(-15, -33), at(-21, -20), at(-22, 0), at(-24, 20), at(-22, 40),
                        at(-11, 42),
                        at(0, 30), at(11, 42), at(22, 40), at(24, 20), at(22, 0), at(21, -20), at(15, -33),
                    ], .color(color.darker(0.12)))
                brush.atop { strands(brush, from: at(0, -34), over: 26, down: 76, color, count: 120) }
            }
        case .bob:
            layer(relief, shadow: .raised) { brush in
                brush.shape(
                    [
                        at(0, -37), at(-15, -33), at(-21, -20), at(-22.4, -2), at(-20, 12), at(-12, 15),
                        at(12, 15),
                        at(20, 12), at(22.4, -2), at(21, -20), at(15, -33),
                    ], .color(color.darker(0.12)))
                brush.atop { strands(brush, from: at(0, -34), over: 24, down: 50, color, count: 100) }
            }
        case .bun:
            piece(0, -38, 14, relief, shadow: .low) { brush in
                brush.blob(0, -39, 9, 8, wobble: 0.06, .color(color))
                brush.atop {
                    for index in 0..<9 {
                        brush.arc(
                            0, -39, Double(index) + 0.5, 0.3 * Double(index), 3 + 0.3 * Double(index), 0.4,
                            color.lighter(0.25))
                    }
                }
            }
        case .curly:
            for index in 0..<34 {
                let angle = Double.pi * (0.86 + 1.28 * Double(index % 17) / 16)
                let place = around(0, -13, angle, index < 17 ? 22 : 17)
                curl(place.x, place.y, random.between(5, 7.4), color, relief)
            }
        case .short, .bald, .cap, .parted:
            break
        }
    }

    func hairInFront(_ person: Person, _ relief: Relief) {
        let color = person.hairColor
        switch person.hair {
        case .bald:
            layer(opacity: 0.5, blur: 1.4, within: Extent(-4, -26, 10)) { brush in
                brush.oval(-5, -25, 5, 2.6, -0.4, .color(rgb(0xFFFFFF, 0.6)))
            }
        case .short:
            cut(
                [
                    at(-16.6, -12), at(-17.6, -24), at(-11, -34), at(1, -37), at(13, -33.6), at(18, -22),
                    at(16.6, -12), at(14.6, -20), at(9, -25), at(2, -23.4), at(-7, -25.6), at(-13, -21),
                ], color, relief)
        case .parted:
            cut(
                [
                    at(-16.8, -6), at(-18.4, -22), at(-12, -34), at(0, -37.4), at(13, -34), at(18.6, -22),
                    at(16.8, -6), at(14.8, -17), at(8, -26), at(-4, -30), at(-10, -24), at(-14.4, -16),
                ], color, relief)
        case .bob:
            cut(
                [
                    at(-17.6, -4), at(-19.6, -20), at(-13, -34.6), at(0, -37.6), at(13, -34.6), at(19.6, -20),
                    at(17.6, -4), at(14, -16), at(13, -19.4), at(4, -18.6), at(-4, -18.6), at(-13, -19.4),
                    at(-14, -16),
                ], color, relief)
        case .long:
            cut(
                [
                    at(-17.4, 2), at(-20, -18), at(-13, -34.6), at(0, -37.8), at(13, -34.6), at(20, -18),
                    at(17.4, 2),
                    at(15.4, -14), at(9, -24), at(3, -31), at(-6, -25), at(-13, -15),
                ], color, relief)
        case .bun:
            cut(
                [
                    at(-16.4, -10), at(-18, -22), at(-12, -33), at(0, -36.4), at(12, -33), at(18, -22),
                    at(16.4, -10),
                    at(13.6, -21), at(5, -28), at(0, -29), at(-5, -28), at(-13.6, -21),
                ], color, relief)
        case .curly:
            for index in 0..<15 {
                let angle = Double.pi * (1.08 + 0.84 * Double(index) / 14)
                let place = around(0, -11, angle, 19.4)
                curl(place.x, place.y, random.between(3.6, 5.4), color, relief)
            }
        case .cap:
            layer(Relief(round: 3, height: 0.6, noise: 0.3, grain: 0.5, shine: 0.1), shadow: .low) { brush in
                brush.shape(
                    [
                        at(-17.4, -19), at(-17, -29), at(-9, -37), at(9, -37), at(17, -29), at(17.4, -19),
                        at(0, -23),
                    ],
                    .linear(
                        from: at(-16, -36), to: at(16, -20),
                        [.init(0, color.lighter(0.2)), .init(1, color.darker(0.25))]))
            }
            layer(Relief(round: 1.6, height: 0.6, shine: 0.15), shadow: .low) { brush in
                brush.shape(
                    [at(-18.6, -19.6), at(0, -24), at(18.6, -19.6), at(13, -18), at(0, -20), at(-13, -18)],
                    .color(color.darker(0.25)))
            }
        }
    }

    func beard(_ color: Color, _ relief: Relief) {
        layer(relief, opacity: 0.92, within: Extent(0, 4, 22)) { brush in
            brush.shape(
                [
                    at(-15.4, -7), at(-14.4, 2), at(-9, 9.6), at(0, 13), at(9, 9.6), at(14.4, 2),
                    at(15.4, -7),
                    at(12, -1), at(7, 0.6), at(0, 0), at(-7, 0.6), at(-12, -1),
                ], .color(color))
            brush.atop {
                brush.scatter(220, 0, 5, 30, 22) { x, y in
                    brush.line(
                        [at(x, y), at(x + brush.random.jitter(0.6), y + 1.5)], 0.24,
                        color.varied(brush.random, 0.5))
                }
            }
        }
    }

    /// Paints hair around the face: a shape with strands.
    private func cut(_ outline: [CGPoint], _ color: Color, _ relief: Relief) {
        layer(relief, shadow: .low) { brush in
            brush.shape(
                outline,
                .linear(
                    from: at(-16, -38), to: at(16, -6),
                    [.init(0, color.lighter(0.16)), .init(0.5, color), .init(1, color.darker(0.3))]))
            brush.atop { strands(brush, from: at(-4, -40), over: 24, down: 40, color, count: 90) }
        }
    }

    private func strands(
        _ brush: Brush, from top: CGPoint, over width: Double, down height: Double, _ color: Color, count: Int
    ) {
        for index in 0..<count {
            let side = (Double(index) / Double(count) - 0.5) * 2
            let x = side * width
            brush.line(
                [at(top.x + x * 0.2, top.y), at(x, top.y + height * 0.35), at(x * 1.06, top.y + height)],
                brush.random.between(0.15, 0.5), color.varied(brush.random, 0.4).opacity(0.5))
        }
    }

    private func curl(_ x: Double, _ y: Double, _ size: Double, _ color: Color, _ relief: Relief) {
        piece(x, y, size * 1.4, relief) { brush in
            brush.disc(x, y, size, color.varied(brush.random, 0.08))
            brush.atop {
                let turn = brush.random.angle()
                for ring in 1..<5 {
                    brush.arc(
                        x, y, size * Double(ring) / 5, turn, turn + 4, size * 0.09,
                        color.varied(brush.random, 0.35).opacity(0.8))
                }
            }
        }
    }
}
