import Foundation

/// Tarts and cakes from above.
extension Recipes {
    static var baking: [String: Recipe] {
        [
            "fruit-tart": fruitTart, "gateau-chocolat": gateauChocolat, "lemon-tart": lemonTart,
            "christmas-cake": christmasCake,
        ]
    }

    /// Paints a fluted crust with a filling.
    private static func crust(
        _ art: Art, _ x: Double, _ y: Double, _ radius: Double, filling: Color, color: Color = rgb(0xD39A4C)
    ) {
        art.layer(
            Relief(round: 1.6, height: 0.9, bump: 0.5, noise: 0.8, grain: 0.8, shine: 0.1), shadow: .raised
        ) { brush in
            let flutes = 44
            brush.shape(
                (0..<(flutes * 2)).map {
                    around(x, y, Double($0) * .pi / Double(flutes), $0 % 2 == 0 ? radius : radius * 0.955)
                },
                .radial(
                    center: at(x, y), radius: radius,
                    [.init(0, color), .init(0.9, color.lighter(0.12)), .init(1, color.darker(0.3))]))
            brush.atop {
                for index in 0..<flutes {
                    let angle = (Double(index) + 0.5) * 2 * .pi / Double(flutes)
                    brush.line(
                        [around(x, y, angle, radius), around(x, y, angle, radius * 0.9)], 0.7,
                        color.darker(0.45).opacity(0.6))
                }
            }
        }
        art.layer(Relief(round: 1, height: 0.4, noise: 0.3, grain: 3, shine: 0.5)) { brush in
            brush.oval(x, y, radius * 0.88, radius * 0.88, 0, .color(color.darker(0.45)))
            brush.oval(
                x + 0.3, y + 0.3, radius * 0.86, radius * 0.86, 0,
                .radial(
                    center: at(x, y), radius: radius,
                    [.init(0, filling.lighter(0.1)), .init(1, filling.darker(0.12))]))
        }
    }

    static func fruitTart(_ art: Art) {
        art.linen(rgb(0x9CB3A8))
        art.plate(0, 0, 47, rgb(0xF7F2EA), well: 0.84) { brush in
            for index in 0..<40 {
                let place = around(0, 0, Double(index) * .pi / 20, 45)
                brush.disc(place.x, place.y, 0.9, rgb(0xC9A24A))
            }
        }
        crust(art, 0, 0, 39, filling: rgb(0xF6D878))
        for index in 0..<17 {
            let angle = Double(index) * 2 * .pi / 17
            let place = around(0, 0, angle, 28.4)
            art.strawberry(place.x, place.y, 6.6, angle + 1.57, cut: true)
        }
        for index in 0..<10 {
            let angle = Double(index) * 2 * .pi / 10
            let place = around(0, 0, angle, 18.6)
            art.kiwi(place.x, place.y, 6.2)
        }
        for index in 0..<8 {
            let place = around(0, 0, Double(index) * .pi / 4 + 0.2, 11)
            art.piece(
                place.x, place.y, 7, Relief(round: 1.6, height: 0.8, bump: 0.6, noise: 0.2, shine: 0.7),
                shadow: .low
            ) { brush in
                brush.placed(place.x, place.y, Double(index) * .pi / 4 + 1.2) {
                    brush.shape(
                        [at(-5, 1.4), at(-2.4, -2.6), at(2.4, -2.6), at(5, 1.4), at(0, 2.6)],
                        .color(rgb(0xF5A032)))
                    for line in [-2.4, 0, 2.4] {
                        brush.line([at(line, -2), at(line * 0.7, 2)], 0.3, rgb(0xFCD894))
                    }
                }
            }
        }
        for index in 0..<18 {
            let place = around(0, 0, Double(index) * 2 * .pi / 18 + 0.17, 23.4)
            art.blueberry(place.x, place.y, 2.2)
        }
        for (x, y) in [(0.0, 0.0), (4.6, 2), (-4.4, 2.6), (1, -5), (-1, 5.6)] { art.raspberry(x, y, 3.5) }
        art.sprig(1, 0, 5, rgb(0x5FA03C), leaves: 3)
        art.layer(Relief(round: 2, height: 0.4, noise: 0.4, grain: 3, shine: 1), opacity: 0.22) { brush in
            brush.disc(0, 0, 34, rgb(0xFFE9B8))
        }
        art.glints(90, 0, 0, 33, 0.8)
        art.strawberry(-42, -41, 6.4, 0.6, leaf: true)
        art.strawberry(-33, -45, 5.8, -0.4, leaf: true)
        art.blueberry(-44, -30, 2.8)
        art.blueberry(43, 40, 2.8)
        art.blueberry(39, 44, 2.6)
        art.sprig(43, -43, 9, rgb(0x5FA03C))
        art.fork(-45, 32, -1.1, length: 46, rgb(0xC9A24A))
    }

