import Foundation

/// Pizza, pasta and salads.
extension Recipes {
    static var italian: [String: Recipe] {
        ["margherita": margherita, "caprese": caprese, "vongole": vongole, "gratin": gratin]
    }

    static func margherita(_ art: Art) {
        art.slate(rgb(0x3B3A3C))
        art.dust(700, -20, 10, 60, rgb(0xF4EAD8, 0.55), size: 0.5)
        art.board(3, 3, 92, 92, 0.3, rgb(0xB07E4A), rgb(0x5E3A1C), corner: 46)
        art.layer(
            Relief(round: 4, height: 0.9, bump: 0.5, noise: 1.1, grain: 1.6, shine: 0.1), shadow: .raised
        ) { brush in
            brush.blob(
                0, 0, 42, 42, wobble: 0.025, points: 18,
                .radial(
                    center: at(0, 0), radius: 43,
                    [.init(0, rgb(0xE8B765)), .init(0.84, rgb(0xE9B866)), .init(1, rgb(0xC0803A))]))
            brush.atop {
                for _ in 0..<64 {
                    let place = around(0, 0, brush.random.angle(), brush.random.between(36, 42))
                    let size = brush.random.between(0.8, 3.4)
                    brush.blob(
                        place.x, place.y, size, size * 0.7, brush.random.angle(), wobble: 0.3,
                        .color(
                            rgb(0x4E2408).varied(brush.random, 0.3).opacity(brush.random.between(0.25, 0.75)))
                    )
                }
            }
        }
        art.layer(Relief(round: 1.4, height: 0.5, bump: 0.5, noise: 0.6, grain: 1.6, shine: 0.6)) { brush in
            brush.blob(
                0, 0, 35.5, 35.5, wobble: 0.03, points: 20,
                .radial(
                    center: at(0, 0), radius: 37,
                    [.init(0, rgb(0xC93A1E)), .init(0.8, rgb(0xB82E16)), .init(1, rgb(0x8A2410))]))
            brush.atop {
                brush.scatter(200, 0, 0, 35) { x, y in
                    brush.blob(
                        x, y, 1.5, 1, brush.random.angle(), wobble: 0.3,
                        .color(rgb(0xDD5A2A).varied(brush.random, 0.4).opacity(0.45)))
                }
            }
        }
        let cheese: [(Double, Double, Double)] = [
            (-14, -20, 9), (12, -22, 8), (24, -4, 8), (-24, 3, 8.5), (0, -3, 10), (14, 17, 9.5), (-11, 21, 9),
            (-27, -14, 4.5), (27, 13, 5), (2, 29, 5),
        ]
        for (x, y, size) in cheese {
            art.piece(
                x, y, size * 1.6,
                Relief(
                    round: 2.2, height: 0.7, bump: 0.2, noise: 0.5, grain: 2.5, shine: 0.55, contrast: 0.8),
                shadow: .contact
            ) { brush in
                brush.blob(
                    x, y, size, size * 0.86, wobble: 0.16,
                    .radial(
                        center: at(x, y), radius: size,
                        [.init(0, rgb(0xFFF7E4)), .init(0.7, rgb(0xFBE9C4)), .init(1, rgb(0xEFC98A))]))
                brush.atop {
                    for _ in 0..<5 {
                        let place = around(x, y, brush.random.angle(), size * brush.random.between(0.2, 0.8))
                        brush.blob(
                            place.x, place.y, brush.random.between(0.8, 2.4), 1.1, brush.random.angle(),
                            wobble: 0.3, .color(rgb(0xC07A2C, 0.5)))
                    }
                }
            }
        }
        for (x, y) in [(-2.0, -13.0), (20, 7), (-19, 10), (-24, -24), (5, 12), (26, -19)] {
            art.sprig(x, y, 8.5, rgb(0x3A7A28), leaves: 2)
        }
        art.glints(46, 0, 0, 33, 0.6)
        art.dust(60, 0, 0, 33, rgb(0x1E0E06), size: 0.4)
        // This paints a cut across the pizza.
        art.layer(blur: 0.2) { brush in
            brush.line([at(-40, 15), at(40, -15)], 0.7, rgb(0x5A2A10, 0.7))
            brush.line([at(-16, -39), at(16, 39)], 0.7, rgb(0x5A2A10, 0.7))
        }
        art.sprig(-42, -41, 11)
        art.berry(42, -41, 4.6, rgb(0xC4281A), shadow: .low)
        art.berry(46, -32, 4.4, rgb(0xCF3A20), shadow: .low)
        art.berry(37, -47, 4.2, rgb(0xC4281A), shadow: .low)
    }

