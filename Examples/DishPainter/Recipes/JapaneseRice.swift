import Foundation

/// Japanese dishes of rice.
extension Recipes {
    static var japaneseRice: [String: Recipe] { ["sushi": sushi, "unaju": unaju, "onigiri": onigiri] }

    static func sushi(_ art: Art) {
        art.slate(rgb(0x2E3436))
        art.board(0, -2, 128, 62, 0, rgb(0xC99A62), rgb(0x7A4E28), corner: 2)
        let toppings: [(Color, Color, Int)] = [
            (rgb(0xB5202C), rgb(0xE2666A), 0), (rgb(0xEE7A3E), rgb(0xFBD0A8), 1),
            (rgb(0xF2A07A), rgb(0xFFF1E2), 2),
            (rgb(0xF3C548), rgb(0xFBE49A), 3), (rgb(0xF1DDD2), rgb(0xFFFFFF), 4),
            (rgb(0xD8455A), rgb(0xF6A9A6), 0),
        ]
        for row in 0..<2 {
            for column in 0..<6 {
                let x = -50.0 + Double(column) * 18.4
                let y = -16.0 + Double(row) * 27
                let (color, stripe, kind) = toppings[(column + row * 3) % 6]
                if row == 1, column > 3 {
                    roll(art, x, y - 5, column == 4 ? rgb(0xE8743A) : rgb(0xB5202C))
                    roll(art, x, y + 8, column == 4 ? rgb(0xE8743A) : rgb(0xB5202C))
                    continue
                }
                art.rice(x, y, 6.6, 12, grain: 1)
                art.piece(
                    x, y, 16, Relief(round: 2.6, height: 0.9, bump: 0.5, noise: 0.2, shine: 0.7), shadow: .low
                ) { brush in
                    brush.placed(x - 0.4, y - 0.6, 0.06) {
                        brush.shape(
                            [
                                at(-6.6, -10), at(-3, -13.4), at(4, -13), at(7, -9), at(7.4, 8), at(4, 13),
                                at(-3, 13.6), at(-7, 10),
                            ],
                            .linear(
                                from: at(-7, -10), to: at(7, 12),
                                [
                                    .init(0, color.lighter(0.15)), .init(0.6, color),
                                    .init(1, color.darker(0.2)),
                                ]))
                        brush.atop {
                            let bands = kind == 2 ? 7 : kind == 3 ? 0 : 9
                            for index in 0..<bands {
                                let top = -16 + Double(index) * (kind == 2 ? 4.4 : 3.8)
                                brush.line(
                                    kind == 2
                                        ? [at(-8, top + 3), at(0, top), at(8, top + 3)]
                                        : [at(-8, top), at(0, top + 3.4), at(8, top + 2)],
                                    kind == 1 ? 0.8 : kind == 2 ? 1.6 : 0.4,
                                    stripe.opacity(kind == 0 ? 0.45 : 0.8))
                            }
                            if kind == 4 {
                                for index in 0..<5 {
                                    brush.line(
                                        [at(-6, -10 + Double(index) * 5), at(6, -7 + Double(index) * 5)], 0.3,
                                        rgb(0xC79A8A, 0.7))
                                }
                            }
                        }
                        if kind == 3 { brush.box(0, 0, 17, 4.2, .color(rgb(0x1C231A))) }
                        if kind == 2 {
                            for side in [-1.0, 0.2, 1.2] {
                                brush.oval(side * 2.4, 15, 1.4, 3.4, -side * 0.4, .color(rgb(0xD9502A)))
                            }
                        }
                    }
                }
                art.glints(4, x - 2, y - 4, 4, 0.7)
            }
        }
        // This paints pickled ginger, wasabi and soy sauce.
        for _ in 0..<9 {
            let x = 61 + art.random.jitter(5)
            let y = -20 + art.random.jitter(5)
            art.chunk(
                x, y, 4.6, 2.6, art.random.angle(), rgb(0xF2B7A4),
                Relief(round: 1, height: 0.8, bump: 0.6, shine: 0.5), wobble: 0.3, shadow: .contact)
        }
        art.chunk(
            61, -4, 4.4, 3.8, 0, rgb(0x9FB84A), Relief(round: 2, height: 0.9, noise: 0.8, grain: 0.7),
            wobble: 0.16)
        art.leaf(52, -30, 17, 0.5, rgb(0x4B8A3A), width: 0.4)
        art.bowl(60, 40, 12, rgb(0x2B3F55), inside: rgb(0xC9D2D6), fill: rgb(0x2A100A))
        art.chopsticks(-14, 40, 0.02, rgb(0x7A2A20), rest: rgb(0xE5E0D4))
        art.cup(-62, -42, 10, rgb(0x6B7B6A), of: rgb(0xA9B24A), saucer: false)
    }

