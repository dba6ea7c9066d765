import Foundation

/// Japanese dishes that are eaten with chopsticks.
extension Recipes {
    static var japanese: [String: Recipe] {
        ["tempura": tempura, "okonomiyaki": okonomiyaki, "sukiyaki": sukiyaki, "gyoza": gyoza]
    }

    static func tempura(_ art: Art) {
        art.wood(rgb(0x5B4636), rgb(0x241810), plank: 30, across: true)
        art.board(-6, 0, 104, 70, 0, rgb(0xB98A50), rgb(0x6B4421), corner: 2)
        art.layer(Relief(round: 1, height: 0.4, noise: 0.35, grain: 1.4), shadow: .low) { brush in
            brush.polygon([at(-50, -26), at(34, -31), at(40, 24), at(-44, 30)], .color(rgb(0xF5F1E8)))
            brush.polygon([at(-50, -26), at(-18, -30), at(-44, 6)], .color(rgb(0xE3DCCD)))
        }
        let batter = Relief(round: 1.6, height: 0.9, bump: 0.7, noise: 1.3, grain: 1.3, shine: 0.2)
        func fried(
            _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ angle: Double,
            _ inside: Color? = nil
        ) {
            art.piece(x, y, max(radiusX, radiusY) * 1.6, batter, shadow: .raised) { brush in
                brush.placed(x, y, angle) {
                    brush.addBlob(0, 0, radiusX, radiusY, 0, wobble: 0.13, points: 22)
                    brush.canvas.fill(
                        .linear(
                            from: at(-radiusX, -radiusY), to: at(radiusX, radiusY),
                            [.init(0, rgb(0xF8DE9A)), .init(0.5, rgb(0xEBBD62)), .init(1, rgb(0xC98A34))]))
                    if let inside {
                        brush.blob(
                            0, 0, radiusX * 0.74, radiusY * 0.66, wobble: 0.08, .color(inside.opacity(0.72)))
                    }
                    brush.atop {
                        brush.scatter(70, 0, 0, 1) { px, py in
                            let size = brush.random.between(0.4, 1.5)
                            brush.blob(
                                px * radiusX, py * radiusY, size, size * 0.8, wobble: 0.4,
                                .color(rgb(0xF4D084).varied(brush.random, 0.4).opacity(0.6)))
                        }
                    }
                    for _ in 0..<16 {
                        let turn = brush.random.angle()
                        brush.disc(
                            cos(turn) * radiusX * 1.04, sin(turn) * radiusY * 1.08,
                            brush.random.between(0.4, 1.1), rgb(0xF0CB78).varied(brush.random, 0.2))
                    }
                }
            }
        }
        art.leaf(-36, -20, 26, 0.2, rgb(0x4E8A38), width: 0.42)
        fried(-32, -14, 12, 9, 0.3, rgb(0x4C7A34))
        fried(-33, 13, 11, 11, 0, rgb(0xE58A2A))
        // The holes of the lotus root are visible through the batter.
        fried(-11, 16, 11, 11, 0, rgb(0xEFE3C4))
        art.layer(Relief(round: 0.6, height: 0.6), within: .init(-11, 16, 10)) { brush in
            for index in 0..<8 {
                let place = around(-11, 16, Double(index) * .pi / 4, 5)
                brush.oval(place.x, place.y, 1.5, 1.1, Double(index) * .pi / 4, .color(rgb(0x8A5A26)))
            }
            brush.disc(-11, 16, 1.1, rgb(0x8A5A26))
        }
        fried(10, 18, 12, 5.4, -0.5, rgb(0x5E9434))
        fried(20, 21, 12, 5, -0.7, rgb(0x5E9434))
        for (x, y, angle) in [(-9.0, -12.0, -0.95), (4, -10, -1.0), (17, -9, -1.1), (29, -5, -1.2)] {
            let tail = around(x, y, angle, 20)
            art.piece(tail.x, tail.y, 12, Relief(round: 1, height: 0.9, bump: 0.7, shine: 0.6), shadow: .low)
            { brush in
                for spread in [-0.4, 0.0, 0.4] {
                    brush.placed(tail.x, tail.y, angle + spread) {
                        brush.oval(
                            4, 0, 5.4, 1.7, 0,
                            .linear(
                                from: at(0, -2), to: at(8, 2),
                                [.init(0, rgb(0xE9643A)), .init(1, rgb(0xB82F1C))]))
                    }
                }
            }
            fried(x, y, 19, 5.2, angle)
        }
        art.dust(60, -6, 0, 34, rgb(0xF0D79A), size: 0.5)
        art.bowl(57, -20, 17, rgb(0x394B5C), inside: rgb(0xD8D4C8), fill: rgb(0x7A3E18))
        art.chunk(
            55, -19, 6, 5, 0, rgb(0xF4F0E6), Relief(round: 2, height: 0.8, noise: 0.9, grain: 0.7),
            wobble: 0.2)
        art.scallions(8, 57, -18, 7)
        art.plate(58, 18, 10, rgb(0x3A4A44), well: 0.72)
        art.chunk(58, 18, 4.6, 4, 0, rgb(0xFFFFFF), Relief(round: 2, height: 0.8, noise: 1.2, grain: 0.5))
        art.wedge(38, 30, 6.4, -0.5)
        art.chopsticks(-6, 44.5, 0, length: 96, rgb(0x2E2220), rest: rgb(0xA94A34))
        art.steam(-4, -8, 24, 0.12)
    }

