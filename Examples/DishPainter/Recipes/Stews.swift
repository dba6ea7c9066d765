import Foundation

/// Soups, stews and curries.
extension Recipes {
    static var stews: [String: Recipe] {
        [
            "curry": curry, "borscht": borscht, "bouillabaisse": bouillabaisse, "pumpkin-soup": pumpkinSoup,
            "mapo-tofu": mapoTofu, "acqua-pazza": acquaPazza,
        ]
    }

    static func curry(_ art: Art) {
        art.wood(rgb(0xA57A50), rgb(0x56351C), plank: 24, across: true)
        art.napkin(54, -30, 50, 56, 0.25, rgb(0x7C8B5A), stripe: rgb(0xEDE4CC))
        art.plate(-6, 2, 46, rgb(0xE9E4D8), well: 0.82) { brush in
            brush.ring(-6, 2, 43.4, 1.4, rgb(0x3A6A8A))
        }
        art.sauce(
            4, 4, 32, 34, rgb(0x8F4A14), wobble: 0.05,
            Relief(round: 2.4, height: 0.8, bump: 0.3, noise: 0.5, grain: 3, shine: 0.6))
        art.rice(-25, 0, 19, 30, rgb(0xFAF5EA))
        art.sauce(
            9, 4, 28, 31, rgb(0x9A5016), wobble: 0.06,
            Relief(round: 2.4, height: 0.7, bump: 0.4, noise: 0.6, grain: 2.6, shine: 0.7))
        for (x, y, kind) in [
            (4.0, -12.0, 0), (18, -14, 1), (10, 0, 2), (24, 0, 0), (0, 12, 1), (16, 12, 0), (28, 14, 2),
            (6, 24, 0), (20, 26, 1), (30, -8, 0), (-3, 0, 0),
        ] {
            switch kind {
            case 0: art.chunk(x, y, 6.4, 5.2, art.random.angle(), rgb(0xA8622A), .meat)
            case 1: art.chunk(x, y, 5.4, 4.6, art.random.angle(), rgb(0xE0AE54))
            default: art.chunk(x, y, 5, 3.6, art.random.angle(), rgb(0xDD6A20))
            }
        }
        // The sauce runs over the pieces.
        art.layer(Relief(round: 1, height: 0.6, noise: 0.3, shine: 0.8), opacity: 0.75) { brush in
            brush.scatter(24, 12, 6, 25) { x, y in
                brush.blob(
                    x, y, brush.random.between(1.5, 4.5), brush.random.between(1, 2.5), brush.random.angle(),
                    wobble: 0.3, .color(rgb(0x8F4A14)))
            }
        }
        art.drizzle(
            (0...20).map { around(12, 5, Double($0) * 0.5, 2 + Double($0) * 0.6) }, 0.9, rgb(0xF6E6C4))
        art.chopped(50, 14, 6, 21)
        for index in 0..<12 {
            art.berry(
                -30 + art.random.jitter(5), 29 + art.random.jitter(3), 1.6,
                rgb(0xA8281E).varied(art.random, 0.1 * Double(index % 3)))
        }
        art.sprig(-29, -3, 7)
        art.glints(50, 12, 4, 25, 0.7)
        art.spoon(50, 12, -1.55, length: 66, rgb(0xD0B98A))
        art.tumbler(-58, -32, 11, of: rgb(0xEDE0C8))
        for index in 0..<8 {
            art.berry(
                -57 + art.random.jitter(7), 36 + art.random.jitter(7), 1.7,
                index % 2 == 0 ? rgb(0x4A2A14) : rgb(0xA9823A), shadow: .low)
        }
        art.leaf(-64, 26, 14, 0.8, rgb(0x7C8B4A), width: 0.24)
        art.steam(6, -6, 28, 0.18)
    }