    static func gateauChocolat(_ art: Art) {
        art.slate(rgb(0x54443C))
        art.napkin(36, -52, 54, 54, 0.35, rgb(0xD9C4B0), stripe: rgb(0x7A2A34))
        art.plate(-2, 6, 49, rgb(0xEDE5DA), well: 0.86) { brush in brush.ring(-2, 6, 47, 0.7, rgb(0xB08A4A)) }
        art.layer(
            Relief(round: 2.6, height: 0.9, bump: 0.4, noise: 1.5, grain: 1.8, shine: 0.1), shadow: .tall
        ) { brush in
            brush.blob(
                -2, 5, 39, 39, wobble: 0.02, points: 22,
                .radial(
                    center: at(-2, 5), radius: 40,
                    [.init(0, rgb(0x4E2A1A)), .init(0.85, rgb(0x55301E)), .init(1, rgb(0x2E160C))]))
            brush.atop {
                // The crust cracks as it cools.
                for _ in 0..<26 {
                    let angle = brush.random.angle()
                    let start = around(-2, 5, angle, brush.random.between(12, 36))
                    let turn = brush.random.angle()
                    let middle = around(start.x, start.y, turn, brush.random.between(2, 7))
                    let end = around(
                        middle.x, middle.y, turn + brush.random.jitter(1), brush.random.between(2, 7))
                    brush.line([start, middle, end], brush.random.between(0.3, 1), rgb(0x1C0C06, 0.85))
                }
            }
        }
        // This paints sugar that has fallen through a paper lace, in a pattern of light petals.
        art.layer(opacity: 0.92) { brush in
            brush.scatter(3800, -2, 5, 37) { x, y in
                let dx = x + 2
                let dy = y - 5
                let angle = atan2(dy, dx)
                let distance = (dx * dx + dy * dy).squareRoot()
                let petal = 16 + 17 * abs(cos(angle * 5))
                let density = distance < petal ? 0.85 : 0.16
                guard brush.random.unit() < density else { return }
                brush.disc(
                    x, y, brush.random.between(0.2, 0.65), rgb(0xFFFBF4, brush.random.between(0.3, 0.85)))
            }
        }
        // This paints a slice that is pulled out, whose inside is moist.
        art.layer { brush in
            brush.polygon(
                [at(-2, 5), at(38, 16), at(41, 28), at(26, 40)],
                .linear(from: at(0, 5), to: at(34, 34), [.init(0, rgb(0x160A06)), .init(1, rgb(0xE7DCD0))]))
        }
        art.layer(
            Relief(round: 1.2, height: 0.8, bump: 0.5, noise: 1.4, grain: 0.7, shine: 0.2), shadow: .raised
        ) { brush in
            brush.polygon(
                [at(3, 12), at(41, 23), at(44, 35), at(42, 40), at(30, 52), at(27, 51)], .color(rgb(0x2A140A))
            )
            brush.polygon(
                [at(3, 12), at(27, 46), at(27, 52.6), at(2, 18)],
                .linear(from: at(3, 12), to: at(27, 50), [.init(0, rgb(0x5E3018)), .init(1, rgb(0x3E1E10))]))
            brush.polygon([at(3, 11), at(41, 22), at(44, 31), at(40, 38), at(28, 47)], .color(rgb(0x55301E)))
        }
        art.layer(opacity: 0.9) { brush in
            brush.canvas.move(to: at(4, 12))
            for point in [at(41, 22), at(43, 31), at(39, 38), at(28, 46)] { brush.canvas.addLine(to: point) }
            brush.canvas.closePath()
            brush.canvas.clip()
            brush.scatter(700, 28, 28, 40, 40) { x, y in
                brush.disc(
                    x, y, brush.random.between(0.2, 0.6), rgb(0xFFFBF4, brush.random.between(0.2, 0.75)))
            }
        }
        art.rosette(-18, -6, 7)
        art.raspberry(-11, -11, 4.4)
        art.raspberry(-18, -15, 4.2)
        art.raspberry(-9, -2, 4.2)
        art.sprig(-14, -8, 7, rgb(0x5FA03C), leaves: 3)
        art.raspberry(31, 33, 4)
        art.sprig(36, 30, 5, rgb(0x5FA03C), leaves: 2)
        art.raspberry(-38, -52, 4.4)
        art.raspberry(-30, -57, 4)
        art.raspberry(-41, -43, 3.8)
        for index in 0..<5 {
            art.chunk(
                -34 + Double(index) * 6 + art.random.jitter(2), 61 + art.random.jitter(3), 4, 3,
                art.random.angle(), rgb(0x3E1E10),
                Relief(round: 0.8, height: 0.9, noise: 0.5, grain: 0.6, shine: 0.4), wobble: 0.3)
        }
        art.cup(36, -56, 9.6, rgb(0xEDE5DA), of: rgb(0x3A1A0C), saucer: false)
        art.fork(30, 62, -0.25, length: 50, rgb(0xC9A86A))
        art.dust(140, 20, 56, 26, rgb(0xFFFFFF, 0.7), size: 0.4)
    }