    static func okonomiyaki(_ art: Art) {
        art.slate(rgb(0x2B2A2B), roughness: 0.8)
        art.layer(opacity: 0.6, blur: 3) { brush in
            brush.oval(0, 6, 50, 44, 0, .color(rgb(0x8A5A24, 0.6)))
        }
        art.glints(60, 0, 0, 56, 0.25)
        art.layer(Relief(round: 4, height: 0.9, bump: 0.5, noise: 1.8, grain: 2, shine: 0.2), shadow: .tall) {
            brush in
            brush.blob(
                0, 2, 41, 39, wobble: 0.05, points: 20,
                .radial(
                    center: at(0, 0), radius: 42,
                    [.init(0, rgb(0xD99A48)), .init(0.85, rgb(0xD9A050)), .init(1, rgb(0x9A5A20))]))
            brush.atop {
                for _ in 0..<70 {
                    let place = around(0, 2, brush.random.angle(), brush.random.between(32, 41))
                    brush.blob(
                        place.x, place.y, 2.6, 1.2, brush.random.angle(), wobble: 0.3,
                        .color(
                            brush.random.pick([rgb(0xC9D68A, 0.8), rgb(0xEFD9A0, 0.8), rgb(0x8A4A18, 0.6)])))
                }
            }
        }
        art.sauce(
            0, 1, 36, 34, rgb(0x4A1A0A), wobble: 0.07,
            Relief(round: 2, height: 0.7, bump: 0.4, noise: 0.7, grain: 3, shine: 0.7))
        for index in -6...6 {
            let offset = Double(index) * 5.4
            let reach = max(0, 34 * 34 - offset * offset).squareRoot()
            art.layer(Relief(round: 0.6, height: 0.9, shine: 0.5), shadow: .contact) { brush in
                let points = (0...12).map { step -> CGPoint in
                    let along = (Double(step) / 6 - 1) * reach * 0.98
                    return at(
                        along * 0.86 - offset * 0.5 + brush.random.jitter(0.3),
                        along * 0.5 + offset * 0.86 + brush.random.jitter(0.4) + 1)
                }
                brush.line(points, 1.05, rgb(0xF9EFCB))
            }
        }
        art.dust(420, 0, 1, 31, rgb(0x3D6B2A), size: 0.75)
        // Flakes of bonito curl in the heat.
        for _ in 0..<46 {
            let place = around(0, 0, art.random.angle(), 25 * art.random.unit().squareRoot())
            let turn = art.random.angle()
            art.piece(
                place.x, place.y, 7, Relief(round: 0.6, height: 0.7, bump: 1.2, noise: 0.4), shadow: .low
            ) { brush in
                brush.placed(place.x, place.y, turn) {
                    let color = rgb(0xE0AE86).varied(brush.random, 0.25)
                    brush.shape(
                        [
                            at(-4.4, 0.4), at(-1.5, -1.6), at(2, -0.9), at(4.6, -1.6), at(2, 0.9),
                            at(-1.5, 0.6),
                        ],
                        .linear(
                            from: at(-4, -1), to: at(4, 1),
                            [
                                .init(0, color.lighter(0.35).opacity(0.9)), .init(0.5, color.opacity(0.9)),
                                .init(1, rgb(0xA86A4A, 0.9)),
                            ]))
                }
            }
        }
        art.layer(Relief(round: 0.5, height: 1, shine: 0.5), shadow: .contact) { brush in
            brush.scatter(34, 3, -2, 8) { x, y in
                brush.line(
                    [at(x, y), at(x + brush.random.jitter(3), y + brush.random.jitter(2))], 0.8,
                    rgb(0xC8283A).varied(brush.random, 0.2))
            }
        }
        art.scallions(26, 0, 2, 28)
        // This paints two metal spatulas.
        for (x, y, angle) in [(-52.0, 26.0, -0.7), (54, -24, 2.4)] {
            art.layer(
                Relief(round: 0.8, height: 0.8, bump: 0.1, noise: 0.1, shine: 0.8), shadow: .raised,
                within: .init(x, y, 40)
            ) { brush in
                brush.placed(x, y, angle) {
                    brush.polygon(
                        [at(4, -9), at(20, -13), at(21, 13), at(4, 9)],
                        .linear(
                            from: at(4, -9), to: at(18, 12),
                            [.init(0, rgb(0xDADADA)), .init(0.5, rgb(0x9A9A9A)), .init(1, rgb(0xE6E6E6))]))
                    brush.box(-10, 0, 32, 4.6, corner: 2.2, .color(rgb(0x7A4A2A)))
                }
            }
        }
        art.steam(0, -6, 34, 0.2)
    }