    static func borscht(_ art: Art) {
        art.linen(rgb(0xD2C3AA))
        art.napkin(34, 36, 60, 50, -0.5, rgb(0xE8E0D0), stripe: rgb(0xA8242C))
        art.plate(-3, -3, 46, rgb(0xEDE7DA), well: 0.8)
        art.bowl(-3, -3, 36, rgb(0xF2EDE2), fill: rgb(0x8E1230)) { brush in
            for index in 0..<16 {
                let place = around(-3, -3, Double(index) * .pi / 8, 34.8)
                brush.disc(place.x, place.y, 0.9, rgb(0x2E5A9A))
            }
        }
        art.fatDrops(60, -3, -3, 28, rgb(0xE0562A))
        for index in 0..<26 {
            let place = around(-3, -3, Double(index) * 2.4, 5 + Double(index) * 0.9)
            switch index % 4 {
            case 0: art.chunk(place.x, place.y, 4.4, 3.2, art.random.angle(), rgb(0xA02040))
            case 1: art.chunk(place.x, place.y, 4, 3.4, art.random.angle(), rgb(0xD9A05A))
            case 2: art.chunk(place.x, place.y, 4.4, 2.2, art.random.angle(), rgb(0xE06A24))
            default: art.chunk(place.x, place.y, 5, 4, art.random.angle(), rgb(0x7A3426), .meat)
            }
        }
        art.layer(opacity: 0.45) { brush in brush.disc(-3, -3, 29.6, rgb(0x8E1230)) }
        art.layer(
            Relief(round: 3, height: 0.9, bump: 0.3, noise: 0.3, grain: 3, shine: 0.4, contrast: 0.8),
            shadow: .low
        ) { brush in
            brush.blob(-2, -4, 9.5, 8.5, wobble: 0.13, .color(rgb(0xFBF5EC)))
            brush.line(
                (0...14).map { around(-2, -4, Double($0) * 0.55, 7 - Double($0) * 0.42) }, 1.6, rgb(0xFFFFFF))
        }
        art.layer(Relief(round: 0.3, height: 1, bump: 0.5), shadow: .contact) { brush in
            for _ in 0..<34 {
                let start = around(-3, -4, brush.random.angle(), brush.random.between(2, 24))
                let turn = brush.random.angle()
                for _ in 0..<4 {
                    brush.line(
                        [
                            start,
                            around(
                                start.x, start.y, turn + brush.random.jitter(0.8),
                                brush.random.between(2, 4.6)),
                        ], 0.4, rgb(0x4F8A30).varied(brush.random, 0.2))
                }
            }
        }
        art.glints(40, -3, -3, 27, 0.6)
        art.bowlShade(-3, -3, 31, 0.45)
        art.spoon(43, -2, -1.4, length: 58)
        art.piece(-36, 40, 16, Relief(round: 3, height: 0.8, bump: 0.7, noise: 1, grain: 1), shadow: .raised)
        { brush in
            brush.blob(-36, 40, 14, 9, 0.4, wobble: 0.06, .color(rgb(0x4E2C16)))
            brush.atop {
                brush.blob(-36, 40, 12, 7.4, 0.4, wobble: 0.06, .color(rgb(0x8A5A34)))
                brush.scatter(60, -36, 40, 12) { x, y in
                    brush.disc(x, y, 0.6, rgb(0x5E3A1E).varied(brush.random, 0.4))
                }
            }
        }
        art.steam(-3, -12, 30, 0.2)
    }

