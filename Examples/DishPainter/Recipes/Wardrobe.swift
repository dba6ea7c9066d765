import Foundation

/// Clothes and accessories that are laid out and seen from above.
extension Recipes {
    static var wardrobe: [String: Recipe] {
        [
            "coat": coat, "knitwear": knitwear, "boots": boots, "scarf": scarf, "bag": bag,
            "wristwatch": wristwatch,
        ]
    }

    private static let wool = Relief(
        round: 3, height: 0.5, bump: 0.7, noise: 0.6, grain: 0.4, shine: 0.04, contrast: 0.9)
    private static let leather = Relief(round: 2, height: 0.7, bump: 0.5, noise: 0.25, grain: 0.5, shine: 0.4)

    /// Paints fallen leaves around the thing in the middle.
    private static func leaves(_ art: Art, _ count: Int, beyond inner: Double) {
        let colors = [rgb(0xC8702A), rgb(0xA8432A), rgb(0xD9A23A), rgb(0x8A6A32)]
        for _ in 0..<count {
            let x = art.random.jitter(art.right)
            let y = art.random.jitter(art.bottom)
            guard abs(x) > inner || abs(y) > inner else { continue }
            art.leaf(x, y, art.random.between(6, 10), art.random.angle(), art.random.pick(colors), width: 0.4)
        }
    }

    static func coat(_ art: Art) {
        art.wood(rgb(0xD8C7AE), rgb(0xB39C7C), plank: 26)
        leaves(art, 16, beyond: 40)
        let camel = rgb(0xBE8F5A)
        for side in [-1.0, 1.0] {
            art.layer(wool, shadow: .raised) { brush in
                brush.shape(
                    [
                        at(side * 14, -35), at(side * 24, -30), at(side * 33, -6), at(side * 38, 20),
                        at(side * 30, 23),
                        at(side * 23, 0), at(side * 16, -14),
                    ],
                    .linear(
                        from: at(side * 14, -30), to: at(side * 38, 20),
                        [.init(0, camel.lighter(0.1)), .init(1, camel.darker(0.2))]))
                brush.atop { brush.line([at(side * 29.6, 18), at(side * 37.4, 15)], 0.6, camel.darker(0.4)) }
            }
        }
        art.layer(wool, shadow: .tall) { brush in
            brush.shape(
                [
                    at(-7, -40), at(-18, -35), at(-21, -20), at(-20, 0), at(-23, 24), at(-27, 45), at(0, 47),
                    at(27, 45),
                    at(23, 24), at(20, 0), at(21, -20), at(18, -35), at(7, -40), at(0, -37),
                ],
                .linear(
                    from: at(-22, -30), to: at(24, 40),
                    [.init(0, camel.lighter(0.22)), .init(0.5, camel), .init(1, camel.darker(0.22))]))
            brush.atop {
                brush.line([at(2, -14), at(3, 10), at(4, 48)], 0.9, camel.darker(0.45).opacity(0.8))
                for side in [-1.0, 1.0] {
                    brush.line([at(side * 12, 16), at(side * 19, 20)], 1.6, camel.darker(0.35))
                }
                for (x, bend) in [(-12.0, 2.0), (12, -3), (17, 1)] {
                    brush.line(
                        [at(x, 12), at(x + bend, 30), at(x - bend, 46)], 0.9, camel.darker(0.25).opacity(0.5))
                }
            }
        }
        // This paints the lining, and a jumper below the collar.
        art.layer(Relief(round: 1, height: 0.5, bump: 1.2)) { brush in
            brush.polygon([at(-7, -39), at(7, -39), at(2, -14)], .color(rgb(0xF3ECDF)))
            brush.atop {
                for index in -6...6 {
                    brush.box(Double(index) * 1.4, -30, 0.35, 30, .color(rgb(0xB9AD98, 0.7)))
                }
            }
        }
        for side in [-1.0, 1.0] {
            art.layer(wool, shadow: .low) { brush in
                brush.polygon(
                    [
                        at(side * 5, -41), at(side * 12, -37), at(side * 17, -25), at(side * 12, -23),
                        at(side * 14, -19),
                        at(2, -10), at(side * 5, -30),
                    ], .color(camel.darker(side < 0 ? 0.02 : 0.12)))
            }
        }
        art.layer(wool, shadow: .low) { brush in
            brush.box(0, 4, 43, 5, 0.02, corner: 1, .color(camel.darker(0.1)))
            brush.box(11, 14, 4.4, 22, -0.16, corner: 1, .color(camel.darker(0.14)))
            brush.box(7, 4, 6, 8, 0.05, corner: 1.4, .color(camel.darker(0.2)))
        }
        for (x, y) in [(-5.0, -7.0), (9, -7), (-5, 16), (-5, 28)] { art.berry(x, y, 1.7, rgb(0x4A2E1A)) }
    }

