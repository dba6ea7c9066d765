import Foundation

/// Meat from the pan, the oven and the grill.
extension Recipes {
    static var roasts: [String: Recipe] {
        ["steak": steak, "roast-chicken": roastChicken, "burger": burger, "ajillo": ajillo]
    }

    static func steak(_ art: Art) {
        art.approach(1.2)
        art.wood(rgb(0x6E4A33), rgb(0x2A170E), plank: 26)
        art.napkin(-44, 52, 34, 50, 0.5, rgb(0xC9B79B), stripe: rgb(0x8C2F23))
        art.fork(-40, 46, -1.35, length: 66)
        art.plate(2, 4, 49, rgb(0x2F3338), well: 0.8)
        // This paints greens and potatoes behind the meat.
        for (x, y, angle) in [(-18.0, -22.0, 0.3), (-8, -27, 1.1), (4, -25, 0.2), (-24, -13, 1.4)] {
            art.chunk(x, y, 6.4, 5, angle, rgb(0xD99B3C), .baked)
        }
        art.dust(60, -10, -22, 12, rgb(0x5B3310), size: 0.5)
        for index in 0..<9 {
            let y = -22.0 + art.random.jitter(6)
            let x = 14.0 + Double(index) * 1.9
            art.layer(
                Relief(round: 0.6, height: 1, shine: 0.4), shadow: .contact, within: .init(x, y + 6, 18)
            ) { brush in
                brush.line(
                    [at(x - 7, y + 16), at(x + 1, y + 6), at(x + 6, y - 5)], 1.7,
                    rgb(0x5E9434).varied(brush.random, 0.2))
                brush.oval(x + 6.4, y - 6, 1.5, 3, 0.5, .color(rgb(0x47762A)))
            }
        }
        art.sauce(6, 20, 30, 17, rgb(0x4A1C0C), angle: -0.2)
        let outline: (Brush, Double) -> Void = { brush, scale in
            let points = [
                (-29.0, 6.0), (-24, -8), (-8, -13), (10, -14), (25, -9), (30, 3), (24, 16), (6, 19),
                (-14, 20), (-26, 16),
            ]
            brush.addCurve(points.map { at(2 + $0.0 * scale, 6 + $0.1 * scale) }, closed: true)
        }
        art.layer(Relief(round: 3.4, height: 1.1, bump: 1, noise: 1, grain: 1.2, shine: 0.5), shadow: .tall) {
            brush in
            outline(brush, 1)
            brush.canvas.fill(
                .linear(
                    from: at(-20, -10), to: at(26, 24),
                    [.init(0, rgb(0x8A4A26)), .init(0.5, rgb(0x6B3118)), .init(1, rgb(0x4A1F10))]))
            brush.atop {
                brush.line([at(-24, -9), at(-8, -12.4), at(10, -13.4), at(26, -8)], 4, rgb(0xD9A55F, 0.9))
                brush.line([at(-24, -7), at(-8, -10), at(10, -11), at(24, -6.4)], 1, rgb(0x8A4A1F, 0.7))
                for index in -5...6 {
                    let x = Double(index) * 8
                    brush.line([at(x - 18, -24), at(x, 4), at(x + 20, 36)], 2.1, rgb(0x1F0C06, 0.82))
                    brush.line([at(x - 17, -24), at(x + 1.2, 4), at(x + 21, 36)], 0.5, rgb(0xC07A42, 0.5))
                }
                brush.scatter(240, 2, 6, 60, 40) { x, y in
                    brush.blob(
                        x, y, 0.8, 0.5, brush.random.angle(), wobble: 0.3,
                        .color(rgb(0xA8633A).varied(brush.random, 0.5).opacity(0.5)))
                }
            }
        }
        // Two slices are cut off, so that the pink inside is visible.
        for (index, x) in [19.0, 11.0].enumerated() {
            art.piece(
                x, 20, 20, Relief(round: 1.2, height: 0.8, bump: 0.6, noise: 0.4, grain: 0.8, shine: 0.6),
                shadow: .raised
            ) { brush in
                brush.placed(x + 2, 21 + Double(index) * 3, -0.2) {
                    brush.blob(0, 0, 6.2, 14, 0.15, wobble: 0.05, .color(rgb(0x5A2814)))
                    brush.atop {
                        brush.oval(
                            0.2, 0, 5, 12.6, 0.15,
                            .radial(
                                center: at(0, 0), radius: 12,
                                [
                                    .init(0, rgb(0xC8434A)), .init(0.45, rgb(0xB23B40)),
                                    .init(0.8, rgb(0x98513F)), .init(1, rgb(0x6A3520)),
                                ]))
                        for _ in 0..<40 {
                            let px = brush.random.jitter(4.5)
                            let py = brush.random.jitter(12)
                            brush.line([at(px, py), at(px + 0.6, py + 1.8)], 0.25, rgb(0xF0A59A, 0.4))
                        }
                    }
                }
            }
        }
        art.dust(130, 0, 8, 24, rgb(0x120805), size: 0.55)
        art.dust(70, 0, 8, 24, rgb(0xFFFFFF, 0.9), size: 0.5)
        art.piece(-8, 2, 9, Relief(round: 1.6, height: 0.9, noise: 0.15, grain: 2, shine: 0.7), shadow: .low)
        { brush in
            brush.blob(-7, 4, 8.5, 5, wobble: 0.22, .color(rgb(0xEBC468, 0.72)))
            brush.box(-8, 2, 8, 6.4, 0.3, corner: 1.6, .color(rgb(0xF8DF94)))
        }
        art.chopped(26, -8, 2, 5.6)
        art.twig(-2, -6, 30, -0.5)
        art.glints(26, 2, 12, 22)
        art.knife(45, 34, -1.5, length: 62, handle: rgb(0x40281B))
        art.tumbler(-34, -62, 13, of: rgb(0x5E1220))
        art.steam(8, -8, 36, 0.14)
    }

