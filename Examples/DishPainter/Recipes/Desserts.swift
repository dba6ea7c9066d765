import Foundation

/// Sweets, most of which are seen from the side.
extension Recipes {
    static var desserts: [String: Recipe] {
        ["parfait": parfait, "macarons": macarons, "matcha-cake": matchaCake, "kakigori": kakigori]
    }

    static func parfait(_ art: Art) {
        art.room(wall: rgb(0xE0A9A6), table: rgb(0xEADBCB), rgb(0xC0A58E), horizon: 44)
        // The back of the glass comes first, then the layers in it, then the shine on its front.
        let left = { (y: Double) in -(11 + (58 - y) * 0.165) }
        art.layer(shadow: .tall) { brush in
            brush.oval(
                0, 68, 19, 4.4, 0,
                .linear(
                    from: at(-18, 64), to: at(18, 72),
                    [
                        .init(0, rgb(0xFFFFFF, 0.8)), .init(0.5, rgb(0xD8D0CC, 0.6)),
                        .init(1, rgb(0xFFFFFF, 0.85)),
                    ]))
            brush.polygon(
                [at(-3, 56), at(3, 56), at(5, 68), at(-5, 68)],
                .linear(
                    from: at(-5, 0), to: at(5, 0),
                    [
                        .init(0, rgb(0xFFFFFF, 0.9)), .init(0.5, rgb(0xB9A8A4, 0.5)),
                        .init(1, rgb(0xFFFFFF, 0.8)),
                    ]))
        }
        let layers: [(Double, Double, Color, Color)] = [
            (40, 58, rgb(0x9E1226), rgb(0xC8243A)), (30, 42, rgb(0xF3E6D6), rgb(0xFFFBF4)),
            (22, 32, rgb(0xD9A55A), rgb(0xE9C07A)),
            (8, 24, rgb(0xF7C6C4), rgb(0xFBDDD8)), (-2, 10, rgb(0xF6EBDD), rgb(0xFFFDF8)),
            (-14, 0, rgb(0xB51C30), rgb(0xD93A48)), (-22, -12, rgb(0xF6EBDD), rgb(0xFFFDF8)),
        ]
        for (index, (top, bottom, dark, light)) in layers.enumerated() {
            art.layer(
                Relief(
                    round: 1.6, height: 0.6, bump: 0.4, noise: index % 3 == 2 ? 1.4 : 0.5,
                    grain: index % 3 == 2 ? 0.8 : 2.4, shine: 0.3)
            ) { brush in
                let wave = (0...8).map { step -> CGPoint in
                    let t = Double(step) / 8
                    return at(left(top) * (1 - 2 * t) * 0.97, top + brush.random.jitter(1.6))
                }
                brush.addCurve(wave, closed: false)
                brush.canvas.addLine(to: at(-left(bottom) * 0.97, bottom))
                brush.canvas.addLine(to: at(left(bottom) * 0.97, bottom))
                brush.canvas.closePath()
                brush.canvas.fill(
                    .linear(
                        from: at(-24, 0), to: at(24, 0),
                        [
                            .init(0, dark), .init(0.3, light), .init(0.7, light.mixed(dark, 0.3)),
                            .init(1, dark),
                        ]))
            }
        }
        for (x, y, turn) in [(-15.0, 3.0, 0.1), (0, 4, -0.1), (15, 3, 0.1)] {
            art.strawberry(x, y + 11, 7, turn, cut: true, shadow: .contact)
        }
        for _ in 0..<26 {
            art.chunk(
                art.random.jitter(14), 26 + art.random.jitter(3.4), 1.9, 1.5, art.random.angle(),
                rgb(0xC98A3E), .baked, shadow: .contact)
        }
        for x in [-8.0, 0, 8] { art.berry(x, 49 + abs(x) * -0.3, 3.6, rgb(0x8A0E20)) }
        // This paints what is above the rim: cream, strawberries, a wafer and mint.
        art.layer(Relief(round: 0.8, height: 0.8, bump: 0.9, noise: 0.3, shine: 0.1), shadow: .low) { brush in
            brush.placed(17, -46, 0.42) {
                brush.box(0, 0, 7, 46, corner: 1, .color(rgb(0xDDA65A)))
                brush.atop {
                    for index in -8...8 {
                        brush.line(
                            [at(-4, Double(index) * 3), at(4, Double(index) * 3 + 4)], 0.6, rgb(0x9A6424, 0.8)
                        )
                        brush.line(
                            [at(4, Double(index) * 3), at(-4, Double(index) * 3 + 4)], 0.6, rgb(0x9A6424, 0.8)
                        )
                    }
                }
            }
        }
        for (x, y, size) in [
            (-15.0, -24.0, 11.0), (14, -25, 11), (0, -27, 13), (-7, -36, 10), (8, -37, 10), (0, -45, 8),
        ] {
            art.piece(
                x, y, size * 1.3,
                Relief(
                    round: size * 0.5, height: 0.8, bump: 0.6, noise: 0.2, grain: 3, shine: 0.3, contrast: 0.8
                ), shadow: .low
            ) { brush in
                for ring in 0..<4 {
                    let part = Double(ring)
                    brush.oval(
                        x, y + size * 0.5 - part * size * 0.34, size * (1 - part * 0.22), size * 0.4, 0.12,
                        .linear(
                            from: at(x - size, y), to: at(x + size, y + size * 0.4),
                            [.init(0, rgb(0xFFFEFA)), .init(0.6, rgb(0xFBF1E4)), .init(1, rgb(0xDCC9B8))]))
                }
            }
        }
        art.strawberry(-17, -30, 8.6, 0.5)
        art.strawberry(16, -31, 8.4, -0.4, cut: true)
        art.strawberry(-1, -32, 9, 0.1, cut: true)
        art.strawberry(-9, -47, 8.4, 0.35)
        art.strawberry(4, -56, 9.6, -0.1, leaf: true, shadow: .raised)
        art.drizzle([at(-12, -40), at(-4, -37), at(4, -43), at(10, -38), at(12, -32)], 1.5, rgb(0x9E1226))
        art.sprig(11, -47, 8, rgb(0x5FA03C))
        art.blueberry(-19, -39, 2.9)
        art.blueberry(20, -39, 2.7)
        // This paints reflections on the glass.
        art.layer(opacity: 0.75, blur: 0.5) { brush in
            brush.polygon(
                [
                    at(left(-20) + 2.5, -20), at(left(-20) + 5.5, -20), at(left(54) + 4, 54),
                    at(left(54) + 2.4, 54),
                ],
                .linear(
                    from: at(0, -20), to: at(0, 54),
                    [.init(0, rgb(0xFFFFFF, 0.9)), .init(1, rgb(0xFFFFFF, 0.35))]))
            brush.polygon(
                [
                    at(-left(-20) - 3, -18), at(-left(-20) - 1.6, -18), at(-left(40) - 1.2, 40),
                    at(-left(40) - 2, 40),
                ], .color(rgb(0xFFFFFF, 0.55)))
        }
        art.layer { brush in
            brush.line([at(left(-22), -22), at(left(58), 58)], 0.5, rgb(0xFFFFFF, 0.7))
            brush.line([at(-left(-22), -22), at(-left(58), 58)], 0.5, rgb(0xFFFFFF, 0.7))
            brush.oval(0, 58, 11, 2, 0, .color(rgb(0xFFFFFF, 0.3)))
        }
        art.strawberry(-33, 66, 6.4, 1.2, leaf: true)
        art.strawberry(34, 63, 6, -1.3, leaf: true)
    }