    static func knitwear(_ art: Art) {
        art.linen(rgb(0xD9D3C7))
        art.napkin(-art.right + 10, -20, 40, 50, 0.2, rgb(0x8E9C9A), stripe: rgb(0xE9E2D4))
        leaves(art, 10, beyond: 44)
        let yarn = rgb(0xF0E6D2)
        let knit = Relief(
            round: 3, height: 0.6, bump: 2.2, noise: 0.25, grain: 0.6, shine: 0.03, contrast: 0.9)
        func stitches(_ brush: Brush, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            var row = y - height / 2
            while row < y + height / 2 {
                var place = x - width / 2
                while place < x + width / 2 {
                    brush.line(
                        [at(place, row), at(place + 0.8, row + 1.3), at(place + 1.6, row)], 0.5,
                        yarn.darker(0.28).opacity(0.55))
                    place += 1.9
                }
                row += 1.7
            }
        }
        for side in [-1.0, 1.0] {
            art.layer(knit, shadow: .raised) { brush in
                brush.shape(
                    [
                        at(side * 14, -28), at(side * 25, -24), at(side * 38, 6), at(side * 43, 27),
                        at(side * 33, 31),
                        at(side * 27, 12), at(side * 17, -6),
                    ], .color(yarn.darker(0.06)))
                brush.atop {
                    stitches(brush, side * 29, 0, 34, 64)
                    brush.placed(side * 38, 28, side * -0.35) {
                        for index in -4...4 {
                            brush.box(Double(index) * 1.5, 0, 0.6, 8, .color(yarn.darker(0.35)))
                        }
                    }
                }
            }
        }
        art.layer(knit, shadow: .tall) { brush in
            brush.shape(
                [
                    at(-9, -31), at(-19, -27), at(-22, -10), at(-23, 16), at(-22, 36), at(0, 38), at(22, 36),
                    at(23, 16),
                    at(22, -10), at(19, -27), at(9, -31), at(0, -27),
                ], .color(yarn))
            brush.atop {
                stitches(brush, 0, 0, 48, 74)
                // A cable has two strands that cross again and again.
                for x in [-12.0, 0, 12] {
                    brush.box(x, 0, 6, 70, .color(yarn))
                    for strand in [0.0, Double.pi] {
                        let points = (0...26).map { step -> CGPoint in
                            let y = -34 + Double(step) * 2.6
                            return at(x + sin(y * 0.5 + strand) * 1.9, y)
                        }
                        brush.line(points, 2, yarn.lighter(0.4))
                        brush.line(points.map { at($0.x + 0.9, $0.y) }, 0.5, yarn.darker(0.4))
                    }
                }
                brush.box(0, 35, 50, 6, .color(yarn.darker(0.1)))
                for index in -14...14 { brush.box(Double(index) * 1.6, 35, 0.7, 6, .color(yarn.darker(0.4))) }
            }
        }
        art.layer(knit, shadow: .low) { brush in
            brush.line(
                [at(-9.6, -31), at(-5, -26.6), at(0, -25.4), at(5, -26.6), at(9.6, -31)], 3.6,
                yarn.darker(0.04))
        }
    }