    static func lemonTart(_ art: Art) {
        art.wood(rgb(0xDCD5C8), rgb(0xA49A8A), plank: 24)
        art.napkin(-36, 50, 56, 56, -0.4, rgb(0xE9C84A), stripe: rgb(0xFBF6E8))
        art.plate(0, 2, 48, rgb(0x7FA0AA), well: 0.84)
        crust(art, 0, 2, 40, filling: rgb(0xF6CE34))
        // This paints rings of meringues whose tips a flame has browned.
        for (ring, count, size) in [(29.0, 19, 6.0), (18.5, 12, 6.4), (8, 5, 6.6)] {
            for index in 0..<count {
                let angle = Double(index) * 2 * .pi / Double(count) + ring
                let place = around(0, 2, angle, ring)
                let x = place.x
                let y = place.y
                art.piece(
                    x, y, size * 1.5,
                    Relief(
                        round: size * 0.55, height: 0.9, bump: 0.5, noise: 0.2, grain: 2, shine: 0.25,
                        contrast: 0.85), shadow: .low
                ) { brush in
                    brush.blob(
                        x, y, size, size, wobble: 0.05,
                        .radial(
                            center: at(x, y), radius: size,
                            [
                                .init(0, rgb(0xB5702C)), .init(0.2, rgb(0xDCA866)), .init(0.5, rgb(0xFBEBCB)),
                                .init(0.85, rgb(0xFFFBF2)), .init(1, rgb(0xEBDCC4)),
                            ]))
                    brush.atop {
                        for fold in 0..<7 {
                            let turn = Double(fold) * 0.9 + angle
                            brush.line(
                                [
                                    around(x, y, turn, size * 0.15), around(x, y, turn + 0.4, size * 0.55),
                                    around(x, y, turn + 0.8, size * 0.98),
                                ], 0.4, rgb(0xC79A5E, 0.5))
                        }
                        brush.scatter(9, x, y, size * 0.5) { px, py in
                            brush.disc(px, py, brush.random.between(0.2, 0.7), rgb(0x7A3E10, 0.45))
                        }
                    }
                }
            }
        }
        art.citrus(0, 2, 4.6)
        art.sprig(2, 0, 5.4, rgb(0x5FA03C), leaves: 2)
        art.layer(Relief(round: 0.3, height: 0.9), shadow: .contact) { brush in
            brush.scatter(60, 0, 2, 34) { x, y in
                let turn = brush.random.angle()
                brush.line([at(x, y), around(x, y, turn, 1.8)], 0.45, rgb(0xF0C020))
            }
        }
        art.citrus(-37, -56, 9.6)
        art.citrus(-24, -60, 8.6)
        art.wedge(-40, -42, 8, 0.9)
        art.piece(
            36, -54, 18, Relief(round: 6, height: 0.8, noise: 0.9, grain: 0.5, shine: 0.5), shadow: .raised
        ) { brush in
            brush.shape(
                [
                    at(22, -53), at(27, -63), at(37, -66), at(46, -60), at(50, -55), at(45, -46), at(35, -43),
                    at(27, -45),
                ],
                .radial(
                    center: at(33, -58), radius: 20,
                    [.init(0, rgb(0xFDE878)), .init(0.6, rgb(0xF4C92A)), .init(1, rgb(0xD09A14))]))
        }
        art.leaf(24, -54, 15, 2.6, rgb(0x4E8A34))
        art.leaf(25, -51, 13, 2.0, rgb(0x5E9A42))
        art.spoon(38, 58, -0.8, length: 46)
        art.dust(160, 0, 2, 46, rgb(0xFFFFFF, 0.7), size: 0.4)
    }