    static func macarons(_ art: Art) {
        art.marble(rgb(0xF0E9E4), rgb(0xC3B2AC))
        art.napkin(-58, -22, 50, 66, 0.3, rgb(0xC9D6DA), stripe: rgb(0xD98A9A))
        art.layer(Relief(round: 1, height: 0.7, noise: 0.1), shadow: .tall) { brush in
            brush.box(4, 2, 112, 66, -0.03, corner: 3, .color(rgb(0x3E5C63)))
            brush.box(4, 2, 105, 59, -0.03, corner: 2, .color(rgb(0x2C444A)))
        }
        art.layer(Relief(round: 0.6, height: 0.5, noise: 0.4, grain: 0.6)) { brush in
            brush.box(4, 2, 102, 56, -0.03, corner: 1.6, .color(rgb(0xF7F1E6)))
        }
        let colors: [(Color, Color)] = [
            (rgb(0xE88AA0), rgb(0xC23A5A)), (rgb(0xA9C678), rgb(0xF2EBD2)), (rgb(0xF3D27A), rgb(0xF7ECC8)),
            (rgb(0xB79AD0), rgb(0x6E4A8A)), (rgb(0x8A5A3E), rgb(0x3E1E10)), (rgb(0xF2B48A), rgb(0xE0702A)),
        ]
        for column in 0..<6 {
            let (shell, cream) = colors[column]
            for number in 0..<5 {
                let x = -38 + Double(column) * 16.8 + art.random.jitter(0.4)
                let y = -20 + Double(number) * 10.9 - Double(column) * 0.5
                // The macarons stand on their edges, so each is a shell, a filling and a shell.
                art.piece(
                    x, y, 12, Relief(round: 2.4, height: 0.9, bump: 0.3, noise: 0.3, grain: 0.5, shine: 0.35),
                    shadow: .low
                ) { brush in
                    brush.box(x, y, 13.4, 4.4, corner: 1.6, .color(cream))
                }
                for side in [-1.0, 1.0] {
                    art.piece(
                        x, y + side * 3, 12,
                        Relief(round: 2.2, height: 0.9, bump: 0.5, noise: 0.25, grain: 0.5, shine: 0.4),
                        shadow: .contact
                    ) { brush in
                        brush.shape(
                            [
                                at(x - 7.4, y + side * 1.3), at(x - 6.4, y + side * 3.8),
                                at(x, y + side * 5.2), at(x + 6.4, y + side * 3.8),
                                at(x + 7.4, y + side * 1.3), at(x, y + side * 1.1),
                            ],
                            .linear(
                                from: at(x - 7, y), to: at(x + 7, y),
                                [
                                    .init(0, shell.lighter(0.3)), .init(0.5, shell),
                                    .init(1, shell.darker(0.18)),
                                ]))
                        for index in 0..<17 {
                            brush.disc(
                                x - 7 + Double(index) * 0.88, y + side * (1.5 + brush.random.jitter(0.3)),
                                0.62, shell.varied(brush.random, 0.2))
                        }
                    }
                }
            }
        }
        // These macarons lie outside the box and are seen from above.
        for (x, y, index) in [(-62.0, 28.0, 0), (-48, 40, 3), (68, -30, 1), (67, 34, 2)] {
            let shell = colors[index].0
            art.piece(
                x, y, 12, Relief(round: 4.4, height: 0.7, noise: 0.25, grain: 0.5, shine: 0.4),
                shadow: .raised
            ) { brush in
                brush.blob(x, y, 9.4, 9.4, wobble: 0.03, points: 26, .color(shell.darker(0.1)))
                brush.blob(
                    x - 0.2, y - 0.3, 8.7, 8.7, wobble: 0.01, points: 16,
                    .radial(
                        center: at(x - 2, y - 2), radius: 11,
                        [.init(0, shell.lighter(0.3)), .init(0.6, shell), .init(1, shell.darker(0.15))]))
            }
            art.dust(30, x, y, 7, shell.darker(0.5), size: 0.4)
        }
        art.raspberry(-38, 44, 3.2)
        art.raspberry(-70, 14, 3)
        art.sprig(69, -12, 7, rgb(0x6FA84A))
        art.leaf(70, 16, 9, 2.2, rgb(0xE7A3B2), width: 0.5)
        art.leaf(-70, -44, 9, 0.6, rgb(0xE7A3B2), width: 0.5)
        art.glints(40, 4, 0, 44, 0.35)
    }

