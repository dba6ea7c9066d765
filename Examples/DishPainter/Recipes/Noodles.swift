import Foundation

/// Bowls and baskets of noodles.
extension Recipes {
    static var noodles: [String: Recipe] { ["ramen": ramen, "soba": soba, "pho": pho] }

    static func ramen(_ art: Art) {
        art.wood(rgb(0x5A3826), rgb(0x1F110A), plank: 27)
        art.bowl(2, 4, 50, rgb(0xB23324), inside: rgb(0xF0E8DA), wall: 0.06, level: 0.95, fill: rgb(0x9A5A1E))
        { brush in
            for index in 0..<28 {
                brush.arc(
                    2, 4, 48.6, Double(index) * 0.2244, Double(index) * 0.2244 + 0.13, 1.2, rgb(0xF2E2C0))
            }
        }
        art.fatDrops(90, 2, 4, 42, rgb(0xE8B04A))
        art.noodles(4, 12, 33, rgb(0xF1CB6E), width: 1.25, count: 120, swirl: 1.1)
        for (x, y, angle) in [(-14.0, -16.0, -0.4), (-4, -20, -0.1), (8, -19, 0.2)] {
            art.meatSlice(
                x, y, 16, 14, angle, rgb(0xD79A76), crust: rgb(0x7A3A1C), fat: rgb(0xF8E6D2), shadow: .raised)
        }
        // This paints sheets of nori that lean on the rim.
        art.layer(
            Relief(round: 0.6, height: 0.6, bump: 1.2, noise: 0.7, grain: 0.5, shine: 0.25), shadow: .raised
        ) { brush in
            brush.polygon(
                [at(24, -30), at(41, -20), at(32, 2), at(17, -6)],
                .linear(from: at(20, -28), to: at(36, 0), [.init(0, rgb(0x2E3E2E)), .init(1, rgb(0x131B15))]))
            for _ in 0..<70 {
                let x = 29 + brush.random.jitter(9)
                let y = -14 + brush.random.jitter(12)
                brush.line(
                    [at(x, y), at(x + brush.random.jitter(1.5), y + brush.random.jitter(1.5))], 0.25,
                    rgb(0x64785A, 0.5))
            }
        }
        art.eggHalf(-24, 6, 11, 0.9)
        art.eggHalf(-17, 22, 11, 0.5)
        for index in 0..<7 {
            let x = 16 + Double(index) * 2.2
            art.piece(
                x, 20, 12, Relief(round: 0.8, height: 0.8, bump: 0.9, noise: 0.3, shine: 0.4), shadow: .low
            ) { brush in
                brush.box(
                    x, 18 + Double(index % 3), 4.2, 15, 0.5 + brush.random.jitter(0.15), corner: 0.8,
                    .color(rgb(0xC58A3E).varied(brush.random, 0.15)))
                for line in [-1.0, 0, 1.0] {
                    brush.line([at(x + line + 3, 12), at(x + line - 3, 25)], 0.25, rgb(0x8A5420, 0.7))
                }
            }
        }
        // This paints fish cake with its pink whirl.
        art.piece(6, -1, 9, Relief(round: 1, height: 0.7, shine: 0.4), shadow: .low) { brush in
            brush.shape(
                (0..<24).map { around(6, -1, Double($0) * .pi / 12, $0 % 2 == 0 ? 7.8 : 7) },
                .color(rgb(0xFBF6EE)))
            brush.line(
                (0...22).map { around(6, -1, Double($0) * 0.5, 0.8 + Double($0) * 0.2) }, 1.1, rgb(0xE76A86))
        }
        art.scallions(60, 1, 26, 9)
        art.scallions(14, 2, 6, 28)
        art.glints(50, 2, 6, 38)
        art.bowlShade(2, 4, 45.5, 0.45)
        art.chopsticks(6, 62, -0.12, length: 88, rgb(0x2A1A14), rest: rgb(0xC94A34))
        art.cup(-38, -60, 10, rgb(0x3E4A4E), of: rgb(0xA9A24A), saucer: false)
        art.bowl(40, -60, 9, rgb(0x2B2522), fill: rgb(0xA8200E))
        art.steam(2, -6, 48, 0.22)
    }

