import Foundation

/// Dishes of rice, maize and eggs.
extension Recipes {
    static var grains: [String: Recipe] { ["paella": paella, "tacos": tacos, "omurice": omurice] }

    static func paella(_ art: Art) {
        art.wood(rgb(0xC9A87E), rgb(0x83603C), plank: 21, across: true)
        art.napkin(-56, 36, 54, 44, 0.4, rgb(0xD9542E), stripe: rgb(0xF6E8C8))
        art.layer(Relief(round: 1.6, height: 0.9, noise: 0.15, shine: 0.6), shadow: .tall) { brush in
            for side in [-1.0, 1.0] {
                brush.ring(side * 47, 0, 8, 2.6, rgb(0xB5352A))
            }
            brush.disc(0, 0, 46.5, rgb(0x4A4A4C))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 44, 44, 0,
                .linear(
                    from: at(-30, -30), to: at(34, 34), [.init(0, rgb(0x1A1A1B)), .init(1, rgb(0x8A8A8C))]))
        }
        art.rice(0, 0, 42, 42, rgb(0xF0B52E), grain: 1.25, shadow: nil)
        for _ in 0..<60 {
            let place = around(0, 0, art.random.angle(), 40 * art.random.unit().squareRoot())
            art.berry(place.x, place.y, 1.4, rgb(0x6FA83A))
        }
        for _ in 0..<18 {
            let place = around(0, 0, art.random.angle(), 38 * art.random.unit().squareRoot())
            art.chunk(
                place.x, place.y, 6, 1.5, art.random.angle(), rgb(0xC9281A),
                Relief(round: 0.8, height: 0.9, shine: 0.7))
        }
        for index in 0..<9 {
            let angle = Double(index) * 2 * .pi / 9
            let place = around(0, 0, angle, 34)
            art.mussel(place.x, place.y, 9, angle)
        }
        for index in 0..<6 {
            let angle = Double(index) * .pi / 3 + 0.3
            let place = around(0, 0, angle, 19)
            art.shrimp(place.x, place.y, 9.6, angle + 2, rgb(0xE8602A))
        }
        for index in 0..<6 {
            let place = around(0, 0, Double(index) * .pi / 3 + 0.85, 24)
            art.piece(place.x, place.y, 6, Relief(round: 1, height: 0.9, shine: 0.5), shadow: .low) { brush in
                brush.ring(place.x, place.y, 3.2, 2, rgb(0xFBEBDC).varied(brush.random, 0.1))
            }
        }
        for index in 0..<5 {
            let place = around(0, 0, Double(index) * 1.26, 8.4)
            art.clam(place.x, place.y, 6.4, Double(index) * 1.26)
        }
        for index in 0..<5 {
            let angle = Double(index) * 1.26 + 0.5
            let place = around(0, 0, angle, 40)
            art.wedge(place.x, place.y, 7.4, angle + 1.57)
        }
        art.chopped(150, 0, 0, 39, size: 0.9)
        art.sprig(0, 0, 7)
        art.glints(60, 0, 0, 40, 0.5)
        art.bowlShade(0, 0, 43.5, 0.35)
        art.tumbler(57, -32, 11, of: rgb(0xE9D88A))
        art.citrus(60, 30, 7.6)
        art.citrus(53, 37, 7)
        art.sprig(-59, -32, 10)
        art.berry(-50, -40, 4, rgb(0xC8281A), shadow: .low)
        art.berry(-57, -42, 3.6, rgb(0xC8281A), shadow: .low)
        art.steam(0, -4, 30, 0.16)
    }

    static func tacos(_ art: Art) {
        art.plaster(rgb(0x2F7F86), roughness: 0.7)
        art.napkin(60, -22, 44, 56, 0.2, rgb(0xF0E2C0), stripe: rgb(0xD8502E))
        art.board(-6, 4, 112, 66, 0.04, rgb(0xA9743F), rgb(0x54301A), corner: 6)
        for (index, x) in [-40.0, -7, 26].enumerated() {
            let turn = 1.35 + Double(index) * 0.1
            // The far half of the tortilla comes first, then the filling, then the near half, which is folded up.
            art.piece(
                x, 4, 34, Relief(round: 1.8, height: 0.8, bump: 0.7, noise: 0.8, grain: 1.4), shadow: .tall
            ) { brush in
                brush.placed(x, 4, turn) {
                    brush.blob(
                        0, -3, 27, 16, wobble: 0.02, points: 18,
                        .linear(
                            from: at(0, -18), to: at(0, 12),
                            [.init(0, rgb(0xF2CE84)), .init(1, rgb(0xC98F40))]))
                    brush.atop {
                        for _ in 0..<26 {
                            brush.blob(
                                brush.random.jitter(24), -8 + brush.random.jitter(9),
                                brush.random.between(0.8, 2.8), 1.2, brush.random.angle(), wobble: 0.3,
                                .color(rgb(0x8A4E18, 0.4)))
                        }
                    }
                }
            }
            let along = { (t: Double, side: Double) in
                at(x + cos(turn) * t - sin(turn) * side, 4 + sin(turn) * t + cos(turn) * side)
            }
            for _ in 0..<13 {
                let place = along(art.random.jitter(20), art.random.between(-9, -3))
                art.chunk(
                    place.x, place.y, 5, 3, art.random.angle(), rgb(0x86B23C),
                    Relief(round: 0.8, height: 0.9, bump: 0.8, noise: 0.5), wobble: 0.35)
            }
            for _ in 0..<26 {
                let place = along(art.random.jitter(20), art.random.between(-6, 2))
                art.chunk(
                    place.x, place.y, 2.6, 2, art.random.angle(), rgb(0x7A3A1A), .meat, wobble: 0.3,
                    shadow: .contact)
            }
            for number in 0..<26 {
                let place = along(art.random.jitter(19), art.random.between(-7, 2))
                switch number % 4 {
                case 0, 1: art.chunk(place.x, place.y, 2.3, 2, art.random.angle(), rgb(0xD0301E))
                case 2:
                    art.chunk(place.x, place.y, 2.4, 1.4, art.random.angle(), rgb(0xF2C02E), shadow: .contact)
                default: art.chunk(place.x, place.y, 2.4, 1.5, art.random.angle(), rgb(0x8A3A7A))
                }
            }
            let cream = along(0, -3)
            art.drizzle(
                (0...8).map { along(-16 + Double($0) * 4, $0 % 2 == 0 ? -6 : -1) }, 1.2, rgb(0xFBF4E4))
            art.sprig(cream.x, cream.y, 6, rgb(0x4F9A34))
            art.piece(
                x, 4, 34, Relief(round: 1.8, height: 0.9, bump: 0.7, noise: 0.8, grain: 1.4), shadow: .low
            ) { brush in
                brush.placed(x, 4, turn) {
                    brush.shape(
                        [
                            at(-27, -1), at(-14, 1.6), at(0, 2.4), at(14, 1.6), at(27, -1), at(23, 9),
                            at(12, 14), at(0, 15.6), at(-12, 14), at(-23, 9),
                        ],
                        .linear(
                            from: at(0, 0), to: at(0, 16),
                            [.init(0, rgb(0xF4D590)), .init(0.6, rgb(0xE6B660)), .init(1, rgb(0xB97C30))]))
                    brush.atop {
                        for _ in 0..<22 {
                            brush.blob(
                                brush.random.jitter(23), 8 + brush.random.jitter(6),
                                brush.random.between(0.8, 2.8), 1.3, brush.random.angle(), wobble: 0.3,
                                .color(rgb(0x8A4A14, 0.45)))
                        }
                    }
                }
            }
        }
        art.bowl(62, 22, 14, rgb(0x3A3634), fill: rgb(0xB02414))
        for _ in 0..<16 {
            let place = around(62, 22, art.random.angle(), art.random.between(0, 9))
            art.chunk(
                place.x, place.y, 1.7, 1.3, art.random.angle(),
                art.random.pick([rgb(0xD83A22), rgb(0xE0582E), rgb(0xF4EAE0), rgb(0x5A9A34)]))
        }
        art.bowl(60, -30, 12, rgb(0x3A3634), fill: rgb(0x8FAE3E))
        art.chopped(14, 60, -30, 7, rgb(0x3F7A2A))
        art.wedge(-64, -30, 7, 0.5, rind: rgb(0x5F9A2E), flesh: rgb(0xCBE08A))
        art.wedge(-57, -36, 6.4, 1.3, rind: rgb(0x5F9A2E), flesh: rgb(0xCBE08A))
        art.citrus(-66, 30, 7, rind: rgb(0x6FA832), flesh: rgb(0xD3E59A))
    }

    static func omurice(_ art: Art) {
        art.linen(rgb(0x7A8B86))
        art.napkin(-52, 0, 40, 76, 0.12, rgb(0xEEE6D2), stripe: rgb(0xD0402E))
        art.plate(2, 0, 47, rgb(0xF4F0E8), well: 0.78) { brush in
            brush.ring(2, 0, 44.4, 1.2, rgb(0xC23A2C))
            brush.ring(2, 0, 42.2, 0.4, rgb(0xC23A2C))
        }
        art.sauce(4, 7, 37, 25, rgb(0x5E220E), wobble: 0.05)
        art.rice(4, 2, 31, 19, rgb(0xEE9A5A))
        for _ in 0..<12 {
            let place = around(4, 2, art.random.angle(), art.random.between(22, 30))
            art.berry(place.x, place.y * 0.6, 1.5, rgb(0x6FA83A))
        }
        art.layer(Relief(round: 8, height: 0.7, bump: 0.4, noise: 1, grain: 3.6, shine: 0.7), shadow: .raised)
        { brush in
            brush.shape(
                [
                    at(-29, 1), at(-22, -11), at(-6, -17.5), at(14, -17), at(30, -9), at(36, 2), at(29, 12),
                    at(12, 17), at(-10, 17), at(-24, 11),
                ],
                .radial(
                    center: at(-4, -6), radius: 40,
                    [.init(0, rgb(0xFFE27A)), .init(0.55, rgb(0xF8C634)), .init(1, rgb(0xDB9418))]))
            brush.atop {
                for _ in 0..<22 {
                    let x = brush.random.jitter(26)
                    let y = brush.random.jitter(13)
                    brush.line(
                        [
                            at(x - 6, y), at(x, y + brush.random.jitter(3)),
                            at(x + 6, y + brush.random.jitter(2)),
                        ], brush.random.between(0.6, 2.4),
                        brush.random.pick([rgb(0xFFF0A4, 0.7), rgb(0xE0A020, 0.5)]))
                }
            }
        }
        // The omelette is still soft where it opens.
        art.layer(Relief(round: 1.6, height: 0.6, bump: 0.9, noise: 1.4, grain: 1.6, shine: 1)) { brush in
            brush.shape(
                [at(-22, 1), at(-8, -5), at(10, -6), at(28, 1), at(12, 6), at(-8, 6.4)], .color(rgb(0xFFDA5C))
            )
            brush.atop {
                brush.scatter(60, 3, 0, 50, 13) { x, y in
                    brush.blob(
                        x, y, brush.random.between(0.8, 2.6), 1.3, brush.random.angle(), wobble: 0.4,
                        .color(rgb(0xF4B82A).varied(brush.random, 0.5).opacity(0.7)))
                }
            }
        }
        let ketchup = (0...10).map { step -> CGPoint in at(-15 + Double(step) * 3.8, step % 2 == 0 ? -7 : 8) }
        art.drizzle(ketchup, 2.3, rgb(0xC3200E))
        art.glints(40, 2, -3, 24, 0.7)
        art.chopped(26, 4, 0, 20)
        for (x, y) in [(-26.0, -24.0), (-20, -29), (-13, -32)] {
            art.piece(
                x, y, 7, Relief(round: 1.4, height: 0.9, bump: 1.2, noise: 0.8, grain: 0.6), shadow: .low
            ) { brush in
                brush.scatter(34, x, y, 4.6) { px, py in
                    brush.disc(px, py, 1.2, rgb(0x4A8A30).varied(brush.random, 0.3))
                }
            }
        }
        art.berry(30, -25, 4.2, rgb(0xC8281A), shadow: .low)
        art.berry(23, -30, 4, rgb(0xD23A1E), shadow: .low)
        art.leaf(33, -21, 11, -0.5)
        art.spoon(56, 6, -1.52, length: 66)
        art.fork(-55, 8, -1.6, length: 64)
        art.bowl(-54, -44, 11, rgb(0xF4F0E8), fill: rgb(0xC9A05A))
        art.tumbler(58, -42, 10, of: rgb(0xE8EEF0))
        art.steam(4, -6, 28, 0.16)
    }
}