    /// Paints a slice of a layer cake from its side. It has a front of layers, and a top.
    private static func cakeSlice(
        _ art: Art, width: Double, top: Double, bottom: Double, depth: Double, layers: [(Double, Color)],
        crust: Color
    ) {
        let total = layers.reduce(0) { $0 + $1.0 }
        art.layer(Relief(round: 1.2, height: 0.8, noise: 0.4, grain: 1.4, shine: 0.2), shadow: .tall) {
            brush in
            brush.polygon(
                [
                    at(-width, top), at(width * 0.35, top - depth), at(width, top - depth * 0.18),
                    at(width, bottom - depth * 0.18), at(width * 0.9, bottom), at(-width, bottom),
                ], .color(crust.darker(0.2)))
        }
        var y = top
        for (share, color) in layers {
            let height = share / total * (bottom - top)
            art.layer(
                Relief(
                    round: 0.7, height: 0.7, bump: 0.5, noise: share > 1.5 ? 1.2 : 0.3, grain: 0.8,
                    shine: 0.12)
            ) { brush in
                brush.box(
                    0, y + height / 2, width * 2, height + 0.3,
                    .linear(
                        from: at(-width, 0), to: at(width, 0),
                        [.init(0, color.lighter(0.18)), .init(0.6, color), .init(1, color.darker(0.2))]))
                brush.atop {
                    brush.scatter(Int(height * width * 0.5), 0, y + height / 2, width * 2, height) { px, py in
                        brush.disc(
                            px, py, brush.random.between(0.15, 0.5),
                            color.varied(brush.random, 0.4).opacity(0.5))
                    }
                }
            }
            y += height
        }
    }