    static func soba(_ art: Art) {
        art.wood(rgb(0x8B6B4A), rgb(0x3E2818), plank: 26, across: true)
        art.layer(Relief(round: 1.4, height: 0.9, shine: 0.6), shadow: .tall) { brush in
            brush.box(-16, 0, 92, 74, corner: 3, .color(rgb(0x231512)))
            brush.box(-16, 0, 84, 66, corner: 2, .color(rgb(0x8E1F18)))
        }
        art.layer(Relief(round: 0.8, height: 0.9, bump: 0.8)) { brush in
            for index in 0..<33 {
                brush.box(
                    -56 + Double(index) * 2.5, 0, 2.1, 64, corner: 0.7,
                    .linear(
                        from: at(-57.2 + Double(index) * 2.5, 0), to: at(-55 + Double(index) * 2.5, 0),
                        [.init(0, rgb(0xD6BC80)), .init(1, rgb(0x8A6C38))]))
            }
            for y in [-20.0, 0, 20] { brush.line([at(-57, y), at(25, y)], 0.7, rgb(0x5A431F, 0.8)) }
        }
        for (x, y) in [(-36.0, -14.0), (-8, -16), (-38, 12), (4, 10), (-16, 14), (-22, -4)] {
            art.noodles(x, y, 16, rgb(0xAD9176), width: 1.05, count: 62, swirl: 1.6)
        }
        art.layer(Relief(round: 0.4, height: 0.9, bump: 0.6), shadow: .contact) { brush in
            brush.scatter(150, -17, -2, 15) { x, y in
                let turn = brush.random.angle()
                brush.line(
                    [at(x, y), at(x + cos(turn) * 4, y + sin(turn) * 3)], 0.7,
                    rgb(0x1D2A1C).varied(brush.random, 0.15))
            }
        }
        art.glints(40, -16, 0, 30, 0.35)
        art.bowl(52, -18, 18, rgb(0x34506B), inside: rgb(0xE4DED0), fill: rgb(0x3A180C)) { brush in
            for index in 0..<20 {
                brush.arc(
                    52, -18, 17.2, Double(index) * 0.314, Double(index) * 0.314 + 0.16, 0.8, rgb(0xE4DED0))
            }
        }
        art.scallions(5, 53, -17, 8)
        art.glints(8, 52, -18, 10)
        art.plate(50, 19, 15, rgb(0xD5CFC0), well: 0.78)
        art.scallions(46, 45, 20, 5)
        art.chunk(
            55, 15, 4, 3.4, 0, rgb(0x9CB84A), Relief(round: 2, height: 0.9, noise: 0.8, grain: 0.7),
            wobble: 0.14)
        art.chunk(
            54, 24, 4, 3, 0, rgb(0xF3F0E6), Relief(round: 2, height: 0.9, noise: 1, grain: 0.7), wobble: 0.2)
        art.chopsticks(30, 43.5, 0.01, length: 86, rgb(0x7A2A20), rest: rgb(0xD9D2C0))
        art.leaf(66, -44, 16, 2.6, rgb(0xC2562A))
        art.leaf(60, -41, 14, 2.2, rgb(0xD98A2A))
        art.cup(-67, -38, 9, rgb(0x8A8F7A), of: rgb(0xB2A24A), saucer: false)
    }

    static func pho(_ art: Art) {
        art.marble(rgb(0xC8CDCB), rgb(0x6E7C7C))
        art.bowl(-2, 6, 50, rgb(0xEDEBE3), wall: 0.055, level: 0.96, fill: rgb(0xC9944C)) { brush in
            brush.ring(-2, 6, 48.8, 1.1, rgb(0x2F6B5A))
        }
        art.fatDrops(70, -2, 6, 43, rgb(0xEFCB84))
        art.noodles(-4, 12, 35, rgb(0xF4ECDD), width: 1.6, count: 80, swirl: 1.3)
        for (x, y, angle) in [(-18.0, -8.0, 0.5), (-9, -15, 0.2), (3, -18, -0.1), (14, -15, -0.3)] {
            art.meatSlice(
                x, y, 14, 9, angle, rgb(0xC2877A), crust: rgb(0x8A5246), fat: rgb(0xF4DCD0), shadow: .raised)
        }
        for _ in 0..<12 {
            let x = 16 + art.random.jitter(8)
            let y = 12 + art.random.jitter(12)
            art.layer(Relief(round: 0.6, height: 1, shine: 0.5), shadow: .contact, within: .init(x, y, 12)) {
                brush in
                let turn = brush.random.angle()
                let end = around(x, y, turn, 9)
                brush.line(
                    [at(x, y), around((x + end.x) / 2, (y + end.y) / 2, turn + 1.57, 1.5), end], 1.2,
                    rgb(0xF8F4E6))
                brush.disc(end.x, end.y, 1.2, rgb(0xE9D98A))
            }
        }
        art.layer(Relief(round: 0.5, height: 0.9, shine: 0.5), shadow: .contact) { brush in
            for _ in 0..<12 {
                let x = -16 + brush.random.jitter(13)
                let y = 18 + brush.random.jitter(8)
                brush.arc(
                    x, y, brush.random.between(3, 6), brush.random.angle(), brush.random.angle(), 0.8,
                    rgb(0xF3E3EC))
            }
        }
        for (x, y) in [(-4.0, 2.0), (4, 6), (-10, 8), (2, -3)] {
            art.sprig(x, y, 10, rgb(0x4C8A34), leaves: 4)
        }
        art.scallions(34, -4, 24, 15)
        art.layer(Relief(round: 0.5, height: 1, shine: 0.9), shadow: .contact) { brush in
            brush.scatter(10, -2, 8, 24) { x, y in brush.ring(x, y, 1.3, 0.8, rgb(0xC6221A)) }
        }
        art.wedge(26, -8, 8, 1.1, rind: rgb(0x5F9A2E), flesh: rgb(0xCBE08A))
        art.glints(50, -2, 8, 40)
        art.bowlShade(-2, 6, 46, 0.35)
        art.plate(34, -60, 18, rgb(0xEDEBE3), well: 0.75)
        art.citrus(30, -62, 6, rind: rgb(0x6FA832), flesh: rgb(0xD3E59A))
        art.wedge(38, -56, 6, 0.6, rind: rgb(0x5F9A2E), flesh: rgb(0xCBE08A))
        art.sprig(40, -66, 8)
        art.chopsticks(-6, 66, 0.04, length: 90, rgb(0x7A4A2A), rest: rgb(0x2F6B5A))
        art.bowl(-38, -60, 9, rgb(0x2F6B5A), fill: rgb(0x8A1A0C))
        art.steam(-2, 0, 46, 0.22)
    }
}
