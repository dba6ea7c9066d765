import Foundation

/// Bowls and baskets from many kitchens.
extension Recipes {
    static var world: [String: Recipe] {
        ["bibimbap": bibimbap, "dim-sum": dimSum, "poke-bowl": pokeBowl]
    }

    /// Paints thin strips of an ingredient in one sector of a bowl.
    private static func strips(
        _ art: Art, _ x: Double, _ y: Double, _ radius: Double, _ angle: Double, _ color: Color,
        count: Int = 46, width: Double = 1.1
    ) {
        art.layer(
            Relief(round: 1.6, height: 0.8, bump: 0.5, noise: 0.1, shine: 0.35), shadow: .low,
            within: .init(x, y, radius * 1.7)
        ) { brush in
            brush.blob(x, y, radius * 0.85, radius * 0.7, angle, wobble: 0.12, .color(color.darker(0.4)))
            for _ in 0..<count {
                let place = around(
                    x, y, brush.random.angle(), radius * 0.55 * brush.random.unit().squareRoot())
                let turn = angle + brush.random.jitter(0.55)
                let tone = color.varied(brush.random, 0.18)
                let reach = radius * brush.random.between(0.35, 0.6)
                let points = [
                    around(place.x, place.y, turn, -reach),
                    around(place.x, place.y, turn + 1.57, brush.random.jitter(1.2)),
                    around(place.x, place.y, turn, reach),
                ]
                brush.line(points, width * 1.3, tone.darker(0.4))
                brush.line(points, width, tone)
                brush.line(points.map { at($0.x - 0.15, $0.y - 0.2) }, width * 0.25, tone.lighter(0.5))
            }
        }
    }