    static func caprese(_ art: Art) {
        art.marble(rgb(0xE9E6E1), rgb(0x8D8F95))
        art.napkin(-40, 40, 50, 44, -0.5, rgb(0x6F8C95), stripe: rgb(0xEDE6D6))
        art.plate(0, 0, 44, rgb(0xF2EEE6), well: 0.74)
        for index in 0..<18 {
            let angle = Double(index) * 2 * .pi / 18 - 1.2
            let place = around(0, 0, angle, 24)
            if index % 2 == 0 {
                art.tomatoSlice(place.x, place.y, 9.6)
            } else {
                art.piece(
                    place.x, place.y, 11,
                    Relief(round: 1.6, height: 0.7, noise: 0.25, grain: 2, shine: 0.5, contrast: 0.8),
                    shadow: .low
                ) { brush in
                    brush.blob(
                        place.x, place.y, 9.2, 9, wobble: 0.04,
                        .radial(
                            center: place, radius: 10,
                            [.init(0, rgb(0xFFFDF6)), .init(0.8, rgb(0xFAF3E4)), .init(1, rgb(0xDDD2BC))]))
                }
            }
            if index % 3 == 0 { art.leaf(place.x, place.y, 9, angle + 1.7) }
        }
        for (index, color) in [rgb(0xC4281A), rgb(0xE09A1E), rgb(0xC83A22), rgb(0xD8B02A)].enumerated() {
            let place = around(0, 0, Double(index) * 1.6, 6)
            art.berry(place.x, place.y, 4.2, color)
        }
        art.sprig(0, 0, 10, leaves: 5)
        art.drizzle(
            (0...26).map { around(0, 0, Double($0) * 0.27, 17 + sin(Double($0) * 1.4) * 4) }, 0.9,
            rgb(0x3A130C))
        art.fatDrops(40, 0, 0, 32, rgb(0xBFB02C))
        art.dust(130, 0, 0, 32, rgb(0x201510), size: 0.5)
        art.dust(80, 0, 0, 32, rgb(0xFFFFFF), size: 0.5)
        art.glints(30, 0, 0, 32, 0.6)
        art.fork(44, 34, -1.2)
        art.cup(-40, -42, 8, rgb(0xE8E2D2), of: rgb(0xB5A024), saucer: false)
        art.sprig(40, -42, 9)
    }

    static func vongole(_ art: Art) {
        art.linen(rgb(0x8FA3AC))
        art.plate(0, 0, 46, rgb(0xF0ECE4), well: 0.7) { brush in
            brush.ring(0, 0, 43.6, 1.2, rgb(0x2F5D8A))
            brush.ring(0, 0, 41.4, 0.4, rgb(0x2F5D8A))
        }
        art.sauce(0, 1, 30, 29, rgb(0xEBC879), wobble: 0.05)
        art.noodles(0, 0, 26, rgb(0xF0D79A), width: 1.05, count: 130, swirl: 1.2)
        for index in 0..<12 {
            let place = around(0, 0, Double(index) * 2.4, 4 + Double(index) * 1.9)
            art.clam(
                place.x, place.y, 7, art.random.angle(),
                art.random.pick([rgb(0xB8A084), rgb(0x9A8A80), rgb(0xC9B79A)]))
        }
        for _ in 0..<9 {
            let place = around(0, 0, art.random.angle(), art.random.between(3, 24))
            art.chunk(place.x, place.y, 1.7, 1.1, art.random.angle(), rgb(0xF0D9A0), shadow: .contact)
        }
        art.layer(Relief(round: 0.4, height: 1, shine: 0.8), shadow: .contact) { brush in
            brush.scatter(12, 0, 0, 23) { x, y in brush.ring(x, y, 1.1, 0.7, rgb(0xC22A18)) }
        }
        art.chopped(120, 0, 0, 28)
        art.glints(50, 0, 0, 27)
        art.bowlShade(0, 0, 32, 0.22)
        art.fork(44, 30, -1.9)
        art.spoon(-46, 26, -1.2)
        art.wedge(-40, -38, 7, 0.5)
        art.tumbler(40, -42, 9, of: rgb(0xE9DFA0))
        art.steam(0, -8, 28, 0.12)
    }