    private static func roll(_ art: Art, _ x: Double, _ y: Double, _ filling: Color) {
        art.piece(x, y, 8, Relief(round: 0.7, height: 1, bump: 0.8, noise: 0.2, shine: 0.3), shadow: .low) {
            brush in
            brush.disc(x, y, 6, rgb(0x18201A))
            brush.disc(x, y, 5.3, rgb(0xDDD5C4))
            brush.scatter(70, x, y, 4.9) { px, py in
                brush.oval(
                    px, py, 0.8, 0.4, brush.random.angle(), .color(rgb(0xF8F3E8).varied(brush.random, 0.1)))
            }
            brush.box(x, y, 3.8, 3.6, 0.3, corner: 0.8, .color(filling))
            brush.line([at(x - 1.6, y - 0.5), at(x + 1.6, y + 0.4)], 0.4, filling.lighter(0.5))
        }
    }

    static func unaju(_ art: Art) {
        art.linen(rgb(0x4A5A52))
        let lacquer = rgb(0x1D1210)
        art.layer(Relief(round: 1.4, height: 0.9, shine: 0.8), shadow: .tall) { brush in
            brush.box(-10, 0, 94, 68, corner: 3, .color(lacquer))
            brush.box(-10, 0, 88, 62, corner: 2, .color(rgb(0x9C1E18)))
            brush.box(-10, 0, 91, 65, corner: 2.5, .color(rgb(0xC79A3C, 0.25)))
            brush.box(-10, 0, 88, 62, corner: 2, .color(rgb(0x8F1C16)))
        }
        art.layer(Relief(round: 1.4, height: 0.5, bump: 0.6, shine: 0.15)) { brush in
            brush.box(-10, 0.4, 84, 58, corner: 2, .color(rgb(0x9A7A50)))
            brush.atop {
                brush.scatter(2600, -10, 0, 84, 58) { x, y in
                    let tone = rgb(0xF3E6C8).mixed(rgb(0x9A5A28), brush.random.unit() * 0.4)
                    let turn = brush.random.angle()
                    brush.oval(x, y, 1.1, 0.55, turn, .color(tone.darker(0.35)))
                    brush.oval(x - 0.1, y - 0.1, 0.95, 0.42, turn, .color(tone))
                }
            }
        }
        for (index, x) in [-31.0, -10, 11].enumerated() {
            art.layer(
                Relief(round: 3, height: 0.8, bump: 0.6, noise: 0.5, grain: 1.2, shine: 0.85), shadow: .raised
            ) { brush in
                let lean = Double(index - 1) * 0.5
                brush.shape(
                    [
                        at(x - 9, -26), at(x, -27.4), at(x + 9, -26), at(x + 10 + lean, 0), at(x + 9, 26),
                        at(x, 27.4), at(x - 9, 26), at(x - 10 + lean, 0),
                    ],
                    .linear(
                        from: at(x - 10, 0), to: at(x + 10, 0),
                        [
                            .init(0, rgb(0x6B2A0C)), .init(0.25, rgb(0xB5651C)), .init(0.5, rgb(0x8A4210)),
                            .init(0.75, rgb(0xB5651C)), .init(1, rgb(0x5A220A)),
                        ]))
                brush.atop {
                    for step in 0..<30 {
                        let y = -27 + Double(step) * 1.85
                        for side in [-1.0, 1.0] {
                            brush.line(
                                [at(x, y), at(x + side * 5, y - 1.4), at(x + side * 10, y - 0.6)], 0.45,
                                rgb(0x4A1A06, 0.55))
                            brush.line(
                                [at(x, y + 0.7), at(x + side * 5, y - 0.7), at(x + side * 10, y)], 0.3,
                                rgb(0xE8A24A, 0.45))
                        }
                    }
                    for _ in 0..<16 {
                        brush.blob(
                            x + brush.random.jitter(9), brush.random.jitter(26), brush.random.between(0.8, 3),
                            1.1, brush.random.angle(), wobble: 0.3, .color(rgb(0x1E0A04, 0.5)))
                    }
                    brush.line([at(x, -27), at(x + 0.4, 0), at(x, 27)], 0.8, rgb(0x3A1406, 0.6))
                }
            }
            art.glints(18, x - 3, -2, 15, 0.65)
        }
        art.dust(70, -10, 0, 22, rgb(0x6F8A2E), size: 0.6)
        art.sprig(-10, -3, 6.5, rgb(0x5C9A36), leaves: 3)
        art.bowl(57, -22, 18, rgb(0x7A1F16), inside: rgb(0x2A1410), fill: rgb(0xB98A4A))
        art.chunk(53, -25, 5, 4, 0.3, rgb(0xF5EDDA), Relief(round: 1.6, height: 0.8, noise: 0.4, shine: 0.4))
        art.leaf(55, -18, 10, 0.3, rgb(0x5C9A36))
        art.fatDrops(14, 58, -20, 11, rgb(0xE0B060))
        art.plate(57, 20, 13, rgb(0xC9C6B4), well: 0.75)
        for index in 0..<5 {
            art.coin(
                51 + Double(index) * 3, 20 + art.random.jitter(2), 3.6, rgb(0xE8C53A), core: rgb(0xF4E28A))
        }
        for index in 0..<4 {
            art.chunk(54 + Double(index) * 2.6, 25, 2.6, 1.6, art.random.angle(), rgb(0x5A8A3A))
        }
        art.chopsticks(-8, 42.5, 0, length: 98, rgb(0x2A1A16), rest: rgb(0xC9A24A))
        art.steam(-10, -4, 26, 0.15)
    }