    static func bouillabaisse(_ art: Art) {
        art.slate(rgb(0x4B5A66))
        art.napkin(-38, 54, 50, 50, 0.5, rgb(0xE9E4D6), stripe: rgb(0x2F6A9A))
        art.layer(Relief(round: 2, height: 1, shine: 0.7), shadow: .tall) { brush in
            for side in [-1.0, 1.0] { brush.box(side * 47, 0, 16, 16, corner: 6, .color(rgb(0x1E4E7A))) }
            brush.disc(0, 0, 46, rgb(0x235C8E))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 42.6, 42.6, 0,
                .linear(
                    from: at(-30, -30), to: at(34, 34), [.init(0, rgb(0x8A7A60)), .init(1, rgb(0xF7F0E0))]))
        }
        art.sauce(
            0, 0, 40, 40, rgb(0xC8601E), wobble: 0.01,
            Relief(round: 1, height: 0.4, noise: 0.4, grain: 4, shine: 0.5), shadow: nil)
        art.fatDrops(90, 0, 0, 38, rgb(0xF2B03A))
        for (x, y, angle) in [(-12.0, -16.0, 0.4), (12, 4, -0.5), (-16, 12, 1.0), (10, -24, 0.1)] {
            art.piece(
                x, y, 16, Relief(round: 2.4, height: 0.8, bump: 0.7, noise: 0.5, grain: 1.4, shine: 0.4),
                shadow: .low
            ) { brush in
                brush.placed(x, y, angle) {
                    brush.shape(
                        [at(-11, -3), at(-4, -7), at(8, -6), at(12, 0), at(6, 6), at(-7, 6)],
                        .linear(
                            from: at(0, -6), to: at(0, 7),
                            [.init(0, rgb(0xFFF6EA)), .init(0.7, rgb(0xF2DCC0)), .init(1, rgb(0xC98A6A))]))
                    brush.atop {
                        for line in -3...3 {
                            brush.line(
                                [
                                    at(Double(line) * 3.2, -8), at(Double(line) * 3.2 + 2, 0),
                                    at(Double(line) * 3.2, 8),
                                ], 0.4, rgb(0xD9B494, 0.8))
                        }
                        brush.line([at(-11, 4), at(0, 6), at(10, 4)], 1.6, rgb(0x8A8F96, 0.8))
                    }
                }
            }
        }
        for index in 0..<7 {
            let angle = Double(index) * 0.9
            let place = around(0, 0, angle, 29)
            art.mussel(place.x, place.y, 9.4, angle + 0.6)
        }
        for (x, y) in [(2.0, -8.0), (-4, 24), (24, -8), (-26, -4)] {
            art.shrimp(x, y, 9.6, art.random.angle(), rgb(0xE8683A))
        }
        for (x, y) in [(-8.0, 2.0), (18, 20), (2, 12)] { art.clam(x, y, 7, art.random.angle()) }
        for _ in 0..<9 {
            let place = around(0, 0, art.random.angle(), art.random.between(6, 34))
            art.chunk(place.x, place.y, 3, 2.4, art.random.angle(), rgb(0xC8301C))
        }
        art.layer(Relief(round: 0.3, height: 1), shadow: .contact) { brush in
            brush.scatter(50, 0, 0, 34) { x, y in
                brush.line(
                    [at(x, y), at(x + brush.random.jitter(3), y + brush.random.jitter(3))], 0.35,
                    rgb(0xB8280E))
            }
        }
        art.chopped(90, 0, 0, 35)
        art.sprig(3, -2, 9)
        art.glints(60, 0, 0, 36, 0.6)
        art.bowlShade(0, 0, 41, 0.42)
        art.baguette(36, -55, 13, 8, 0.4)
        art.baguette(24, -62, 13, 8, 0.1)
        art.bowl(-34, -56, 13, rgb(0xEDE6D6), fill: rgb(0xE0963A))
        art.spoon(38, 57, -0.9, length: 50)
        art.steam(0, -6, 44, 0.2)
    }

    static func pumpkinSoup(_ art: Art) {
        art.wood(rgb(0x6A5546), rgb(0x2C2019), plank: 24)
        art.napkin(-36, -34, 56, 54, -0.4, rgb(0x8A9A84), stripe: rgb(0xE9E2D0))
        art.board(2, 4, 90, 88, 0.2, rgb(0xA9783E), rgb(0x54321A), corner: 44)
        art.bowl(0, 0, 39, rgb(0x3A4248), inside: rgb(0x5A646A), level: 0.96, fill: rgb(0xE8912A))
        let cream = rgb(0xFDF4E0)
        art.layer(Relief(round: 0.8, height: 0.5, shine: 0.4, contrast: 0.6), opacity: 0.94) { brush in
            brush.line((0...60).map { around(0, 0, Double($0) * 0.32, 2 + Double($0) * 0.37) }, 1.9, cream)
        }
        // These hearts look as if a toothpick had been drawn through the spiral of cream.
        art.layer(opacity: 0.9) { brush in
            for index in 0..<14 {
                let place = around(0, 0, Double(index) * 2 * .pi / 14, 27.5)
                brush.disc(place.x, place.y, 1.4, cream)
                brush.line([place, around(0, 0, Double(index) * 2 * .pi / 14 + 0.1, 24.5)], 0.7, cream)
            }
        }
        for index in 0..<13 {
            let place = around(2, -1, Double(index) * 2.4, 1.6 + Double(index) * 0.75)
            art.piece(place.x, place.y, 4, Relief(round: 1, height: 0.9, shine: 0.4), shadow: .contact) {
                brush in
                brush.placed(place.x, place.y, art.random.angle()) {
                    brush.shape(
                        [at(-2.8, 0), at(-1, -1.5), at(2.8, 0), at(-1, 1.5)],
                        .color(rgb(0x7E9A4A).varied(brush.random, 0.2)))
                    brush.shape(
                        [at(-2, 0), at(-0.8, -0.9), at(1.8, 0), at(-0.8, 0.9)], .color(rgb(0xA9BE72)))
                }
            }
        }
        art.sprig(1, -1, 6.5, leaves: 3)
        art.dust(70, 0, 0, 26, rgb(0x3A1A0A), size: 0.5)
        art.glints(24, -4, -4, 28, 0.5)
        art.bowlShade(0, 0, 35.5, 0.5)
        // This paints a quarter of a pumpkin.
        art.piece(
            38, -38, 24, Relief(round: 4, height: 0.9, bump: 0.5, noise: 0.4, shine: 0.4), shadow: .raised
        ) { brush in
            brush.placed(38, -38, 0.6) {
                brush.shape(
                    [at(-19, -4), at(-8, -12), at(8, -12), at(19, -4), at(11, 7), at(0, 10), at(-11, 7)],
                    .color(rgb(0x2E5434)))
                brush.shape(
                    [at(-16, -3), at(-7, -9), at(7, -9), at(16, -3), at(9, 5), at(0, 7), at(-9, 5)],
                    .color(rgb(0xF0A030)))
                brush.shape([at(-9, -3), at(0, -6), at(9, -3), at(4, 2), at(-4, 2)], .color(rgb(0xD9761C)))
                for index in 0..<8 {
                    brush.oval(
                        -6 + Double(index) * 1.7, -2.6 + brush.random.jitter(1.6), 1.6, 0.9,
                        brush.random.angle(), .color(rgb(0xF6E2AE)))
                }
            }
        }
        art.spoon(42, 22, -1.3, length: 56, rgb(0xB98A4A))
        art.baguette(-38, 38, 12, 8, -0.6)
        art.baguette(-30, 44, 12, 8, -0.2)
        art.steam(0, -10, 32, 0.2)
    }

    static func mapoTofu(_ art: Art) {
        art.wood(rgb(0x4A2E22), rgb(0x190D08), plank: 26)
        art.napkin(-56, -24, 40, 54, 0.2, rgb(0xB83A2A), stripe: rgb(0xE9C46A))
        art.bowl(
            -2, 1, 47, rgb(0x20262C), inside: rgb(0x3A444C), wall: 0.06, level: 0.97, fill: rgb(0xA02A0E)
        ) { brush in
            brush.ring(-2, 1, 45.6, 0.8, rgb(0xC7963C))
        }
        art.fatDrops(140, -2, 1, 40, rgb(0xE8541C))
        for index in 0..<26 {
            let place = around(-2, 1, Double(index) * 2.4, 3 + Double(index).squareRoot() * 6.6)
            art.piece(
                place.x, place.y, 9,
                Relief(round: 1.6, height: 0.8, bump: 0.3, noise: 0.3, grain: 2, shine: 0.5), shadow: .low
            ) { brush in
                let turn = brush.random.jitter(0.7)
                brush.box(place.x + 0.9, place.y + 1.2, 10, 9.4, turn, corner: 1.4, .color(rgb(0xD9B48A)))
                brush.box(place.x, place.y, 9.6, 8.8, turn, corner: 1.4, .color(rgb(0xFBF0DC)))
                brush.atop {
                    brush.blob(
                        place.x + 2, place.y + 3, 5, 2.4, turn, wobble: 0.4, .color(rgb(0xC8481A, 0.55)))
                }
            }
        }
        art.layer(Relief(round: 0.8, height: 0.9, bump: 0.8, noise: 0.6, shine: 0.6), shadow: .contact) {
            brush in
            brush.scatter(230, -2, 1, 38) { x, y in
                let size = brush.random.between(0.6, 1.6)
                brush.blob(
                    x, y, size, size * 0.7, brush.random.angle(), wobble: 0.4,
                    .color(rgb(0x6A2A12).varied(brush.random, 0.35)))
            }
        }
        art.layer(Relief(round: 1, height: 0.7, noise: 0.2, grain: 3, shine: 1), opacity: 0.8) { brush in
            brush.scatter(34, -2, 1, 37) { x, y in
                brush.blob(
                    x, y, brush.random.between(1.5, 5), brush.random.between(0.8, 2), brush.random.angle(),
                    wobble: 0.4, .color(rgb(0xB8300E, 0.85)))
            }
        }
        art.scallions(60, -2, 0, 20)
        art.dust(160, -2, 1, 32, rgb(0x2A120A), size: 0.6)
        art.glints(80, -2, 1, 38, 0.8)
        art.bowlShade(-2, 1, 43, 0.4)
        art.bowl(56, -18, 17, rgb(0xE6E0D2), fill: rgb(0xEDE6D6))
        art.rice(56, -19, 13, 13)
        for index in 0..<4 {
            let x = 52 + Double(index) * 4
            art.layer(Relief(round: 0.8, height: 1, shine: 0.8), shadow: .low, within: .init(x, 24, 12)) {
                brush in
                let turn = 0.6 + brush.random.jitter(0.6)
                brush.placed(x, 24 + Double(index % 2) * 5, turn) {
                    brush.shape(
                        [at(-7, -0.6), at(-3, -1.6), at(3, -1.2), at(7, 0.6), at(3, 1), at(-3, 1.4)],
                        .color(rgb(0xB01A10).varied(brush.random, 0.15)))
                    brush.line([at(-7, 0), at(-9.4, -0.8)], 0.9, rgb(0x6B7A34))
                }
            }
        }
        art.dust(50, 54, 36, 9, rgb(0x8A3A2A), size: 1)
        art.spoon(-52, 26, -1.2, length: 46, rgb(0xE9E4D8))
        art.steam(-2, -6, 34, 0.22)
    }

    static func acquaPazza(_ art: Art) {
        art.marble(rgb(0xDAD6CE), rgb(0x8E8A84))
        art.napkin(50, 34, 54, 40, -0.3, rgb(0x4A7A8A), stripe: rgb(0xEEE8DA))
        art.layer(Relief(round: 2, height: 0.9, shine: 0.6), shadow: .tall) { brush in
            for side in [-1.0, 1.0] { brush.box(side * 60, 0, 14, 18, corner: 6, .color(rgb(0xC58A4A))) }
            brush.oval(0, 0, 58, 41, 0, .color(rgb(0xD29A58)))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 54.6, 37.6, 0,
                .linear(
                    from: at(-40, -30), to: at(44, 32), [.init(0, rgb(0x6A6058)), .init(1, rgb(0xE9E4DC))]))
        }
        art.layer(Relief(round: 1, height: 0.5, noise: 0.5, grain: 5, shine: 0.5)) { brush in
            brush.oval(
                0, 0, 52.6, 35.8, 0,
                .radial(
                    center: at(4, 4), radius: 54,
                    [.init(0, rgb(0xECCF86)), .init(0.7, rgb(0xDDB45E)), .init(1, rgb(0x9A6A2A))]))
        }
        art.layer { brush in
            brush.scatter(110, 0, 0, 1) { x, y in
                brush.disc(x * 50, y * 33, brush.random.between(0.4, 1.6), rgb(0xF4D65A, 0.4))
                brush.ring(x * 50, y * 33, brush.random.between(0.5, 1.6), 0.18, rgb(0xFFF3B8, 0.7))
            }
        }
        // This paints the whole sea bream.
        art.layer(Relief(round: 9, height: 0.7, bump: 0.6, noise: 0.3, grain: 1.2, shine: 0.6), shadow: .tall)
        { brush in
            let skin: Paint = .linear(
                from: at(0, -19), to: at(0, 18),
                [
                    .init(0, rgb(0xB5483C)), .init(0.3, rgb(0xE08A74)), .init(0.62, rgb(0xF3C3AE)),
                    .init(1, rgb(0xF7E7DA)),
                ])
            brush.shape(
                [at(33, -1), at(40, -9), at(49, -15), at(46, -2), at(49, 12), at(40, 7), at(33, 3)],
                .linear(from: at(36, 0), to: at(49, 0), [.init(0, rgb(0xD9715E)), .init(1, rgb(0x9A3026))]))
            brush.shape(
                [at(-20, -15), at(-6, -24), at(10, -22), at(26, -10), at(10, -10)], .color(rgb(0xB5483C)))
            brush.shape([at(0, 14), at(8, 21), at(20, 15), at(16, 9)], .color(rgb(0xC9604E)))
            brush.shape(
                [
                    at(-45, 3), at(-41, -6), at(-30, -14), at(-14, -19), at(6, -17), at(24, -9), at(36, -1.6),
                    at(36, 3.4), at(24, 9), at(6, 15), at(-14, 16), at(-32, 12), at(-42, 7),
                ], skin)
            brush.atop {
                for row in 0..<13 {
                    for column in 0..<22 {
                        let x = -22 + Double(column) * 2.7 + (row % 2 == 0 ? 1.35 : 0)
                        let y = -17 + Double(row) * 2.6
                        brush.arc(x, y, 1.7, -0.2, 1.9, 0.28, rgb(0x9A3A30, 0.4))
                        brush.arc(x - 0.3, y - 0.3, 1.5, 0.2, 1.5, 0.2, rgb(0xFFF0E6, 0.55))
                    }
                }
                brush.line([at(-24, -13), at(-20, 0), at(-25, 12)], 1, rgb(0x8A2E26, 0.8))
                brush.line([at(-44, 4.4), at(-38, 4.8)], 0.7, rgb(0x6A1E18))
                for x in [-9.0, 3, 15] {
                    brush.line([at(x + 4, -12), at(x, 0), at(x - 4, 10)], 1.7, rgb(0xFFF6EA, 0.95))
                }
                for index in 0..<5 {
                    brush.line(
                        [
                            at(-14, -21 + Double(index)), at(-10 + Double(index) * 7, -22),
                            at(-8 + Double(index) * 7.4, -13),
                        ], 0.3, rgb(0x7A2018, 0.5))
                }
            }
            brush.disc(-34, -3, 3.4, rgb(0xE9D28A))
            brush.disc(-34, -3, 2.3, rgb(0x1A1412))
            brush.disc(-34.7, -3.8, 0.7, rgb(0xFFFFFF))
            brush.shape([at(-18, 4), at(-10, 2.4), at(-6, 7), at(-13, 9)], .color(rgb(0xD9806A)))
        }
        for index in 0..<17 {
            let angle = Double(index) * 2 * .pi / 17
            let x = cos(angle) * 45
            let y = sin(angle) * 28
            guard abs(y) > 11 || x < -44 else { continue }
            switch index % 4 {
            case 0: art.clam(x, y, 7, angle)
            case 1: art.berry(x, y, 4.2, rgb(0xC8281A))
            case 2: art.berry(x, y, 4, rgb(0xDE7A1E))
            default: art.mussel(x, y, 7, angle)
            }
        }
        for _ in 0..<13 {
            let angle = art.random.angle()
            art.berry(
                cos(angle) * art.random.between(34, 49), sin(angle) * art.random.between(22, 32), 2.3,
                art.random.pick([rgb(0x3A3A20), rgb(0x6F7A34)]))
        }
        art.citrus(-3, -2, 5.4)
        art.citrus(8, 1, 5.2)
        art.sprig(2, 7, 7)
        art.sprig(-24, 22, 8)
        art.chopped(90, 0, 0, 34)
        art.glints(50, 0, 0, 36, 0.6)
        art.wedge(-58, -38, 7, 0.4)
        art.twig(56, -36, 24, 0.5)
        art.spoon(-54, 38, -0.5, length: 44)
        art.steam(0, -6, 26, 0.16)
    }
}