    static func gratin(_ art: Art) {
        art.wood(rgb(0xB98B5E), rgb(0x6A4526), plank: 24)
        art.napkin(-34, -58, 52, 44, 0.3, rgb(0xE9E0CE), stripe: rgb(0xB23A2A))
        art.board(0, 6, 94, 88, 0, rgb(0x7A5232), rgb(0x3A2212), corner: 12)
        // This paints an oval dish with two handles.
        art.layer(Relief(round: 2.2, height: 1, noise: 0.1, shine: 0.7), shadow: .tall) { brush in
            for side in [-1.0, 1.0] { brush.box(0, 6 + side * 49, 26, 14, corner: 6, .color(rgb(0xB5432E))) }
            brush.oval(0, 6, 38, 50, 0, .color(rgb(0xC04A32)))
            for side in [-1.0, 1.0] {
                brush.box(0, 6 + side * 51, 14, 3.6, corner: 1.8, .color(rgb(0x4A160E)))
            }
        }
        art.layer { brush in
            brush.oval(
                0, 6, 34.6, 46, 0,
                .linear(
                    from: at(-24, -30), to: at(26, 44), [.init(0, rgb(0x5A1F14)), .init(1, rgb(0xE58A6A))]))
        }
        art.layer(Relief(round: 3, height: 0.7, bump: 0.5, noise: 1.8, grain: 3.4, shine: 0.4)) { brush in
            brush.blob(
                0, 6, 33.4, 44.6, wobble: 0.03, points: 20,
                .radial(
                    center: at(0, 4), radius: 46,
                    [
                        .init(0, rgb(0xFBE6AE)), .init(0.6, rgb(0xF3CD7C)), .init(0.88, rgb(0xD9933C)),
                        .init(1, rgb(0x8A4A18)),
                    ]))
        }
        art.layer(Relief(round: 1.2, height: 0.9, bump: 0.4, noise: 0.4, shine: 0.35), opacity: 0.95) {
            brush in
            for _ in 0..<46 {
                let angle = brush.random.angle()
                let reach = brush.random.unit().squareRoot()
                let x = cos(angle) * 28 * reach
                let y = 6 + sin(angle) * 39 * reach
                let turn = brush.random.angle()
                let color = rgb(0xF6DFA2).varied(brush.random, 0.12)
                brush.placed(x, y, turn) {
                    brush.line([at(-4, 0), at(0, 1.6), at(4, 0)], 3.2, color.darker(0.35))
                    brush.line([at(-4, -0.3), at(0, 1.3), at(4, -0.3)], 2.5, color)
                    brush.disc(-4, 0, 1, rgb(0x9A6424))
                }
            }
        }
        for (x, y) in [(-14.0, -12.0), (13, -18), (-16, 20), (15, 14), (0, 2), (-1, 34), (-3, -28)] {
            art.shrimp(x, y, 6.6, art.random.angle())
        }
        art.layer(Relief(round: 1.6, height: 0.6, noise: 0.8, grain: 2, shine: 0.5), opacity: 0.9) { brush in
            for _ in 0..<34 {
                let angle = brush.random.angle()
                let reach = brush.random.unit().squareRoot()
                brush.blob(
                    cos(angle) * 30 * reach, 6 + sin(angle) * 41 * reach, brush.random.between(1.5, 5),
                    brush.random.between(1.2, 3.6), brush.random.angle(), wobble: 0.3,
                    .color(rgb(0xF9DE96).varied(brush.random, 0.2).opacity(0.75)))
            }
        }
        art.bakedSpots(240, 0, 6, 31, 42)
        art.bakedSpots(50, 0, 6, 31, 42, rgb(0x4A1E08))
        art.chopped(60, 0, 6, 28, size: 0.8)
        art.glints(40, 0, 6, 28, 0.5)
        art.spoon(34, -58, 1.9, length: 50)
        art.steam(0, 0, 44, 0.2)
        art.sprig(-40, 66, 8)
    }
}