    static func roastChicken(_ art: Art) {
        art.linen(rgb(0xB9A88C))
        art.board(2, 4, 128, 78, -0.05, rgb(0x9C6A3C), rgb(0x4A2A14), corner: 8)
        art.layer(Relief(round: 2, height: 0.8, noise: 0.1, shine: 0.5), shadow: .tall) { brush in
            brush.oval(2, 2, 54, 35, -0.05, .color(rgb(0xEDE6DA)))
        }
        art.layer(within: .init(2, 2, 56)) { brush in
            brush.oval(
                2, 2, 46, 28, -0.05,
                .linear(
                    from: at(-30, -20), to: at(40, 26), [.init(0, rgb(0xB8AB98)), .init(1, rgb(0xF7F2E8))]))
        }
        art.sauce(2, 6, 42, 23, rgb(0xA86A28), wobble: 0.08)
        for index in 0..<26 {
            let angle = Double(index) / 26 * 2 * .pi
            let x = 2 + cos(angle) * 40
            let y = 3 + sin(angle) * 23
            switch index % 5 {
            case 0, 2, 3:
                art.chunk(x, y, 5.6, 4.4, art.random.angle(), rgb(0xDDA444), .baked)
            case 1:
                art.chunk(x, y, 5.4, 2.8, art.random.angle(), rgb(0xDB7026))
            default:
                art.chunk(x, y, 4.6, 3.8, art.random.angle(), rgb(0x9B4A62))
            }
        }
        let skin = Relief(round: 8, height: 0.85, bump: 0.7, noise: 0.85, grain: 1.5, shine: 0.6)
        let gold: (CGPoint, Double) -> Paint = { center, radius in
            .radial(
                center: at(center.x - radius * 0.2, center.y - radius * 0.25), radius: radius,
                [
                    .init(0, rgb(0xE9A648)), .init(0.4, rgb(0xCB7A26)), .init(0.8, rgb(0x99501A)),
                    .init(1, rgb(0x6B3212)),
                ])
        }
        // The wings come first, then the body, then the legs over it.
        for side in [-1.0, 1.0] {
            art.piece(
                -20, side * 15, 22, Relief(round: 4, height: 0.9, bump: 0.7, noise: 0.8, shine: 0.5),
                shadow: .raised
            ) { brush in
                brush.shape(
                    [
                        at(-8, side * 12), at(-16, side * 21), at(-29, side * 19), at(-33, side * 11),
                        at(-24, side * 13), at(-16, side * 8),
                    ], gold(at(-20, side * 15), 16))
            }
        }
        art.layer(skin, shadow: .tall) { brush in
            brush.shape(
                [
                    at(-33, -1), at(-28, -13), at(-12, -20), at(10, -19), at(25, -11), at(30, 0), at(25, 12),
                    at(10, 20), at(-12, 20), at(-28, 13),
                ], gold(at(-4, 0), 34))
            brush.atop {
                for _ in 0..<40 {
                    let x = brush.random.jitter(30)
                    let y = brush.random.jitter(18)
                    let size = brush.random.between(0.8, 4.5)
                    brush.blob(
                        x, y, size, size * 0.7, brush.random.angle(), wobble: 0.3, .color(rgb(0x7A3510, 0.22))
                    )
                }
                brush.line([at(-28, 0.6), at(-6, -0.8), at(20, 0.4)], 1, rgb(0x7A3B12, 0.7))
                brush.line([at(-28, -0.8), at(-6, -2.4), at(20, -1)], 0.8, rgb(0xF4C677, 0.6))
            }
        }
        for side in [-1.0, 1.0] {
            art.piece(
                20, side * 14, 30, Relief(round: 5, height: 0.9, bump: 0.7, noise: 0.7, shine: 0.6),
                shadow: .raised
            ) { brush in
                brush.placed(24, side * 13, side * -0.25) {
                    brush.shape(
                        [
                            at(-20, side * 1), at(-15, -8), at(-4, -9.5), at(8, -5), at(18, -2.4),
                            at(18, 2.4), at(8, 5), at(-4, 9.5), at(-15, 8),
                        ], gold(at(-6, 0), 20))
                    brush.box(20, 0, 9, 3.4, corner: 1.7, .color(rgb(0xEAD9B8)))
                    brush.disc(25, -1.5, 2.4, rgb(0xF3E6CB))
                    brush.disc(25, 1.5, 2.4, rgb(0xEADAB9))
                    brush.atop {
                        brush.scatter(26, -3, 0, 12) { x, y in
                            brush.blob(x, y, 1.8, 1.2, wobble: 0.3, .color(rgb(0x6E2E0E, 0.25)))
                        }
                    }
                }
            }
        }
        art.dust(160, -3, 0, 22, rgb(0x3C2A10), size: 0.45)
        art.chopped(46, -6, 0, 22, size: 0.7)
        art.glints(34, -6, -5, 19, 0.6)
        art.twig(-34, -21, 26, 0.6)
        art.twig(38, 20, 24, -0.4)
        art.citrus(-41, 12, 7.5)
        art.citrus(-35, 20, 7)
        art.wedge(40, -17, 7, 0.7)
        art.sprig(-42, -6, 7)
        art.knife(4, 45, 0.03, length: 74, handle: rgb(0x4A2C1A))
        art.steam(0, -12, 26, 0.12)
    }