    static func boots(_ art: Art) {
        art.corner(wall: rgb(0xC6B29A), floor: rgb(0x8A6342), rgb(0x543A24), horizon: 20)
        if art.right > 64 { art.pottedPlant(-art.right * 0.6 - 12, 30, 46, pot: rgb(0xE6DDCD)) }
        for (x, shade) in [(12.0, 0.12), (-12, 0)] {
            let color = rgb(0x8A4E2A).darker(shade)
            art.ground(x + 2, 37, 36)
            art.layer(leather, shadow: .raised) { brush in
                brush.placed(x, 0) {
                    brush.shape(
                        [
                            at(-13, -33), at(3, -34), at(4, -10), at(6, 10), at(16, 20), at(24, 27),
                            at(24.6, 34),
                            at(-12, 34), at(-13, 14), at(-12, -10),
                        ],
                        .linear(
                            from: at(-13, 0), to: at(22, 10),
                            [.init(0, color.lighter(0.2)), .init(0.5, color), .init(1, color.darker(0.3))]))
                    brush.atop {
                        brush.line([at(-12, 16), at(0, 14), at(7, 12)], 0.6, color.darker(0.5))
                        brush.line([at(15, 20), at(13, 27), at(14, 34)], 0.6, color.darker(0.5))
                        for (y, bend) in [(4.0, 2.0), (8, 2.6), (-4, 1.4)] {
                            brush.line(
                                [at(-8, y), at(-2, y + bend), at(5, y)], 0.6, color.darker(0.4).opacity(0.7))
                        }
                    }
                }
            }
            art.layer(Relief(round: 1, height: 0.5, shine: 0.2), shadow: .contact) { brush in
                brush.placed(x, 0) {
                    brush.shape(
                        [
                            at(-13.4, 32.4), at(6, 33), at(25.4, 32.6), at(25, 36), at(-2, 36.2),
                            at(-3, 38.4), at(-13.6, 38.4),
                        ],
                        .color(rgb(0x2C1C12)))
                }
            }
            art.layer(Relief(round: 1, height: 0.6, bump: 0.8), shadow: .contact) { brush in
                brush.placed(x, 0) {
                    brush.box(-5, -32, 18.6, 5, -0.05, corner: 2, .color(rgb(0xD9C3A0)))
                }
            }
            art.layer(Relief(round: 0.5, height: 0.8, shine: 0.3), shadow: .contact) { brush in
                brush.placed(x, 0) {
                    for index in 0..<7 {
                        let y = -24 + Double(index) * 5.2
                        let shift = Double(max(0, index - 4)) * 2
                        brush.line([at(-2 + shift, y), at(3.6 + shift, y + 2)], 0.9, rgb(0xE6C88A))
                        brush.line([at(3.6 + shift, y), at(-2 + shift, y + 2)], 0.9, rgb(0xE6C88A))
                    }
                }
            }
        }
    }