    static func christmasCake(_ art: Art) {
        art.wood(rgb(0x5E2F22), rgb(0x230F0A), plank: 26, across: true)
        // This paints fir twigs, baubles and candle light around the cake.
        for (x, y, angle) in [
            (-58.0, -36.0, 0.7), (-64, -18, 1.3), (-44, -46, 0.2), (60, 36, 0.6), (64, 18, 1.2),
            (44, 46, 0.1), (-60, 42, -0.6), (60, -42, -0.7),
        ] {
            art.twig(x, y, 42, angle, rgb(0x2F5A38), needle: 6)
        }
        for (x, y, color) in [
            (-60.0, -8.0, rgb(0xB5202A)), (62, 2, rgb(0xC99A3A)), (-50, 40, rgb(0xC99A3A)),
            (52, -40, rgb(0xB5202A)), (-40, -45, rgb(0xB5202A)),
        ] {
            art.piece(x, y, 9, Relief(round: 5, height: 0.7, shine: 1.2), shadow: .raised) { brush in
                brush.ball(x, y, 6.4, color)
                brush.disc(x + 3.8, y - 4.4, 1.3, rgb(0xE9C97A))
            }
        }
        art.plate(0, 0, 48, rgb(0xF3EEE6), well: 0.9) { brush in
            for index in 0..<48 {
                let place = around(0, 0, Double(index) * .pi / 24, 46.2)
                brush.disc(place.x, place.y, 1, rgb(0xC9A24A))
            }
        }
        art.layer(
            Relief(round: 3, height: 0.9, noise: 0.5, grain: 4, shine: 0.25, contrast: 0.8), shadow: .tall
        ) { brush in
            brush.disc(0, 0, 39, rgb(0xFBF5EC))
            brush.atop {
                for index in 0..<9 {
                    brush.arc(
                        0, 0, 6 + Double(index) * 3.6, brush.random.angle(), brush.random.angle(), 0.7,
                        rgb(0xEDE2D4, 0.9))
                }
            }
        }
        for index in 0..<20 {
            let place = around(0, 0, Double(index) * .pi / 10, 34)
            art.rosette(place.x, place.y, 5.6, rgb(0xFDF7EE))
        }
        for index in 0..<10 {
            let angle = Double(index) * .pi / 5 + 0.157
            let place = around(0, 0, angle, 24.6)
            art.strawberry(place.x, place.y, 7.4, angle + 1.57, cut: index % 2 == 1, shadow: .raised)
        }
        for index in 0..<10 {
            let place = around(0, 0, Double(index) * .pi / 5, 29.4)
            art.blueberry(place.x, place.y, 2)
        }
        for (x, y, angle) in [
            (-6.0, -5.0, 0.3), (7, -6, -0.4), (0, 6, 0.1), (-11, 5, 1.2), (11, 5, -1.1), (0, -14, 0),
        ] {
            art.strawberry(x, y, 8, angle, leaf: false, shadow: .raised)
        }
        for (x, y) in [(0.0, -3.0), (6, 1), (-7, 1), (3, 13), (-5, 13)] { art.raspberry(x, y, 3.4) }
        art.sprig(-2, -10, 8, rgb(0x4E8A34), leaves: 3)
        art.sprig(9, 10, 7, rgb(0x4E8A34), leaves: 3)
        // This paints a sugar star.
        art.piece(-1, 2, 9, Relief(round: 1, height: 0.9, noise: 0.2, shine: 0.7), shadow: .raised) { brush in
            brush.polygon(
                (0..<10).map { around(-1, 2, Double($0) * .pi / 5 - .pi / 2, $0 % 2 == 0 ? 6.4 : 2.8) },
                .linear(from: at(-6, -4), to: at(6, 8), [.init(0, rgb(0xFBE08A)), .init(1, rgb(0xD09A2A))]))
        }
        art.layer(opacity: 0.9) { brush in
            brush.scatter(520, 0, 0, 37) { x, y in
                brush.disc(x, y, brush.random.between(0.12, 0.45), rgb(0xFFFFFF, 0.8))
            }
        }
        art.glints(40, 0, 0, 30, 0.7)
        for (x, y) in [(-36.0, 45.0), (-54, 26), (38, -47)] {
            art.layer(blur: 2) { brush in brush.disc(x, y, 6, rgb(0xFFD98A, 0.35)) }
            art.layer(blur: 0.6) { brush in brush.disc(x, y, 1.1, rgb(0xFFF6DC, 0.95)) }
        }
        art.fork(-58, 12, -1.5, length: 40, rgb(0xC9A24A))
    }
}