    static func bibimbap(_ art: Art) {
        art.wood(rgb(0x7E5A3C), rgb(0x362112), plank: 23)
        art.board(0, 3, 96, 96, 0.1, rgb(0x5A3A24), rgb(0x2A180D), corner: 48)
        art.layer(Relief(round: 3.4, height: 0.9, noise: 0.8, grain: 0.5, shine: 0.35), shadow: .tall) {
            brush in
            for side in [-1.0, 1.0] { brush.box(side * 43, 0, 10, 16, corner: 4, .color(rgb(0x2A2827))) }
            brush.disc(0, 0, 43, rgb(0x2F2D2C))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 38, 38, 0,
                .linear(
                    from: at(-26, -26), to: at(28, 28), [.init(0, rgb(0x080707)), .init(1, rgb(0x454140))]))
        }
        art.rice(0, 0, 35.5, 35.5)
        let toppings: [(Color, Double)] = [
            (rgb(0xE0702A), 1.1), (rgb(0x3E7A34), 1.2), (rgb(0xF0E4C0), 1.5), (rgb(0x6A4426), 1.8),
            (rgb(0x7A4A2A), 2), (rgb(0xF2C838), 1.3),
        ]
        for (index, topping) in toppings.enumerated() {
            let angle = Double(index) * .pi / 3
            let place = around(0, 0, angle, 21.5)
            strips(art, place.x, place.y, 15.4, angle + 0.3, topping.0, count: 52, width: topping.1)
        }
        for index in 0..<6 {
            let place = around(0, 0, Double(index) * .pi / 3 + 0.52, 29)
            art.coin(place.x, place.y, 3.4, rgb(0x6FA03A), core: rgb(0xDCE8B4))
        }
        art.piece(0, 0, 14, Relief(round: 1.6, height: 0.6, noise: 0.3, grain: 2, shine: 0.5), shadow: .low) {
            brush in
            brush.blob(
                0, 0, 11.6, 11, wobble: 0.1,
                .radial(
                    center: at(0, 0), radius: 12,
                    [.init(0, rgb(0xFFFDF6)), .init(0.8, rgb(0xFAF2E0)), .init(1, rgb(0xE8C890))]))
        }
        art.yolk(-0.6, -0.4, 5.8)
        art.sauce(15, -13, 4.6, 3.8, rgb(0xA8180C))
        art.seeds(60, 0, 0, 31)
        art.layer(Relief(round: 0.4, height: 0.9), shadow: .contact) { brush in
            brush.scatter(26, -2, 2, 15) { x, y in
                brush.line(
                    [at(x, y), at(x + brush.random.jitter(4), y + brush.random.jitter(4))], 0.7, rgb(0x1A2418)
                )
            }
        }
        art.glints(50, 0, 0, 33, 0.55)
        art.bowlShade(0, 0, 37, 0.45)
        art.bowl(-40, -40, 13, rgb(0xD9D4C6), fill: rgb(0xA81A10))
        art.seeds(14, -40, -40, 6)
        art.bowl(42, -42, 11, rgb(0xD9D4C6), fill: rgb(0xC98A4A))
        art.scallions(8, 42, -42, 6)
        art.spoon(46, 30, -1.3, length: 58, rgb(0xC9B88A))
        art.steam(0, -4, 34, 0.2)
    }

    static func dimSum(_ art: Art) {
        art.wood(rgb(0x6A3A2A), rgb(0x28120C), plank: 24)
        art.layer(Relief(round: 1.4, height: 0.9, bump: 0.8, noise: 0.2, shine: 0.25), shadow: .tall) {
            brush in
            brush.disc(0, 0, 45, rgb(0xC99A54))
            brush.atop {
                for ring in [44.2, 42.6, 40.6] { brush.ring(0, 0, ring, 0.6, rgb(0x7A5424, 0.8)) }
                for _ in 0..<90 {
                    let turn = brush.random.angle()
                    brush.arc(
                        0, 0, brush.random.between(39, 45), turn, turn + brush.random.between(0.1, 0.7), 0.25,
                        rgb(0xF0D49A, 0.6))
                }
            }
            brush.box(-31.6, 31.6, 4, 9, -2.36, .color(rgb(0x8A5A26)))
            brush.box(31.6, -31.6, 4, 9, -2.36, .color(rgb(0x8A5A26)))
        }
        art.layer { brush in
            brush.oval(
                0, 0, 39.4, 39.4, 0,
                .linear(
                    from: at(-28, -28), to: at(30, 30), [.init(0, rgb(0x3A2410)), .init(1, rgb(0xB58A4C))]))
        }
        art.layer(Relief(round: 0.6, height: 0.8, bump: 0.6)) { brush in
            brush.canvas.addEllipse(in: CGRect(x: -37.5, y: -37.5, width: 75, height: 75))
            brush.canvas.clip()
            for index in 0..<22 {
                brush.box(
                    -38 + Double(index) * 3.6, 0, 3.1, 76,
                    .linear(
                        from: at(-39.6 + Double(index) * 3.6, 0), to: at(-36.4 + Double(index) * 3.6, 0),
                        [.init(0, rgb(0xDDBB7A)), .init(1, rgb(0x9A7438))]))
            }
        }
        for index in 0..<9 {
            let place = around(-1, 1, Double(index) * 0.7, 23)
            art.leaf(place.x, place.y, 15, Double(index) * 1.3, rgb(0xA9C46A), width: 0.44)
        }
        for index in 0..<7 {
            let place = index == 0 ? at(0, 0) : around(0, 0, Double(index) * .pi / 3, 23.5)
            let x = place.x
            let y = place.y
            art.piece(
                x, y, 14,
                Relief(round: 6, height: 0.75, bump: 1, noise: 0.2, grain: 2, shine: 0.45, contrast: 0.85),
                shadow: .raised
            ) { brush in
                brush.blob(
                    x, y, 11.4, 11.2, wobble: 0.03, points: 16,
                    .radial(
                        center: at(x - 2, y - 2), radius: 13,
                        [.init(0, rgb(0xFFF9EC)), .init(0.6, rgb(0xF6EAD2)), .init(1, rgb(0xD3BE98))]))
                brush.atop {
                    let turn = brush.random.angle()
                    for fold in 0..<18 {
                        let angle = turn + Double(fold) * 2 * .pi / 18
                        let points = [
                            around(x, y, angle + 0.9, 1.6), around(x, y, angle + 0.4, 4.6),
                            around(x, y, angle + 0.08, 8), around(x, y, angle, 10.6),
                        ]
                        brush.line(points, 0.75, rgb(0xBFA67C, 0.75))
                        let bright = [
                            around(x, y, angle + 1.02, 1.6), around(x, y, angle + 0.54, 4.6),
                            around(x, y, angle + 0.2, 8),
                        ]
                        brush.line(bright, 0.7, rgb(0xFFFFFF, 0.85))
                    }
                    brush.disc(x, y, 1.9, rgb(0xE2CFA8))
                    brush.disc(x - 0.2, y - 0.2, 1, rgb(0xB89A6A))
                }
            }
        }
        for (index, x) in [0.0, 11.75, -23.5].enumerated() {
            art.berry(x, index == 0 ? 0 : index == 1 ? -20.35 : 0, 1.3, rgb(0xE0602A))
        }
        art.bowlShade(0, 0, 39, 0.4)
        art.bowl(40, 41, 12, rgb(0x34506B), inside: rgb(0xE4DED0), fill: rgb(0x2A0E08))
        strips(art, 40, 41, 6, 0.4, rgb(0xF0DC9A), count: 20, width: 0.7)
        art.cup(-41, -42, 9, rgb(0xE4DED0), of: rgb(0xA8722A), saucer: false)
        art.chopsticks(-36, 39, 0.75, length: 60, rgb(0x1E1412), rest: rgb(0xC9A24A))
        art.steam(0, -2, 40, 0.3)
    }

    static func pokeBowl(_ art: Art) {
        art.marble(rgb(0xCFE0E0), rgb(0x7FA3A6))
        art.napkin(38, 56, 56, 50, -0.4, rgb(0xE5B08A), stripe: rgb(0xFAF2E4))
        art.bowl(0, 0, 47, rgb(0x9A6A3C), inside: rgb(0xB98550), wall: 0.06, fill: rgb(0xE9DFC8))
        art.rice(0, 0, 40, 40)
        let cube: (Double, Double, Color, Color) -> Void = { x, y, color, stripe in
            art.piece(
                x, y, 8, Relief(round: 1.4, height: 0.9, bump: 0.5, noise: 0.2, shine: 0.8), shadow: .low
            ) { brush in
                let turn = brush.random.angle()
                brush.box(
                    x, y, 8.2, 7.4, turn, corner: 1.2,
                    .linear(
                        from: at(x - 4, y - 4), to: at(x + 4, y + 4),
                        [.init(0, color.lighter(0.14)), .init(1, color.darker(0.25))]))
                brush.atop {
                    for line in [-2.4, 0.0, 2.4] {
                        let start = around(x, y, turn + 1.57, line)
                        brush.line(
                            [around(start.x, start.y, turn, -4), around(start.x, start.y, turn + 0.4, 4)],
                            0.35, stripe.opacity(0.6))
                    }
                }
            }
        }
        for index in 0..<22 {
            let place = around(-16, -17, Double(index) * 2.4, Double(index).squareRoot() * 3.1)
            cube(place.x, place.y, rgb(0xB81E30), rgb(0xEE8A90))
        }
        for index in 0..<14 {
            let place = around(20, 18, Double(index) * 2.4, Double(index).squareRoot() * 3)
            cube(place.x, place.y, rgb(0xF0793A), rgb(0xFFD3B0))
        }
        // This paints half of an avocado, cut into a fan.
        for index in 0..<9 {
            let turn = -1.2 + Double(index) * 0.14
            let x = 10.0 + Double(index) * 2.5
            let y = -25.0 + Double(index) * 1.8
            art.piece(
                x, y, 15, Relief(round: 1, height: 0.7, noise: 0.15, grain: 2, shine: 0.4), shadow: .low
            ) { brush in
                brush.placed(x, y, turn) {
                    brush.shape(
                        [at(-12, 0), at(-5, -3.4), at(6, -4.4), at(12, 0), at(6, 2), at(-5, 1.4)],
                        .linear(
                            from: at(0, -4), to: at(0, 2),
                            [.init(0, rgb(0x4F7A2A)), .init(0.16, rgb(0xA9C65A)), .init(1, rgb(0xF0E9A4))]))
                }
            }
        }
        strips(art, -20, 22, 14, 0.8, rgb(0x7A2E7E), count: 60, width: 1)
        strips(art, 29, -5, 9, 1.2, rgb(0xE8742A), count: 34, width: 0.9)
        for index in 0..<18 {
            let place = around(1, 29, Double(index) * 2.4, Double(index).squareRoot() * 1.9)
            art.piece(place.x, place.y, 3, Relief(round: 1.2, height: 0.9, shine: 0.6), shadow: .contact) {
                brush in
                brush.oval(
                    place.x, place.y, 2.3, 1.6, brush.random.angle(),
                    .color(rgb(0x8FBF4A).varied(brush.random, 0.14)))
            }
        }
        for index in 0..<7 {
            let place = around(-33, 2, Double(index) * 2.4, Double(index).squareRoot() * 2.4)
            art.coin(place.x, place.y, 4, rgb(0xD83A6A), core: rgb(0xFBF0F2))
        }
        art.chunk(
            2, 2, 5, 4, 0.3, rgb(0xF7C4B0), Relief(round: 1, height: 0.9, bump: 0.9, shine: 0.5), wobble: 0.3)
        let zigzag = (0...18).map { step -> CGPoint in
            let along = Double(step)
            return step % 2 == 0
                ? at(-26 + along * 3, -12 + along * 0.7) : at(-26 + along * 3, 8 + along * 0.5)
        }
        art.drizzle(zigzag, 0.85, rgb(0xF3C09A))
        art.seeds(60, -6, -4, 30)
        art.seeds(50, -6, -4, 30, rgb(0x1E1A16))
        art.scallions(26, -12, -14, 14)
        art.glints(60, 0, 0, 38, 0.6)
        art.bowlShade(0, 0, 43, 0.35)
        art.tumbler(34, -56, 12, of: rgb(0xE9C05A))
        art.citrus(-36, -57, 7.4, rind: rgb(0x6FA832), flesh: rgb(0xD3E59A))
        art.citrus(-28, -62, 7, rind: rgb(0x6FA832), flesh: rgb(0xD3E59A))
        art.leaf(-44, 60, 24, -0.5, rgb(0x4E8A4A), width: 0.3)
        art.leaf(-44, 62, 22, 0.1, rgb(0x5E9A52), width: 0.3)
        art.chopsticks(10, 60, -0.25, length: 72, rgb(0x6A4426), rest: rgb(0xF2EEE4))
    }
}