    static func scarf(_ art: Art) {
        art.wood(rgb(0x6E5340), rgb(0x3A2A1E), plank: 24, across: true)
        leaves(art, 14, beyond: 38)
        let red = rgb(0xA8332E)
        let weave = Relief(round: 2.4, height: 0.7, bump: 0.5, noise: 0.8, grain: 0.35, shine: 0.03)
        func cloth(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double, fringe: Bool)
        {
            if fringe {
                art.layer(Relief(round: 0.4, height: 0.9), shadow: .low) { brush in
                    brush.placed(x, y, angle) {
                        for index in 0..<Int(width / 1.6) {
                            let place = -width / 2 + 0.8 + Double(index) * 1.6
                            let color = index % 4 == 0 ? rgb(0x24303E) : index % 7 == 0 ? rgb(0xEADFC8) : red
                            brush.line(
                                [
                                    at(place, height / 2 - 1),
                                    at(place + brush.random.jitter(0.8), height / 2 + 8),
                                ], 0.9,
                                color)
                        }
                    }
                }
            }
            art.layer(weave, shadow: .tall) { brush in
                brush.placed(x, y, angle) {
                    brush.box(0, 0, width, height, 0, corner: 2, .color(red))
                    brush.atop {
                        for index in -8...8 {
                            let place = Double(index) * 11
                            brush.box(place, 0, 4.4, height, .color(rgb(0x24303E, 0.62)))
                            brush.box(0, place, width, 4.4, .color(rgb(0x24303E, 0.62)))
                            brush.box(place + 5.5, 0, 0.7, height, .color(rgb(0xEADFC8, 0.85)))
                            brush.box(0, place + 5.5, width, 0.7, .color(rgb(0xEADFC8, 0.85)))
                        }
                    }
                }
            }
        }
        cloth(-7, 10, 30, 62, 0.16, fringe: true)
        cloth(15, 8, 30, 54, -0.2, fringe: true)
        cloth(2, -18, 66, 27, -0.06, fringe: false)
        art.layer(opacity: 0.5, blur: 1.4) { brush in
            brush.line([at(-30, -18), at(0, -14), at(34, -20)], 2.4, rgb(0x200A08, 0.7))
            brush.line([at(-30, -24), at(0, -21), at(34, -26)], 1.6, rgb(0xFFE0D0, 0.35))
        }
    }

    static func bag(_ art: Art) {
        art.corner(wall: rgb(0xDCC3B4), floor: rgb(0xEDE4D8), rgb(0xC9B7A2), horizon: 22)
        if art.right > 64 {
            art.books(art.right * 0.6 + 8, 33, 46, [rgb(0x3E5A66), rgb(0xC9A25C), rgb(0x8A3A34)])
        }
        art.ground(0, 36, 76)
        art.layer(Relief(round: 1.2, height: 0.8, shine: 0.4), shadow: .raised) { brush in
            brush.line(
                [at(-20, -8), at(-18, -28), at(-8, -38), at(8, -38), at(18, -28), at(20, -8)], 3.4,
                rgb(0x6B3A24))
        }
        let color = rgb(0x9A5636)
        art.layer(leather, shadow: .tall) { brush in
            brush.shape(
                [
                    at(-33, -8), at(-36, 14), at(-38, 33), at(-30, 36.4), at(0, 37), at(30, 36.4), at(38, 33),
                    at(36, 14),
                    at(33, -8), at(0, -10),
                ],
                .linear(
                    from: at(-36, -8), to: at(36, 36),
                    [.init(0, color.lighter(0.22)), .init(0.5, color), .init(1, color.darker(0.3))]))
            brush.atop {
                for side in [-1.0, 1.0] {
                    brush.line([at(side * 30, -8), at(side * 33, 36)], 0.6, color.darker(0.5))
                }
            }
        }
        art.layer(leather, shadow: .raised) { brush in
            brush.shape(
                [
                    at(-34, -10), at(0, -12), at(34, -10), at(33, 2), at(25, 12), at(8, 17), at(-8, 17),
                    at(-25, 12),
                    at(-33, 2),
                ],
                .linear(
                    from: at(-30, -10), to: at(20, 18),
                    [.init(0, color.lighter(0.12)), .init(1, color.darker(0.12))]))
            brush.atop {
                brush.line(
                    [
                        at(-31, -6), at(-30, 2), at(-23, 10), at(-8, 15), at(8, 15), at(23, 10), at(30, 2),
                        at(31, -6),
                    ], 0.35,
                    rgb(0xF0D2A8, 0.9))
            }
        }
        art.piece(0, 14, 8, Relief(round: 1, height: 0.8, shine: 0.9), shadow: .low) { brush in
            brush.box(0, 14, 9, 7, 0, corner: 1.6, art.steel(0, 9))
            brush.box(0, 14, 2.4, 3.4, 0, corner: 1, .color(rgb(0x4A3A2A)))
        }
        for side in [-1.0, 1.0] { art.berry(side * 20, -6, 1.8, rgb(0xD9C08A)) }
        art.layer(Relief(round: 1, height: 0.5, bump: 0.6, noise: 0.2), shadow: .low) { brush in
            brush.shape([at(21, -8), at(26, -6), at(34, 12), at(30, 24), at(24, 10)], .color(rgb(0xE8D9C0)))
            brush.atop {
                for index in 0..<5 {
                    brush.disc(25 + Double(index) * 1.6, -2 + Double(index) * 5, 1.2, rgb(0x3E6B7A))
                }
            }
        }
    }