    static func ajillo(_ art: Art) {
        art.wood(rgb(0x8F6B4B), rgb(0x3C2616), plank: 20)
        art.napkin(38, -38, 40, 40, 0.7, rgb(0xD9CDB8), stripe: rgb(0x4B6A7A))
        art.skillet(-2, -2, 36, handle: 0.8, fill: rgb(0xC48A2A))
        art.fatDrops(70, -2, -2, 30, rgb(0xF2C65A))
        for index in 0..<11 {
            let place = around(-2, -2, Double(index) * 2.4, 8 + Double(index) * 1.9)
            if index % 3 == 1 {
                art.mushroom(place.x, place.y, 5.4, art.random.angle(), rgb(0xDDBE8C))
            } else {
                art.shrimp(place.x, place.y, 7.4, art.random.angle())
            }
        }
        for _ in 0..<16 {
            let place = around(-2, -2, art.random.angle(), art.random.between(2, 28))
            art.chunk(place.x, place.y, 1.7, 1.1, art.random.angle(), rgb(0xF0D9A0), shadow: .contact)
        }
        for _ in 0..<5 {
            let place = around(-2, -2, art.random.angle(), art.random.between(8, 27))
            art.layer(
                Relief(round: 0.6, height: 1, shine: 0.9), shadow: .contact,
                within: .init(place.x, place.y, 7)
            ) { brush in
                let turn = brush.random.angle()
                brush.ring(place.x, place.y, 1.5, 0.9, rgb(0xC42318))
                brush.line([place, around(place.x, place.y, turn, 4)], 0.9, rgb(0xB01D12))
            }
        }
        art.chopped(120, -2, -2, 29, size: 0.85)
        art.fatDrops(50, -2, -2, 31, rgb(0xF7D777))
        art.glints(40, -2, -2, 28, 0.7)
        art.bowlShade(-2, -2, 32.5, 0.5)
        art.baguette(-38, 33, 12, 8, 0.5)
        art.baguette(-27, 41, 12, 8, 0.9)
        art.baguette(-41, 45, 12, 8, 0.2)
        art.wedge(38, -34, 7, 0.6)
        art.wedge(42, -26, 6.4, 1.6)
        art.twig(-40, -40, 22, 0.7)
        art.steam(-2, -8, 30, 0.17)
    }