    static func matchaCake(_ art: Art) {
        art.room(wall: rgb(0x8E9C84), table: rgb(0x8A6A4A), rgb(0x3E2A1A), horizon: 22)
        art.layer(Relief(round: 2, height: 0.9, shine: 0.6), shadow: .tall) { brush in
            brush.oval(
                0, 49, 48, 17, 0,
                .linear(
                    from: at(-40, 34), to: at(40, 64), [.init(0, rgb(0x56605E)), .init(1, rgb(0x2A302F))]))
        }
        art.layer { brush in
            brush.oval(
                0, 47.6, 39, 12.4, 0,
                .linear(
                    from: at(-30, 38), to: at(30, 58), [.init(0, rgb(0x222827)), .init(1, rgb(0x56605E))]))
        }
        art.layer(opacity: 0.7, blur: 1.6) { brush in brush.oval(3, 50, 36, 7, 0, .color(rgb(0x060807))) }
        var layers: [(Double, Color)] = []
        for index in 0..<11 {
            layers.append((1.2, rgb(0xF6F0DF)))
            layers.append((2.1, index % 2 == 0 ? rgb(0x8CA84A) : rgb(0x7C9A3E)))
        }
        layers.append((1.2, rgb(0xF6F0DF)))
        cakeSlice(art, width: 31, top: -14, bottom: 49, depth: 13, layers: layers, crust: rgb(0x6E8A38))
        // This paints the top: cream under a coat of powder.
        art.layer(Relief(round: 1.4, height: 0.8, noise: 1.4, grain: 0.6), shadow: .low) { brush in
            brush.polygon(
                [at(-31.6, -14.4), at(11, -29), at(31.4, -17.4), at(31.2, -13.8)],
                .linear(
                    from: at(-20, -24), to: at(30, -14), [.init(0, rgb(0x93AE48)), .init(1, rgb(0x6A8A30))]))
            brush.atop {
                brush.scatter(900, 0, -19, 64, 18) { x, y in
                    brush.disc(
                        x, y, brush.random.between(0.15, 0.55), rgb(0x86A63E).varied(brush.random, 0.4))
                }
            }
        }
        for (x, y, size) in [(-2.0, -24.0, 9.0)] {
            art.piece(
                x, y - 2, 16,
                Relief(round: 4, height: 0.8, bump: 0.6, noise: 0.2, grain: 3, shine: 0.3, contrast: 0.8),
                shadow: .raised
            ) { brush in
                for ring in 0..<5 {
                    let part = Double(ring)
                    brush.oval(
                        x + part * 0.3, y - part * size * 0.3 + 2, size * (1 - part * 0.2), size * 0.4, 0.14,
                        .linear(
                            from: at(x - size, y), to: at(x + size, y + 4),
                            [.init(0, rgb(0xFFFEFA)), .init(0.6, rgb(0xF8F0E0)), .init(1, rgb(0xD5C8AE))]))
                }
            }
        }
        art.sprig(3, -37, 9, rgb(0x5F9A3C), leaves: 3)
        art.berry(11, -22, 2.6, rgb(0x7A1E26))
        art.berry(15.6, -20.4, 2.4, rgb(0x7A1E26))
        // This paints powder on the plate, and a cup of tea behind it.
        art.dust(420, 0, 54, 34, rgb(0x9AB84E, 0.85), size: 0.5)
        art.layer(Relief(round: 3, height: 0.8, noise: 0.5, grain: 1, shine: 0.4), shadow: .raised, blur: 0.7)
        { brush in
            brush.shape(
                [at(22, 2), at(46, 2), at(47, 12), at(42, 25), at(26, 25), at(21, 12)],
                .linear(
                    from: at(20, 0), to: at(48, 0),
                    [.init(0, rgb(0xA9907A)), .init(0.4, rgb(0x7E6654)), .init(1, rgb(0x3E3028))]))
            brush.oval(34, 2.4, 12.4, 3.4, 0, .color(rgb(0x3E3028)))
            brush.oval(34, 3, 10.8, 2.6, 0, .color(rgb(0x93AE3E)))
        }
        art.fork(6, 68, 0.05, length: 70, rgb(0xC7A55E))
        art.steam(36, 0, 30, 0.25)
    }