    static func wristwatch(_ art: Art) {
        art.marble(rgb(0xE6E3DE), rgb(0xA9A49C))
        leaves(art, 8, beyond: 42)
        let strap = rgb(0x7A4426)
        for side in [-1.0, 1.0] {
            art.layer(leather, shadow: .raised) { brush in
                let end = side * max(46, art.bottom + 6)
                brush.polygon(
                    [at(-9, side * 18), at(9, side * 18), at(7, end), at(-7, end)],
                    .linear(
                        from: at(-9, 0), to: at(9, 0),
                        [.init(0, strap.lighter(0.16)), .init(0.5, strap), .init(1, strap.darker(0.3))]))
                brush.atop {
                    for edge in [-1.0, 1.0] {
                        brush.line([at(edge * 7.6, side * 18), at(edge * 5.8, end)], 0.4, rgb(0xEBCFA4, 0.9))
                    }
                    if side > 0 {
                        for index in 0..<4 {
                            brush.oval(0, 32 + Double(index) * 5, 0.9, 1.2, 0, .color(rgb(0x24120A)))
                        }
                    }
                }
            }
        }
        art.layer(Relief(round: 1.6, height: 0.9, shine: 0.9), shadow: .tall) { brush in
            for side in [-1.0, 1.0] {
                for lug in [-1.0, 1.0] {
                    brush.box(lug * 9.4, side * 19, 3.4, 9, 0, corner: 1.4, art.steel(lug * 9.4, 3.4))
                }
            }
            brush.box(24, 0, 5, 5, 0, corner: 1.4, art.steel(24, 5))
            brush.oval(0, 0, 22.4, 22.4, 0, art.steel(0, 45))
        }
        art.layer(within: .init(0, 0, 20)) { brush in
            brush.oval(
                0, 0, 18.6, 18.6, 0,
                .radial(
                    center: at(-5, -6), radius: 26,
                    [.init(0, rgb(0x37536E)), .init(0.6, rgb(0x203449)), .init(1, rgb(0x101C29))]))
            for index in 0..<60 {
                let angle = Double(index) * .pi / 30
                let isHour = index % 5 == 0
                brush.line(
                    [around(0, 0, angle, isHour ? 13.6 : 16.2), around(0, 0, angle, 17.2)],
                    isHour ? 0.95 : 0.25,
                    rgb(0xF3EFE6))
            }
            brush.box(11, 0, 4.4, 3.4, 0, corner: 0.4, .color(rgb(0xF7F4EC)))
            brush.disc(0, 7.4, 3.6, rgb(0x0E1822, 0.8))
            brush.ring(0, 7.4, 3.6, 0.25, rgb(0xC9C2B4))
        }
        art.layer(Relief(round: 0.3, height: 0.6, shine: 0.6), shadow: .contact, within: .init(0, 0, 20)) {
            brush in
            brush.line([at(0, 0), around(0, 0, -2.62, 9.4)], 1.5, rgb(0xF3EFE6))
            brush.line([at(0, 0), around(0, 0, -0.52, 14)], 1.1, rgb(0xF3EFE6))
            brush.line([around(0, 0, 1.3, -4), around(0, 0, 1.3, 15)], 0.35, rgb(0xD8643A))
            brush.disc(0, 0, 1.2, rgb(0xD8643A))
        }
        art.layer(opacity: 0.6, blur: 0.5, within: .init(0, 0, 22)) { brush in
            brush.polygon([at(-13, -12), at(-7, -17), at(6, 16), at(0, 18)], .color(rgb(0xFFFFFF, 0.16)))
        }
    }
}