    static func sukiyaki(_ art: Art) {
        art.wood(rgb(0x7A5238), rgb(0x331C10), plank: 22)
        art.layer(Relief(round: 2, height: 0.9, noise: 0.3, grain: 0.6, shine: 0.4), shadow: .tall) { brush in
            for side in [-1.0, 1.0] { brush.ring(side * 45, 0, 7, 3, rgb(0x2B2826)) }
            brush.disc(0, 0, 46, rgb(0x322E2C))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 42.6, 42.6, 0,
                .linear(
                    from: at(-30, -30), to: at(34, 34), [.init(0, rgb(0x0E0B0A)), .init(1, rgb(0x4C4642))]))
        }
        art.sauce(
            0, 0, 40.5, 40.5, rgb(0x5E2A10), wobble: 0.01,
            Relief(round: 1, height: 0.4, noise: 0.3, grain: 4, shine: 0.5), shadow: nil)
        art.fatDrops(80, 0, 0, 38, rgb(0xC98A3C))
        // Each ingredient has its own quarter of the pot.
        for index in 0..<7 {
            let y = -30 + Double(index) * 3.8
            art.meatSlice(
                -14 + art.random.jitter(3), y + 6, 14, 5.4, -0.3 + art.random.jitter(0.2), rgb(0xB65A50),
                crust: rgb(0x8A4A3C), fat: rgb(0xF7DDCF))
        }
        for index in 0..<6 {
            let x = 11 + Double(index % 2) * 11
            let y = -26 + Double(index / 2) * 9.4
            art.piece(
                x, y, 9, Relief(round: 1.2, height: 0.8, bump: 0.5, noise: 0.3, shine: 0.4), shadow: .low
            ) { brush in
                brush.box(x, y, 10, 8, 0.2, corner: 1, .color(rgb(0xF6EBD2)))
                for line in [-2.4, 0.0, 2.4] {
                    brush.line(
                        [at(x - 3.6, y + line - 0.6), at(x + 3.6, y + line + 0.8)], 1, rgb(0x9A5A24, 0.8))
                }
            }
        }
        art.noodles(24, 14, 12, rgb(0xB9A48A), width: 0.9, count: 40)
        for index in 0..<6 {
            let place = around(-20, 20, Double(index) * 1.05, 8)
            art.chunk(
                place.x, place.y, 7, 4.4, art.random.angle(), index % 2 == 0 ? rgb(0xD9E3B0) : rgb(0xA9C46A),
                Relief(round: 1.2, height: 0.8, bump: 0.9, noise: 0.4, shine: 0.4), wobble: 0.25)
        }
        for (index, x) in [-4.0, 3, 10].enumerated() {
            for y in [18.0, 26, 33] {
                art.piece(
                    x + Double(index), y, 6, Relief(round: 1, height: 0.9, bump: 0.6, shine: 0.5),
                    shadow: .low
                ) { brush in
                    brush.box(
                        x, y, 5, 8, 0.7, corner: 2,
                        .linear(
                            from: at(x - 3, y), to: at(x + 3, y),
                            [.init(0, rgb(0xF1F0D8)), .init(0.6, rgb(0xC5D69A)), .init(1, rgb(0x7C9A52))]))
                    brush.oval(x - 2.6, y + 3, 1.8, 2.2, 0.7, .color(rgb(0xE3EAC0)))
                }
            }
        }
        for (x, y) in [(0.0, -4.0), (-33, 4), (33, -6)] {
            art.piece(x, y, 9, Relief(round: 3, height: 0.8, bump: 0.8, noise: 0.2, shine: 0.4), shadow: .low)
            { brush in
                brush.ball(x, y, 7, rgb(0x7A4A2A))
                for index in 0..<3 {
                    let turn = Double(index) * .pi / 3
                    brush.line([around(x, y, turn, 5), around(x, y, turn + .pi, 5)], 1.6, rgb(0xEAD6B4))
                }
            }
        }
        for _ in 0..<4 {
            let place = around(4, 9, art.random.angle(), 8)
            art.leaf(place.x, place.y, 8, art.random.angle(), rgb(0x4E8534), width: 0.24)
        }
        art.glints(60, 0, 0, 37, 0.55)
        art.bowlShade(0, 0, 41, 0.5)
        art.bowl(40, 42, 12, rgb(0xD8D0BE), fill: rgb(0xF2B23A))
        art.yolk(40, 42, 5)
        art.chopsticks(-34, 40, -0.8, length: 70, rgb(0x8A2A1E), rest: rgb(0xDDD6C4))
        art.steam(2, -4, 40, 0.22)
    }

    static func gyoza(_ art: Art) {
        art.slate(rgb(0x4A3B34))
        art.napkin(-62, 24, 40, 60, 0.1, rgb(0xB0503A), stripe: rgb(0xEBDDC4))
        art.plate(-8, 0, 45, rgb(0xE6E2D6), well: 0.8) { brush in
            brush.ring(-8, 0, 42, 1, rgb(0x2F5D6A))
            for index in 0..<24 {
                brush.arc(
                    -8, 0, 39.4, Double(index) * 0.262, Double(index) * 0.262 + 0.14, 0.8, rgb(0x2F5D6A))
            }
        }
        // This paints the crisp crust between the dumplings.
        art.layer(Relief(round: 0.8, height: 0.7, bump: 1, noise: 1.2, grain: 1, shine: 0.4), shadow: .low) {
            brush in
            brush.blob(
                -8, 0, 34, 34, wobble: 0.07, points: 26,
                .radial(
                    center: at(-8, 0), radius: 35,
                    [.init(0, rgb(0xB0661E)), .init(0.7, rgb(0xCF8A34)), .init(1, rgb(0xEBC27A, 0.85))]))
            brush.canvas.setBlendMode(.erase)
            brush.scatter(150, -8, 0, 33) { x, y in
                brush.disc(x, y, brush.random.between(0.2, 0.8), rgb(0x000000, 0.6))
            }
            brush.canvas.setBlendMode(.normal)
        }
        for index in 0..<11 {
            let angle = Double(index) * 2 * .pi / 11
            let place = around(-8, 0, angle, 20)
            art.piece(
                place.x, place.y, 16,
                Relief(round: 3.6, height: 0.8, bump: 0.6, noise: 0.4, grain: 1.4, shine: 0.5), shadow: .low
            ) { brush in
                brush.placed(place.x, place.y, angle + 0.5) {
                    let outline = [
                        at(-11, 3), at(-7, -4), at(0, -6.4), at(7, -4), at(11, 3), at(6, 5.6), at(0, 6),
                        at(-6, 5.6),
                    ]
                    brush.shape(
                        outline,
                        .linear(
                            from: at(0, -6), to: at(0, 6),
                            [
                                .init(0, rgb(0xF3E2BC)), .init(0.35, rgb(0xE9BE72)),
                                .init(0.75, rgb(0xB56A22)), .init(1, rgb(0x8A4A14)),
                            ]))
                    brush.atop {
                        for pleat in -3...3 {
                            let x = Double(pleat) * 2.6
                            brush.line(
                                [at(x, -7), at(x + 0.9, -3.4), at(x + 0.4, -0.8)], 0.45, rgb(0x9A6A34, 0.8))
                            brush.line(
                                [at(x + 0.7, -7), at(x + 1.6, -3.4), at(x + 1.1, -0.8)], 0.4,
                                rgb(0xFFF4DC, 0.9))
                        }
                        for _ in 0..<14 {
                            brush.blob(
                                brush.random.jitter(8), brush.random.between(0.5, 5), 1.4, 0.9, wobble: 0.3,
                                .color(rgb(0x5E2A0A, 0.35)))
                        }
                    }
                }
            }
        }
        art.piece(-8, 0, 10, .fresh, shadow: .low) { brush in brush.disc(-8, 0, 5, rgb(0xB0661E)) }
        art.scallions(26, -8, 0, 9)
        art.seeds(24, -8, 0, 26)
        art.glints(40, -8, 0, 29, 0.6)
        art.bowl(56, -20, 16, rgb(0x2E2A2A), inside: rgb(0xD8D2C2), fill: rgb(0x33120A))
        art.fatDrops(16, 56, -20, 10, rgb(0xD0541C))
        art.scallions(8, 57, -19, 7)
        art.plate(56, 16, 10, rgb(0xE6E2D6), well: 0.7)
        art.sauce(56, 16, 5.5, 5, rgb(0xA8200E))
        art.dust(40, 56, 16, 4, rgb(0xF3A03A), size: 0.5)
        art.chopsticks(58, 38, -0.35, length: 70, rgb(0x1E1614), rest: rgb(0xC94A34))
        art.steam(-8, -6, 26, 0.16)
    }
}