    static func kakigori(_ art: Art) {
        art.room(wall: rgb(0x9CC4CC), table: rgb(0xC9A274), rgb(0x7E5A36), horizon: 30)
        // A blurred wind bell and drops of water suggest summer.
        art.layer(opacity: 0.5, blur: 1.6) { brush in
            brush.disc(-34, -52, 9, rgb(0xFFFFFF, 0.6))
            brush.disc(-34, -52, 6, rgb(0xD8485A, 0.5))
            brush.line([at(-34, -43), at(-33, -28)], 0.6, rgb(0xFFFFFF))
            brush.box(-33, -22, 6, 13, 0.1, .color(rgb(0xF6F0E0, 0.8)))
        }
        art.layer(Relief(round: 2, height: 0.8, noise: 0.1, shine: 0.4), shadow: .tall) { brush in
            brush.oval(0, 58, 46, 12, 0, .color(rgb(0x8E3A2E)))
            brush.oval(0, 56.6, 41, 9.4, 0, .color(rgb(0x6E2620)))
        }
        art.layer(Relief(round: 2.4, height: 0.7, shine: 1), shadow: .low, opacity: 0.94) { brush in
            brush.shape(
                [at(-12, 57), at(-7, 52), at(-5, 46), at(5, 46), at(7, 52), at(12, 57), at(0, 59)],
                .linear(
                    from: at(-10, 0), to: at(10, 0),
                    [.init(0, rgb(0xF4FBFC)), .init(0.5, rgb(0xA9C6CC)), .init(1, rgb(0xE8F4F6))]))
            brush.shape(
                [at(-36, 14), at(36, 14), at(31, 33), at(17, 46), at(0, 49), at(-17, 46), at(-31, 33)],
                .linear(
                    from: at(-36, 0), to: at(36, 0),
                    [
                        .init(0, rgb(0xEAF6F8)), .init(0.3, rgb(0xBBD6DC)), .init(0.7, rgb(0xD8EAEE)),
                        .init(1, rgb(0x9ABCC4)),
                    ]))
        }
        art.layer(Relief(round: 1, height: 0.6, noise: 1, grain: 0.7, shine: 0.6), opacity: 0.75) { brush in
            brush.shape(
                [at(-32, 16), at(32, 16), at(27, 32), at(15, 42), at(0, 44), at(-15, 42), at(-27, 32)],
                .linear(
                    from: at(0, 16), to: at(0, 44),
                    [.init(0, rgb(0xF6FBFA)), .init(0.5, rgb(0xB5CC7A)), .init(1, rgb(0x7E9E3A))]))
        }
        // This paints flakes of shaved ice over one another.
        art.layer(Relief(round: 7, height: 0.7, bump: 1.1, noise: 2.2, grain: 1.2, shine: 0.5), shadow: .low)
        { brush in
            brush.shape(
                [
                    at(-37, 15), at(-38, 4), at(-31, -12), at(-21, -30), at(-9, -42), at(0, -45), at(10, -42),
                    at(22, -29), at(32, -11), at(38, 5), at(37, 15), at(18, 21), at(0, 22), at(-18, 21),
                ],
                .linear(
                    from: at(-30, -30), to: at(34, 20),
                    [.init(0, rgb(0xFFFFFF)), .init(0.6, rgb(0xF0F6F6)), .init(1, rgb(0xC2D6DA))]))
            brush.atop {
                for _ in 0..<800 {
                    let x = brush.random.jitter(38)
                    let y = -12 + brush.random.jitter(34)
                    brush.blob(
                        x, y, brush.random.between(0.4, 2.2), brush.random.between(0.2, 0.8),
                        brush.random.jitter(0.8), wobble: 0.4, points: 5,
                        .color(
                            brush.random.pick([rgb(0xFFFFFF, 0.9), rgb(0xD3E2E6, 0.7), rgb(0xB9CED4, 0.4)])))
                }
            }
        }
        art.layer(Relief(round: 2, height: 0.6, bump: 0.8, noise: 1.6, grain: 1.1, shine: 0.7), opacity: 0.93)
        { brush in
            brush.shape(
                [
                    at(-29, -12), at(-20, -29), at(-9, -41), at(0, -44), at(10, -41), at(21, -28),
                    at(30, -11), at(26, 2), at(21, -4), at(16, 12), at(10, 1), at(3, 15), at(-4, 2),
                    at(-11, 13), at(-16, -1), at(-22, 7), at(-26, -4),
                ],
                .linear(
                    from: at(-20, -36), to: at(24, 12),
                    [.init(0, rgb(0x8DB23A)), .init(0.6, rgb(0x66902A)), .init(1, rgb(0x4C7420))]))
            brush.atop {
                for _ in 0..<420 {
                    brush.blob(
                        brush.random.jitter(30), -14 + brush.random.jitter(30),
                        brush.random.between(0.4, 1.8), brush.random.between(0.2, 0.7),
                        brush.random.jitter(0.8), wobble: 0.4, points: 5,
                        .color(
                            brush.random.pick([rgb(0xB5D06A, 0.6), rgb(0x3E6418, 0.4), rgb(0xE6F0C0, 0.5)])))
                }
            }
        }
        // This paints red beans and rice dumplings at the foot of the ice.
        for index in 0..<42 {
            let x = 17 + art.random.jitter(13)
            let y = 11 + art.random.jitter(6) + Double(index % 3)
            art.piece(x, y, 4, Relief(round: 1.4, height: 0.9, noise: 0.1, shine: 0.7), shadow: .contact) {
                brush in
                brush.oval(
                    x, y, 2.3, 1.8, brush.random.angle(), .color(rgb(0x5E1E22).varied(brush.random, 0.2)))
            }
        }
        for (x, y) in [(-27.0, 13.0), (-17, 16), (-22, 7)] { art.berry(x, y, 6, rgb(0xFBF6EE), shadow: .low) }
        art.drizzle([at(-13, -33), at(-6, -26), at(3, -33), at(9, -24), at(17, -22)], 1.7, rgb(0xFBF3E0))
        art.sprig(1, -44, 9, rgb(0x5F9A3C), leaves: 3)
        art.layer(opacity: 0.8, blur: 0.4) { brush in
            brush.line([at(-31, 19), at(-27, 33), at(-16, 43)], 1.6, rgb(0xFFFFFF, 0.85))
            brush.line([at(33, 18), at(29, 32)], 0.9, rgb(0xFFFFFF, 0.7))
        }
        art.layer(opacity: 0.7) { brush in
            brush.scatter(60, 0, 32, 60, 26) { x, y in
                guard abs(x) < 33 - (y - 16) * 0.5 else { return }
                let size = brush.random.between(0.3, 0.9)
                brush.disc(x, y, size, rgb(0xFFFFFF, 0.5))
                brush.disc(x + 0.1, y + 0.2, size * 0.6, rgb(0x5E8A92, 0.25))
            }
        }
        art.spoon(24, 67, -0.12, length: 54, rgb(0xC9B078))
    }
}