    static func onigiri(_ art: Art) {
        art.wood(rgb(0xC7A378), rgb(0x7E5733), plank: 25)
        art.napkin(34, -36, 56, 50, 0.4, rgb(0x3C5874), stripe: rgb(0xE9E4D6))
        art.layer(Relief(round: 1, height: 0.7, bump: 0.7), shadow: .raised) { brush in
            // This paints a tray of split bamboo.
            for index in 0..<34 {
                let x = -42 + Double(index) * 2.5
                brush.box(
                    x, 4, 2.3, 74, corner: 0.8,
                    .linear(
                        from: at(x - 1.2, 0), to: at(x + 1.2, 0),
                        [.init(0, rgb(0xD9BD7C)), .init(0.6, rgb(0xC7A35C)), .init(1, rgb(0x8A6A34))]))
            }
            for y in [-24.0, 4, 32] { brush.line([at(-43, y), at(42, y)], 0.9, rgb(0x7A5A2C, 0.8)) }
        }
        let fillings = [rgb(0xC2303A), rgb(0xF0875A), rgb(0x2E2A1C)]
        for (index, place) in [at(-19, -14), at(20, -9), at(-1, 25)].enumerated() {
            let x = place.x
            let y = place.y
            let turn = [-0.12, 0.15, 0.02][index]
            art.layer(
                Relief(round: 7, height: 0.6, bump: 0.5, shine: 0.1), shadow: .tall, within: .init(x, y, 26)
            ) { brush in
                brush.placed(x, y, turn) {
                    brush.shape(
                        [
                            at(-17, 13), at(-19, 8), at(-5, -16), at(0, -18.5), at(5, -16), at(19, 8),
                            at(17, 13), at(0, 15),
                        ], .color(rgb(0xD5CCBA)))
                    brush.atop {
                        brush.scatter(950, 0, -1, 42, 38) { px, py in
                            let angle = brush.random.angle()
                            brush.oval(px, py, 1.25, 0.65, angle, .color(rgb(0xCFC5B2)))
                            brush.oval(
                                px - 0.12, py - 0.14, 1.1, 0.5, angle,
                                .color(rgb(0xFAF6EC).varied(brush.random, 0.05)))
                        }
                    }
                }
            }
            art.piece(x, y - 4, 8, .fresh, shadow: .contact) { brush in
                brush.blob(x, y - 5.4, 4.4, 3.4, turn, wobble: 0.2, .color(fillings[index]))
                brush.atop {
                    brush.scatter(16, x, y - 5, 4) { px, py in
                        brush.line(
                            [at(px, py), at(px + 1.2, py + 0.5)], 0.4,
                            fillings[index].varied(brush.random, 0.6).opacity(0.7))
                    }
                }
            }
            art.layer(
                Relief(round: 0.7, height: 0.6, bump: 1.2, noise: 0.7, grain: 0.5, shine: 0.2), shadow: .low,
                within: .init(x, y + 8, 16)
            ) { brush in
                brush.placed(x, y, turn) {
                    brush.polygon(
                        [at(-7.4, 0.4), at(7.4, 0.4), at(8.2, 15.4), at(-8.2, 15.4)],
                        .linear(
                            from: at(-8, 0), to: at(8, 15),
                            [.init(0, rgb(0x2C3A2A)), .init(1, rgb(0x121A14))]))
                    for _ in 0..<60 {
                        let px = brush.random.jitter(7)
                        let py = brush.random.between(1, 15)
                        brush.line(
                            [at(px, py), at(px + brush.random.jitter(1.6), py + brush.random.jitter(1.2))],
                            0.3, rgb(0x54684A, 0.5))
                    }
                }
            }
            art.seeds(9, x, y - 10, 5, rgb(0x2A2018), size: 0.6)
        }
        for index in 0..<5 {
            art.coin(
                29 + Double(index % 2) * 5, 22 + Double(index) * 3.6, 4.2, rgb(0xEAC63C), core: rgb(0xF6E48E),
                shadow: .low)
        }
        art.cup(-40, 40, 10, rgb(0x5A6E62), of: rgb(0xA7B048), saucer: false)
        art.leaf(-38, -38, 17, 0.4, rgb(0x4E8A38))
        art.leaf(-40, -34, 15, 1.2, rgb(0x5E9A42))
    }
}