    static func burger(_ art: Art) {
        art.room(wall: rgb(0x5B2B22), table: rgb(0x8A5A36), rgb(0x3A2012), horizon: 26)
        art.board(0, 50, 92, 20, 0, rgb(0xA9743F), rgb(0x54301A), corner: 8)
        // From the bottom, the burger is a bun, sauce, lettuce, meat, cheese, tomato, onion and a bun.
        let bread: (Double, Double) -> Paint = { top, bottom in
            .linear(
                from: at(-20, top), to: at(14, bottom),
                [.init(0, rgb(0xF0B560)), .init(0.45, rgb(0xD08A38)), .init(1, rgb(0x8A4A1A))])
        }
        art.layer(Relief(round: 4, height: 0.8, noise: 0.4, grain: 0.8, shine: 0.15), shadow: .tall) {
            brush in
            brush.shape(
                [
                    at(-33, 36), at(0, 35), at(33, 36), at(33.5, 43), at(27, 49), at(0, 50), at(-27, 49),
                    at(-33.5, 43),
                ], bread(34, 52))
        }
        func ruffle(_ y: Double, _ color: Color, _ depth: Double) {
            art.layer(Relief(round: 1.2, height: 0.8, bump: 1, noise: 0.3, shine: 0.35), shadow: .raised) {
                brush in
                for pass in 0..<2 {
                    let points = (0...22).map {
                        at(
                            -38 + Double($0) * 3.45,
                            y + ($0 % 2 == 0 ? 0 : depth) + brush.random.jitter(1.2) + Double(pass) * 1.6)
                    }
                    let back = [at(36, y - 4), at(-36, y - 4)]
                    brush.shape(
                        points + back,
                        .linear(
                            from: at(0, y - 4), to: at(0, y + depth + 2),
                            [.init(0, color.darker(0.25)), .init(0.6, color), .init(1, color.lighter(0.3))]))
                }
            }
        }
        func patty(_ y: Double) {
            art.layer(
                Relief(round: 3, height: 0.9, bump: 0.9, noise: 1.6, grain: 1.1, shine: 0.5), shadow: .raised
            ) { brush in
                brush.shape(
                    [
                        at(-36, y), at(-34, y - 5.5), at(0, y - 6.5), at(34, y - 5.5), at(36, y),
                        at(34, y + 5.5), at(0, y + 6.5), at(-34, y + 5.5),
                    ],
                    .linear(
                        from: at(0, y - 6), to: at(0, y + 6),
                        [.init(0, rgb(0x7A4124)), .init(1, rgb(0x3A190C))]))
                brush.atop {
                    brush.scatter(150, 0, y, 72, 12) { x, py in
                        brush.blob(
                            x, py, 1.2, 0.9, wobble: 0.3,
                            .color(rgb(0x6A3418).varied(brush.random, 0.5).opacity(0.6)))
                    }
                }
            }
        }
        func cheese(_ y: Double, _ drips: [(Double, Double)]) {
            art.layer(Relief(round: 1.4, height: 0.9, noise: 0.1, grain: 3, shine: 0.6), shadow: .low) {
                brush in
                var points = [at(-37, y - 1.4), at(0, y - 2.6), at(37, y - 1.4)]
                for (x, depth) in drips.reversed() {
                    points += [at(x + 6, y + 1.6), at(x, y + depth), at(x - 6, y + 1.8)]
                }
                brush.shape(
                    points,
                    .linear(
                        from: at(0, y - 2), to: at(0, y + 9),
                        [.init(0, rgb(0xF7B733)), .init(1, rgb(0xE8951C))]))
            }
        }
        func tomatoes(_ y: Double) {
            for x in [-21.0, 0, 21] {
                art.layer(
                    Relief(round: 1.4, height: 0.8, bump: 0.6, shine: 0.9), shadow: .low,
                    within: .init(x, y, 20)
                ) { brush in
                    brush.box(
                        x, y, 25, 5, brush.random.jitter(0.04), corner: 2.5,
                        .linear(
                            from: at(0, y - 3), to: at(0, y + 3),
                            [.init(0, rgb(0xE7553A)), .init(1, rgb(0xA51E14))]))
                    brush.box(x, y - 1.3, 20, 0.8, corner: 0.4, .color(rgb(0xF49A7C, 0.8)))
                }
            }
        }
        art.sauce(0, 35, 33, 3.2, rgb(0xF3E2B4), wobble: 0.08)
        ruffle(31, rgb(0x7DB53A), 5)
        patty(25)
        cheese(19, [(-24, 8), (-4, 11), (15, 7), (29, 9)])
        patty(12)
        cheese(6, [(-29, 7), (-12, 9), (8, 7), (24, 11)])
        tomatoes(1)
        art.layer(Relief(round: 0.8, height: 0.8, shine: 0.6), shadow: .low) { brush in
            for x in [-24.0, -8, 9, 25] {
                brush.box(
                    x, -3.2 + brush.random.jitter(0.6), 17, 2.4, brush.random.jitter(0.08), corner: 1.2,
                    .color(rgb(0xEBD3E4)))
                brush.box(x, -4.2, 15, 0.6, corner: 0.3, .color(rgb(0x9C4F86, 0.8)))
            }
        }
        ruffle(-6, rgb(0x8CC244), 4.5)
        art.layer(Relief(round: 11, height: 0.7, noise: 0.35, grain: 0.8, shine: 0.35), shadow: .tall) {
            brush in
            brush.shape(
                [
                    at(-35, -11), at(-34, -20), at(-24, -33), at(0, -39), at(24, -33), at(34, -20),
                    at(35, -11), at(26, -8.4), at(0, -7.6), at(-26, -8.4),
                ], bread(-40, -6))
        }
        art.layer(Relief(round: 0.5, height: 1, shine: 0.3), shadow: .contact) { brush in
            for _ in 0..<75 {
                let x = brush.random.jitter(29)
                let lid = -38 + x * x * 0.024
                let y = lid + 2 + brush.random.between(0, 17) * (1 - abs(x) / 44)
                brush.oval(
                    x, y, 1.15, 0.7, brush.random.jitter(0.9), .color(rgb(0xF8E9C2).varied(brush.random, 0.1))
                )
            }
        }
        // This paints a wooden pick with an olive.
        art.layer(Relief(round: 0.5, height: 1, shine: 0.3), shadow: .low) { brush in
            brush.line([at(0, -36), at(1, -62)], 0.9, rgb(0xD9B47A))
        }
        art.berry(0.4, -46, 4, rgb(0x7C8B34))
        art.berry(0.8, -54, 3.4, rgb(0xC73524))
        for (x, y, angle) in [
            (-42.0, 52.0, 0.2), (-36, 57, -0.3), (-44, 60, 0.5), (38, 56, -0.5), (43, 60, 0.3), (34, 62, 0.1),
            (-28, 62, 0.2),
        ] {
            art.layer(
                Relief(round: 1, height: 0.9, noise: 0.3, shine: 0.2), shadow: .low, within: .init(x, y, 16)
            ) { brush in
                brush.box(
                    x, y, 22, 4, angle, corner: 0.8,
                    .linear(
                        from: at(x, y - 2), to: at(x, y + 2),
                        [.init(0, rgb(0xF7D27A)), .init(1, rgb(0xD59A38))]))
            }
        }
        art.dust(60, 0, 58, 44, rgb(0xFFFFFF, 0.8), size: 0.4)
    }
}
